// uses: lib/supervisor.s lib/fault-report.s lib/lock.s lib/input.s lib/handlers.s lib/memory.s lib/string.s lib/print-float.s lib/print-number.s lib/console.s
// stack: 0
// config: float = true
//
// The library's functions for numbers, memory and strings, one after the
// other; the first place to look for how they are called.
//
// Expected, a line each:
//  1. integers with their signs, the smallest one of 32 bits among them;
//  2. hexadecimal digits;
//  3. floating-point numbers, rounded; then very large ones, and those that
//     are none;
//  4. words copied and filled; 0 and 1, the same and not the same;
//  5. strings put together, the length of the result;
//  6. comparisons of strings: <, = and >.

.def NEWLINE 10
.def BLANK 32
.def LESS 60

.perm x
.entry
.global
entry:
        jmpi    boot

.global
main:
// 1
        ldi     %r4, integers
        ldi     %r5, #6
integer:
        ld      %r0, %r4, #0
        ldi     %r1, BLANK
        jali    %ra, print_signed_and
        addi    %r4, %r4, __WORD
        subi    %r5, %r5, #1
        rtop    @p0, %r5
        @p0 ? jmpi integer
        ldi     %r0, #-1                // 32 bits of it
        shri    %r0, %r0, (8*__WORD-32)
        jali    %ra, print_unsigned
        jali    %ra, print_newline

// 2
        ldi     %r4, integers
        ld      %r0, %r4, __WORD
        ldi     %r1, #8
        jali    %ra, print_hexadecimal
        jali    %ra, print_newline

// 3
        ldi     %r4, floats
        ldi     %r5, #9
float:
        ld      %r0, %r4, #0
        ld      %r1, %r4, __WORD
        jali    %ra, print_float
        ldi     %r0, BLANK
        jali    %ra, print_char
        addi    %r4, %r4, (2*__WORD)
        subi    %r5, %r5, #1
        rtop    @p0, %r5
        @p0 ? jmpi float
        ldi     %r0, #1
        itof    %r0, %r0
        xor     %r4, %r4, %r4
        fdiv    %r0, %r0, %r4           // 1 / 0
        ldi     %r1, #2
        jali    %ra, print_float
        ldi     %r0, BLANK
        jali    %ra, print_char
        fdiv    %r0, %r4, %r4           // 0 / 0
        ldi     %r1, #2
        jali    %ra, print_float
        jali    %ra, print_newline

// 4
        ldi     %r0, words
        ldi     %r1, integers
        ldi     %r2, #3
        jali    %ra, memory_copy
        ldi     %r1, #7                 // %r0 is behind the copy
        ldi     %r2, #2
        jali    %ra, memory_fill
        ldi     %r4, words
        ldi     %r5, #5
word:
        ld      %r0, %r4, #0
        ldi     %r1, BLANK
        jali    %ra, print_signed_and
        addi    %r4, %r4, __WORD
        subi    %r5, %r5, #1
        rtop    @p0, %r5
        @p0 ? jmpi word
        ldi     %r0, words
        ldi     %r1, integers
        ldi     %r2, #3
        jali    %ra, memory_compare
        ldi     %r1, BLANK
        jali    %ra, print_signed_and
        ldi     %r0, words
        ldi     %r1, integers
        ldi     %r2, #4
        jali    %ra, memory_compare
        ldi     %r1, NEWLINE
        jali    %ra, print_signed_and

// 5
        ldi     %r0, text
        ldi     %r1, text_one
        jali    %ra, string_copy
        ldi     %r1, text_two           // %r0 is where the copy ends
        jali    %ra, string_copy
        ldi     %r1, text_one
        jali    %ra, string_copy
        ldi     %r0, text
        jali    %ra, print_string
        ldi     %r0, BLANK
        jali    %ra, print_char
        ldi     %r0, text
        jali    %ra, string_length
        ldi     %r1, NEWLINE
        jali    %ra, print_signed_and

// 6
        ldi     %r0, text_one
        ldi     %r1, text_two
        jali    %ra, print_comparison
        ldi     %r0, text_one
        ldi     %r1, text_one
        jali    %ra, print_comparison
        ldi     %r0, text               // begins with the other
        ldi     %r1, text_one
        jali    %ra, print_comparison
        jali    %ra, print_newline
        halt

// Compares the strings at %r0 and %r1, and prints how.
print_comparison:
        subi    %sp, %sp, __WORD
        st      %ra, %sp, #0
        jali    %ra, string_compare
        isneg   @p0, %r0
        rtop    @p1, %r0
        ldi     %r1, (LESS+1)           // = and > are behind it
        @p1 ? ldi %r1, (LESS+2)
        @p0 ? ldi %r1, LESS
        ori     %r0, %r1, #0
        jali    %ra, print_char
        ld      %ra, %sp, #0
        addi    %sp, %sp, __WORD
        jmpr    %ra

print_newline:
        ldi     %r0, NEWLINE
        jmpi    print_char

.perm rw
integers:
        .word   0 -1 42 -1000000 2147483647 -2147483648
floats:                                 // number, digits behind the point
        .word   3.14159, 2, -0.5, 3, 2.5, 0, 1000.0626, 3
        .word   0.04688, 5, -99.996, 2, 123456.0, 1
        .word   1250000000000.0, 2, -6.02e23, 1
words:  .space  5
text_one:
        .string "harp"
text_two:
        .string " and "
text:   .space  8
