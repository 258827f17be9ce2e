// Three loads from one line of the data cache, for the space-time diagram of docs/pipeline.md.

first:  ldi     %r0, table
load:   ld      %r1, %r0, #0
        ld      %r2, %r0, #4
        add     %r1, %r1, %r2
done:   halt

.align 16
.perm rw
table:  .word   1 2 3 4
