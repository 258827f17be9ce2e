// uses: ../lib/sixteen-threads.s ../lib/launch.s ../lib/console.s
// config: divergence = "paired-path"
//
// A loop with two exits: in each of sixteen rounds a thread looks for a key in
// a table, and leaves the loop when it has found it or when the table ends.
//
// By plain branches. Lanes that have found their key wait behind the loop; the
// last ones that find theirs take them along.

.perm x
.entry
.global
entry:  jmpi    run_threads

.def ROUNDS 16

.global
thread:
        ldi     %r2, ROUNDS
        ldi     %r4, #0                 // the result
round:
        shli    %sp, %r0, #1
        add     %sp, %sp, %r0
        add     %sp, %sp, %r2
        andi    %sp, %sp, #15           // the key: 3 x thread + round, modulo 16
        ldi     %r1, table
next:
        ld      %r3, %r1, #0
        sub     %r3, %r3, %sp
        iszero  @p0, %r3                // found
        @p0 ? jmpi found
        addi    %r1, %r1, __WORD
        ldi     %r3, table_end
        sub     %r3, %r3, %r1
        rtop    @p1, %r3                // there is more
        @p1 ? jmpi next
        shli    %r4, %r4, #1
        add     %r4, %r4, %sp
        jmpi    done
found:
        ldi     %r3, table
        sub     %r3, %r1, %r3
        shri    %r3, %r3, (`__WORD)     // where it stands; ` is the logarithm
        shli    %r3, %r3, #1
        add     %r4, %r4, %r3
        add     %r4, %r4, %sp
        addi    %r4, %r4, #64
done:
        andi    %r4, %r4, #0x1ff
        subi    %r2, %r2, #1
        rtop    @p2, %r2                // the same in all lanes
        @p2 ? jmpi round
        jmpr    %ra

.perm rw
table:  .word   0, 9, 6, 3, 8, 12, 15, 4, 10, 1, 7, 13
table_end:
