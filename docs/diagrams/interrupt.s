// A trap, its handler and the way back, for the space-time diagram of docs/pipeline.md.

        ldi     %r0, handler
        skep    %r0
begin:  addi    %r1, %r1, #1
        trap
        addi    %r1, %r1, #2
done:   halt

handler:
        addi    %r2, %r0, #1
        reti
