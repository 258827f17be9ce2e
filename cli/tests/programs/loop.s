// A loop that the lanes leave one after the other, with splitl: lane k goes round k+1 times.

        hwid    %r2, #2
        jalis   %r3, %r2, lanes
lanes:  tid     %r0
loop:   rtop    @p0, %r0                        // lanes that stay
        subi    %r0, %r0, #1
        @p0 ? splitl
        @p0 ? jmpi loop
        join
        halt
