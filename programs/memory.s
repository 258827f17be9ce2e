// uses: lib/launch.s lib/console.s
// stack: 4
//
// Loads and stores: unaligned, to the same address, far apart.
//
// Eight threads on the lanes of one warp, in rounds by rising number, so
// that the order of the stores does not depend on the lanes.
// Expected:
//  1. loads at byte offsets 0 to 3 of 44332211;
//  2. the words that stores of 44332211 at offsets 0 to 3 leave of all f;
//  3. "ok": every offset of a word, by lanes at once, against shifts;
//  4. eight threads store their number at one address: the last wins;
//  5. each stores at the byte of its number in two words: the low bytes;
//  6. strides of 1, 2, 5 and 16 words, read back by another thread;
//  7. all lanes print at once: one byte, the highest lane's.
//
// races: meant scratch: of lanes that store to one place the highest wins

.def THREADS 8
.def NEWLINE 10

.perm x
.entry
.global
entry:
// 1, 2: single lane.
        ldi     %r5, #0
offset_load:
        ldi     %r0, pattern
        add     %r0, %r0, %r5
        ld      %r0, %r0, #0
        ldi     %r1, #8
        jali    %ra, print_hexadecimal
        ldi     %r0, NEWLINE
        jali    %ra, print_char
        addi    %r5, %r5, #1
        subi    %r0, %r5, #4
        rtop    @p0, %r0
        @p0 ? jmpi offset_load

        ldi     %r5, #0
offset_store:
        ldi     %r0, scratch
        ldi     %r1, #-1
        st      %r1, %r0, #0
        ldi     %r1, pattern
        ld      %r1, %r1, #0
        add     %r2, %r0, %r5
        st      %r1, %r2, #0
        ld      %r0, %r0, #0
        ldi     %r1, #8
        jali    %ra, print_hexadecimal
        ldi     %r0, NEWLINE
        jali    %ra, print_char
        addi    %r5, %r5, #1
        subi    %r0, %r5, #4
        rtop    @p0, %r0
        @p0 ? jmpi offset_store

// 3
        ldi     %r0, every_offset
        ldi     %r1, THREADS
        jali    %ra, launch_warp
        ldi     %r0, failures
        ld      %r1, %r0, #0
        rtop    @p2, %r1
        ldi     %r0, ok
        @p2 ? ldi %r0, not_ok
        jali    %ra, print_string

// 4
        ldi     %r0, same_address
        ldi     %r1, THREADS
        jali    %ra, launch_warp
        ldi     %r0, scratch
        ldi     %r1, #1
        jali    %ra, print_words

// 5
        ldi     %r0, same_words
        ldi     %r1, THREADS
        jali    %ra, launch_warp
        ldi     %r5, #0
same_words_print:
        ldi     %r0, scratch
        add     %r0, %r0, %r5
        ld      %r0, %r0, #0
        andi    %r0, %r0, #0xff
        ldi     %r1, #2
        jali    %ra, print_hexadecimal
        addi    %r5, %r5, #1
        subi    %r0, %r5, THREADS
        isneg   @p0, %r0
        @p0 ? jmpi same_words_print
        ldi     %r0, NEWLINE
        jali    %ra, print_char

// 6
        ldi     %r5, strides
next_stride:
        ldi     %r4, stride_now
        ld      %r3, %r5, #0
        st      %r3, %r4, #0
        st      %r5, %r4, __WORD
        ldi     %r0, store_apart
        ldi     %r1, THREADS
        jali    %ra, launch_warp
        ldi     %r0, load_apart
        ldi     %r1, THREADS
        jali    %ra, launch_warp
        ldi     %r0, loaded
        ldi     %r1, THREADS
        jali    %ra, print_words
        ldi     %r4, stride_now
        ld      %r5, %r4, __WORD
        addi    %r5, %r5, __WORD
        ld      %r3, %r5, #0
        rtop    @p0, %r3
        @p0 ? jmpi next_stride

// 7
        hwid    %r1, #2                 // one round of all the lanes
        ldi     %r0, print_at_once
        jali    %ra, launch_warp
        ldi     %r0, NEWLINE
        jali    %ra, print_char
        halt

