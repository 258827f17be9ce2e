// Lanes 2 and 3 go on in the split context, and part when lanes 0 and 1, which have parted before, have come to the
// join.
        ldi     %r1, handler
        skep    %r1
        hwid    %r1, #2
        jalis   %r5, %r1, parts
parts:  hwid    %r0, #0
        ldi     %r2, #0
        ldi     %r4, #0
        subi    %r6, %r0, #2
        isneg   @p0, %r6
        andi    %r6, %r0, #1
        rtop    @p1, %r6
first:  @p0 ? split
        @p0 ? jmpi low
again:  addi    %r2, %r2, #1
        subi    %r6, %r2, #20
        isneg   @p2, %r6
        @p2 ? jmpi again
second: @p1 ? split
        @p1 ? jmpi odd
        addi    %r4, %r4, #1
        jmpi    both
odd:    addi    %r4, %r4, #2
both:   join
        jmpi    meet
low:    nop
third:  @p1 ? split
        addi    %r4, %r4, #4
inner:  join
meet:   join
        subi    %r3, %r0, #3
loop:   addi    %r3, %r3, #1
        isneg   @p3, %r3
leave:  @p3 ? splitl
        @p3 ? jmpi loop
last:   join
        addi    %r4, %r4, #1
fourth: @p0 ? split
        @p0 ? jmpi traps
        ld      %r3, %r0, #0x200
        jmpi    ends
traps:  trap
ends:   join
        halt
handler: reti
