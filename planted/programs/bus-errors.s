// Both warps load and store, with the lanes in two lines and in one. What fails is done again. At the end each warp
// loads where nothing answers, and stops.
        ldi     %r0, handler
        skep    %r0
        ei
        ldi     %r0, both
        wspawn  %r0, %r0, %r0
both:   hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        shli    %r1, %r0, #5
        hwid    %r2, #1
        shli    %r2, %r2, #3
        add     %r1, %r1, %r2
        ldi     %r2, data
        add     %r1, %r1, %r2
        shli    %r2, %r0, #2
        ldi     %r6, #12
again:  ld      %r3, %r1, #0
        addi    %r3, %r3, #1
        st      %r3, %r1, #0
        ld      %r4, %r2, data
        st      %r4, %r2, free
        subi    %r6, %r6, #1
        rtop    @p0, %r6
        @p0 ? jmpi again
        ldi     %r3, #1
        shli    %r3, %r3, #30
        ld      %r4, %r3, #0
handler:
        shri    %r2, %r1, #30
        rtop    @p0, %r2
        @p0 ? halt
        reti
        .align  64
data:   .space  16
free:   .space  16
