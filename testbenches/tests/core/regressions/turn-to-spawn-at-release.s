// What it was: the model gave a context its turn to spawn in the cycle in which its warp was released, the RTL in the next (P9.13.13).
// Found by: harmonica fuzz, seed 20261130, cores 35 and 155.
// config: divergence = "multi-path", tlb_entries = 2
//
// Two lanes part. One waits to spawn, for warp 1 has not stopped yet. The other one's store has no page: while the handler maps it,
// and holds all else of the warp, warp 1 stops.
        jmpi    start
handler:
        ldi     %r2, #0x3f
        tlbadd  %r1, %r1, %r2
        reti
start:  ldi     %r0, handler
        skep    %r0
        ldi     %r1, #2
        ldi     %r3, both
        jalrs   %r0, %r1, %r3
both:   ldi     %r4, rounds
        ldi     %r5, #5
        wspawn  %r6, %r4, %r5
        ldi     %r4, end
        hwid    %r0, #0
        rtop    @p0, %r0
        @p0 ? split
        @p0 ? jmpi store
        wspawn  %r0, %r4, %r0
store:  ldi     %r0, #1
        shli    %r0, %r0, #14
        st      %r0, %r0, #0
        halt
rounds: subi    %r6, %r6, #1
        rtop    @p0, %r6
        @p0 ? jmpi rounds
end:    halt
