// The first warp spawns a child again and again, with a load on its way; bytes come to the console. A child mostly ends
// while the next load is on its way.
        ldi     %r1, handler
        skep    %r1
        ei
        ldi     %r1, child
        ldi     %r6, #300
again:  ld      %r3, %r0, data
        wspawn  %r2, %r1, %r6
        subi    %r6, %r6, #1
        rtop    @p0, %r6
        @p0 ? jmpi again
        halt
handler:
        ldi     %r4, #1
        shli    %r4, %r4, #31
        ld      %r4, %r4, #0
        reti
child:  andi    %r2, %r2, #7
        addi    %r2, %r2, #5
turns:  addi    %r3, %r3, #1
        rtop    @p0, %r2
        subi    %r2, %r2, #1
        @p0 ? jmpi turns
        halt
        .align  4
data:   .word   5
