// A fence behind a load that is still on its way.
        ldi     %r3, #0x100
        ld      %r5, %r3, #0
fence:  fence
        halt
