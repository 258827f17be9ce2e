        .string "ab"
        .word 1
        .entry
entry_is_late:
        halt
        .byte 1
text:   halt
        .global
