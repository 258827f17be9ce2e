// Each core rings the other one, and is interrupted.
        ldi     %r0, handler
        skep    %r0
        ei
        hwid    %r0, #4
        xori    %r0, %r0, #1
        ring    %r0
        ldi     %r1, #20
wait:   subi    %r1, %r1, #1
        rtop    @p0, %r1
        @p0 ? jmpi wait
        halt
handler:
        reti
