// With a latency of 1, the first sum is in operands in the cycle in which its load is answered, the second one in
// decode. The third one needs the load just before it. The last load fails.
        ldi     %r1, data
        ldi     %r2, #2
        ld      %r3, %r1, #0
        addi    %r4, %r2, #3
        nop
        nop
sum:    add     %r5, %r3, %r4
        ld      %r3, %r1, #4
        nop
        nop
        nop
        nop
second: add     %r6, %r4, %r3
        ld      %r7, %r1, #4
third:  add     %r5, %r7, %r5
        st      %r5, %r1, #8
        ldi     %r1, #1
        shli    %r1, %r1, #30
fails:  ld      %r3, %r1, #0
        addi    %r4, %r4, #1
        halt
        .align  4
data:   .word   5, 6, 7
