// uses: ../lib/console.s
// stack: 0
// config: bus_errors = true
//
// Memory that refuses: interrupt 7 of a load, a store and a fetch.
//
// For a memory that answers all accesses to the 64 bytes from `broken` on
// with an error. The routine says what it was told, and goes on with the
// next attempt. Where nothing is refused, the program says so and stops.
// Expected: three lines.

.def NEWLINE 10

.perm x
.entry
.global
entry:
        ldi     %r0, bus_error
        skep    %r0
        ei
        ldi     %r3, resume
        ldi     %r4, broken

        ldi     %r0, text_load
        jali    %ra, print_string
        ldi     %r0, after_load
        st      %r0, %r3, #0
        ld      %r0, %r4, #0
        jmpi    unrefused
after_load:
        ldi     %r3, resume
        ldi     %r4, broken
        ldi     %r0, text_store
        jali    %ra, print_string
        ldi     %r0, after_store
        st      %r0, %r3, #0
        st      %r0, %r4, #8
// A store is over when it is answered: not one instruction more.
        jmpi    unrefused
after_store:
        ldi     %r3, resume
        ldi     %r4, broken
        ldi     %r0, text_fetch
        jali    %ra, print_string
        ldi     %r0, after_fetch
        st      %r0, %r3, #0
        jmpr    %r4
after_fetch:
        halt

unrefused:
        ldi     %r0, text_unrefused
        jali    %ra, print_string
        halt

// The kernel entry: %r0 is the number, %r1 the address.
bus_error:
        ori     %r5, %r0, #0
        ldi     %r4, broken
        sub     %r4, %r1, %r4
        ldi     %r0, text_interrupt
        jali    %ra, print_string
        ori     %r0, %r5, #0
        jali    %ra, print_decimal
        ldi     %r0, text_byte
        jali    %ra, print_string
        ori     %r0, %r4, #0
        jali    %ra, print_decimal
        ldi     %r0, NEWLINE
        jali    %ra, print_char
        ldi     %r0, resume
        ld      %r0, %r0, #0
        ei
        jmpr    %r0

.align 64
.global
broken: jmpi    unrefused
.align 64

.perm rw
.global
resume: .word   0
text_load:
        .string "load: "
text_store:
        .string "store: "
text_fetch:
        .string "fetch: "
text_interrupt:
        .string "interrupt "
text_byte:
        .string ", byte "
text_unrefused:
        .string "not refused\n"
