// uses: ../lib/sixteen-threads.s ../lib/launch.s ../lib/console.s
// stack: 3
//
// Short-circuit conditions, whose control flow is not structured:
//   if (first || second) both(); else neither();
// in 64 rounds. The second condition is not computed where the first one holds, and
// two branches lead into the one side.
//
// By split and join: both regions end where all ways come together again, and each of
// the branches goes through the shared side with its own lanes.

.perm x
.entry
.global
entry:  jmpi    run_threads

.def ROUNDS 64

.global
thread:
        ori     %r1, %r0, #0            // x
        ldi     %r2, ROUNDS
        ldi     %r4, #0                 // the result
round:
        shli    %r3, %r1, #2
        add     %r1, %r1, %r3
        addi    %r1, %r1, #3
        andi    %r1, %r1, #0xff         // x = 5x + 3 modulo 256
        andi    %r3, %r1, #6
        iszero  @p0, %r3                // the first condition: bits 1 and 2 of x are 0
        @p0 ? split
        @p0 ? jmpi both
        shri    %r3, %r0, #3
        add     %r3, %r3, %r2
        andi    %r3, %r3, #1
        rtop    @p1, %r3                // the second: round and thread / 8 differ in their parity
        @p1 ? split
        @p1 ? jmpi both
        xor     %r4, %r4, %r1
        addi    %r4, %r4, #1
        jmpi    inner
both:
        shli    %r4, %r4, #1
        add     %r4, %r4, %r1
        shli    %r3, %r1, #1
        add     %r4, %r4, %r3
        andi    %r4, %r4, #0x1ff
        @p0 ? jmpi outer                // a side of the outer region alone
inner:  join
outer:  join
        subi    %r2, %r2, #1
        rtop    @p2, %r2                // the same in all lanes
        @p2 ? jmpi round
        jmpr    %ra
