// The program of sides-split.s as the mechanism masks wants it: each side guarded, with a vote around the
// second one.

        hwid    %r0, #2
        jalis   %r7, %r0, lanes
lanes:  tid     %r0
        andi    %r1, %r0, #1
        rtop    @p0, %r1
        shli    %r0, %r0, (`__WORD)     // ` is the logarithm
branch: notp    @p1, @p0
        @p1 ? ld    %r1, %r0, table
        @p1 ? addi  %r1, %r1, #1
        vote    %r2, @p0
        iszero  @p2, %r2
        @p2 ? jmpi  meet
        @p0 ? ld    %r1, %r0, table
        @p0 ? shli  %r1, %r1, #1
meet:   addi    %r2, %r1, #1
done:   halt

.align 16
.perm rw
table:  .word   1 2 3 4
