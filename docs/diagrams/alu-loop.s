// A loop of three instructions, for the space-time diagram of docs/pipeline.md.

        ldi     %r0, #2
loop:   subi    %r0, %r0, #1
        rtop    @p0, %r0
        @p0 ? jmpi loop
done:   halt
