// uses: lib/launch.s lib/console.s
// stack: 3
//
// Adds two vectors of 21 elements.
//
// As many threads as the hardware has (lanes x warps); thread t takes the
// elements t, t + threads, t + 2 threads, ... Threads leave the loop at
// different iterations, or do not enter it.
// Expected: the 21 sums, then their total.

.def LENGTH 21

.perm x
.entry
.global
entry:
        jali    %ra, hardware_threads
        ori     %r1, %r0, #0
        ldi     %r0, add_elements
        jali    %ra, launch
        ldi     %r0, sums
        ldi     %r1, LENGTH
        jali    %ra, print_words

        ldi     %r0, #0
        ldi     %r1, sums
        ldi     %r2, LENGTH
total:
        ld      %r3, %r1, #0
        add     %r0, %r0, %r3
        addi    %r1, %r1, __WORD
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi total
        ldi     %r1, sums
        st      %r0, %r1, #0
        ori     %r0, %r1, #0
        ldi     %r1, #1
        jali    %ra, print_words
        halt

// Thread %r0 of %r1.
add_elements:
        subi    %r3, %r0, LENGTH
        isneg   @p0, %r3
        @p0 ? split
        @p0 ? jmpi next_element
        jmpi    no_element
next_element:
        shli    %r3, %r0, (`__WORD)     // ` is the logarithm
        ldi     %r4, first
        add     %r4, %r4, %r3
        ld      %r4, %r4, #0
        ldi     %r5, second
        add     %r5, %r5, %r3
        ld      %r5, %r5, #0
        add     %r4, %r4, %r5
        ldi     %r5, sums
        add     %r5, %r5, %r3
        st      %r4, %r5, #0
        add     %r0, %r0, %r1
        subi    %r3, %r0, LENGTH
        isneg   @p0, %r3
        @p0 ? splitl
        @p0 ? jmpi next_element
        join
no_element:
        join
        jmpr    %ra

.perm rw
first:
        .word   3 14 15 92 65 35 89 79 32 38 46
        .word   26 43 38 32 79 50 28 84 19 71
second:
        .word   2 71 82 81 82 84 59 4 52 35 36
        .word   2 87 47 13 52 66 24 97 75 72
sums:
        .space  21
