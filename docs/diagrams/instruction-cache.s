// A line of an instruction cache, and a loop that is the next line, for the space-time diagram of
// docs/pipeline.md.

first:  ldi     %r0, #2
        addi    %r1, %r0, #1
        addi    %r2, %r0, #2
        addi    %r3, %r0, #3
loop:   subi    %r0, %r0, #1
        addi    %r1, %r1, #1
        rtop    @p0, %r0
        @p0 ? jmpi loop
done:   halt
