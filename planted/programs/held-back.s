// Both warps come twice to an instruction that needs the load before it. So they have it fetched in turn.
        ldi     %r0, loop
        ldi     %r2, #3
        wspawn  %r2, %r0, %r2
loop:   ldi     %r1, data
again:  ld      %r3, %r1, #0
third:  add     %r4, %r3, %r4
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi again
        halt
        .align  4
data:   .word   5
