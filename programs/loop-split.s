// uses: lib/launch.s lib/console.s
// stack: 7
// config: divergence = "stack"
//
// splitl, the loop split, in the places where it can stand.
//
// Eight threads, over all lanes and warps; each runs four passages:
//  1. a loop of t + 1 iterations, and code between its backward branch and
//     its join, which every thread runs once: t + 1 + 100;
//  2. a loop of the same length in all the threads: 3;
//  3. one loop, called from both sides of a split: odd threads add 1 to
//     10, 7 - t times, even threads to 20, t + 1 times;
//  4. three loops, each within another, of 1 or 2 iterations by the bits
//     of t: 1 to 8 innermost iterations, with a split in the innermost
//     that adds 10 more when t is 3 or 6.
// Expected: a line for each passage, its result in each thread.
//
// Counts on the mechanism stack: both sides of a split call a function
// that stands above them.

.def THREADS 8
.def PASSAGES 4

.perm x
.entry
.global
entry:
        ldi     %r0, test
        ldi     %r1, THREADS
        jali    %ra, launch
        ldi     %r3, results
        ldi     %r4, PASSAGES
print_passage:
        ori     %r0, %r3, #0
        ldi     %r1, THREADS
        jali    %ra, print_words
        addi    %r3, %r3, (THREADS*__WORD)
        subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi print_passage
        halt

// Thread %r0. %sp = address of its result of the first passage.
test:
        shli    %sp, %r0, (`__WORD)     // ` is the logarithm
        ldi     %r5, results
        add     %sp, %sp, %r5

// 1
        ldi     %r4, #0
        ori     %r1, %r0, #0
one:
        addi    %r4, %r4, #1
        rtop    @p0, %r1
        subi    %r1, %r1, #1
        @p0 ? splitl
        @p0 ? jmpi one
        addi    %r4, %r4, #100
        join
        st      %r4, %sp, #0

// 2
        ldi     %r4, #0
two:
        addi    %r4, %r4, #1
        subi    %r1, %r4, #3
        rtop    @p0, %r1
        @p0 ? splitl
        @p0 ? jmpi two
        join
        st      %r4, %sp, (8*__WORD)

// 3
        ori     %r5, %ra, #0
        andi    %r1, %r0, #1
        rtop    @p1, %r1
        @p1 ? split
        @p1 ? jmpi three_odd
        ldi     %r4, #20
        addi    %r1, %r0, #1
        jali    %ra, count
        jmpi    three_join
three_odd:
        ldi     %r4, #10
        ldi     %r1, #7
        sub     %r1, %r1, %r0
        rtop    @p0, %r1                // thread 7: not at all
        @p0 ? split
        @p0 ? jmpi three_count
        jmpi    three_none
three_count:
        jali    %ra, count
three_none:
        join
three_join:
        join
        st      %r4, %sp, (16*__WORD)
        ori     %ra, %r5, #0

// 4. Iterations left after this one: %r1 outer, %r2 middle, %r3 inner.
        ldi     %r4, #0
        andi    %r1, %r0, #1
outer:
        shri    %r2, %r0, #1
        andi    %r2, %r2, #1
middle:
        shri    %r3, %r0, #2
inner:
        addi    %r4, %r4, #1
        subi    %r5, %r4, #2
        iszero  @p3, %r5                // on the second innermost iteration
        subi    %r5, %r0, #3
        iszero  @p4, %r5
        subi    %r5, %r0, #6
        iszero  @p5, %r5
        orp     @p4, @p4, @p5
        andp    @p3, @p3, @p4
        @p3 ? split
        @p3 ? jmpi inner_more
        jmpi    inner_join
inner_more:
        addi    %r4, %r4, #10
inner_join:
        join
        rtop    @p2, %r3
        subi    %r3, %r3, #1
        @p2 ? splitl
        @p2 ? jmpi inner
        join
        rtop    @p1, %r2
        subi    %r2, %r2, #1
        @p1 ? splitl
        @p1 ? jmpi middle
        join
        rtop    @p0, %r1
        subi    %r1, %r1, #1
        @p0 ? splitl
        @p0 ? jmpi outer
        join
        st      %r4, %sp, (24*__WORD)
        jmpr    %ra

// Adds 1 to %r4, %r1 times (at least once).
count:
        addi    %r4, %r4, #1
        subi    %r1, %r1, #1
        rtop    @p0, %r1
        @p0 ? splitl
        @p0 ? jmpi count
        join
        jmpr    %ra

.perm rw
results:
        .space  32
