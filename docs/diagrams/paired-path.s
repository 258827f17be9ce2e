// A branch on which the lanes part, for the space-time diagram of paired-path in docs/pipeline.md: lanes 1
// and 3 take it, lanes 0 and 2 do not.

        hwid    %r0, #2
        jalis   %r7, %r0, lanes
lanes:  tid     %r0
        andi    %r1, %r0, #1
        rtop    @p0, %r1
branch: @p0 ? jmpi odd
        addi    %r2, %r0, #1
        jmpi    meet
odd:    addi    %r2, %r0, #5
meet:   addi    %r2, %r2, #1
done:   halt
