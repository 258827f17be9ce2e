// Both sides of a branch load, for the diagrams of docs/divergence.md: lanes 1 and 3 take it, lanes 0
// and 2 do not. With split and join, as stack and multi-path want it.

        hwid    %r0, #2
        jalis   %r7, %r0, lanes
lanes:  tid     %r0
        andi    %r1, %r0, #1
        rtop    @p0, %r1
        shli    %r0, %r0, (`__WORD)     // ` is the logarithm
branch: @p0 ? split
        @p0 ? jmpi odd
        ld      %r1, %r0, table
        addi    %r1, %r1, #1
        jmpi    meet
odd:    ld      %r1, %r0, table
        shli    %r1, %r1, #1
meet:   join
        addi    %r2, %r1, #1
done:   halt

.align 16
.perm rw
table:  .word   1 2 3 4
