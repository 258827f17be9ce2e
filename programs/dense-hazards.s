// uses: lib/launch.s lib/console.s
// stack: 2
//
// Instructions that need what the ones just before them made.
//
// Eight threads over all lanes and warps; each runs six passages:
//  1. chains of arithmetic, with the producer one, two, three and four
//     instructions before its use, overwritten and overtaken registers;
//  2. one register whose lanes were last written by different
//     instructions, read at distance one, two, three and four;
//  3. predicates used as guards, as sources and by split at once;
//  4. the same with predicates that differ in who wrote which lane;
//  5. loads used at once, as a value, address, predicate; store and load;
//  6. links and jump targets used at once.
// Expected: a line for each passage, the low 16 bits of each thread.

.def THREADS 8
.def PASSAGES 6

.perm x
.entry
.global
entry:
        ldi     %r0, test
        ldi     %r1, THREADS
        jali    %ra, launch
        ldi     %r3, results            // only 16 bits, whatever the word
        ldi     %r4, (PASSAGES*THREADS)
cut:
        ld      %r0, %r3, #0
        shli    %r0, %r0, (8*__WORD-16)
        shri    %r0, %r0, (8*__WORD-16)
        st      %r0, %r3, #0
        addi    %r3, %r3, __WORD
        subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi cut
        ldi     %r3, results
        ldi     %r4, PASSAGES
print_passage:
        ori     %r0, %r3, #0
        ldi     %r1, THREADS
        jali    %ra, print_words
        addi    %r3, %r3, (THREADS*__WORD)
        subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi print_passage
        halt

