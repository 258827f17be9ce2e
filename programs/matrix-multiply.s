// uses: lib/supervisor.s lib/fault-report.s lib/lock.s lib/input.s lib/handlers.s lib/console.s lib/call-par.s lib/spawn-warp.s lib/heap.s
// stack: 2
//
// The product of a 6 x 7 and a 7 x 5 matrix, in the manner of the HARP
// runtime: spawn_warp, then call_par in every warp.
//
// Warp w takes the rows w, w + warps, ...; lane l of it the columns l,
// l + lanes, ... Which row a warp is at depends on the warp alone, so only
// the loop over the columns diverges.
// Expected: the six rows of the product.

.def ROWS 6
.def INNER 7
.def COLUMNS 5

.perm x
.entry
.global
entry:
        jmpi    boot

.global
main:
        ldi     %r0, multiply
        jali    %ra, spawn_warp
        ldi     %r3, product
        ldi     %r4, ROWS
print_row:
        ori     %r0, %r3, #0
        ldi     %r1, COLUMNS
        jali    %ra, print_words
        addi    %r3, %r3, (COLUMNS*__WORD)
        subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi print_row
        halt

// Warp %r0.
multiply:
        subi    %sp, %sp, (2*__WORD)
        st      %ra, %sp, #0
next_row:
        subi    %r1, %r0, ROWS
        isneg   @p0, %r1
        notp    @p0, @p0
        @p0 ? jmpi rows_end
        st      %r0, %sp, __WORD
        ori     %r1, %r0, #0
        ldi     %r0, multiply_row
        hwid    %r2, #2
        subi    %r3, %r2, COLUMNS
        isneg   @p0, %r3
        notp    @p0, @p0
        @p0 ? ldi %r2, COLUMNS          // more lanes have nothing to do
        jali    %ra, call_par
        ld      %r0, %sp, __WORD
        hwid    %r1, #3
        add     %r0, %r0, %r1
        jmpi    next_row
rows_end:
        ld      %ra, %sp, #0
        addi    %sp, %sp, (2*__WORD)
        jmpr    %ra

// Lane %r1: row %r2 of the product, beginning with column %r1.
multiply_row:
        subi    %sp, %sp, (2*__WORD)
        st      %r1, %sp, #0            // column
        st      %r2, %sp, __WORD        // row
next_column:
        muli    %r3, %r2, (INNER*__WORD)
        ldi     %r0, left
        add     %r3, %r3, %r0
        shli    %r4, %r1, (`__WORD)     // ` is the logarithm
        ldi     %r0, right
        add     %r4, %r4, %r0
        ldi     %r5, #0
        ldi     %r2, INNER
multiply_add:
        ld      %r0, %r3, #0
        ld      %r1, %r4, #0
        mul     %r0, %r0, %r1
        add     %r5, %r5, %r0
        addi    %r3, %r3, __WORD
        addi    %r4, %r4, (COLUMNS*__WORD)
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi multiply_add         // the same for all lanes
        ld      %r1, %sp, #0
        ld      %r2, %sp, __WORD
        muli    %r3, %r2, COLUMNS
        add     %r3, %r3, %r1
        shli    %r3, %r3, (`__WORD)
        ldi     %r0, product
        add     %r3, %r3, %r0
        st      %r5, %r3, #0
        hwid    %r0, #2
        add     %r1, %r1, %r0
        st      %r1, %sp, #0
        subi    %r0, %r1, COLUMNS
        isneg   @p0, %r0
        @p0 ? splitl
        @p0 ? jmpi next_column
        join
        addi    %sp, %sp, (2*__WORD)
        jmpr    %ra

.perm rw
left:   .word   3 1 4 1 5 9 2
        .word   6 5 3 5 8 9 7
        .word   9 3 2 3 8 4 6
        .word   2 6 4 3 3 8 3
        .word   2 7 9 5 0 2 8
        .word   8 4 1 9 7 1 6
right:  .word   2 7 1 8 2
        .word   8 1 8 2 8
        .word   4 5 9 0 4
        .word   5 2 3 5 3
        .word   6 0 2 8 7
        .word   4 7 1 3 5
        .word   2 6 6 2 4
product:
        .space  30
