// Stores of less than a word by threads, on cores whose instructions store words alone.
//
//      void __harp_store_part(word *address, word value, word mask);
//
// The bits of the mask, which begin at the address and end in its word, become those of the value. A word is loaded,
// changed and stored. Between the two, no other warp may do so: they take turns by a lock (lock.s). Lanes of one warp
// do it together. When several have one word, the highest lane's store is what stays (rule I5.24), so the others see
// that theirs is lost, and try again. Each round one of them is done for good. What lies in the upper half of all
// addresses is no memory, and is stored to once.
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
        st      %ra, %sp, (2*__WORD)
        ldi     %r2, __harp_part_lock
        jali    %ra, __harp_lock_take
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
        ldi     %r2, __harp_part_lock
        ld      %ra, %sp, (2*__WORD)
        addi    %sp, %sp, #24
        jmpi    __harp_lock_give

.perm rw
.global
__harp_part_lock:
        .space  3
