        addi %r1, %r2, $5
        é
        nop ? 
        /* a comment
           without end
