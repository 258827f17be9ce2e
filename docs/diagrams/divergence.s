// A branch on which the lanes part, for the space-time diagram of docs/pipeline.md: lanes 0 and 1
// take it, lanes 2 and 3 do not.

        hwid    %r0, #2
        jalis   %r7, %r0, lanes
lanes:  tid     %r0
        subi    %r1, %r0, #2
        isneg   @p0, %r1
branch: @p0 ? split
        @p0 ? jmpi then
        addi    %r2, %r0, #1
        jmpi    meet
then:   addi    %r2, %r0, #5
meet:   join
        addi    %r2, %r2, #1
done:   halt
