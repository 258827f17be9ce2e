// Prints 3210, for two-byte words: four registers, one predicate, immediates of three bits.

        ldi     %r1, #1
        ldi     %r2, #15
        shl     %r1, %r1, %r2                   // the console
        ldi     %r0, #3
next:
        ldi     %r2, #24
        add     %r2, %r2, %r2                   // the digit 0
        add     %r2, %r2, %r0
        st      %r2, %r1, #0
        rtop    @p0, %r0
        subi    %r0, %r0, #1
        @p0 ? jmpi next
        ldi     %r2, #10
        st      %r2, %r1, #0
        halt
