// uses: lib/launch.s lib/console.s
// stack: 2
//
// Sorts 12 numbers, rising, by odd-even transposition.
//
// One warp, a thread a pair of neighbours: 12 steps, at even steps the
// pairs (0,1), (2,3), ..., at odd steps (1,2), (3,4), ... A step is one
// launch, for with few lanes its threads run in rounds. A thread swaps its
// pair within a split.
// Expected: the sorted numbers.

.def LENGTH 12
.def PAIRS 6

.perm x
.entry
.global
entry:
        ldi     %r0, step
        ldi     %r1, PAIRS
        jali    %ra, launch_warp
        ldi     %r2, step_number
        ld      %r3, %r2, #0
        addi    %r3, %r3, #1
        st      %r3, %r2, #0
        subi    %r3, %r3, LENGTH
        isneg   @p0, %r3
        @p0 ? jmpi entry
        ldi     %r0, numbers
        ldi     %r1, LENGTH
        jali    %ra, print_words
        halt

// Thread %r0: the pair at 2 x number, plus 1 at odd steps. The last odd
// pair would reach behind the end: a word there is larger than all.
step:
        ldi     %r1, step_number
        ld      %r1, %r1, #0
        andi    %r1, %r1, #1
        shli    %r0, %r0, #1
        add     %r0, %r0, %r1
        shli    %r0, %r0, (`__WORD)     // ` is the logarithm
        ldi     %r1, numbers
        add     %r1, %r1, %r0
        ld      %r2, %r1, #0
        ld      %r3, %r1, __WORD
        sub     %r4, %r3, %r2
        isneg   @p0, %r4                // falling
        @p0 ? split
        @p0 ? jmpi swap
        jmpi    ordered
swap:
        st      %r3, %r1, #0
        st      %r2, %r1, __WORD
ordered:
        join
        jmpr    %ra

.perm rw
step_number:
        .word   0
numbers:
        .word   12 7 3 3 40 11 1 39 28 5 0 2
        .word   10000
