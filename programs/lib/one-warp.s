// uses: console.s
//
// Runs a function in all lanes of one warp, and prints the sum of what they
// give. Little is carried out beside the function, so that cycles are its own.
//
// The program begins with `jmpi run_one_warp` and defines the global function
// `thread`, which runs in every lane of warp 0 with %r0 = lane and %r1 = number
// of lanes. It may use all registers but %ra, leaves its result in %r4 and
// returns with `jmpr %ra`, all lanes together.
//
// Printed at the end: the sum of the results, which has to be below 2^31.

.def NEWLINE 10

.perm x
.align 8
.global
run_one_warp:
        hwid    %r1, #2
        jalis   %ra, %r1, lanes_begin
lanes_begin:
        tid     %r0
        hwid    %r1, #2
        jali    %ra, thread
        tid     %r0
        shli    %r0, %r0, (`__WORD)             // ` is the logarithm
        ldi     %r1, lane_results
        add     %r1, %r1, %r0
        st      %r4, %r1, #0
        ldi     %r2, lanes_end
        jmprt   %r2

// Lane 0 alone.
lanes_end:
        ldi     %r0, #0
        hwid    %r2, #2
sum_lane:
        ld      %r3, %r1, #0
        add     %r0, %r0, %r3
        addi    %r1, %r1, __WORD
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi sum_lane
        jali    %ra, print_decimal
        ldi     %r0, NEWLINE
        jali    %ra, print_char
        halt

.perm rw
lane_results:                                   // one for each of 64 lanes
        .space  64
