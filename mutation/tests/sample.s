// All warps add up, store and load, and end.
        ldi     %r0, second
        wspawn  %r0, %r0, %r0
second: hwid    %r0, #1
        shli    %r3, %r0, #5
        ldi     %r1, #6
again:  mul     %r2, %r1, %r1
        add     %r2, %r2, %r0
        st      %r2, %r3, #0x200
        ld      %r4, %r3, #0x200
        subi    %r1, %r1, #1
        rtop    @p0, %r1
        @p0 ? jmpi again
        halt
