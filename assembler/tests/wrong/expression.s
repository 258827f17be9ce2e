.def SIZE 8
        ldi %r1, (SIZE + )
        ldi %r1, (SIZE / 0)
        ldi %r1, (SIZE * 2
        ldi %r1, (1.5 + 2)
        ldi %r1, (1 << 99)
        ldi %r1, (`0)
        ldi %r1, (2 3)
        ldi %r1, #089
        ldi %r1, #0xfg
        ldi %r1, #1.2.3
