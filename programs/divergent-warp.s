// uses: lib/seed-case.s lib/console.s
// stack: 2
//
// The PDOM project's first test case: one divergent branch. Threads 0 and
// 1 add 1 to their warp's input, threads 2 and 3 add 2.
//
// Two warps of four threads (lib/seed-case.s): inputs 2 and 5.
// Expected: a line for each input, the results of its four threads.

.perm x
.entry
.global
entry:  jmpi    run_case

.global
case:
        subi    %r1, %r0, #2
        isneg   @p0, %r1                // threads 0 and 1
        @p0 ? split
        @p0 ? jmpi then
        addi    %r4, %r3, #2
        jmpi    next
then:   addi    %r4, %r3, #1
next:   join
        jmpr    %ra
