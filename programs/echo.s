// uses: lib/supervisor.s lib/fault-report.s lib/lock.s lib/input.s lib/handlers.s lib/string.s lib/print-number.s lib/console.s
// stack: 0
// input: "level\nharp\n\n"
//
// Console input by interrupts: what is typed is echoed while the program
// waits, and read by it as lines (lib/input.s).
//
// It reads lines up to an empty one, so that whatever is typed is on the
// console before its answers; what comes later would be echoed where it
// happens to arrive.
// Expected: the input up to the empty line, then each line backwards, with
// its length.

.def NEWLINE 10
.def BLANK 32
.def LINE_BYTES 16

.perm x
.entry
.global
entry:
        jmpi    boot

.global
main:
        ldi     %r4, lines
        ldi     %r5, #0                 // lines
read_next:
        ori     %r0, %r4, #0
        ldi     %r1, LINE_BYTES
        jali    %ra, read_line
        rtop    @p0, %r0
        @p0 ? addi %r4, %r4, (LINE_BYTES + __WORD)
        @p0 ? addi %r5, %r5, #1
        @p0 ? jmpi read_next

        ldi     %r4, lines
answer:
        rtop    @p0, %r5
        notp    @p0, @p0
        @p0 ? halt
        ori     %r0, %r4, #0
        jali    %ra, print_backwards
        addi    %r4, %r4, (LINE_BYTES + __WORD)
        subi    %r5, %r5, #1
        jmpi    answer

// Prints the string at %r0 from its end, a blank, and its length.
print_backwards:
        subi    %sp, %sp, (4*__WORD)
        st      %ra, %sp, #0
        st      %r4, %sp, __WORD
        st      %r5, %sp, (2*__WORD)
        ori     %r4, %r0, #0
        jali    %ra, string_length
        st      %r0, %sp, (3*__WORD)
        ori     %r5, %r0, #0
backwards:
        rtop    @p0, %r5
        notp    @p0, @p0
        @p0 ? jmpi backwards_end
        subi    %r5, %r5, #1
        add     %r0, %r4, %r5
        ld      %r0, %r0, #0            // its lowest byte is printed
        jali    %ra, print_char
        jmpi    backwards
backwards_end:
        ldi     %r0, BLANK
        jali    %ra, print_char
        ld      %r0, %sp, (3*__WORD)
        ldi     %r1, NEWLINE
        jali    %ra, print_signed_and
        ld      %ra, %sp, #0
        ld      %r4, %sp, __WORD
        ld      %r5, %sp, (2*__WORD)
        addi    %sp, %sp, (4*__WORD)
        jmpr    %ra

.perm rw
lines:  .space  64
