// uses: lock.s
//
// An interrupt routine for lib/supervisor.s: says on the console what
// happened, and stops the warp.
//
//      fault 7: bus error, warp 0, address 40000000, link 1a4
//
// The address, for interrupts 1, 2 and 7, is the one that the instruction
// accessed; when the fetch itself failed it is the pc. Software cannot read
// the pc otherwise. The link is lane 0's %ra: the place behind the last
// call, which is where to begin to look. It is not shown when it is 0.
// Warps that fault at the same time report one after the other.
//
// If the word `fault_resume` is not 0, the warp does not stop: it goes on at
// that address, lane 0 alone, in user mode, with %r0 = the number. All other
// registers are lost, %sp too; the divergence stack is as the fault left it.

.def DIGIT_ZERO 48
.def LETTER_A_LESS_TEN 87
.def NEWLINE 10

.perm x
.align 8
.global
report_fault:
        ori     %r4, %r0, #0
        ori     %r5, %r1, #0
        ori     %sp, %ra, #0
        ldi     %r1, #1
        shli    %r1, %r1, (8*__WORD-1)          // the console
        ldi     %r2, #0x3f
        tlbadd  %r1, %r1, %r2                   // is to be there
        ldi     %r0, report_lock
        jali    %ra, acquire

        ldi     %r0, text_fault
        jali    %ra, report_string
        ori     %r0, %r4, #0
        jali    %ra, report_hexadecimal
        ldi     %r1, fault_names
        shli    %r0, %r4, (`__WORD)             // ` is the logarithm
        add     %r1, %r1, %r0
        ld      %r0, %r1, #0
        jali    %ra, report_string
        ldi     %r0, text_warp
        jali    %ra, report_string
        wid     %r0                             // to decimal digits:
        ori     %r1, %r0, #0
report_tens:                                    // 6 more for each ten
        subi    %r1, %r1, #10
        isneg   @p0, %r1
        notp    @p0, @p0
        @p0 ? addi %r0, %r0, #6
        @p0 ? jmpi report_tens
        jali    %ra, report_hexadecimal

        subi    %r0, %r4, #1                    // has it an address?
        iszero  @p1, %r0
        subi    %r0, %r4, #2
        iszero  @p0, %r0
        orp     @p1, @p1, @p0
        subi    %r0, %r4, #7
        iszero  @p0, %r0
        orp     @p1, @p1, @p0
        notp    @p1, @p1
        @p1 ? jmpi report_link
        ldi     %r0, text_address
        jali    %ra, report_string
        ori     %r0, %r5, #0
        jali    %ra, report_hexadecimal
report_link:
        iszero  @p1, %sp
        @p1 ? jmpi report_end
        ldi     %r0, text_link
        jali    %ra, report_string
        ori     %r0, %sp, #0
        jali    %ra, report_hexadecimal
report_end:
        ldi     %r0, text_end
        jali    %ra, report_string
        ldi     %r0, report_lock
        jali    %ra, release

        ldi     %r1, fault_resume
        ld      %r1, %r1, #0
        iszero  @p0, %r1
        @p0 ? halt
        ori     %r0, %r4, #0
        ei
        jmpru   %r1

// Prints the string at %r0. Like the next one it needs no memory, since the
// warp may have been interrupted within a function of lib/console.s. Other
// interrupt routines may use both: they change %r1 to %r3, @p0 and @p1. The
// console's page must be mapped.
.global
report_string:
        ldi     %r1, #1
        shli    %r1, %r1, (8*__WORD-1)
report_character:
        ld      %r2, %r0, #0                    // this byte and those above
        andi    %r2, %r2, #0xff
        rtop    @p0, %r2
        @p0 ? st   %r2, %r1, #0
        @p0 ? addi %r0, %r0, #1
        @p0 ? jmpi report_character
        jmpr    %ra

// Prints %r0 in hexadecimal, without leading zeros.
.global
report_hexadecimal:
        ldi     %r1, (8*__WORD)                 // bits below the digit
report_skip:
        subi    %r1, %r1, #4
        shr     %r2, %r0, %r1
        iszero  @p0, %r2
        rtop    @p1, %r1
        andp    @p0, @p0, @p1
        @p0 ? jmpi report_skip
report_digit:
        shr     %r2, %r0, %r1
        andi    %r2, %r2, #15
        subi    %r3, %r2, #10
        isneg   @p0, %r3
        notp    @p1, @p0
        @p0 ? addi %r2, %r2, DIGIT_ZERO
        @p1 ? addi %r2, %r2, LETTER_A_LESS_TEN
        ldi     %r3, #1
        shli    %r3, %r3, (8*__WORD-1)
        st      %r2, %r3, #0
        rtop    @p0, %r1
        @p0 ? subi %r1, %r1, #4
        @p0 ? jmpi report_digit
        jmpr    %ra

.perm rw
.global
fault_resume:
        .word   0
fault_names:
        .word   name_0 name_1 name_2 name_3 name_4
        .word   name_5 name_6 name_7 name_8
report_lock:
        .space  66
text_fault:
        .string "fault "
name_0: .string ": trap"
name_1: .string ": page not mapped"
name_2: .string ": access not permitted"
name_3: .string ": invalid or privileged instruction"
name_4: .string ": divergent branch"
name_5: .string ": division by zero"
name_6: .string ": divergence stack"
name_7: .string ": bus error"
name_8: .string ": console input"
text_warp:
        .string ", warp "
text_address:
        .string ", address "
text_link:
        .string ", link "
text_end:
        .string "\n"
