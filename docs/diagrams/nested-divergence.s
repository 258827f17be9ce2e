// A branch within a branch, for the picture in README.md. Lane 0 ends with 13, lane 1 with 14, lanes 2
// and 3 with 12.

        hwid    %r0, #2
        jalis   %r7, %r0, lanes
lanes:  tid     %r0
        subi    %r1, %r0, #2
        isneg   @p0, %r1                // lanes 0 and 1
        @p0 ? split
        @p0 ? jmpi low
        ldi     %r2, #2                 // lanes 2 and 3
        jmpi    outer
low:    iszero  @p1, %r0                // lane 0
        @p1 ? split
        @p1 ? jmpi zero
        ldi     %r2, #4                 // lane 1
        jmpi    inner
zero:   ldi     %r2, #3                 // lane 0
inner:  join
outer:  join
        addi    %r2, %r2, #10           // all
done:   halt
