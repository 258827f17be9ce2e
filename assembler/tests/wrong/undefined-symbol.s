start:  jmpi strat
        ldi %r1, nowhere
        .word (start + elsewhere)
