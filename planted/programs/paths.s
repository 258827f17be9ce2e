// Lanes 0 and 1 jump over what the others do, and all of them meet; then lane 0 jumps back once.
        hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        ldi     %r2, #0
again:  addi    %r2, %r2, #1
        subi    %r6, %r0, #2
        isneg   @p0, %r6
parts:  @p0 ? jmpi over
        addi    %r4, %r0, #0x10
over:   join
meets:  vote    %r3, @p0
uses:   add     %r3, %r3, %r3
        isneg   @p1, %r4
        subi    %r6, %r2, #2
        isneg   @p2, %r6
        subi    %r6, %r0, #1
        isneg   @p3, %r6
        andp    @p2, @p2, @p3
back:   @p2 ? jmpi again
last:   join
        trap
        halt
