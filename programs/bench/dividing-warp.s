// Warp 0 divides again and again, by a serial divider the longest way; the others compute, with a product in every four instructions.

.perm x
.global
kernel:
        hwid    %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi multiply
        ldi     %r3, #-1
        ldi     %r4, #3
divide:
        div     %r2, %r3, %r4
        jmpi    divide
multiply:
        mul     %r3, %r2, %r2
        addi    %r4, %r4, #1
        addi    %r5, %r5, #1
        jmpi    multiply
