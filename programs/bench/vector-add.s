// Adds two vectors of 128 words again and again, the threads side by side: 11 instructions an element, of which three access memory.

.perm x
.global
kernel:
        andi    %r0, %r0, #127
        shli    %r2, %r0, (`__WORD)     // ` is the logarithm
        addi    %r3, %r2, first
        ld      %r3, %r3, #0
        addi    %r4, %r2, second
        ld      %r4, %r4, #0
        add     %r3, %r3, %r4
        addi    %r4, %r2, sums
        st      %r3, %r4, #0
        add     %r0, %r0, %r1
        jmpi    kernel

.perm rw
.align 64
first:  .space  128
second: .space  128
sums:   .space  128
