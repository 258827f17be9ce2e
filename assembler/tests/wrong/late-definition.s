        ldi %r1, SIZE
.def SIZE 8
