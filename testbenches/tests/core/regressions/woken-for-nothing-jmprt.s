// What it was: the instruction behind the halt of warp 0 acted on its mask or its mode when console
// input woke the warp and another warp had taken the byte by then: it has no lanes, and keeps both.
// input: "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz"

start:  ldi     %r0, handler
        skep    %r0
        ldi     %r1, poll
        wspawn  %r2, %r1, %r1
        halt
        jmprt   %r3
        halt
handler: ldi    %r4, #1
        shli    %r4, %r4, #31
        ld      %r5, %r4, #0
        reti

.align 64
poll:   ldi     %r4, #1
        shli    %r4, %r4, #31
        ldi     %r7, #400
loop:   ld      %r5, %r4, #0
        subi    %r7, %r7, #1
        rtop    @p0, %r7
        @p0 ? jmpi loop
        halt