// Thread %r0: offset %r0 of a word, or %r0 - 4 where a word has 4 bytes.
every_offset:
        shli    %r5, %r0, (`__WORD)     // ` is the logarithm
        ldi     %r1, scratch
        add     %r5, %r5, %r1           // its word
        andi    %r0, %r0, (__WORD-1)
        ldi     %r1, #0                 // ... 04030201
        ldi     %r2, __WORD
build:
        shli    %r1, %r1, #8
        or      %r1, %r1, %r2
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi build
        not     %r2, %r1                // stored first, whole
        st      %r2, %r5, #0
        add     %r3, %r5, %r0
        ld      %r4, %r3, #0            // bytes from the offset on
        shli    %r0, %r0, #3
        shr     %r2, %r2, %r0
        sub     %r2, %r2, %r4
        rtop    @p0, %r2                // @p0: wrong
        ld      %r2, %r5, #0
        st      %r1, %r3, #0            // over the bytes from the offset on
        ld      %r4, %r5, #0
        shl     %r1, %r1, %r0           // what they should be
        ldi     %r3, #-1
        shl     %r3, %r3, %r0
        not     %r3, %r3
        and     %r2, %r2, %r3           // the bytes below
        or      %r2, %r2, %r1
        sub     %r2, %r2, %r4
        rtop    @p1, %r2
        orp     @p0, @p0, @p1
        ldi     %r1, failures
        @p0 ? st %r1, %r1, #0
        jmpr    %ra

same_address:
        ldi     %r1, scratch
        st      %r0, %r1, #0
        jmpr    %ra

// Stores f0 + number at that byte of `scratch`, and 00 in the bytes above
// it in its word; the threads above store over these.
same_words:
        ldi     %r1, scratch
        add     %r1, %r1, %r0
        addi    %r2, %r0, #0xf0
        st      %r2, %r1, #0
        jmpr    %ra

// Address %r1 of thread %r0's word at the current stride.
// Changes %r2, %r3 and @p0.
stride_address:
        ldi     %r2, stride_now
        ld      %r2, %r2, #0
        shli    %r2, %r2, (`__WORD)
        ldi     %r1, wide
        ori     %r3, %r0, #0
        rtop    @p0, %r3
        @p0 ? split
        @p0 ? jmpi stride_add
        jmpi    stride_end
stride_add:
        add     %r1, %r1, %r2
        subi    %r3, %r3, #1
        rtop    @p0, %r3
        @p0 ? splitl
        @p0 ? jmpi stride_add
        join
stride_end:
        join
        jmpr    %ra

store_apart:
        ori     %r5, %ra, #0
        jali    %ra, stride_address
        ldi     %r2, stride_now
        ld      %r2, %r2, #0
        shli    %r2, %r2, #3
        add     %r2, %r2, %r0           // 8 x stride + number
        st      %r2, %r1, #0
        jmpr    %r5

// Thread t loads what thread 7 - t stored.
load_apart:
        ori     %r5, %ra, #0
        shli    %r4, %r0, (`__WORD)
        xori    %r0, %r0, #7
        jali    %ra, stride_address
        ld      %r2, %r1, #0
        ldi     %r1, loaded
        add     %r1, %r1, %r4
        st      %r2, %r1, #0
        jmpr    %r5

// The highest lane prints Z, the others a: only Z is seen.
print_at_once:
        sub     %r1, %r1, %r0
        subi    %r1, %r1, #1
        iszero  @p0, %r1
        ldi     %r2, #97
        @p0 ? ldi %r2, #90
        ldi     %r1, #1
        shli    %r1, %r1, (8*__WORD-1)
        st      %r2, %r1, #0
        jmpr    %ra

.perm rw
pattern:
        .word   0x44332211
failures:
        .word   0
strides:
        .word   1 2 5 16 0
stride_now:                     // and the place in the list
        .space  2
scratch:
        .space  8
loaded: .space  8
wide:   .space  128
ok:     .string "ok\n"
not_ok: .string "not ok\n"
