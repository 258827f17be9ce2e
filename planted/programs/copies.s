// One warp copies its lane, the other one has instructions fetched in every cycle in which it may.
        ldi     %r0, work
        ldi     %r2, #3
        wspawn  %r1, %r0, %r2
again:  ldi     %r1, #1
        clone   %r1
        subi    %r2, %r2, #1
        rtop    @p1, %r2
        @p1 ? jmpi again
        halt
work:   addi    %r3, %r3, #1
        addi    %r4, %r4, #1
        subi    %r5, %r3, #100
        rtop    @p0, %r5
        @p0 ? jmpi work
        halt
