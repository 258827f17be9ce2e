// The steps of Collatz' sequence from one number after the other, a thread each: lanes leave the loop in their own time, part at an
// even and at an odd number, call, and divide and multiply between. The counts go into a table, to a place that the number gives.

.perm x
.global
kernel:
        addi    %r2, %r0, #1            // the number
        ldi     %r3, #0                 // steps
step:
        subi    %r4, %r2, #1
        rtop    @p0, %r4
        @p0 ? splitl
        @p0 ? jmpi more
        join
        modi    %r4, %r0, #61
        shli    %r4, %r4, (`__WORD)     // ` is the logarithm
        st      %r3, %r4, steps
        add     %r0, %r0, %r1
        andi    %r0, %r0, #1023
        jmpi    kernel
more:
        addi    %r3, %r3, #1
        andi    %r4, %r2, #1
        rtop    @p1, %r4
        @p1 ? split
        @p1 ? jmpi odd
        divi    %r2, %r2, #2
        jmpi    met
odd:
        jali    %r5, triple
        addi    %r2, %r2, #1
met:
        join
        jmpi    step

triple:
        muli    %r2, %r2, #3
        jmpr    %r5

.perm rw
.align 64
steps:  .space  61
