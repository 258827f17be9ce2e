// All lanes of all warps of all cores count in a line of each lane's, load and store beside it, and print their core's
// letter.
        hwid    %r4, #3
        ldi     %r2, work
start:  subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? wspawn %r0, %r2, %r4
        @p0 ? jmpi start
work:   hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        hwid    %r1, #4
        ldi     %r7, #6
        ldi     %r6, #0x400
        shli    %r2, %r0, #3
        add     %r6, %r6, %r2
round:  ldi     %r3, #1
        aadd    %r2, %r6, %r3
        ld      %r3, %r6, #0x100
        add     %r3, %r3, %r2
        ld      %r4, %r6, #0x28
        add     %r3, %r3, %r4
        st      %r3, %r6, #0x110
        st      %r2, %r6, #0x40
        ldi     %r4, #1
        shli    %r4, %r4, #31
        addi    %r3, %r1, #97
        st      %r3, %r4, #0
        subi    %r7, %r7, #1
        rtop    @p0, %r7
        @p0 ? jmpi round
        halt
