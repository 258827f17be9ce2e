// uses: ../lib/all-warps.s ../lib/launch.s ../lib/console.s
// config: divergence = "paired-path"
//
// The cheapest way through a grid from top to bottom, straight or aslant: Rodinia's
// pathfinder. A row is computed from the one above, in place; then all warps meet.
//
// By plain branches: what the cells compute, and nothing that says where lanes meet.

.perm x
.entry
.global
entry:  jmpi    run_all_warps

.def COLUMNS 32

// Thread %r0 of %r1.
.global
thread:
        ldi     %r5, wall               // the row above
row:
        ori     %r2, %r0, #0            // column
        jmpi    more
cell:
        shli    %r3, %r2, (`__WORD)     // ` is the logarithm
        add     %r3, %r3, %r5           // the cell above
        ld      %r4, %r3, #0
        iszero  @p0, %r2
        @p0 ? jmpi right                // none on the left
        ld      %sp, %r3, (-__WORD)
        sub     %ra, %sp, %r4
        isneg   @p1, %ra
        @p1 ? ori %r4, %sp, #0          // cheaper
right:
        subi    %sp, %r2, (COLUMNS-1)
        iszero  @p0, %sp
        @p0 ? jmpi below                // none on the right
        ld      %sp, %r3, __WORD
        sub     %ra, %sp, %r4
        isneg   @p1, %ra
        @p1 ? ori %r4, %sp, #0
below:
        ld      %sp, %r3, (COLUMNS*__WORD)
        add     %r4, %r4, %sp
        st      %r4, %r3, (COLUMNS*__WORD)
        add     %r2, %r2, %r1
more:
        subi    %r4, %r2, COLUMNS
        isneg   @p0, %r4
        @p0 ? jmpi cell
        hwid    %r3, #3
        ldi     %r4, #0
        bar     %r4, %r3                // the row is complete
        addi    %r5, %r5, (COLUMNS*__WORD)
        ldi     %r4, results
        sub     %r4, %r4, %r5
        rtop    @p0, %r4                // the same in all threads
        @p0 ? jmpi row
        jmpi    thread_end

.perm rw
wall:   .word   0 1 1 5 2 4 4 9 3 9 0 9 2 6 6 8 5 8 7 8 4 0 0 5 7 5 6 6 8 2 8 2
        .word   3 3 0 2 5 2 2 8 8 5 8 8 2 7 6 8 5 9 5 5 7 2 6 7 8 3 7 4 7 8 8 5
        .word   7 7 5 9 8 7 7 3 5 2 9 4 7 4 4 8 8 8 8 9 9 6 4 3 7 8 5 9 1 5 0 3
        .word   1 0 9 0 4 9 3 1 8 2 4 3 3 0 6 0 0 5 5 2 3 0 1 1 1 0 0 0 5 4 2 2
        .word   2 8 0 6 9 0 3 2 0 0 5 9 1 4 5 7 0 4 7 8 9 0 4 6 9 2 7 3 1 5 1 0
        .word   7 2 8 9 6 7 8 5 2 5 4 4 9 6 0 8 2 0 4 0 2 2 2 1 7 3 8 0 3 3 7 1
        .word   4 1 9 3 9 9 5 4 6 4 8 0 2 0 6 6 2 1 8 1 3 1 1 0 2 3 1 3 0 8 7 7
        .word   4 8 6 3 3 6 6 8 0 9 9 0 6 8 9 2 1 7 5 0 8 1 9 5 4 5 4 0 6 1 1 4
        .word   3 0 7 0 6 7 7 3 9 9 1 0 4 0 5 4 1 3 7 3 1 9 5 6 7 2 5 6 1 4 1 1
        .word   1 9 5 6 3 1 0 9 7 0 7 4 5 7 2 5 4 7 8 7 6 7 4 6 3 2 7 9 4 8 6 1
        .word   9 9 1 1 5 2 8 2 6 1 1 0 2 4 6 3 5 7 2 8 4 1 2 8 6 1 5 8 3 8 4 2
.global
results:
        .word   2 7 3 6 5 9 2 7 7 0 9 6 2 6 8 0 7 4 6 4 6 7 5 8 5 1 3 8 9 3 6 6
.global
results_end:
