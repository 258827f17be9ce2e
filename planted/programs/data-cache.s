// The lines at 0x200, 0x220 and 0x240 share a set.
        ldi     %r1, #0x200
        ldi     %r2, #3
again:  ld      %r3, %r1, #0
        addi    %r3, %r3, #5
        st      %r3, %r1, #0
        ld      %r4, %r1, #0
        ld      %r5, %r1, #4
        ld      %r6, %r1, #0x20
        st      %r4, %r1, #0x24
        ld      %r6, %r1, #0x24
        ld      %r3, %r1, #0x40
        st      %r4, %r1, #0x80
        ld      %r6, %r1, #0x80
        ld      %r6, %r1, #0x20
        subi    %r2, %r2, #1
        tlbflush
        ld      %r6, %r1, #0x20
        rtop    @p0, %r2
        @p0 ? jmpi again
        halt
