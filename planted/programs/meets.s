// Four warps meet at a barrier in each of three rounds. In between each lane loads its own word of a line, and prints
// the lowest byte.
        hwid    %r4, #3
        ldi     %r2, work
start:  subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? wspawn %r0, %r2, %r4
        @p0 ? jmpi start
work:   ldi     %r7, #3
        hwid    %r3, #3
        ldi     %r2, #1
        hwid    %r0, #1
        shli    %r0, %r0, #2
round:  bar     %r2, %r3
load:   ld      %r5, %r0, data
        subi    %r7, %r7, #1
        rtop    @p0, %r7
        @p0 ? jmpi round
        ldi     %r4, #1
        shli    %r4, %r4, #31
print:  st      %r5, %r4, #0
        halt
        .align  4
data:   .word   0x41, 0x42, 0x43, 0x44
