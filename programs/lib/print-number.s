// uses: console.s
//
// Numbers of all sizes on the console, with and without a sign.
//
// Called with `jali %ra, name` in one lane, on a stack of up to 24 words, so
// any number of warps may be in them. Changed: %r0 to %r3, @p0. They need
// the divider.

.def MINUS 45
.def DIGIT_ZERO 48

.perm x
.align 8

// Prints %r0 in decimal, from -2^(n-1) to 2^(n-1) - 1.
.global
print_signed:
        isneg   @p0, %r0
        notp    @p0, @p0
        @p0 ? jmpi print_unsigned
        ldi     %r1, #1
        shli    %r1, %r1, (8*__WORD-1)          // the console
        ldi     %r2, MINUS
        st      %r2, %r1, #0
        neg     %r0, %r0                        // right for -2^(n-1), too

// Prints %r0 in decimal, from 0 to 2^n - 1.
.global
print_unsigned:
        ldi     %r1, #1
        shli    %r1, %r1, (8*__WORD-1)
        ori     %r2, %sp, #0                    // digits stand below it
unsigned_divide:
        modi    %r3, %r0, #10
        addi    %r3, %r3, DIGIT_ZERO
        subi    %sp, %sp, __WORD
        st      %r3, %sp, #0
        divi    %r0, %r0, #10
        rtop    @p0, %r0
        @p0 ? jmpi unsigned_divide
unsigned_digit:
        ld      %r3, %sp, #0
        addi    %sp, %sp, __WORD
        st      %r3, %r1, #0
        sub     %r3, %r2, %sp
        rtop    @p0, %r3
        @p0 ? jmpi unsigned_digit
        jmpr    %ra

// Prints %r0 as print_signed does, then the character %r1.
.global
print_signed_and:
        subi    %sp, %sp, (2*__WORD)
        st      %ra, %sp, #0
        st      %r1, %sp, __WORD
        jali    %ra, print_signed
        ld      %ra, %sp, #0
        ld      %r0, %sp, __WORD
        addi    %sp, %sp, (2*__WORD)
        jmpi    print_char
