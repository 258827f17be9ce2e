// Code that is stored, and fetched again behind a fence.
        ldi     %r2, #2
        ldi     %r1, new
        ld      %r1, %r1, #0
        ldi     %r3, place
again:  jali    %r5, place
        st      %r1, %r3, #0
        nop
fence:  tlbflush
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi again
        halt
        nop
        nop
        nop
        nop
place:  addi    %r4, %r4, #1
        jmpr    %r5
new:    addi    %r4, %r4, #2
        halt
