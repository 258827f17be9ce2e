// All lanes: side by side in a line, first stored, then loaded; a line for the lanes 0 and 2 and another one for 1 and
// 3; the console.
        ldi     %r1, #4
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        addi    %r3, %r0, #0x41
        shli    %r1, %r0, #2
beside: st      %r3, %r1, #0x400
load:   ld      %r4, %r1, #0x400
        andi    %r1, %r0, #1
        shli    %r1, %r1, #6
        add     %r1, %r1, %r0
apart:  st      %r3, %r1, #0x400
        ldi     %r1, #1
        shli    %r1, %r1, #31
print:  st      %r3, %r1, #0
        halt
