// The upper half of a product whose middle terms carry.
        ldi     %r1, #1
        subi    %r2, %r1, #2
upper:  mulhu   %r5, %r2, %r2
        halt
