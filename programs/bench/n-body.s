// What 64 bodies on a line do to one another, again and again, a body a thread: every pair costs a load of a word that all lanes share,
// and ten further instructions. Needs the extension.

.perm x
.global
kernel:
        andi    %r0, %r0, #63
        shli    %r2, %r0, (`__WORD)     // ` is the logarithm
        addi    %r2, %r2, places
        ld      %r2, %r2, #0            // the own place
        ldi     %r3, places
        ldi     %r4, #0
        ldi     %r7, #64
pairs:
        ld      %r5, %r3, #0
        sub     %r5, %r5, %r2
        mul     %r6, %r5, %r5
        srai    %r6, %r6, #8
        mul     %r6, %r6, %r5
        srai    %r6, %r6, #8
        add     %r4, %r4, %r6
        addi    %r3, %r3, __WORD
        subi    %r7, %r7, #1
        rtop    @p0, %r7
        @p0 ? jmpi pairs
        shli    %r2, %r0, (`__WORD)
        addi    %r2, %r2, forces
        st      %r4, %r2, #0
        add     %r0, %r0, %r1
        jmpi    kernel

.perm rw
.align 64
places: .space  64
forces: .space  64
