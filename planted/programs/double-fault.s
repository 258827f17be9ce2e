// A load fails while interrupts are disabled: a double fault, which has no use for the address.
        ldi     %r1, #1
        shli    %r1, %r1, #20
        di
loads:  ld      %r2, %r1, #0
        halt
