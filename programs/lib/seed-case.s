// Runs a test case of the PDOM project (four threads a warp, two warps).
//
// The program begins with `jmpi run_case` and defines the global function
// `case`, which runs in all the threads of a warp with
//      %r0 = thread number (0 to 3), %r3 = the warp's input (2 or 5)
// and returns its result in %r4 with `jmpr %ra`. It may change %r1, %r2
// and predicates, nothing else.
//
// The first warp has input 2, the second input 5; where there is only one
// warp, it takes both in turn. With fewer than four lanes the threads run
// in rounds of as many as there are lanes. Printed at the end: one line a
// warp, `<input>: <result of thread 0> ... <of thread 3>`.
//
// races: atomic second_ended: the first warp looks at it until the second one has ended

.def THREADS 4
.def NEWLINE 10
.def BLANK 32
.def COLON 58

.perm x
.align 8
.global
run_case:
        hwid    %r0, #3
        subi    %r0, %r0, #1
        rtop    @p0, %r0                        // there is a second warp
        ldi     %r1, second_warp
        ldi     %r2, #5
        @p0 ? wspawn %r3, %r1, %r2              // its %r3 = 5
        ldi     %sp, first_stack
        ldi     %r3, #2
        ldi     %r5, first_row
        jali    %ra, run_row
        hwid    %r0, #3
        subi    %r0, %r0, #1
        rtop    @p0, %r0
        @p0 ? jmpi wait_second
        ldi     %r3, #5                         // alone: the second row too
        ldi     %r5, second_row
        jali    %ra, run_row
        jmpi    print_rows
wait_second:
        ldi     %r1, second_ended
        ld      %r0, %r1, #0
        iszero  @p0, %r0
        @p0 ? jmpi wait_second
print_rows:
        ldi     %r3, first_row
        ldi     %r0, #2
        jali    %ra, print_row
        ldi     %r3, second_row
        ldi     %r0, #5
        jali    %ra, print_row
        halt

second_warp:
        ldi     %sp, second_stack
        ldi     %r5, second_row
        jali    %ra, run_row
        ldi     %r0, #1
        ldi     %r1, second_ended
        st      %r0, %r1, #0
        halt

// Four threads, in lane 0: %r3 = input, %r5 = address of the results.
run_row:
        subi    %sp, %sp, __WORD
        st      %ra, %sp, #0
        ldi     %r0, #0                         // first thread of the round
row_round:
        hwid    %r1, #2
        ldi     %r2, THREADS
        sub     %r2, %r2, %r0
        sub     %r4, %r1, %r2
        isneg   @p0, %r4
        @p0 ? ori %r2, %r1, #0                  // lanes: min(all, threads left)
        subi    %r4, %r2, #1
        rtop    @p0, %r4
row_clone:
        @p0 ? clone %r4
        @p0 ? subi  %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi  row_clone
        jalis   %ra, %r2, row_lane
row_lanes_ended:                                // lane 0 again
        hwid    %r1, #2
        add     %r0, %r0, %r1
        shli    %r1, %r1, (`__WORD)
        add     %r5, %r5, %r1
        subi    %r1, %r0, THREADS
        isneg   @p0, %r1
        @p0 ? jmpi row_round
        ld      %ra, %sp, #0
        addi    %sp, %sp, __WORD
        jmpr    %ra

// Each lane of a round.
row_lane:
        tid     %r1
        add     %r0, %r0, %r1
        shli    %r1, %r1, (`__WORD)
        add     %r5, %r5, %r1
        jali    %ra, case
        st      %r4, %r5, #0
        ldi     %r1, row_lanes_ended
        jmprt   %r1

// Prints the row at address %r3 of input %r0.
print_row:
        subi    %sp, %sp, __WORD
        st      %ra, %sp, #0
        jali    %ra, print_decimal
        ldi     %r0, COLON
        jali    %ra, print_char
        ldi     %r0, BLANK
        jali    %ra, print_char
        ori     %r0, %r3, #0
        ldi     %r1, THREADS
        jali    %ra, print_words
        ld      %ra, %sp, #0
        addi    %sp, %sp, __WORD
        jmpr    %ra

.perm rw
first_row:
        .space  4
second_row:
        .space  4
second_ended:
        .word   0
        .space  2
first_stack:                    // grows down into the words above
        .space  2
second_stack:
        .word   0
