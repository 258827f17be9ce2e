// Words of memory: copy, fill, compare.
//
// Called with `jali %ra, name` in one lane, or in many with places of their
// own and the same number of words. Addresses are those of words. Changed:
// %r0 to %r3, @p0 and @p1.

.perm x
.align 8

// Copies %r2 words from %r1 to %r0, upwards.
.global
memory_copy:
        iszero  @p0, %r2
        @p0 ? jmpr %ra
copy_word:
        ld      %r3, %r1, #0
        st      %r3, %r0, #0
        addi    %r1, %r1, __WORD
        addi    %r0, %r0, __WORD
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi copy_word
        jmpr    %ra

// Writes %r1 to the %r2 words from %r0 on.
.global
memory_fill:
        iszero  @p0, %r2
        @p0 ? jmpr %ra
fill_word:
        st      %r1, %r0, #0
        addi    %r0, %r0, __WORD
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi fill_word
        jmpr    %ra

// In one lane, on a stack of one word: %r0 = 0 if the %r2 words at %r0 and at
// %r1 are the same, else 1.
.global
memory_compare:
        subi    %sp, %sp, __WORD
        st      %r4, %sp, #0
compare_word:
        rtop    @p0, %r2
        xor     %r3, %r3, %r3
        @p0 ? ld   %r3, %r0, #0
        @p0 ? ld   %r4, %r1, #0
        @p0 ? sub  %r3, %r3, %r4
        addi    %r0, %r0, __WORD
        addi    %r1, %r1, __WORD
        subi    %r2, %r2, #1
        iszero  @p1, %r3
        andp    @p0, @p0, @p1                   // one was left, and the same
        @p0 ? jmpi compare_word
        rtop    @p0, %r3
        ldi     %r0, #0
        @p0 ? ldi %r0, #1
        ld      %r4, %sp, #0
        addi    %sp, %sp, __WORD
        jmpr    %ra
