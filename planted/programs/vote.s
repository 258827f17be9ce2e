// A sum of what a vote gives.
        iszero  @p0, %r0
        vote    %r3, @p0
uses:   add     %r4, %r3, %r1
        halt
