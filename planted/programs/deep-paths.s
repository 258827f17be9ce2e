// Lanes part twice, so that a path lies below the top.
        hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        iszero  @p0, %r0
        subi    %r1, %r0, #2
        isneg   @p1, %r1
first:  @p0 ? jmpi over
        @p1 ? jmpi over
        nop
over:   halt
