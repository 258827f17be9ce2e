// uses: lib/launch.s lib/console.s
// stack: 2
//
// Predicate logic and predicated instructions.
//
// Eight threads, over all lanes and warps; thread t has its bits as
// predicates: @p0 = bit 0, @p1 = bit 1, @p2 = bit 2, @p3 = t < 4. Among
// them stand predicates that are the same in all the threads, and
// instructions that must do nothing because no lane executes them.
// Expected: three words from each thread, a line for each of the words:
// `logic` (a bit for each operation that gave true), `guards` (a bit for
// each predicated instruction that took effect), `nothing` (0 to 7: the
// thread came through unchanged).

.def THREADS 8

.perm x
.entry
.global
entry:
        ldi     %r0, test
        ldi     %r1, THREADS
        jali    %ra, launch
        ldi     %r0, logic
        ldi     %r1, THREADS
        jali    %ra, print_words
        ldi     %r0, guards
        ldi     %r1, THREADS
        jali    %ra, print_words
        ldi     %r0, nothing
        ldi     %r1, THREADS
        jali    %ra, print_words
        halt

// Thread %r0.
test:
        shli    %r5, %r0, (`__WORD)     // ` is the logarithm
        andi    %r1, %r0, #1
        rtop    @p0, %r1
        andi    %r1, %r0, #2
        rtop    @p1, %r1
        andi    %r1, %r0, #4
        iszero  @p2, %r1
        notp    @p2, @p2                // source = destination
        subi    %r1, %r0, #4
        isneg   @p3, %r1

// Logic.
        ldi     %r2, #0
        andp    @p4, @p0, @p1
        @p4 ? ori %r2, %r2, #1
        orp     @p4, @p0, @p1
        @p4 ? ori %r2, %r2, #2
        xorp    @p4, @p0, @p2
        @p4 ? ori %r2, %r2, #4
        notp    @p4, @p3
        @p4 ? ori %r2, %r2, #8
        andp    @p4, @p4, @p1           // both: a source = the destination
        @p4 ? ori %r2, %r2, #16
        orp     @p4, @p4, @p0
        @p4 ? ori %r2, %r2, #32
        xorp    @p5, @p5, @p5           // false in all
        @p5 ? ori %r2, %r2, #64
        notp    @p5, @p5                // true in all
        @p5 ? ori %r2, %r2, #128
        orp     @p6, @p2, @p3           // true in all, made of mixed ones
        @p6 ? addi %r2, %r2, #256
        andp    @p6, @p2, @p3           // false in all
        @p6 ? addi %r2, %r2, #256
        isneg   @p7, %r2                // false in all
        @p7 ? addi %r2, %r2, #256
        ldi     %r1, #-1
        isneg   @p7, %r1                // true in all
        @p7 ? addi %r2, %r2, #256
        rtop    @p7, %r1
        @p7 ? addi %r2, %r2, #256
        iszero  @p7, %r1                // false in all
        @p7 ? addi %r2, %r2, #256
        shli    %r1, %r1, (8*__WORD-1)  // the highest bit alone
        isneg   @p7, %r1
        @p7 ? addi %r2, %r2, #400
        rtop    @p7, %r1
        @p7 ? addi %r2, %r2, #410
        iszero  @p7, %r1                // false in all
        @p7 ? addi %r2, %r2, #420
        shri    %r1, %r1, #1            // the one below alone
        isneg   @p7, %r1                // false in all
        @p7 ? addi %r2, %r2, #430
        ldi     %r1, logic
        add     %r1, %r1, %r5
        st      %r2, %r1, #0

// Guards on each class of instruction, some lanes executing.
        ldi     %r2, #0
        notp    @p4, @p4
        xorp    @p4, @p4, @p4
        @p0 ? notp @p4, @p4             // predicate writes: @p4 = bit 0
        @p4 ? ori %r2, %r2, #1
        @p1 ? orp @p4, @p4, @p1         // @p4 = bit 0 or bit 1
        @p4 ? ori %r2, %r2, #2
        @p2 ? andp @p4, @p4, @p0        // threads 1 2 3 5 7
        @p4 ? ori %r2, %r2, #4
        @p3 ? xorp @p4, @p4, @p3        // 0 5 7
        @p4 ? ori %r2, %r2, #8
        @p2 ? rtop @p4, %r0             // 0 4 5 6 7
        @p4 ? ori %r2, %r2, #16
        @p0 ? iszero @p4, %r0           // 0 4 6
        @p4 ? ori %r2, %r2, #32
        ldi     %r1, #-4
        @p1 ? isneg @p4, %r1            // 0 2 3 4 6 7
        @p4 ? ori %r2, %r2, #64
        @p4 ? ldi %r1, #128             // load immediate
        @p4 ? add %r2, %r2, %r1         // three registers
        ldi     %r3, guards
        add     %r3, %r3, %r5
        @p0 ? st  %r2, %r3, #0          // store, load
        @p0 ? xor %r2, %r2, %r2
        @p0 ? neg %r1, %r2
        @p0 ? ld  %r2, %r3, #0
        ldi     %r4, #0
        @p2 ? not %r4, %r4              // two registers
        andi    %r4, %r4, #256
        add     %r2, %r2, %r4
        ldi     %r4, #512
        @p3 ? hwid %r4, #-2             // 0: there is no such number
        add     %r2, %r2, %r4
        @p5 ? st  %r2, %r3, #0          // true in all

// An address that nothing answers, in the lanes that do not execute.
        ldi     %r1, #1
        shli    %r1, %r1, (8*__WORD-2)
        @p0 ? ori %r1, %r3, #0
        @p0 ? ld  %r4, %r1, #0
        @p0 ? st  %r4, %r1, #0
        ldi     %r4, #-1
        ldi     %r1, #-1
        shli    %r1, %r1, (8*__WORD-2)
        notp    @p4, @p1
        @p4 ? ori %r1, %r3, #0
        @p4 ? ld  %r4, %r1, #0
        @p4 ? st  %r4, %r1, #0

// No lane executes: nothing happens, however bad the operands.
        xorp    @p7, @p7, @p7
        ldi     %r1, #-1
        ori     %r2, %ra, #0
        @p7 ? ldi   %r0, #99
        @p7 ? addi  %r0, %r0, #1
        @p7 ? neg   %r0, %r0
        @p7 ? hwid  %r0, #2
        @p7 ? ld    %r0, %r1, #0
        @p7 ? st    %r0, %r1, #0
        @p7 ? st    %r1, %r5, #0
        @p7 ? jmpi  test
        @p7 ? jmpr  %r1
        @p7 ? jali  %r2, test
        @p7 ? jalr  %r2, %r1
        @p7 ? jalis %r2, %r1, test
        @p7 ? jalrs %r2, %r1, %r1
        @p7 ? jmprt %r1
        @p7 ? clone %r1
        @p7 ? wspawn %r2, %r1, %r1
        @p7 ? halt
        @p7 ? rtop  @p0, %r1
        @p7 ? notp  @p7, @p7
        @p7 ? split                     // uniform: one join
        @p7 ? jmpi  test
        @p7 ? join                      // joins whatever its predicate
        addi    %r0, %r0, #100
        @p0 ? split
        @p0 ? jmpi odd
        subi    %r0, %r0, #100          // without a join: never
        jmpi    both
odd:    subi    %r0, %r0, #100
both:
        @p7 ? join                      // for either side
        @p7 ? splitl                    // nobody stays: one join
        @p7 ? jmpi  test
        join
        sub     %r2, %r2, %ra           // 0: no link was written
        add     %r0, %r0, %r2
        ldi     %r1, nothing
        add     %r1, %r1, %r5
        st      %r0, %r1, #0
        jmpr    %ra

.perm rw
logic:  .space  8
guards: .space  8
nothing:
        .space  8
