// uses: ../lib/cores.s ../lib/console.s
// stack: 0
// config: extension = true
//
// Cells in a ring: in each round every cell becomes the sum of itself and the
// next one.
//
// Core 0 writes the first values, while the others wait at a cluster barrier
// and fetch nothing. In each round the cores take the cells in turn, from one
// half of the memory into the other one. Behind a barrier the halves change
// places. At the end core 0 prints some cells.
// Expected: the first 8 cells.

.def CELLS 64
.def ROUNDS 6

.perm x
.entry
.global
entry:
        jali    %ra, this_core
        rtop    @p0, %r0
        @p0 ? jmpi begin
        ldi     %r0, #0
fill:
        muli    %r1, %r0, #37
        andi    %r1, %r1, #127
        shli    %r2, %r0, (`__WORD)             // ` is the logarithm
        ldi     %r3, cells
        add     %r2, %r2, %r3
        st      %r1, %r2, #0
        addi    %r0, %r0, #1
        subi    %r1, %r0, CELLS
        rtop    @p0, %r1
        @p0 ? jmpi fill

begin:
        jali    %ra, core_barrier
        ldi     %r5, ROUNDS
        ldi     %r6, cells                      // the half that is read
round:
        jali    %ra, this_core
        ldi     %r4, cells                      // the other half
        shli    %r4, %r4, #1
        addi    %r4, %r4, (CELLS*__WORD)
        sub     %r4, %r4, %r6
cell:
        shli    %r2, %r0, (`__WORD)
        add     %r2, %r2, %r6
        ld      %r3, %r2, #0
        addi    %r2, %r0, #1
        andi    %r2, %r2, (CELLS-1)
        shli    %r2, %r2, (`__WORD)
        add     %r2, %r2, %r6
        ld      %r2, %r2, #0
        add     %r3, %r3, %r2
        shli    %r2, %r0, (`__WORD)
        add     %r2, %r2, %r4
        st      %r3, %r2, #0
        add     %r0, %r0, %r1
        subi    %r2, %r0, CELLS
        isneg   @p0, %r2
        @p0 ? jmpi cell
        ori     %r6, %r4, #0
        jali    %ra, core_barrier
        subi    %r5, %r5, #1
        rtop    @p0, %r5
        @p0 ? jmpi round

        jali    %ra, this_core
        rtop    @p0, %r0
        @p0 ? halt
        ori     %r0, %r6, #0
        ldi     %r1, #8
        jali    %ra, print_words
        halt

.perm rw
cells:
        .space  (2*CELLS)
