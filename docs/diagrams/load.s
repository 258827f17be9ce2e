// A load by four lanes from one line, for the space-time diagram of docs/pipeline.md.

        hwid    %r0, #2
        jalis   %r7, %r0, lanes
lanes:  tid     %r0
        shli    %r0, %r0, (`__WORD)     // ` is the logarithm
load:   ld      %r1, %r0, table
        addi    %r1, %r1, #1
        st      %r1, %r0, table
        addi    %r2, %r1, #1
done:   halt

.align 16
.perm rw
table:  .word   1 2 3 4
