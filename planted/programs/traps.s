// Enters the handler.
        ldi     %r1, handler
        skep    %r1
traps:  trap
handler: halt
