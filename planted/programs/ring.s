// Core 0 of 1, as it is with the memory that is always ready, rings itself, and then a core that there is not. The
// handler counts.
        ldi     %r0, handler
        skep    %r0
        ldi     %r1, #0
        ldi     %r2, #0
        ldi     %r3, #1
        ei
        ring    %r1
        addi    %r2, %r2, #1
        addi    %r2, %r2, #1
        addi    %r2, %r2, #1
        addi    %r2, %r2, #1
        ring    %r3
        addi    %r2, %r2, #1
        halt
handler:
        addi    %r4, %r4, #1
        reti
