// uses: lib/seed-case.s lib/console.s
// stack: 4
//
// The result of nested-divergent-warp by a loop within a loop, both left
// by the threads at different iterations. Each inner iteration adds 1 to
// the warp's input:
//      thread             0  1  2  3
//      outer iterations   1  2  1  2       1 + (thread & 1)
//      inner, each time   3  2  2  1       3 - (thread + 1) / 2
//      added              3  4  2  2
//
// Two warps of four threads (lib/seed-case.s): inputs 2 and 5.
// Expected: a line for each input, the results of its four threads.

.perm x
.entry
.global
entry:  jmpi    run_case

.global
case:
        ori     %r4, %r3, #0
        andi    %r2, %r0, #1            // outer iterations after this one
outer:
        addi    %r1, %r0, #1
        shri    %r1, %r1, #1
        subi    %r1, %r1, #3            // minus the inner iterations
inner:
        addi    %r4, %r4, #1
        addi    %r1, %r1, #1
        rtop    @p0, %r1
        @p0 ? splitl
        @p0 ? jmpi inner
        join
        rtop    @p1, %r2
        subi    %r2, %r2, #1
        @p1 ? splitl
        @p1 ? jmpi outer
        join
        jmpr    %ra
