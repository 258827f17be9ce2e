// Output on the console: characters, strings, numbers.
//
// Every function is called with `jali %ra, name` in ONE lane (lane 0).
// Arguments are in %r0 and %r1. %r0 to %r2, @p0 and @p1 are changed,
// all other registers are kept. print_char and print_string work from
// registers alone; the others keep what they save in fixed words, so only
// one warp at a time may be in them. No stack is needed.
//
// The console is the word at 2^(n-1); a store there prints its low byte.

.def NEWLINE 10
.def BLANK 32
.def DIGIT_ZERO 48
.def LETTER_A_LESS_TEN 87

.perm x
.align 8

// Prints the character %r0.
.global
print_char:
        ldi     %r1, #1
        shli    %r1, %r1, (8*__WORD-1)          // the console
        st      %r0, %r1, #0
        jmpr    %ra

// Prints the NUL-terminated string at address %r0.
.global
print_string:
        ldi     %r1, #1
        shli    %r1, %r1, (8*__WORD-1)
string_next:
        ld      %r2, %r0, #0                    // this byte and those above
        andi    %r2, %r2, #0xff
        rtop    @p0, %r2
        @p0 ? st   %r2, %r1, #0
        @p0 ? addi %r0, %r0, #1
        @p0 ? jmpi string_next
        jmpr    %ra

// Prints %r0 (below 2^31) in decimal.
.global
print_decimal:
        ldi     %r1, decimal_saved
        st      %r3, %r1, #0
        st      %r4, %r1, __WORD
        ldi     %r2, #1
        shli    %r2, %r2, (8*__WORD-1)
        ldi     %r1, powers_of_ten
        ldi     %r3, #10000
        sub     %r3, %r0, %r3
        isneg   @p0, %r3                        // the usual, small number
        @p0 ? ldi  %r1, small_powers
        iszero  @p0, %r0
        @p0 ? ldi  %r1, last_power
        ld      %r3, %r1, #0
        @p0 ? jmpi decimal_digit                // the one digit of 0
decimal_skip:                                   // powers above the number
        sub     %r4, %r0, %r3
        isneg   @p0, %r4
        @p0 ? addi %r1, %r1, __WORD
        @p0 ? ld   %r3, %r1, #0
        @p0 ? jmpi decimal_skip
decimal_digit:
        ldi     %r4, DIGIT_ZERO
decimal_count:
        sub     %r0, %r0, %r3
        isneg   @p0, %r0
        notp    @p1, @p0
        @p1 ? addi %r4, %r4, #1
        @p1 ? jmpi decimal_count
        add     %r0, %r0, %r3                   // the last was one too many
        st      %r4, %r2, #0
        addi    %r1, %r1, __WORD
        ld      %r3, %r1, #0
        rtop    @p0, %r3
        @p0 ? jmpi decimal_digit
        ldi     %r1, decimal_saved
        ld      %r3, %r1, #0
        ld      %r4, %r1, __WORD
        jmpr    %ra

// Prints the low %r1 hexadecimal digits of %r0 (%r1 from 1 to 2*__WORD).
.global
print_hexadecimal:
        ldi     %r2, hexadecimal_saved
        st      %r3, %r2, #0
        st      %r4, %r2, __WORD
        ldi     %r2, #1
        shli    %r2, %r2, (8*__WORD-1)
        shli    %r1, %r1, #2                    // bits still to print
hexadecimal_digit:
        subi    %r1, %r1, #4
        shr     %r3, %r0, %r1
        andi    %r3, %r3, #15
        subi    %r4, %r3, #10
        isneg   @p0, %r4
        notp    @p1, @p0
        @p0 ? addi %r3, %r3, DIGIT_ZERO
        @p1 ? addi %r3, %r3, LETTER_A_LESS_TEN
        st      %r3, %r2, #0
        rtop    @p0, %r1
        @p0 ? jmpi hexadecimal_digit
        ldi     %r2, hexadecimal_saved
        ld      %r3, %r2, #0
        ld      %r4, %r2, __WORD
        jmpr    %ra

// Prints the %r1 words (at least one) at address %r0 in decimal, with a
// blank between two of them and a newline after the last.
.global
print_words:
        ldi     %r2, words_saved
        st      %r3, %r2, #0
        st      %r4, %r2, __WORD
        st      %ra, %r2, (2*__WORD)
        ori     %r3, %r0, #0                    // next word
        ori     %r4, %r1, #0                    // words still to print
words_next:
        ld      %r0, %r3, #0
        jali    %ra, print_decimal
        addi    %r3, %r3, __WORD
        subi    %r4, %r4, #1
        rtop    @p0, %r4
        ldi     %r0, NEWLINE
        @p0 ? ldi %r0, BLANK
        jali    %ra, print_char
        rtop    @p0, %r4
        @p0 ? jmpi words_next
        ldi     %r2, words_saved
        ld      %r3, %r2, #0
        ld      %r4, %r2, __WORD
        ld      %ra, %r2, (2*__WORD)
        jmpr    %ra

.perm rw
powers_of_ten:
        .word   1000000000 100000000 10000000 1000000 100000
        .word   10000
small_powers:
        .word   1000 100 10
last_power:
        .word   1 0                             // 0 ends the table
decimal_saved:
        .space  2
hexadecimal_saved:
        .space  2
words_saved:
        .space  3
