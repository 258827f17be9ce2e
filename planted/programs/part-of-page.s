// Lane 0 reads the console, lane 1 what is behind it in its page, and lane 2 a page that is not there.
        hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        ldi     %r1, #1
        shli    %r1, %r1, #31
        addi    %r2, %r1, #63
        tlbadd  %r1, %r2, %r2
        shli    %r3, %r0, #2
        add     %r3, %r3, %r1
        subi    %r4, %r0, #2
        iszero  @p0, %r4
        @p0 ? ldi %r3, #0x2000
part:   ld      %r5, %r3, #0
        halt
