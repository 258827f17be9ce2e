// uses: lib/console.s
// stack: 0
//
// Shuffles 20 numbers: harpbench's shuffle, in one lane.
//
// R. Fisher and F. Yates' method: from the last place down, each is
// exchanged with a random one of those not above it. The random numbers come
// from a linear congruential generator modulo 2^31, so they are the same for
// all word sizes; the high bits choose, since they are the better ones.
// Expected: the shuffled numbers, then how often each of them is there.

.def LENGTH 20
.def UNUSED_BITS (8*__WORD-31)

.perm x
.entry
.global
entry:
        ldi     %r0, numbers
        ldi     %r1, #0
fill:
        st      %r1, %r0, #0
        addi    %r0, %r0, __WORD
        addi    %r1, %r1, #1
        subi    %r2, %r1, LENGTH
        rtop    @p0, %r2
        @p0 ? jmpi fill

        ldi     %r4, LENGTH             // places not yet done
shuffle:
        jali    %ra, random
        mod     %r0, %r0, %r4
        shli    %r0, %r0, (`__WORD)     // ` is the logarithm
        ldi     %r1, numbers
        add     %r0, %r0, %r1
        subi    %r4, %r4, #1
        shli    %r2, %r4, (`__WORD)
        add     %r1, %r1, %r2
        ld      %r2, %r0, #0
        ld      %r3, %r1, #0
        st      %r3, %r0, #0
        st      %r2, %r1, #0
        subi    %r0, %r4, #1
        rtop    @p0, %r0
        @p0 ? jmpi shuffle

        ldi     %r0, numbers
        ldi     %r4, LENGTH
count:
        ld      %r1, %r0, #0
        shli    %r1, %r1, (`__WORD)
        ldi     %r2, counts
        add     %r1, %r1, %r2
        ld      %r2, %r1, #0
        addi    %r2, %r2, #1
        st      %r2, %r1, #0
        addi    %r0, %r0, __WORD
        subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi count
        ldi     %r0, numbers
        ldi     %r1, LENGTH
        jali    %ra, print_words
        ldi     %r0, counts
        ldi     %r1, LENGTH
        jali    %ra, print_words
        halt

// %r0 = a random number below 2^15. Changes %r1 and %r2.
random:
        ldi     %r2, generator
        ld      %r0, %r2, #0
        ld      %r1, %r2, __WORD
        mul     %r0, %r0, %r1
        ld      %r1, %r2, (2*__WORD)
        add     %r0, %r0, %r1
        shli    %r0, %r0, UNUSED_BITS
        shri    %r0, %r0, UNUSED_BITS
        st      %r0, %r2, #0
        shri    %r0, %r0, #16
        jmpr    %ra

.perm rw
generator:                              // state, factor, addend
        .word   2016 1103515245 12345
numbers:
        .space  LENGTH
counts: .space  LENGTH
