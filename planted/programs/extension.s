// Numbers of both signs, one of which differs from another in its low byte alone; shifts by nothing and by more than a
// word; a byte that is negative; an exchange that does not find what it expects.
        ldi     %r1, #1
        subi    %r2, %r1, #2
        ldi     %r3, #0x100
        subi    %r4, %r1, #4
        ldi     %r6, #0
less:   lt      @p0, %r2, %r1
below:  ltu     @p0, %r1, %r2
short:  eqi     @p0, %r4, #-3
equal:  eq      @p0, %r2, %r4
none:   sra     %r5, %r4, %r6
far:    sra     %r5, %r2, %r3
store:  stb     %r2, %r3, #1
load:   ldb     %r5, %r3, #1
swap:   acas    %r5, %r3, %r1
        halt
