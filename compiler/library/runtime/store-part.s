// Stores of less than a word by threads, on cores whose instructions store words alone.
//
//      void __harp_store_part(word *address, word value, word mask);
//
// The bits of the mask, which begin at the address and end in its word, become those of the value. A word is loaded,
// changed and stored. Between the two, no other warp may do so: they take turns by a lock. Lanes of one warp do it
// together. When several have one word, the highest lane's store is what stays (rule I5.24), so the others see that
// theirs is lost, and try again. Each round one of them is done for good. What lies in the upper half of all addresses
// is no memory, and is stored to once.
//
// The lock is Lamport's of 1987, as in the library's lock.c. Whoever waits has a word in a table: a warp, or, on
// `multi-path`, where sides of a warp run at the same time, a lane. Lanes that go together ask together, and one of
// them has what they ask for: a vote tells all.
//
// It stands in front of the program. On `paired-path` no lanes that are elsewhere go first, then, so what lanes have
// begun here they end.
//
// @p0: the lanes that store. The other active lanes come along. Keeps %r4 and above, %sp and %ra.
//
// races: meant file: threads take turns, and keep what stands beside

.perm x
.align 8
.global
__harp_store_part:
        subi    %sp, %sp, #24
        st      %r1, %sp, #0
        st      %r2, %sp, __WORD
        wid     %r3
        shli    %r3, %r3, (`__WORD)             // ` is the logarithm
//@warps ldi     %fp, __harp_part_wants
//@contexts ldi     %fp, __harp_part_first
        add     %r3, %r3, %fp
//@contexts ld      %r3, %r3, #0
//@contexts tid     %fp
//@contexts shli    %fp, %fp, (`__WORD)
//@contexts add     %r3, %r3, %fp
        st      %r3, %sp, (2*__WORD)            // its word in the table
        ldi     %r2, __harp_part_lock
.part_again:
        st      %r3, %r3, #0                    // not 0: it wants the lock
        st      %r3, %r2, #0                    // the last that came
        ld      %r1, %r2, __WORD                // the owner
        rtop    @p1, %r1
        @p1 ? jmpi .part_taken
        st      %r3, %r2, __WORD
        ld      %r1, %r2, #0
        sub     %r1, %r1, %r3
        iszero  @p1, %r1
        vote    %r1, @p1
        rtop    @p1, %r1
        @p1 ? jmpi .part_owned

// Others came at the same time: the one that wrote the owner last has it, when all have seen so.
        xor     %r1, %r1, %r1
        st      %r1, %r3, #0
//@warps hwid    %fp, #3
//@contexts ldi     %fp, __harp_part_count
//@contexts ld      %fp, %fp, #0
        shli    %fp, %fp, (`__WORD)
.part_next:
        subi    %fp, %fp, __WORD
.part_other:
//@warps ldi     %r1, __harp_part_wants
//@contexts ldi     %r1, __harp_part_first
//@contexts ld      %r1, %r1, #0
        add     %r1, %r1, %fp
        ld      %r1, %r1, #0
        rtop    @p1, %r1
        @p1 ? jmpi .part_other
        rtop    @p1, %fp
        @p1 ? jmpi .part_next
        ld      %r1, %r2, __WORD
        sub     %r1, %r1, %r3
        iszero  @p1, %r1
        vote    %r1, @p1
        rtop    @p1, %r1
        @p1 ? jmpi .part_owned
.part_taken:
        xor     %r1, %r1, %r1
        st      %r1, %r3, #0
.part_wait:
        ld      %r1, %r2, __WORD
        rtop    @p1, %r1
        @p1 ? jmpi .part_wait
        jmpi    .part_again

.part_owned:
        ld      %r1, %sp, #0
        ld      %r2, %sp, __WORD
        and     %r1, %r1, %r2                   // the part
        isneg   @p1, %r0
        notp    @p1, @p1                        // memory
.part_round:
        @p0 ? ld  %r3, %r0, #0
        @p0 ? and %fp, %r3, %r2
        @p0 ? xor %r3, %r3, %fp                 // what stands beside
        @p0 ? or  %r3, %r3, %r1
        @p0 ? st  %r3, %r0, #0
        andp    @p0, @p0, @p1
        @p0 ? ld  %r3, %r0, #0
        @p0 ? and %r3, %r3, %r2
        @p0 ? sub %r3, %r3, %r1
        @p0 ? rtop @p0, %r3                     // another lane's store is there
        vote    %r3, @p0
        rtop    @p2, %r3
        @p2 ? jmpi .part_round
        ld      %r3, %sp, (2*__WORD)
        ldi     %r2, __harp_part_lock
        xor     %r1, %r1, %r1
        st      %r1, %r2, __WORD
        st      %r1, %r3, #0
        addi    %sp, %sp, #24
        jmpr    %ra

.perm rw
.global
__harp_part_lock:       // the last that came, and the owner
        .space  2
//@warps .global
//@warps __harp_part_wants:      // by warp: not 0 while it wants the lock
//@warps .space  64
//@contexts .global
//@contexts __harp_part_count:      // lanes of all warps
//@contexts .word   0
//@contexts .global
//@contexts __harp_part_first:      // by warp: where the words of its lanes stand
//@contexts .space  64
