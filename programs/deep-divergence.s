// uses: lib/launch.s lib/console.s
// stack: 14
// config: divergence = "stack"
//
// Deeply nested divergence, eight threads over all lanes and warps.
//
// `descend` leaves one thread behind on each of seven levels: with eight
// lanes or more, the stack holds two entries a level, 14 at the bottom (7,
// all uniform, with one lane). `tree` parts the threads by their three
// bits, and goes on parting them on both sides.
// On the way back each level works on %r4, so that a thread that came
// through a join too often, too early or not at all has another result.
// Expected: the eight results of `descend`, then the eight of `tree`.
//
// Counts on the mechanism stack: functions that call themselves in
// diverged lanes.

.def THREADS 8
.def LEVELS 7

.perm x
.entry
.global
entry:
        ldi     %r0, start_descend
        ldi     %r1, THREADS
        jali    %ra, launch
        ldi     %r0, results
        ldi     %r1, THREADS
        jali    %ra, print_words
        ldi     %r0, start_tree
        ldi     %r1, THREADS
        jali    %ra, launch
        ldi     %r0, results
        ldi     %r1, THREADS
        jali    %ra, print_words
        halt

start_descend:
        ldi     %r5, descend
        ldi     %r2, #0
        jmpi    start
start_tree:
        ldi     %r5, tree
        ldi     %r2, #4

// Thread %r0: calls %r5 with %r2 and %r4 = 0, on 16 words of stack.
start:
        addi    %r1, %r0, #1
        shli    %r1, %r1, (`__WORD + 4) // ` is the logarithm
        ldi     %sp, stacks
        add     %sp, %sp, %r1
        subi    %sp, %sp, __WORD
        st      %ra, %sp, #0
        ldi     %r4, #0
        jalr    %ra, %r5
        ld      %ra, %sp, #0
        shli    %r1, %r0, (`__WORD)
        ldi     %r2, results
        add     %r2, %r2, %r1
        st      %r4, %r2, #0
        jmpr    %ra

// Level %r2: the threads above that number go deeper, the one that has it
// adds 100. On the way back: %r4 = 3 x %r4 + level.
descend:
        subi    %r1, %r2, LEVELS
        iszero  @p1, %r1
        @p1 ? addi %r4, %r4, #7         // all lanes or none
        @p1 ? jmpr %ra
        sub     %r1, %r2, %r0
        isneg   @p0, %r1
        @p0 ? split
        @p0 ? jmpi deeper
        addi    %r4, %r4, #100
        jmpi    descend_join
deeper:
        subi    %sp, %sp, __WORD
        st      %ra, %sp, #0
        addi    %r2, %r2, #1
        jali    %ra, descend
        subi    %r2, %r2, #1
        ld      %ra, %sp, #0
        addi    %sp, %sp, __WORD
descend_join:
        join
        add     %r1, %r4, %r4
        add     %r4, %r4, %r1
        add     %r4, %r4, %r2
        jmpr    %ra

// Bit %r2 (4, 2, 1; 0 ends it). Clear: add 1, go on, double. Set: add 2,
// go on, treble. Then add 1.
tree:
        iszero  @p1, %r2
        @p1 ? jmpr %ra                  // all lanes or none
        subi    %sp, %sp, __WORD
        st      %ra, %sp, #0
        and     %r1, %r0, %r2
        rtop    @p0, %r1
        shri    %r2, %r2, #1
        @p0 ? split
        @p0 ? jmpi set
        addi    %r4, %r4, #1
        jali    %ra, tree
        shli    %r4, %r4, #1
        jmpi    tree_join
set:
        addi    %r4, %r4, #2
        jali    %ra, tree
        shli    %r1, %r4, #1
        add     %r4, %r4, %r1
tree_join:
        join
        addi    %r4, %r4, #1
        ld      %ra, %sp, #0
        addi    %sp, %sp, __WORD
        jmpr    %ra

.perm rw
results:
        .space  8
stacks: .space  128
