// uses: lib/lock.s lib/console.s
// stack: 0
//
// Warps that take turns at one lock (lib/lock.s).
//
// Every warp, eight at most, again and again takes the lock and, as long as
// fewer than 60 tasks are done, does one: reads the count, waits a little,
// writes it back with one more, and counts the task as its own. Without the
// lock, tasks would be done twice.
// Expected: 60 twice, the count and the sum of the warps' own counts; then 0
// for how often two warps were in at once.

.def TASKS 60
.def WARPS_MAX 8

.perm x
.entry
.global
entry:
        hwid    %r4, #3
        subi    %r0, %r4, WARPS_MAX
        isneg   @p0, %r0
        notp    @p0, @p0
        @p0 ? ldi %r4, WARPS_MAX
        ldi     %r2, work
start_warps:
        subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? wspawn %r0, %r2, %r4
        @p0 ? jmpi start_warps

// Every warp.
work:
        ldi     %r0, task_lock
        jali    %ra, acquire
        ldi     %r4, tasks
        ld      %r5, %r4, __WORD
        rtop    @p0, %r5                // someone else is in
        ldi     %r0, #1
        @p0 ? st %r0, %r4, (2*__WORD)
        st      %r0, %r4, __WORD
        ld      %r5, %r4, #0
        subi    %r0, %r5, TASKS
        isneg   @p1, %r0                // a task is left
        addi    %r5, %r5, #1
        ldi     %r0, #5
work_wait:
        subi    %r0, %r0, #1
        rtop    @p0, %r0
        @p0 ? jmpi work_wait
        @p1 ? st %r5, %r4, #0
        wid     %r0
        shli    %r0, %r0, (`__WORD)     // ` is the logarithm
        ldi     %r1, own
        add     %r1, %r1, %r0
        ld      %r0, %r1, #0
        addi    %r0, %r0, #1
        @p1 ? st %r0, %r1, #0
        xor     %r0, %r0, %r0
        st      %r0, %r4, __WORD
        ldi     %r0, task_lock
        jali    %ra, release            // keeps @p1
        @p1 ? jmpi work
        wid     %r0
        rtop    @p0, %r0
        @p0 ? halt

// Warp 0: all tasks are done, and all own counts are written.
        hwid    %r4, #3
        ldi     %r1, own
        ldi     %r2, #0
sum_up:
        ld      %r0, %r1, #0
        add     %r2, %r2, %r0
        addi    %r1, %r1, __WORD
        subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi sum_up
        ldi     %r1, tasks
        ldi     %r0, results
        ld      %r3, %r1, #0
        st      %r3, %r0, #0
        st      %r2, %r0, __WORD
        ld      %r3, %r1, (2*__WORD)
        st      %r3, %r0, (2*__WORD)
        ldi     %r1, #3
        jali    %ra, print_words
        halt

.perm rw
tasks:  .word   0 0 0                   // done, someone is in, met another
results:
        .space  3
own:    .space  64
task_lock:
        .space  66
