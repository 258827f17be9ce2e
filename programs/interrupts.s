// uses: lib/supervisor.s lib/fault-report.s lib/lock.s lib/console.s
// stack: 0
// config: tlb_entries = 8, divergence = "stack"
// input: "x"
//
// Every interrupt there is, 0 to 8, one after the other.
//
// The report (lib/fault-report.s) does not stop the warp but goes on with
// the next attempt (`fault_resume`). A branch can only diverge with two lanes;
// with one lane, the program has the supervisor report number 4 without cause.
// Console input comes when it likes: its routine keeps the byte, and the
// program waits for it at the end.
// Expected: nine lines.
//
// Counts on the mechanism stack: interrupts 4 and 6.

.def NEWLINE 10

.perm x
.entry
.global
entry:
        jmpi    boot

.global
main:
// 0, after a first trap that has the pages 9 and a prepared.
        trap
        ldi     %r0, after_0
        jali    %ra, go_on_at
        trap
after_0:
// 1: page b is not mapped.
        ldi     %r0, after_1
        jali    %ra, go_on_at
        ldi     %r0, #0xb
        shli    %r0, %r0, #12
        ld      %r0, %r0, #8
after_1:
// 2: page 9 is read-only.
        ldi     %r0, after_2
        jali    %ra, go_on_at
        ldi     %r0, #0x9
        shli    %r0, %r0, #12
        ld      %r1, %r0, #16
        st      %r1, %r0, #16
after_2:
// 3: users have no say in the kernel entry.
        ldi     %r0, after_3
        jali    %ra, go_on_at
        skep    %r0
after_3:
// 4: lane 0 does not jump, lane 1 does.
        ldi     %r0, after_4
        jali    %ra, go_on_at
        hwid    %r0, #2
        subi    %r0, %r0, #1
        iszero  @p0, %r0
        @p0 ? jmpi pretend
        ldi     %r1, #1
        clone   %r1
        ldi     %r1, #2
        jalis   %r0, %r1, two_lanes
two_lanes:
        tid     %r0
        rtop    @p0, %r0
        xor     %ra, %ra, %ra           // in lane 0, which reports
        @p0 ? jmpi two_lanes
pretend:
        ldi     %r0, interrupt_handlers
        ldi     %r1, report_divergence
        st      %r1, %r0, #0            // for trap, the last one
        trap
after_4:
// 5
        ldi     %r0, after_5
        jali    %ra, go_on_at
        xor     %r0, %r0, %r0
        div     %r0, %r0, %r0
after_5:
// 6
        ldi     %r0, after_6
        jali    %ra, go_on_at
        join
after_6:
// 7: page a is mapped to where nothing is.
        ldi     %r0, after_7
        jali    %ra, go_on_at
        ldi     %r0, #0xa
        shli    %r0, %r0, #12
        ld      %r0, %r0, #24
after_7:
// 8
        ldi     %r1, kept
wait_input:
        ld      %r0, %r1, #0
        iszero  @p0, %r0
        @p0 ? jmpi wait_input
        ldi     %r0, text_input
        jali    %ra, print_string
        ldi     %r0, kept
        ld      %r0, %r0, #0
        jali    %ra, print_char
        ldi     %r0, NEWLINE
        jali    %ra, print_char
        halt

// The next fault's report goes on at %r0. %ra = 0, so that no report shows
// it: it differs with the size of the code.
go_on_at:
        ldi     %r1, fault_resume
        st      %r0, %r1, #0
        ori     %r1, %ra, #0
        xor     %ra, %ra, %ra
        jmpr    %r1

// Interrupt 0, once.
prepare:
        ldi     %r0, #0x9
        shli    %r0, %r0, #12
        ldi     %r1, #1                 // user: read
        tlbadd  %r0, %r0, %r1
        ldi     %r0, #0xa
        shli    %r0, %r0, #12
        ldi     %r1, #3
        shli    %r1, %r1, #29           // no RAM is that large, nor the scratchpad behind 2^30
        ldi     %r2, #0x3f
        tlbadd  %r0, %r1, %r2
        ldi     %r0, interrupt_handlers
        ldi     %r1, report_fault
        st      %r1, %r0, #0
        reti

report_divergence:
        ldi     %r0, #4
        jmpi    report_fault

// Interrupt 8.
keep_input:
        ldi     %r0, #1
        shli    %r0, %r0, (8*__WORD-1)
        ldi     %r1, #0x3f
        tlbadd  %r0, %r0, %r1
        ld      %r0, %r0, #0
        ldi     %r1, kept
        st      %r0, %r1, #0
        reti

.perm rw
.global
interrupt_handlers:
        .word   prepare report_fault report_fault report_fault
        .word   report_fault report_fault report_fault report_fault
        .word   keep_input
kept:   .word   0
text_input:
        .string "interrupt 8: console input, "
