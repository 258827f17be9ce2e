// uses: lib/supervisor.s lib/fault-report.s lib/lock.s
// stack: 0
// config: tlb_entries = 8
//
// Pages mapped on demand: each first access to a page is interrupt 1, whose
// routine maps the page and lets the instruction run again.
//
// Page 0, with all the code, is always mapped; the other seven entries of
// the TLB are shared by the console's page and eight pages of data, 8000 to
// f000, so entries are replaced while the program runs. What is in the pages
// stays, of course. The routine says where each fault was. Program and
// supervisor have to fit into page 0, so they print in hexadecimal, with what
// lib/fault-report.s has for that.
// Expected:
//  1. faults of eight stores, one in each page;
//  2. faults of the loads that follow, and the sum of what was stored, 240;
//  3. faults of a load from four pages at once, in as many lanes as there
//     are, lane by lane; a0 is the sum of these four;
//  4. the fault of a store into a page, with which a function is copied
//     there; when the TLB has forgotten the page again, the fault of the
//     fetch from it; and what the function returns, 42.

.def PAGES 8
.def LANES 4

.perm x
.entry
.global
entry:
        jmpi    boot

.global
main:
// 1. Page 8 + i: 10 x (i + 1), at 8 x i, in hexadecimal.
        ldi     %r5, #1
        shli    %r5, %r5, #15           // page 8
        ldi     %r4, #0x10
store_next:
        st      %r4, %r5, #0
        jali    %ra, next_page
        addi    %r4, %r4, #0x10
        subi    %r0, %r4, (0x10*PAGES + 0x10)
        rtop    @p0, %r0
        @p0 ? jmpi store_next

// 2
        ldi     %r5, #1
        shli    %r5, %r5, #15
        ldi     %r4, #0                 // sum
        ldi     %r3, PAGES
load_next:
        ld      %r0, %r5, #0
        add     %r4, %r4, %r0
        jali    %ra, next_page
        subi    %r3, %r3, #1
        rtop    @p0, %r3
        @p0 ? jmpi load_next
        ori     %r0, %r4, #0
        jali    %ra, print_line

// 3. Rounds of min(lanes, 4 - done) lanes.
        ldi     %r4, #0                 // done
gather_round:
        hwid    %r2, #2
        ldi     %r1, LANES
        sub     %r1, %r1, %r4
        sub     %r3, %r2, %r1
        isneg   @p0, %r3
        notp    @p0, @p0
        @p0 ? ori %r2, %r1, #0
        subi    %r3, %r2, #1
        rtop    @p0, %r3
gather_clone:
        @p0 ? clone %r3
        @p0 ? subi  %r3, %r3, #1
        rtop    @p0, %r3
        @p0 ? jmpi  gather_clone
        jalis   %ra, %r2, gather
gathered:
        hwid    %r2, #2
        add     %r4, %r4, %r2
        subi    %r3, %r4, LANES
        isneg   @p0, %r3
        @p0 ? jmpi gather_round
        ldi     %r1, values
        ldi     %r2, LANES
        ldi     %r0, #0
sum_up:
        ld      %r3, %r1, #0
        add     %r0, %r0, %r3
        addi    %r1, %r1, __WORD
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi sum_up
        jali    %ra, print_line

// 4
        ldi     %r0, function
        ldi     %r1, function_end
        ldi     %r5, #0xd               // its page, again gone
        shli    %r5, %r5, #12
        addi    %r5, %r5, #8
        ori     %r3, %r5, #0
copy_next:
        ld      %r2, %r0, #0
        st      %r2, %r3, #0
        addi    %r0, %r0, __WORD
        addi    %r3, %r3, __WORD
        sub     %r2, %r0, %r1
        isneg   @p0, %r2
        @p0 ? jmpi copy_next
        ldi     %r2, forget             // from now on
        st      %r5, %r2, #0
        trap
        ldi     %r0, #0x40
        jalr    %ra, %r5
        jali    %ra, print_line
        halt

.align 8                                // copied word by word
function:
        addi    %r0, %r0, #2
        jmpr    %ra
function_end:

// Lane: round's first place %r4, of 4: loads its page's value.
gather:
        tid     %r0
        add     %r0, %r0, %r4
        addi    %r1, %r0, #8
        shli    %r1, %r1, #12
        shli    %r2, %r0, #3
        add     %r1, %r1, %r2
        ld      %r1, %r1, #0
        shli    %r2, %r0, (`__WORD)     // ` is the logarithm
        ldi     %r3, values
        add     %r3, %r3, %r2
        st      %r1, %r3, #0
        ldi     %r0, gathered
        jmprt   %r0

// %r5 = 8 bytes further in the next page. Changes %r0.
next_page:
        ldi     %r0, #1
        shli    %r0, %r0, #12
        addi    %r0, %r0, #8
        add     %r5, %r5, %r0
        jmpr    %ra

// Prints %r0 and a newline. Changes %r0 to %r3, @p0 and @p1.
print_line:
        subi    %sp, %sp, __WORD
        st      %ra, %sp, #0
        jali    %ra, report_hexadecimal
        ldi     %r0, text_end
        jali    %ra, report_string
        ld      %ra, %sp, #0
        addi    %sp, %sp, __WORD
        jmpr    %ra

// Interrupt 1, at %r1: says so, and maps the page. Faults of the console's
// page, which is far above, are not worth a word.
say_and_map:
        ori     %r4, %r1, #0
        ldi     %r2, #0x3f
        tlbadd  %r4, %r4, %r2
        shri    %r3, %r4, #16
        rtop    @p0, %r3
        @p0 ? reti
        ldi     %r1, #1
        shli    %r1, %r1, (8*__WORD-1)
        tlbadd  %r1, %r1, %r2
        tlbadd  %r4, %r4, %r2           // again: the console took its place?
        ldi     %r0, text_fault
        jali    %ra, report_string
        ori     %r0, %r4, #0
        jali    %ra, report_hexadecimal
        ldi     %r0, text_end
        jali    %ra, report_string
        reti

// Interrupt 0: the TLB forgets the page at `forget`.
forget_page:
        ldi     %r1, forget
        ld      %r1, %r1, #0
        tlbrm   %r1
        reti

.perm rw
.global
interrupt_handlers:
        .word   forget_page say_and_map report_fault report_fault
        .word   report_fault report_fault report_fault report_fault
        .word   report_fault
forget: .word   0
values: .space  LANES
text_fault:
        .string "page fault at "
text_end:
        .string "\n"
