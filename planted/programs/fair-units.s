// Two warps divide, again and again, two multiply. So now and then a quotient and a product come to the port in the
// same cycle, and an order of each kind to the heads of the queues.
        ldi     %r0, work
        ldi     %r2, #60
        wspawn  %r1, %r0, %r2
        wspawn  %r1, %r0, %r2
        wspawn  %r1, %r0, %r2
        ldi     %r1, #100
work:   hwid    %r0, #1
        ldi     %r3, #-1
        andi    %r0, %r0, #2
        iszero  @p0, %r0
        @p0 ? jmpi product
again:  divi    %r4, %r3, #7
        subi    %r1, %r1, #1
        rtop    @p1, %r1
        @p1 ? jmpi again
        halt
product: mul    %r4, %r1, %r1
        subi    %r1, %r1, #1
        rtop    @p1, %r1
        @p1 ? jmpi product
        halt
