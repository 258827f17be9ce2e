// Two registers are written, and never read.
        ldi     %r7, #0x55
        ldi     %r6, #1
        halt
