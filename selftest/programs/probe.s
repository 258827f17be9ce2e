// uses: console.s
//
// Says how many lanes and warps there are, in hexadecimal: `HARP 04 02`.

.def BLANK 32
.def NEWLINE 10
.def DIGITS 2

.perm x
.entry
.global
entry:
        ldi     %r0, hello
        jali    %ra, print_string
        hwid    %r0, #2
        ldi     %r1, DIGITS
        jali    %ra, print_hexadecimal
        ldi     %r0, BLANK
        jali    %ra, print_char
        hwid    %r0, #3
        ldi     %r1, DIGITS
        jali    %ra, print_hexadecimal
        ldi     %r0, NEWLINE
        jali    %ra, print_char
        halt

.perm rw
hello:
        .string "HARP "
