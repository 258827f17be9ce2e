// Two loops, one behind the other. In its second turn the second one replaces its jump by `new`, which goes back to
// `count`. The address of `count` and that of `back` differ in one bit.
        ldi     %r2, #4
first:  addi    %r4, %r4, #1
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi first
        ldi     %r2, #4
        ldi     %r1, back
        ld      %r3, %r1, #0
        ldi     %r6, new
second: st      %r3, %r1, #0
        ld      %r3, %r6, #0
        addi    %r4, %r4, #2
count:  subi    %r2, %r2, #1
        rtop    @p0, %r2
back:   @p0 ? jmpi second
        halt
other:  nop
        nop
new:    @p0 ? jmpi other
