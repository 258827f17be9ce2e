// What it was: a double fault switched its warp to supervisor mode in the RTL.
// Found by: harmonica fuzz, seed 0, core 10; and by the directed tests of privileged instructions in user mode.
//
// A privileged instruction in user mode, while interrupts are off.
        di
        ldi     %r0, user
        jmpru   %r0
user:   ei
        halt
