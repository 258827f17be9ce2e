// A number and a NaN, and both zeros.
        ldi     %r1, #1
        shli    %r2, %r1, #31
        subi    %r3, %r2, #1
        ldi     %r4, #0
zeros:  feq     @p0, %r2, %r4
nan:    flt     @p0, %r1, %r3
        halt
