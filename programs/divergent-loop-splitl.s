// uses: lib/seed-case.s lib/console.s
// stack: 2
//
// The PDOM project's third test case with the loop split: each thread adds
// its warp's input (thread number + 1) times. Lanes leave the loop at
// different iterations, one join after it brings them together.
//
// Two warps of four threads (lib/seed-case.s): inputs 2 and 5.
// Expected: a line for each input, its multiples from 1 to 4.

.perm x
.entry
.global
entry:  jmpi    run_case

.global
case:
        ldi     %r4, #0
        addi    %r2, %r0, #1            // iterations to do
loop:
        add     %r4, %r4, %r3
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? splitl
        @p0 ? jmpi loop
        join
        jmpr    %ra
