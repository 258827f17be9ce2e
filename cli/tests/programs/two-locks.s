
        ldi     %r1, other
        ldi     %r6, second
        ldi     %r5, first
        wspawn  %r5, %r1, %r6
        ldi     %r6, second
        jmpi    both
other:  ldi     %r6, first
both:   ldi     %r2, #1
own:    aswap   %r3, %r5, %r2
        iszero  @p0, %r3
        notp    @p0, @p0
        @p0 ? jmpi own
        ldi     %r4, #100
delay:  subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi delay
their:  aswap   %r3, %r6, %r2
        iszero  @p0, %r3
        notp    @p0, @p0
        @p0 ? jmpi their
        halt
first:  .word   0
second: .word   0
