// A host starts this at one of the first words, or at a byte within it.
        nop
        nop
        nop
        nop
        nop
        nop
        nop
        nop
        halt
        halt
