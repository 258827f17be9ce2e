// uses: lib/seed-case.s lib/console.s
// stack: 4
//
// The PDOM project's second test case: a divergent branch within a
// divergent branch. Threads 0 and 1 take the outer branch (B) and part
// again: thread 0 (D) adds 3 to its warp's input, thread 1 (E) adds 4.
// Threads 2 and 3 (C) add 2.
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
        @p0 ? jmpi b
        addi    %r4, %r3, #2            // C
        jmpi    outer
b:
        subi    %r1, %r0, #1
        isneg   @p1, %r1                // thread 0
        @p1 ? split
        @p1 ? jmpi d
        addi    %r4, %r3, #4            // E
        jmpi    inner
d:      addi    %r4, %r3, #3
inner:  join
outer:  join
        jmpr    %ra
