// A loop of three instructions and three turns, for the space-time diagram of jump prediction in docs/pipeline.md.

        ldi     %r0, #3
loop:   subi    %r0, %r0, #1
        rtop    @p0, %r0
        @p0 ? jmpi loop
        addi    %r1, %r0, #1
done:   halt
