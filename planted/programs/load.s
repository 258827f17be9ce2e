// A load, whose warp waits for memory.
        ldi     %r1, #0
loads:  ld      %r2, %r1, #0x80
        halt
