// What it was: behind failed fetches the RTL showed the copy unit's micro-operations without their lane in execute.
// Found by: harmonica fuzz, seed 0, core 3.
// config: fetch_outstanding = 2
//
// Jumps to where there is no memory, until the fetch queue holds nothing but failed fetches; the interrupts' registers are
// copied right behind them.
        ldi     %r0, handler
        skep    %r0
        ldi     %r1, #1
        shli    %r1, %r1, #20
        ldi     %r2, #5
        jmpr    %r1
handler:
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi again
        halt
again:  ldi     %r0, from
        ei
from:   jmpr    %r1
