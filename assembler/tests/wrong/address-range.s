        addi %r1, %r2, far
        jmpi near
near:   halt
        .space 20000
far:    .word 1
