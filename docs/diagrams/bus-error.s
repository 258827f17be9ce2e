// A store, and a load that the memory fails once, for the space-time diagram of bus errors in docs/pipeline.md. The
// handler returns to the load, which is so tried again.

        ldi     %r0, handler
        skep    %r0
        ldi     %r1, table
store:  st      %r0, %r1, #0
        ld      %r0, %r1, #4
        addi    %r0, %r0, #1
done:   halt

handler:
        reti

.align 16
.perm rw
table:  .word   1 2
