// A core other than core 0 of a program without launches: it waits until the
// program has ended.

.perm x
.align 8
.global
__harp_core:
        ldi     %fp, __harp_to_gate             // may be far
        ld      %fp, %fp, #0
        jalr    %ra, %fp
        jmpi    __harp_core
