// One lane stops while the others wait.
        hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        iszero  @p0, %r0
        @p0 ? jmpi over
ends:   halt
over:   halt
