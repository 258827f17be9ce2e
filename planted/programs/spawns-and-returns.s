// Warp 0 traps and returns again and again, while warp 1 starts warp 2 as often.
        ldi     %r0, handler
        skep    %r0
        ldi     %r1, starts
        wspawn  %r0, %r1, %r0
        ldi     %r2, #60
again:  trap
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi again
        halt
starts: ldi     %r1, ends
        ldi     %r2, #200
start:  wspawn  %r0, %r1, %r0
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi start
ends:   halt
handler:
        reti
