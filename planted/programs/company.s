// All warps of core 0 wait for one of core 1, which comes late.
        hwid    %r4, #3
        ldi     %r2, work
start:  subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? wspawn %r0, %r2, %r4
        @p0 ? jmpi start
work:   hwid    %r1, #4
        hwid    %r3, #1
        rtop    @p0, %r1
        rtop    @p1, %r3
        andp    @p1, @p0, @p1
        @p1 ? jmpi over
        shli    %r1, %r1, #6
late:   rtop    @p0, %r1
        @p0 ? subi %r1, %r1, #1
        @p0 ? jmpi late
        ldi     %r2, #1
        shli    %r2, %r2, #31
        ldi     %r3, #2
        bar     %r2, %r3
over:   halt
