// Four lanes load words that are five words apart, from the RAM and from the scratchpad, for the space-time
// diagram of docs/pipeline.md.

        hwid    %r0, #2
        jalis   %r7, %r0, lanes
lanes:  tid     %r0
        muli    %r0, %r0, #5
        shli    %r0, %r0, (`__WORD)     // ` is the logarithm
        ldi     %r1, #1
        shli    %r1, %r1, #30           // the scratchpad begins at 2^30
        add     %r1, %r1, %r0
load:   ld      %r2, %r0, #0
        ld      %r3, %r1, #0
        addi    %r3, %r3, #1
done:   halt
