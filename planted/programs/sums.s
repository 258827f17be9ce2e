// All lanes change one word: by sums, then to the least.
        ldi     %r1, #4
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        ldi     %r1, #0x400
sum:    aadd    %r3, %r1, %r0
        subi    %r2, %r0, #2
least:  amin    %r3, %r1, %r2
        halt
