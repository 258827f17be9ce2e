// uses: lib/console.s
// stack: 2
//
// wspawn: every warp, warps that are used again, a warp that starts the
// next and stops. Only lane 0 of each warp works.
//
// Every warp marks that it ran; with one warp, that one does all the work
// itself.
// Expected:
//  1. "all warps" when all warps ran at the same time;
//  2. the sums 1 + ... + k for k = 1 to 12, each by a warp of its own,
//     started as soon as some warp is free (wspawn waits for it); each
//     halts with entries on its divergence stack, which a start empties;
//  3. "relay 12345": a digit each by five warps, each started by the last.
//
// races: atomic gate, marks, sums: warps look at them until the others have stored

.def TASKS 12
.def DIGIT_ZERO 48
.def RUNNERS 5
.def NEWLINE 10

.perm x
.entry
.global
entry:
// 1: start the others; all wait at the gate, so no one runs twice.
        hwid    %r4, #3
        ldi     %r3, #1
        ldi     %r2, mark
start_all:
        sub     %r5, %r3, %r4
        isneg   @p0, %r5
        @p0 ? wspawn %r1, %r2, %r3      // its %r1 = the number we expect
        @p0 ? addi %r3, %r3, #1
        @p0 ? jmpi start_all
        ldi     %r0, gate
        ldi     %r1, #1
        st      %r1, %r0, #0
        ldi     %r3, #1                 // wait for each warp's mark
await_marks:
        sub     %r5, %r3, %r4
        isneg   @p0, %r5
        notp    @p0, @p0
        @p0 ? jmpi all_marked
        shli    %r0, %r3, (`__WORD)     // ` is the logarithm
        ldi     %r1, marks
        add     %r1, %r1, %r0
await_mark:
        ld      %r0, %r1, #0
        iszero  @p0, %r0
        @p0 ? jmpi await_mark
        addi    %r3, %r3, #1
        jmpi    await_marks
all_marked:
        ldi     %r0, all_warps
        jali    %ra, print_string

// 2
        ldi     %r3, #1                 // task
        subi    %r0, %r4, #1
        rtop    @p1, %r0                // there is another warp
        notp    @p2, @p1
start_task:
        ldi     %r2, task
        ori     %r0, %r3, #0
        @p1 ? wspawn %r0, %r2, %r3      // its %r0 = the task
        @p2 ? jali %ra, do_task
        addi    %r3, %r3, #1
        subi    %r5, %r3, (TASKS+1)
        isneg   @p0, %r5
        @p0 ? jmpi start_task
        ldi     %r3, sums               // a sum is not 0: wait for each
        ldi     %r4, TASKS
await_task:
        ld      %r0, %r3, #0
        iszero  @p0, %r0
        @p0 ? jmpi await_task
        addi    %r3, %r3, __WORD
        subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi await_task
        ldi     %r0, sums
        ldi     %r1, TASKS
        jali    %ra, print_words

// 3
        ldi     %r0, relay
        jali    %ra, print_string
        ldi     %r3, #1                 // runner

// A runner, with %r3 = its number.
run:
        addi    %r0, %r3, DIGIT_ZERO
        jali    %ra, print_char
        addi    %r3, %r3, #1
        subi    %r0, %r3, (RUNNERS+1)
        isneg   @p0, %r0
        notp    @p1, @p0
        @p1 ? jmpi finish
        hwid    %r0, #3
        subi    %r0, %r0, #1
        iszero  @p0, %r0
        @p0 ? jmpi run                  // the only warp: the next itself
        ldi     %r2, run
        wspawn  %r3, %r2, %r3
        halt                            // free for the one after the next
finish:
        ldi     %r0, NEWLINE
        jali    %ra, print_char
        halt

// A warp of part 1: waits for the gate, then marks by its own number. The
// mark is that number; it is set only when it is the expected one.
mark:
        ldi     %r2, gate
mark_wait:
        ld      %r0, %r2, #0
        iszero  @p0, %r0
        @p0 ? jmpi mark_wait
        hwid    %r0, #1
        sub     %r2, %r0, %r1
        iszero  @p0, %r2
        shli    %r2, %r0, (`__WORD)
        ldi     %r1, marks
        add     %r1, %r1, %r2
        @p0 ? st %r0, %r1, #0
        halt

// A warp of part 2.
task:
        jali    %ra, do_task
        split                           // never joined
        split
        halt

// Sums up 1 to %r0. Changes %r0 to %r2, %r5 and @p0.
do_task:
        ldi     %r2, sums
        subi    %r1, %r0, #1
        shli    %r1, %r1, (`__WORD)
        add     %r2, %r2, %r1
        ldi     %r5, #0
task_add:
        add     %r5, %r5, %r0
        subi    %r0, %r0, #1
        rtop    @p0, %r0
        @p0 ? jmpi task_add
        st      %r5, %r2, #0
        jmpr    %ra

.perm rw
gate:   .word   0
marks:  .space  64
sums:   .space  12
all_warps:
        .string "all warps\n"
relay:  .string "relay "
