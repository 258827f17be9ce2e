// Points of the Mandelbrot set, 64 by 64, again and again, the threads side by side: arithmetic in fixed point (10 bits behind the
// point), and lanes that part in most rounds. Needs the extension.

.perm x
.global
kernel:
        andi    %r2, %r0, #63
        muli    %r2, %r2, #44
        subi    %r2, %r2, #2000         // the point's real part
        shri    %r3, %r0, #6
        andi    %r3, %r3, #63
        muli    %r3, %r3, #40
        subi    %r3, %r3, #1260         // its imaginary part
        ldi     %r4, #0
        ldi     %r5, #0
        ldi     %r6, #32                // rounds
iterate:
        mul     %r7, %r4, %r5
        mul     %r4, %r4, %r4
        mul     %r5, %r5, %r5
        sub     %r4, %r4, %r5
        add     %r5, %r5, %r5
        add     %r5, %r4, %r5           // the square of the distance from 0
        srai    %r5, %r5, #20
        lti     @p1, %r5, #4
        @p1 ? split
        @p1 ? jmpi inside
        ldi     %r4, #4096              // outside it stays
        ldi     %r5, #4096
        jmpi    both
inside:
        srai    %r4, %r4, #10
        add     %r4, %r4, %r2
        srai    %r7, %r7, #9
        add     %r5, %r7, %r3
both:
        join
        subi    %r6, %r6, #1
        rtop    @p0, %r6
        @p0 ? jmpi iterate
        add     %r0, %r0, %r1
        jmpi    kernel
