// A page of the scratchpad, under a number of its own.
        ldi     %r0, #1
        shli    %r1, %r0, #30
        shli    %r0, %r0, #14
        ldi     %r2, #63
page:   tlbadd  %r0, %r1, %r2
store:  st      %r2, %r0, #4
load:   ld      %r3, %r0, #4
        halt
