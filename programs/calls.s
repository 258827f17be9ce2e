// uses: lib/launch.s lib/console.s
// stack: 7
// config: divergence = "stack"
//
// Calls and returns: jali, jalr and jmpr, with a stack in memory.
//
// Lane 0 of warp 0 works alone up to 4; then seven threads, over all lanes
// and warps, recurse each to its own depth on its own stack.
// Expected:
//  1. results of three functions, called by jalr through a table;
//  2. 20 + 1 by `jalr %ra, %ra`: reads its target before it writes the link;
//  3. the sum 1 + ... + 10 by recursion, and fibonacci(7), 13;
//  4. the case that a computed jump (jmpr) chose, for 0, 1 and 2;
//  5. fibonacci(0) to fibonacci(6) by divergent recursion: all at once.
//
// Counts on the mechanism stack: a function that calls itself in diverged
// lanes.

.def THREADS 7
.def NEWLINE 10
.def BLANK 32

.perm x
.entry
.global
entry:
        ldi     %sp, stack_top

// 1
        ldi     %r3, functions
        ldi     %r4, results
next_function:
        ldi     %r0, #20
        ld      %r1, %r3, #0
        jalr    %ra, %r1
        st      %r0, %r4, #0
        addi    %r4, %r4, __WORD
        addi    %r3, %r3, __WORD
        ldi     %r1, functions_end
        sub     %r1, %r3, %r1
        rtop    @p0, %r1
        @p0 ? jmpi next_function
        ldi     %r0, results
        ldi     %r1, #3
        jali    %ra, print_words

// 2
        ldi     %r0, #20
        ldi     %ra, increment
        jalr    %ra, %ra
        jali    %ra, print_line

// 3
        ldi     %r0, #10
        jali    %ra, sum_up_to
        jali    %ra, print_line
        ldi     %r0, #7
        jali    %ra, fibonacci
        jali    %ra, print_line

// 4
        ldi     %r4, case_0             // cases have the same length
        ldi     %r5, #3
choose:
        jmpr    %r4
case_0:
        ldi     %r0, #97
        jmpi    chosen
case_1:
        ldi     %r0, #98
        jmpi    chosen
case_2:
        ldi     %r0, #99
chosen:
        jali    %ra, print_char
        addi    %r4, %r4, (case_1 - case_0)
        subi    %r5, %r5, #1
        rtop    @p0, %r5
        @p0 ? jmpi choose
        ldi     %r0, NEWLINE
        jali    %ra, print_char

// 5
        ldi     %r0, recurse
        ldi     %r1, THREADS
        jali    %ra, launch
        ldi     %r0, results
        ldi     %r1, THREADS
        jali    %ra, print_words
        halt

increment:
        addi    %r0, %r0, #1
        jmpr    %ra
double:
        add     %r0, %r0, %r0
        jmpr    %ra
// 4 x %r0 + 1, by calls from within a call.
quadruple:
        subi    %sp, %sp, __WORD
        st      %ra, %sp, #0
        jali    %ra, double
        jali    %ra, double
        jali    %ra, increment
        ld      %ra, %sp, #0
        addi    %sp, %sp, __WORD
        jmpr    %ra

// Prints %r0 and a newline.
print_line:
        subi    %sp, %sp, __WORD
        st      %ra, %sp, #0
        jali    %ra, print_decimal
        ldi     %r0, NEWLINE
        jali    %ra, print_char
        ld      %ra, %sp, #0
        addi    %sp, %sp, __WORD
        jmpr    %ra

// %r0 = 1 + ... + %r0 (at least 0).
sum_up_to:
        iszero  @p0, %r0
        @p0 ? jmpr %ra
        subi    %sp, %sp, (2*__WORD)
        st      %ra, %sp, #0
        st      %r0, %sp, __WORD
        subi    %r0, %r0, #1
        jali    %ra, sum_up_to
        ld      %ra, %sp, #0
        ld      %r1, %sp, __WORD
        add     %r0, %r0, %r1
        addi    %sp, %sp, (2*__WORD)
        jmpr    %ra

// %r0 = fibonacci(%r0), in any number of lanes. Lanes for which it is 0 or
// 1 part from those that go deeper, and wait for them at the join.
fibonacci:
        subi    %r1, %r0, #2
        isneg   @p0, %r1
        @p0 ? split
        @p0 ? jmpi fibonacci_end
        subi    %sp, %sp, (2*__WORD)
        st      %ra, %sp, #0
        st      %r0, %sp, __WORD
        subi    %r0, %r0, #1
        jali    %ra, fibonacci
        ld      %r1, %sp, __WORD
        st      %r0, %sp, __WORD
        subi    %r0, %r1, #2
        jali    %ra, fibonacci
        ld      %r1, %sp, __WORD
        ld      %ra, %sp, #0
        addi    %sp, %sp, (2*__WORD)
        add     %r0, %r0, %r1
fibonacci_end:
        join
        jmpr    %ra

// Thread %r0: 16 words of stack each.
recurse:
        addi    %r1, %r0, #1
        shli    %r1, %r1, (`__WORD + 4)
        ldi     %sp, thread_stacks
        add     %sp, %sp, %r1
        subi    %sp, %sp, (2*__WORD)
        st      %ra, %sp, #0
        st      %r0, %sp, __WORD
        jali    %ra, fibonacci
        ld      %ra, %sp, #0
        ld      %r1, %sp, __WORD
        shli    %r1, %r1, (`__WORD)
        ldi     %r2, results
        add     %r2, %r2, %r1
        st      %r0, %r2, #0
        jmpr    %ra

.perm rw
functions:
        .word   increment, double, quadruple
functions_end:
        .word   0
results:
        .space  7
        .space  32
stack_top:                      // grows down
        .word   0
thread_stacks:
        .space  112
