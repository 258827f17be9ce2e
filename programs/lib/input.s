// Console input: an interrupt routine for lib/supervisor.s that echoes and
// keeps what is typed, and functions that read it.
//
// Up to 32 characters wait; what comes after is lost, but echoed. One warp
// at a time may read.

.def KEPT 32
.def NEWLINE 10

.perm x
.align 8

// For interrupt 8.
.global
echo_input:
        ldi     %r1, #1
        shli    %r1, %r1, (8*__WORD-1)          // the console
        ldi     %r2, #0x3f
        tlbadd  %r1, %r1, %r2                   // is to be there
        ld      %r0, %r1, #0
        st      %r0, %r1, #0
        ldi     %r2, input_state
        ld      %r3, %r2, #0
        ld      %r4, %r2, __WORD
        sub     %r4, %r3, %r4
        subi    %r4, %r4, KEPT
        isneg   @p0, %r4                        // there is room
        andi    %r4, %r3, (KEPT-1)
        shli    %r4, %r4, (`__WORD)             // ` is the logarithm
        add     %r4, %r4, %r2
        @p0 ? st   %r0, %r4, (2*__WORD)
        @p0 ? addi %r3, %r3, #1
        @p0 ? st   %r3, %r2, #0
        reti

// Waits for the next character: %r0. Changes %r1, %r2 and @p0.
.global
read_char:
        ldi     %r2, input_state
        ld      %r1, %r2, __WORD
read_wait:
        ld      %r0, %r2, #0
        sub     %r0, %r0, %r1
        iszero  @p0, %r0
        @p0 ? jmpi read_wait
        andi    %r0, %r1, (KEPT-1)
        shli    %r0, %r0, (`__WORD)
        add     %r0, %r0, %r2
        ld      %r0, %r0, (2*__WORD)
        addi    %r1, %r1, #1
        st      %r1, %r2, __WORD
        jmpr    %ra

// Reads a line to address %r0 on, as a string without its newline, and
// returns its length in %r0. What is beyond %r1 characters is dropped; the
// buffer has %r1 + __WORD bytes. Changes %r1 to %r3, @p0 and @p1, and uses
// the stack.
.global
read_line:
        subi    %sp, %sp, (4*__WORD)
        st      %ra, %sp, #0
        st      %r0, %sp, __WORD
        st      %r4, %sp, (2*__WORD)
        st      %r5, %sp, (3*__WORD)
        ori     %r4, %r0, #0                    // the next byte
        add     %r5, %r0, %r1                   // the end
read_next:
        jali    %ra, read_char
        subi    %r1, %r0, NEWLINE
        iszero  @p0, %r1
        @p0 ? jmpi read_end
        sub     %r1, %r4, %r5
        isneg   @p0, %r1
        @p0 ? st   %r0, %r4, #0                 // and zeros to the word's end
        @p0 ? addi %r4, %r4, #1
        jmpi    read_next
read_end:
        xor     %r0, %r0, %r0
        st      %r0, %r4, #0
        ld      %r0, %sp, __WORD
        sub     %r0, %r4, %r0
        ld      %ra, %sp, #0
        ld      %r4, %sp, (2*__WORD)
        ld      %r5, %sp, (3*__WORD)
        addi    %sp, %sp, (4*__WORD)
        jmpr    %ra

.perm rw
input_state:                                    // characters come, read
        .word   0 0
        .space  KEPT
