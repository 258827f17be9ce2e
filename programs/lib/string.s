// NUL-terminated strings: length, copy, compare.
//
// Called with `jali %ra, name` in one lane. No stack; changed: %r0 to %r3,
// @p0 and @p1. Strings may begin at any byte. A load from within a word gives
// the bytes to its end, a store writes them, so one byte is stored by
// loading, changing and storing these.

.perm x
.align 8

// The bytes before the NUL of the string at %r0: %r0.
.global
string_length:
        ori     %r1, %r0, #0
length_next:
        ld      %r2, %r0, #0
        andi    %r2, %r2, #0xff
        rtop    @p0, %r2
        @p0 ? addi %r0, %r0, #1
        @p0 ? jmpi length_next
        sub     %r0, %r0, %r1
        jmpr    %ra

// Copies the string at %r1, with its NUL, to %r0 on. %r0 = the address of the
// copy's NUL, where the next string can be appended.
.global
string_copy:
        ld      %r2, %r1, #0
        andi    %r2, %r2, #0xff
        ld      %r3, %r0, #0
        andi    %r3, %r3, #-256
        or      %r3, %r3, %r2
        st      %r3, %r0, #0
        rtop    @p0, %r2
        @p0 ? addi %r0, %r0, #1
        @p0 ? addi %r1, %r1, #1
        @p0 ? jmpi string_copy
        jmpr    %ra

// Compares the strings at %r0 and %r1: %r0 is negative, 0 or positive as the
// first is before, the same as or behind the second.
.global
string_compare:
        ld      %r2, %r0, #0
        andi    %r2, %r2, #0xff
        ld      %r3, %r1, #0
        andi    %r3, %r3, #0xff
        rtop    @p1, %r2
        addi    %r1, %r1, #1
        sub     %r3, %r2, %r3
        iszero  @p0, %r3
        andp    @p0, @p0, @p1                   // the same, and not the end
        @p0 ? addi %r0, %r0, #1
        @p0 ? jmpi string_compare
        ori     %r0, %r3, #0
        jmpr    %ra
