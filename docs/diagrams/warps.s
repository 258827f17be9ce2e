// Five warps in the same loop, for the space-time diagram of docs/pipeline.md. Warp 0 starts four others
// and joins them.

        ldi     %r1, spawned
        wspawn  %r0, %r1, %r0
        wspawn  %r0, %r1, %r0
        wspawn  %r0, %r1, %r0
        wspawn  %r0, %r1, %r0
        ldi     %r2, #6
warm:   subi    %r2, %r2, #1            // until the others are in their loops
        rtop    @p0, %r2
        @p0 ? jmpi warm
        ldi     %r2, #2
loop:   subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi loop
done:   halt

spawned:
        ldi     %r2, #40
        jmpi    loop
