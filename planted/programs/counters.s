// Lane 0 is copied, one lane leaves the other, and a word is stored.
        ldi     %r2, #1
        clone   %r2
        ldi     %r1, #2
        jalis   %r5, %r1, both
both:   hwid    %r0, #0
        rtop    @p0, %r0
        @p0 ? split
        join
        ldi     %r1, place
        st      %r0, %r1, #0
        nop
        nop
        nop
reads:  hwid    %r3, #7
        hwid    %r4, #13
        halt
        .align  4
place:  .word   0
