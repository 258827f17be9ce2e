        addi %r1, @p2, #1
        add %r1, %r2, #3
        andp @p1, %r2, @p3
        ldi %r1, %r2
        ldi %r1, 5
        jmpi -8
        rtop %r1, @p1
        addi %r1,, %r2, #1
        vote %r1, %r2
        vote %r1, #1
        vote @p1
