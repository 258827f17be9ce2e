// uses: print-number.s console.s
//
// Floating-point numbers on the console.
//
//      %r0 = number, %r1 = digits after the point (0 to 9)
//      jali %ra, print_float
//
// Prints `-12.50`, `inf`, `-inf`, `nan`; from 10^9 on `1.25e+12`. It adds half
// of the last digit and cuts off, in the word's own precision. Called in one
// lane, on a stack of 28 words; any number of warps may be in it. Changed:
// %r0 to %r3, @p0 and @p1.

.def EXPONENT_BITS (3*`__WORD + 2)               // ` is the logarithm
.def MINUS 45
.def PLUS 43
.def POINT 46
.def DIGIT_ZERO 48
.def LETTER_E 101

.perm x
.align 8
.global
print_float:
        subi    %sp, %sp, (4*__WORD)
        st      %ra, %sp, #0
        st      %r4, %sp, __WORD
        st      %r5, %sp, (2*__WORD)
        ori     %r4, %r0, #0                    // what is left of the number
        ori     %r5, %r1, #0                    // digits

        shli    %r1, %r4, #1                    // without its sign
        shri    %r2, %r1, (8*__WORD - EXPONENT_BITS)
        subi    %r2, %r2, ((1 << EXPONENT_BITS) - 1)
        iszero  @p1, %r2                        // infinite, or not a number
        shli    %r2, %r1, EXPONENT_BITS
        rtop    @p0, %r2
        andp    @p0, @p0, @p1
        ldi     %r0, text_nan
        @p0 ? jmpi float_string
        isneg   @p0, %r4
        ldi     %r0, MINUS
        @p0 ? fneg %r4, %r4
        @p0 ? jali %ra, print_char
        ldi     %r0, text_infinity
        @p1 ? jmpi float_string

// From 10^9 on: divide by ten until it is below ten.
        xor     %r3, %r3, %r3                   // exponent
        ldi     %r2, float_constants
        ld      %r0, %r2, __WORD
        fsub    %r0, %r4, %r0
        isneg   @p0, %r0
        ld      %r1, %r2, #0                    // ten
        @p0 ? jmpi float_round
float_scale:
        fdiv    %r4, %r4, %r1
        addi    %r3, %r3, #1
        fsub    %r0, %r4, %r1
        isneg   @p0, %r0
        notp    @p0, @p0
        @p0 ? jmpi float_scale

// Add half of the last digit.
float_round:
        st      %r3, %sp, (3*__WORD)
        ld      %r0, %r2, (2*__WORD)
        ori     %r3, %r5, #0
        rtop    @p0, %r3
float_half:
        @p0 ? fdiv %r0, %r0, %r1
        @p0 ? subi %r3, %r3, #1
        rtop    @p0, %r3
        @p0 ? jmpi float_half
        fadd    %r4, %r4, %r0

// The digits before the point, then one after the other.
        ftoi    %r0, %r4
        itof    %r1, %r0
        fsub    %r4, %r4, %r1
        jali    %ra, print_unsigned
        rtop    @p0, %r5
        ldi     %r0, POINT
        @p0 ? jali %ra, print_char
float_digit:
        rtop    @p0, %r5
        notp    @p0, @p0
        @p0 ? jmpi float_exponent
        ldi     %r2, float_constants
        ld      %r1, %r2, #0
        fmul    %r4, %r4, %r1
        ftoi    %r0, %r4
        itof    %r1, %r0
        fsub    %r4, %r4, %r1
        addi    %r0, %r0, DIGIT_ZERO
        jali    %ra, print_char
        subi    %r5, %r5, #1
        jmpi    float_digit
float_exponent:
        ld      %r4, %sp, (3*__WORD)
        iszero  @p0, %r4
        @p0 ? jmpi float_end
        ldi     %r0, LETTER_E
        jali    %ra, print_char
        ldi     %r0, PLUS
        jali    %ra, print_char
        ori     %r0, %r4, #0
        jali    %ra, print_unsigned
float_end:
        ld      %ra, %sp, #0
        ld      %r4, %sp, __WORD
        ld      %r5, %sp, (2*__WORD)
        addi    %sp, %sp, (4*__WORD)
        jmpr    %ra
float_string:
        jali    %ra, print_string
        jmpi    float_end

.perm rw
float_constants:
        .word   10.0, 1000000000.0, 0.5
text_nan:
        .string "nan"
text_infinity:
        .string "inf"
