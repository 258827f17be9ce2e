// uses: lib/launch.s lib/console.s
// stack: 0
//
// Shifts: by register and by immediate, also by the word's bits and more.
//
// Lane 0 of warp 0, but for 4, where 16 threads over all lanes and warps
// shift each by its own count. What is printed does not depend on the
// word's bits, n.
// Expected:
//  1. (1 << c) >> c for c = 0, 1, 5, n-1 (1 each), then for n, n+1, 2n,
//     2^(n-1) and -1 (0 each);
//  2. 43981 shifted by immediates: >> 0, 3, 15, n-1, n, 200, -1 and
//     << 0, 3, n, 200, -1;
//  3. zeros come in from above: -1 >> (n-4), 15, and (2^(n-1) >> (n-1)), 1;
//  4. 1 << t for the threads t = 0 to 15, then 43981 >> t.

.def THREADS 16

.perm x
.entry
.global
entry:
// 1
        ldi     %r0, counts             // the counts that depend on n
        ldi     %r1, (8*__WORD-1)
        st      %r1, %r0, (3*__WORD)
        addi    %r1, %r1, #1
        st      %r1, %r0, (4*__WORD)
        addi    %r1, %r1, #1
        st      %r1, %r0, (5*__WORD)
        ldi     %r1, (16*__WORD)
        st      %r1, %r0, (6*__WORD)
        ldi     %r1, #1
        shli    %r1, %r1, (8*__WORD-1)
        st      %r1, %r0, (7*__WORD)
        ldi     %r3, #9
        ldi     %r4, results
by_count:
        ld      %r1, %r0, #0
        ldi     %r2, #1
        shl     %r2, %r2, %r1
        shr     %r2, %r2, %r1
        st      %r2, %r4, #0
        addi    %r0, %r0, __WORD
        addi    %r4, %r4, __WORD
        subi    %r3, %r3, #1
        rtop    @p0, %r3
        @p0 ? jmpi by_count
        ldi     %r0, results
        ldi     %r1, #9
        jali    %ra, print_words

// 2
        ldi     %r0, value
        ld      %r0, %r0, #0
        ldi     %r1, results
        shri    %r2, %r0, #0
        st      %r2, %r1, #0
        shri    %r2, %r0, #3
        st      %r2, %r1, __WORD
        shri    %r2, %r0, #15
        st      %r2, %r1, (2*__WORD)
        shri    %r2, %r0, (8*__WORD-1)
        st      %r2, %r1, (3*__WORD)
        shri    %r2, %r0, (8*__WORD)
        st      %r2, %r1, (4*__WORD)
        shri    %r2, %r0, #200
        st      %r2, %r1, (5*__WORD)
        shri    %r2, %r0, #-1
        st      %r2, %r1, (6*__WORD)
        shli    %r2, %r0, #0
        st      %r2, %r1, (7*__WORD)
        shli    %r2, %r0, #3
        st      %r2, %r1, (8*__WORD)
        shli    %r2, %r0, (8*__WORD)
        st      %r2, %r1, (9*__WORD)
        shli    %r2, %r0, #200
        st      %r2, %r1, (10*__WORD)
        shli    %r2, %r0, #-1
        st      %r2, %r1, (11*__WORD)
        ori     %r0, %r1, #0
        ldi     %r1, #12
        jali    %ra, print_words

// 3
        ldi     %r0, results
        ldi     %r1, #-1
        shri    %r1, %r1, (8*__WORD-4)
        st      %r1, %r0, #0
        ldi     %r1, #1
        ldi     %r2, (8*__WORD-1)
        shl     %r1, %r1, %r2
        shr     %r1, %r1, %r2
        st      %r1, %r0, __WORD
        ldi     %r1, #2
        jali    %ra, print_words

// 4
        ldi     %r0, shift_by_thread
        ldi     %r1, THREADS
        jali    %ra, launch
        ldi     %r0, results
        ldi     %r1, THREADS
        jali    %ra, print_words
        ldi     %r0, right
        ldi     %r1, THREADS
        jali    %ra, print_words
        halt

// Thread %r0.
shift_by_thread:
        shli    %r5, %r0, (`__WORD)     // ` is the logarithm
        ldi     %r1, results
        add     %r1, %r1, %r5
        ldi     %r2, #1
        shl     %r2, %r2, %r0
        st      %r2, %r1, #0
        ldi     %r1, right
        add     %r1, %r1, %r5
        ldi     %r2, value
        ld      %r2, %r2, #0
        shr     %r2, %r2, %r0
        st      %r2, %r1, #0
        jmpr    %ra

.perm rw
value:  .word   0xabcd
counts: .word   0 1 5 0 0 0 0 0 -1
results:
        .space  16
right:  .space  16
