// A load, two instructions that do not need it and one that does, for the space-time diagram of the
// scoreboard in docs/pipeline.md.

        hwid    %r0, #2
        jalis   %r7, %r0, lanes
lanes:  tid     %r0
        shli    %r0, %r0, (`__WORD)     // ` is the logarithm
load:   ld      %r1, %r0, table
        addi    %r2, %r0, #1
        addi    %r3, %r0, #2
        add     %r2, %r2, %r1
        addi    %r3, %r3, #1
done:   halt

.align 16
.perm rw
table:  .word   1 2 3 4
