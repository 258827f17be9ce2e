        addi %r1, %r2
        add
        halt %r1
        jmpr %r1, %r2
        tid
        st %r1, %r2, #4, #5
        addi %r1, %r2,
