// Lanes part and meet again, for two-byte words. Prints A (lane 0's way), then how many lanes are
// active at the end as a digit.

        hwid    %r2, #2
        jalis   %r3, %r2, lanes                 // all lanes
lanes:  tid     %r0
        rtop    @p0, %r0
        @p0 ? split
        @p0 ? jmpi other
        ldi     %r0, #30                        // lane 0 alone
        addi    %r0, %r0, #3
        jmpi    together
other:  ldi     %r0, #1
together:
        join
        ldi     %r2, #1
        jalis   %r3, %r2, alone                 // lane 0
alone:  ldi     %r1, #1
        ldi     %r2, #15
        shl     %r1, %r1, %r2
        ldi     %r2, #16
        add     %r2, %r2, %r2
        add     %r0, %r0, %r2                   // 33 + 32
        st      %r0, %r1, #0
        ldi     %r0, #24
        add     %r0, %r0, %r0
        hwid    %r2, #2
        add     %r0, %r0, %r2
        st      %r0, %r1, #0
        ldi     %r0, #10
        st      %r0, %r1, #0
        halt