// Thread %r0. %sp = address of its result of the first passage.
test:
        shli    %sp, %r0, (`__WORD)     // ` is the logarithm
        ldi     %r5, results
        add     %sp, %sp, %r5

// 1
        addi    %r1, %r0, #3            // t + 3
        add     %r1, %r1, %r1           // 2t + 6
        sub     %r2, %r1, %r0           // t + 6
        shli    %r2, %r2, #2            // 4t + 24
        xor     %r1, %r1, %r2
        neg     %r3, %r1
        not     %r3, %r3                // %r1 - 1
        add     %r4, %r1, %r3
        sub     %r4, %r4, %r2
        shl     %r4, %r4, %r0
        ldi     %r5, #1
        ldi     %r5, #2
        add     %r4, %r4, %r5           // 2
        ldi     %r5, #4
        add     %r1, %r5, %r4
        add     %r4, %r1, %r1
        add     %r2, %r1, %r4           // one back and two back
        add     %r3, %r1, %r4           // two and three
        add     %r5, %r1, %r2           // two and four
        sub     %r1, %r5, %r3
        sub     %r4, %r3, %r1
        xor     %r4, %r4, %r5
        tid     %r1                     // used at once
        sub     %r1, %r1, %r1
        add     %r4, %r4, %r1
        st      %r4, %sp, #0

// 2. @p0 = bit 0, @p1 = bit 1, @p2 = bit 2.
        andi    %r1, %r0, #1
        rtop    @p0, %r1
        andi    %r1, %r0, #2
        rtop    @p1, %r1
        andi    %r1, %r0, #4
        rtop    @p2, %r1
        ldi     %r5, #10
        @p0 ? addi %r5, %r5, #1
        @p1 ? addi %r5, %r5, #2
        add     %r4, %r5, %r5           // one back
        @p0 ? ldi  %r5, #20
        @p1 ? ldi  %r5, #30
        @p2 ? ldi  %r5, #50
        add     %r4, %r4, %r5           // of four instructions
        ldi     %r5, #3
        @p1 ? ldi  %r5, #5
        @p0 ? ldi  %r5, #70
        nop
        add     %r4, %r4, %r5           // two back
        @p2 ? ldi  %r5, #7
        @p0 ? ldi  %r5, #9
        @p1 ? ldi  %r5, #11
        nop
        nop
        add     %r4, %r4, %r5           // three back
        @p1 ? ldi  %r5, #13
        @p2 ? ldi  %r5, #17
        @p0 ? ldi  %r5, #19
        nop
        nop
        nop
        add     %r4, %r4, %r5           // four back
        @p0 ? add  %r4, %r4, %r4
        @p1 ? add  %r4, %r4, %r4
        @p2 ? add  %r4, %r4, %r4
        @p0 ? sub  %r4, %r4, %r5
        st      %r4, %sp, (8*__WORD)

// 3
        ldi     %r4, #0
        subi    %r1, %r0, #5
        isneg   @p3, %r1
        @p3 ? addi %r4, %r4, #1
        notp    @p3, @p3
        @p3 ? addi %r4, %r4, #2
        andp    @p4, @p0, @p3
        orp     @p5, @p4, @p1
        xorp    @p6, @p5, @p4
        @p6 ? addi %r4, %r4, #4
        andi    %r1, %r4, #3
        subi    %r1, %r1, #1
        iszero  @p3, %r1
        @p3 ? split
        @p3 ? jmpi three_then
        addi    %r4, %r4, #8
        jmpi    three_join
three_then:
        addi    %r4, %r4, #16
three_join:
        join
        addi    %r4, %r4, #32
        notp    @p5, @p5
        notp    @p5, @p5
        notp    @p5, @p5
        @p5 ? addi %r4, %r4, #64
        rtop    @p5, %r4
        @p5 ? isneg @p5, %r4            // its own guard
        @p5 ? addi %r4, %r4, #128
        st      %r4, %sp, (16*__WORD)

// 4
        ldi     %r4, #0
        xorp    @p4, @p4, @p4
        @p0 ? notp @p4, @p4
        @p1 ? notp @p4, @p4
        @p4 ? addi %r4, %r4, #1         // bit 0 xor bit 1
        @p2 ? notp @p4, @p4
        @p0 ? iszero @p4, %r0
        @p1 ? rtop @p4, %r0
        @p4 ? addi %r4, %r4, #2
        @p2 ? xorp @p4, @p4, @p4
        nop
        @p4 ? addi %r4, %r4, #4
        @p1 ? andp @p4, @p0, @p2
        nop
        nop
        @p4 ? addi %r4, %r4, #8
        @p0 ? orp @p4, @p2, @p4
        @p4 ? split
        @p4 ? jmpi four_then
        addi    %r4, %r4, #16
        jmpi    four_join
four_then:
        addi    %r4, %r4, #32
four_join:
        join
        @p4 ? addi %r4, %r4, #64
        st      %r4, %sp, (24*__WORD)

// 5. Each word of the chain holds the next one's address, the last 1234.
        ldi     %r1, chain
        ld      %r1, %r1, #0            // destination = base
        ld      %r1, %r1, #0
        ld      %r1, %r1, #0
        addi    %r4, %r1, #1            // 1235
        add     %r4, %r4, %r0
        st      %r4, %sp, (32*__WORD)
        ld      %r2, %sp, (32*__WORD)
        add     %r4, %r4, %r2
        ldi     %r1, table
        shli    %r2, %r0, (`__WORD)
        add     %r1, %r1, %r2
        ld      %r2, %r1, #0            // 0 or not
        rtop    @p3, %r2
        @p3 ? add %r4, %r4, %r2
        ld      %r2, %r1, #0
        st      %r2, %sp, (32*__WORD)   // stored as loaded
        @p0 ? ld %r3, %sp, (32*__WORD)
        @p0 ? add %r4, %r4, %r3
        ldi     %r3, #100
        @p1 ? ld %r3, %sp, (32*__WORD)  // some lanes loaded, some not
        add     %r4, %r4, %r3
        ld      %r5, %r1, #0
        ldi     %r5, #6                 // overtakes the load
        add     %r4, %r4, %r5
        st      %r4, %sp, (32*__WORD)

// 6
        ori     %r5, %ra, #0
        ldi     %r4, #0
        jali    %ra, six_called
six_link:
        addi    %r4, %r4, #1
        ldi     %r1, six_second
        jalr    %ra, %r1
six_skipped:
        addi    %r4, %r4, #2            // jumped over
six_after:
        ldi     %r1, six_pointer
        ld      %r1, %r1, #0
        jmpr    %r1
        addi    %r4, %r4, #4            // jumped over
        addi    %r4, %r4, #8
six_third:
        subi    %r1, %r0, #8
        isneg   @p3, %r1                // true in all
        @p3 ? jmpi six_fourth
        addi    %r4, %r4, #16           // jumped over
six_fourth:
        addi    %r4, %r4, #32
        ldi     %r2, #3
six_loop:
        addi    %r4, %r4, #64
        subi    %r2, %r2, #1
        rtop    @p3, %r2
        @p3 ? jmpi six_loop
        add     %r4, %r4, %r0
        st      %r4, %sp, (40*__WORD)
        jmpr    %r5

// The link is right: %r4 + 256.
six_called:
        ldi     %r1, six_link
        sub     %r1, %r1, %ra
        iszero  @p3, %r1
        @p3 ? addi %r4, %r4, #256
        jmpr    %ra
six_second:
        addi    %ra, %ra, (six_after - six_skipped)
        jmpr    %ra

.perm rw
chain:  .word   chain_second
six_pointer:
        .word   six_third
chain_last:
        .word   1234
chain_second:
        .word   chain_last
table:  .word   7 0 9 0 0 11 13 0
results:
        .space  48
