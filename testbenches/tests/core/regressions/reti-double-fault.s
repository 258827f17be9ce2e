// What it was: with the fault above, a return that is refused in user mode while interrupts are off took the mode of the shadow
// set.
// Found by: the directed tests.
        di
        ldi     %r0, user
        jmpru   %r0
user:   reti
        halt
