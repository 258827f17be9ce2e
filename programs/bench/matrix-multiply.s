// The product of two 8 x 8 matrices again and again; each thread computes one element after the other, neighbours side by side.

.perm x
.global
kernel:
        andi    %r0, %r0, #63
        shri    %r2, %r0, #3
        shli    %r2, %r2, (3+`__WORD)   // the left matrix's row; ` is the logarithm
        andi    %r3, %r0, #7
        shli    %r3, %r3, (`__WORD)     // the right one's column
        ldi     %r4, #0
        ldi     %r5, #8
multiply_add:
        ld      %r6, %r2, left
        ld      %r7, %r3, right
        addi    %r2, %r2, __WORD        // what does not need the loaded words comes before what does
        addi    %r3, %r3, (8*__WORD)
        subi    %r5, %r5, #1
        mul     %r6, %r6, %r7
        rtop    @p0, %r5
        add     %r4, %r4, %r6
        @p0 ? jmpi multiply_add
        shli    %r5, %r0, (`__WORD)
        st      %r4, %r5, product
        add     %r0, %r0, %r1
        jmpi    kernel

.perm rw
.align 64
left:    .space 64
right:   .space 64
product: .space 64
