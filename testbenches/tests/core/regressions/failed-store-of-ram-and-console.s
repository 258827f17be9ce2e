// What it was: a store to RAM and console whose part in RAM had failed. The RTL took the next failure of the warp for one of the same access, and it
// was lost; and the byte could be printed before that answer came.
// Found by: harmonica fuzz, seed 0, core 8, program 333.
// config: bus_errors = true
//
// Lane 0 stores to RAM, lane 1 to the console; then both load. What fails is tried again.
        ldi     %r0, handler
        skep    %r0
        ldi     %r1, #2
        jalis   %r2, %r1, lanes
lanes:  hwid    %r1, #0
        shli    %r2, %r1, #31
        iszero  @p1, %r1
        @p1 ? addi %r2, %r2, word
        ldi     %r3, #60
again:  st      %r3, %r2, #0
        ld      %r4, %r6, word
        st      %r3, %r2, #0
        ld      %r5, %r6, word
        subi    %r3, %r3, #1
        rtop    @p0, %r3
        @p0 ? jmpi again
        halt
handler:
        reti
.perm rw
.align 64
word:   .space 1
