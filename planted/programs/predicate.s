// One lane of two executes, and writes a predicate.
        ldi     %r1, #1
tests:  rtop    @p1, %r1
        halt
