// Of the lanes 0 and 1: both in bank 0, in different rows; each in its own bank, in one row, then in two; one in RAM,
// the other in the scratchpad; one behind it.
        hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        ldi     %r1, #1
        shli    %r1, %r1, #30
        shli    %r2, %r0, #3
        add     %r2, %r2, %r1
        addi    %r3, %r0, #5
meet:   st      %r3, %r2, #8
again:  ld      %r4, %r2, #8
        shli    %r4, %r0, #2
        add     %r5, %r4, %r1
row:    st      %r3, %r5, #8
        add     %r4, %r4, %r2
apart:  ld      %r5, %r4, #8
        shli    %r6, %r0, #30
mixed:  ld      %r7, %r6, #8
        shli    %r4, %r0, #6
        add     %r4, %r4, %r1
beyond: ld      %r7, %r4, #0
        halt
