// Each warp of each core stores the number of the round, all meet, and each looks whether all have stored it. It prints
// a dot if so. Warp 0 of each core meets the other cores, once its own core's warps have come.
        hwid    %r4, #3
        ldi     %r2, work
start:  subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? wspawn %r0, %r2, %r4
        @p0 ? jmpi start
work:   ldi     %r7, #3
round:  hwid    %r0, #4
        shli    %r0, %r0, #3
        hwid    %r1, #1
        shli    %r1, %r1, #2
        add     %r0, %r0, %r1
        st      %r7, %r0, #0x400
        jali    %r6, meet
        hwid    %r0, #-1
        shli    %r0, %r0, #3
        ldi     %r1, #46
check:  subi    %r0, %r0, #4
        ld      %r2, %r0, #0x400
        sub     %r2, %r2, %r7
        rtop    @p0, %r2
        @p0 ? ldi %r1, #33
        rtop    @p0, %r0
        @p0 ? jmpi check
        ldi     %r4, #1
        shli    %r4, %r4, #31
        st      %r1, %r4, #0
        jali    %r6, meet
        subi    %r7, %r7, #1
        rtop    @p0, %r7
        @p0 ? jmpi round
        halt
meet:   hwid    %r3, #3
        ldi     %r2, #0
        bar     %r2, %r3
        hwid    %r3, #1
        rtop    @p0, %r3
        @p0 ? jmpi inside
        ldi     %r2, #1
        shli    %r2, %r2, #31
        hwid    %r3, #-1
        bar     %r2, %r3
inside: hwid    %r3, #3
        ldi     %r2, #1
        bar     %r2, %r3
        jmpr    %r6
