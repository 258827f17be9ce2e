// uses: ../lib/all-warps.s ../lib/launch.s ../lib/console.s
// config: divergence = "paired-path"
//
// Heat on a plate of 8 x 8 cells, after Rodinia's hotspot: each step gives a cell an
// eighth of its power and of what its neighbours are hotter. Cells at the edge have fewer
// neighbours, so that each side of the plate parts the lanes.
//
// By plain branches. Four ifs in a loop, each of which ends where the next one begins.

.perm x
.entry
.global
entry:  jmpi    run_all_warps

.def SIDE 8
.def CELLS 64
.def STEPS 4

// Thread %r0 of %r1. Each step has words of its own.
.global
thread:
        ldi     %r5, heat
step:
        ori     %r2, %r0, #0            // cell
        jmpi    more
cell:
        shli    %r3, %r2, (`__WORD)     // ` is the logarithm
        ldi     %r4, power
        add     %r4, %r4, %r3
        ld      %r4, %r4, #0
        add     %r3, %r3, %r5
        ld      %sp, %r3, #0            // its temperature
        shli    %ra, %sp, #3
        add     %r4, %r4, %ra           // the sum of the eighths
        shri    %ra, %r2, (`SIDE)       // row
        iszero  @p0, %ra
        @p0 ? jmpi south
        ld      %ra, %r3, (-SIDE*__WORD)
        add     %r4, %r4, %ra
        sub     %r4, %r4, %sp
south:
        shri    %ra, %r2, (`SIDE)
        subi    %ra, %ra, (SIDE-1)
        iszero  @p0, %ra
        @p0 ? jmpi west
        ld      %ra, %r3, (SIDE*__WORD)
        add     %r4, %r4, %ra
        sub     %r4, %r4, %sp
west:
        andi    %ra, %r2, (SIDE-1)      // column
        iszero  @p0, %ra
        @p0 ? jmpi east
        ld      %ra, %r3, (-__WORD)
        add     %r4, %r4, %ra
        sub     %r4, %r4, %sp
east:
        andi    %ra, %r2, (SIDE-1)
        subi    %ra, %ra, (SIDE-1)
        iszero  @p0, %ra
        @p0 ? jmpi store
        ld      %ra, %r3, __WORD
        add     %r4, %r4, %ra
        sub     %r4, %r4, %sp
store:
        shri    %r4, %r4, #3
        st      %r4, %r3, (CELLS*__WORD)
        add     %r2, %r2, %r1
more:
        subi    %r4, %r2, CELLS
        isneg   @p0, %r4
        @p0 ? jmpi cell
        hwid    %r3, #3
        ldi     %r4, #0
        bar     %r4, %r3                // the step is complete
        addi    %r5, %r5, (CELLS*__WORD)
        ldi     %r4, results
        sub     %r4, %r4, %r5
        rtop    @p0, %r4                // the same in all threads
        @p0 ? jmpi step
        jmpi    thread_end

.perm rw
power:  .word    0  0  0 83  0  0  0  0
        .word    0  0  0  0  0  0  0  0
        .word    0  0  0  0 78  0  0  0
        .word    0  0  0  0  0 77  0  0
        .word    0  0  0 94  0  0 80  0
        .word    0 84  0 97 76  0  0  0
        .word    0 66  0  0 74  0  0  0
        .word    0  0  0  0  0  0  0  0
heat:   .word   330 375 369 316 347 377 360 380
        .word   374 308 377 301 360 333 370 329
        .word   324 391 360 369 370 360 350 381
        .word   319 329 381 319 366 349 394 301
        .word   385 399 308 320 397 375 305 338
        .word   399 303 334 360 376 392 349 391
        .word   354 350 393 373 356 317 346 312
        .word   304 317 363 327 333 386 355 399
        .space  ((STEPS-1)*CELLS)
.global
results:
        .space  CELLS
.global
results_end:
