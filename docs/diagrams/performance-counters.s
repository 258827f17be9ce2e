// A load, and what the core counts meanwhile, for the space-time diagram of performance counters in docs/pipeline.md.

load:   ld      %r1, %r0, table
        addi    %r1, %r1, #1
        hwid    %r2, #7                 // instructions
        hwid    %r3, #9                 // cycles in which no context could go on
done:   halt

.align 16
.perm rw
table:  .word   1
