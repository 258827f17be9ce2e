// All lanes do arithmetic on their own numbers, part, and store.
        hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        addi    %r1, %r0, #7
        add     %r2, %r1, %r1
        add     %r3, %r1, %r2
value:  xori    %r4, %r3, #5
        subi    %r6, %r0, #2
        isneg   @p0, %r6
part:   @p0 ? split
        @p0 ? jmpi low
        addi    %r4, %r4, #0x10
        jmpi    over
low:    addi    %r4, %r4, #0x20
over:   join
        shli    %r2, %r0, #6
store:  st      %r4, %r2, #0x100
        ld      %r3, %r2, #0x100
        halt
