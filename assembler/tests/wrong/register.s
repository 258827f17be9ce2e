        add %r1, %r8, %r2
        add %r1, %x2, %r2
        notp @p9, @p1
        @p8 ? nop
        @q1 ? nop
        @p1 nop
        @p1 ?
        jmpr %r99999999999
