// uses: lib/launch.s lib/console.s
// stack: 4
// config: divergence = "stack"
//
// The order in which the sides of a split, and the lanes of a loop, run.
//
// Eight threads on the lanes of one warp, in rounds by rising number. The
// threads that have to run first are those with the lower numbers, so that
// they come first also when they are in an earlier round.
// Expected:
//  1. even threads take the branch and leave 5 for the thread above; the
//     odd ones, after them, add 1: four times 6;
//  2. the four ways through two nested splits, for threads 4i to 4i + 3,
//     each adding its digit: 123 (0123) twice;
//  3. odd threads leave a loop first, but even ones go on in it before
//     they do, and leave 7; behind the join the odd add 1: four times 8.
//
// Counts on the mechanism stack: what one side does, the other finds.
//
// races: meant pairs, fours: what one side of a split does the other one finds, as the mechanism stack has it

.def THREADS 8

.perm x
.entry
.global
entry:
        ldi     %r0, sides
        ldi     %r1, THREADS
        jali    %ra, launch_warp
        ldi     %r0, pairs
        ldi     %r1, #4
        jali    %ra, print_words
        ldi     %r0, ways
        ldi     %r1, THREADS
        jali    %ra, launch_warp
        ldi     %r0, fours
        ldi     %r1, #2
        jali    %ra, print_words
        ldi     %r0, loop_lanes
        ldi     %r1, THREADS
        jali    %ra, launch_warp
        ldi     %r0, pairs
        ldi     %r1, #4
        jali    %ra, print_words
        halt

// %r1 = address of the word of thread %r0's pair, @p0 = it is even.
find_pair:
        andi    %r1, %r0, #1
        iszero  @p0, %r1
        shri    %r1, %r0, #1
        shli    %r1, %r1, (`__WORD)     // ` is the logarithm
        ldi     %r2, pairs
        add     %r1, %r1, %r2
        jmpr    %ra

sides:
        ori     %r5, %ra, #0
        jali    %ra, find_pair
        @p0 ? split
        @p0 ? jmpi sides_even
        ld      %r2, %r1, #0
        addi    %r2, %r2, #1
        st      %r2, %r1, #0
        jmpi    sides_join
sides_even:
        ldi     %r2, #5
        st      %r2, %r1, #0
sides_join:
        join
        jmpr    %r5

ways:
        shri    %r1, %r0, #2
        shli    %r1, %r1, (`__WORD)
        ldi     %r2, fours
        add     %r5, %r1, %r2
        andi    %r0, %r0, #3
        andi    %r1, %r0, #2
        iszero  @p0, %r1                // 0 and 1
        andi    %r1, %r0, #1
        iszero  @p1, %r1                // 0 and 2
        ori     %r4, %ra, #0
        @p0 ? split
        @p0 ? jmpi ways_low
        @p1 ? split
        @p1 ? jmpi way_two
        jali    %ra, add_digit          // 3
        jmpi    ways_high_join
way_two:
        jali    %ra, add_digit
ways_high_join:
        join
        jmpi    ways_join
ways_low:
        @p1 ? split
        @p1 ? jmpi way_zero
        jali    %ra, add_digit          // 1
        jmpi    ways_low_join
way_zero:
        jali    %ra, add_digit
ways_low_join:
        join
ways_join:
        join
        jmpr    %r4

// The word at %r5 = 10 x word + %r0, in one lane of each four at a time.
add_digit:
        ld      %r1, %r5, #0
        shli    %r2, %r1, #3
        shli    %r1, %r1, #1
        add     %r1, %r1, %r2
        add     %r1, %r1, %r0
        st      %r1, %r5, #0
        jmpr    %ra

loop_lanes:
        ori     %r5, %ra, #0
        jali    %ra, find_pair
        andi    %r3, %r0, #1
        ldi     %r4, #3
        sub     %r3, %r4, %r3           // even 3, odd 2 iterations
        ldi     %r4, #7
loop:
        @p0 ? st %r4, %r1, #0           // at last in the third
        subi    %r3, %r3, #1
        rtop    @p1, %r3
        xori    %r4, %r4, #4            // 7 3 7
        @p1 ? splitl
        @p1 ? jmpi loop
        join
        notp    @p1, @p0
        @p1 ? ld   %r2, %r1, #0
        @p1 ? addi %r2, %r2, #1
        @p1 ? st   %r2, %r1, #0
        jmpr    %r5

.perm rw
pairs:  .space  4
fours:  .space  2
