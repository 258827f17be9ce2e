// A sum halfway between two numbers, a product that is subnormal, and a zero with a sign.
        ldi     %r1, #0x4b80
        shli    %r1, %r1, #16
        ldi     %r2, #0x3f80
        shli    %r2, %r2, #16
half:   fadd    %r3, %r1, %r2
        ldi     %r4, #0x1f80
        shli    %r4, %r4, #16
small:  fmul    %r5, %r4, %r4
        ldi     %r6, #1
        shli    %r6, %r6, #31
zero:   fmul    %r7, %r6, %r2
        halt
