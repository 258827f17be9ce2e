// uses: ../lib/sixteen-threads.s ../lib/launch.s ../lib/console.s
// config: divergence = "paired-path"
//
// A jump from one side of an if into the other:
//   if (c) { a(); if (d) goto into; b(); } else { e(); into: f(); }
// in 64 rounds.
//
// By plain branches. Lanes that take the else wait at its beginning, so those that jump
// into it find them there when all have jumped.

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
        addi    %r1, %r1, #7
        andi    %r1, %r1, #0xff         // x = 5x + 7 modulo 256
        andi    %r3, %r1, #10
        rtop    @p0, %r3                // not c: bit 1 or 3 of x is 1
        @p0 ? jmpi other
        add     %r4, %r4, %r1           // a
        shri    %r3, %r0, #2
        add     %r3, %r3, %r2
        andi    %r3, %r3, #3
        rtop    @p1, %r3                // d: round + thread / 4 is no multiple of 4
        @p1 ? jmpi into
        xori    %r4, %r4, #0x155        // b
        addi    %r4, %r4, #3
        jmpi    next
other:
        shli    %r4, %r4, #1            // e
        addi    %r4, %r4, #1
into:
        shli    %r3, %r1, #1            // f
        add     %r4, %r4, %r3
        xor     %r4, %r4, %r2
        andi    %r4, %r4, #0x1ff
next:
        subi    %r2, %r2, #1
        rtop    @p2, %r2                // the same in all lanes
        @p2 ? jmpi round
        jmpr    %ra
