        .wrod 1
        .word
        .word 0x1ffffffff
        .word 1,
        .byte 256
        .byte start
        .align 0
        .space -1
        .perm rq
        .entry start
        .def 5 5
        .def LATE start
        .string hello
        .string "no end
        .string "bad \q escape"
        .string "bad \x4"
start:  halt
