// uses: lib/seed-case.s lib/console.s
// stack: 2
//
// The result of divergent-warp by a loop: threads 0 and 1 go once through
// a loop that adds 1 to their warp's input, threads 2 and 3 twice.
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
        shri    %r2, %r0, #1            // 0 0 1 1: iterations after the first
loop:
        addi    %r4, %r4, #1
        rtop    @p0, %r2
        subi    %r2, %r2, #1
        @p0 ? splitl
        @p0 ? jmpi loop
        join
        jmpr    %ra
