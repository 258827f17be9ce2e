// Arithmetic without end, each result needed by the next instruction.

.perm x
.global
kernel:
        addi    %r1, %r1, #3
        xor     %r2, %r2, %r1
        shri    %r3, %r2, #1
        sub     %r4, %r3, %r1
        jmpi    kernel
