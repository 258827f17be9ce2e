// uses: lib/supervisor.s lib/fault-report.s lib/lock.s lib/launch.s lib/console.s
// stack: 4
//
// Interrupts in the midst of divergence: what was interrupted goes on as if
// nothing had been.
//
// Twelve threads over all lanes and warps trap, and divide by zero, within
// splits and loops. The routine runs in lane 0, also when that lane is not
// among the interrupted ones; it changes all the registers and predicates
// that there are in programs here, and returns. A trap and a division by
// zero go on with the next instruction; the division writes nothing.
// Expected: for each thread a number from all its registers and predicates.

.def THREADS 12

.perm x
.entry
.global
entry:
        jmpi    boot

.global
main:
        ldi     %r0, interrupted
        ldi     %r1, THREADS
        jali    %ra, launch
        ldi     %r0, results
        ldi     %r1, THREADS
        jali    %ra, print_words
        halt

// Interrupts 0 and 5.
scramble:
        addi    %r1, %r0, #77
        ori     %r2, %r1, #0x21
        shli    %r3, %r2, #3
        neg     %r4, %r3
        ldi     %r5, scramble
        ldi     %fp, #12
        ldi     %sp, #34
        ldi     %ra, #56
        notp    @p0, @p0
        notp    @p1, @p1
        notp    @p2, @p2
        notp    @p3, @p3
        notp    @p4, @p4
        ldi     %r0, #1
        reti

// Thread %r0.
interrupted:
        ori     %r5, %ra, #0
        ori     %r4, %r0, #0
        addi    %sp, %r0, #50
        shli    %r1, %r0, #4
        xori    %r2, %r0, #5
        ldi     %r3, #100
        andi    %ra, %r0, #1
        rtop    @p1, %ra                // odd
        andi    %ra, %r0, #2
        rtop    @p2, %ra
        subi    %ra, %r0, #6
        isneg   @p3, %ra                // below 6
        trap
        @p1 ? split
        @p1 ? jmpi odd
        xor     %ra, %ra, %ra
        div     %r3, %r1, %ra           // goes on, %r3 stays
        addi    %r3, %r3, #1
        jmpi    both
odd:
        trap
        addi    %r3, %r3, #2
        @p2 ? split
        @p2 ? jmpi odd_two
        trap
        addi    %r3, %r3, #4
        jmpi    odd_join
odd_two:
        addi    %r3, %r3, #8
        trap
odd_join:
        join
both:
        join

// 1 to 4 turns, of which every one traps.
        andi    %ra, %r0, #3
        addi    %ra, %ra, #1
turn:
        addi    %r2, %r2, #200
        trap
        subi    %ra, %ra, #1
        rtop    @p4, %ra
        @p4 ? splitl
        @p4 ? jmpi turn
        join

        ldi     %ra, #1000
        @p1 ? add %r3, %r3, %ra
        ldi     %ra, #2000
        @p2 ? add %r3, %r3, %ra
        ldi     %ra, #4000
        @p3 ? add %r3, %r3, %ra
        add     %r3, %r3, %r0
        add     %r3, %r3, %r1
        add     %r3, %r3, %r2
        add     %r3, %r3, %sp
        shli    %r4, %r4, (`__WORD)     // ` is the logarithm
        ldi     %r0, results
        add     %r0, %r0, %r4
        st      %r3, %r0, #0
        jmpr    %r5

.perm rw
.global
interrupt_handlers:
        .word   scramble map_page report_fault report_fault report_fault
        .word   scramble report_fault report_fault report_fault
results:
        .space  THREADS
