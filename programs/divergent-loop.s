// uses: lib/seed-case.s lib/console.s
// stack: 7
// config: divergence = "stack"
//
// The PDOM project's third test case: a divergent loop. Each thread adds
// its warp's input (thread number + 1) times: a row of the multiplication
// table.
//
// Plain `split` knows no loop exit, so every iteration opens a region of
// its own within the last one, and every one needs its own join: a lane
// counts its open regions in %r2 and joins as often. The divergence stack
// grows by two entries for each iteration that some lane leaves (by one
// with a single lane: 4 entries do then). divergent-loop-splitl does the
// same without growth.
//
// Two warps of four threads (lib/seed-case.s): inputs 2 and 5.
// Expected: a line for each input, its multiples from 1 to 4.
//
// Counts on the mechanism stack: lanes whose regions end together have as
// many left.

.perm x
.entry
.global
entry:  jmpi    run_case

.global
case:
        ldi     %r4, #0
        ldi     %r2, #0                 // open regions
loop:
        add     %r4, %r4, %r3
        sub     %r1, %r2, %r0           // thread number iterations to go on
        rtop    @p0, %r1
        addi    %r2, %r2, #1
        @p0 ? split
        @p0 ? jmpi loop
unwind:
        join                            // the lanes that left before follow,
        subi    %r2, %r2, #1            // then all have as many open
        rtop    @p1, %r2
        @p1 ? jmpi unwind
        jmpr    %ra
