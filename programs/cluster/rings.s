// uses: ../lib/cores.s ../lib/console.s
// stack: 0
// config: extension = true
//
// Core 0 hands out jobs to all cores in turn, and rings whom it gives one.
//
// The other cores have stopped. Whom core 0 rings takes the job out of its
// mailbox, adds the square of the job's number to the total, and stops again.
// All words that cores share are changed and read by atomic instructions.
// Expected: the sum of the first 24 squares.

.def JOBS 24

.perm x
.entry
.global
entry:
        jali    %ra, this_core
        rtop    @p0, %r0
        @p0 ? jmpi wait_for_rings
        ori     %r6, %r1, #0                    // how many cores
        ldi     %r5, #0                         // whose turn it is
        ldi     %r4, #0                         // the job before
hand_out:
        addi    %r4, %r4, #1
        rtop    @p0, %r5
        @p0 ? jmpi to_another
        ori     %r2, %r4, #0
        jali    %ra, work
        jmpi    next
to_another:
        shli    %r0, %r5, (`__WORD)             // ` is the logarithm
        ldi     %r1, mailboxes
        add     %r0, %r0, %r1
        ldi     %r2, #0
mailbox_is_full:
        aor     %r1, %r0, %r2
        rtop    @p0, %r1
        @p0 ? jmpi mailbox_is_full
        aswap   %r1, %r0, %r4
        ring    %r5
next:
        addi    %r5, %r5, #1
        sub     %r0, %r5, %r6
        iszero  @p0, %r0
        @p0 ? ldi %r5, #0
        subi    %r0, %r4, JOBS
        rtop    @p0, %r0
        @p0 ? jmpi hand_out

        ldi     %r0, finished
        ldi     %r2, #0
not_all_finished:
        aor     %r1, %r0, %r2
        subi    %r1, %r1, JOBS
        rtop    @p0, %r1
        @p0 ? jmpi not_all_finished
        ldi     %r0, total
        aor     %r1, %r0, %r2
        ldi     %r0, answer
        st      %r1, %r0, #0
        ldi     %r1, #1
        jali    %ra, print_words
        halt

// The warp stops. A ring enters `rung`, and reti stops the warp again.
wait_for_rings:
        ldi     %r0, rung
        skep    %r0
        halt

rung:
        hwid    %r0, #4
        shli    %r0, %r0, (`__WORD)
        ldi     %r1, mailboxes
        add     %r0, %r0, %r1
        ldi     %r1, #0
        aswap   %r2, %r0, %r1
        jali    %ra, work
        reti

// The job %r2. Changed: %r0 to %r2.
work:
        mul     %r2, %r2, %r2
        ldi     %r0, total
        aadd    %r2, %r0, %r2
        ldi     %r0, finished
        ldi     %r1, #1
        aadd    %r1, %r0, %r1
        jmpr    %ra

.perm rw
mailboxes:
        .space  16                              // a word for each core
total:  .word   0
finished:
        .word   0
answer: .word   0
