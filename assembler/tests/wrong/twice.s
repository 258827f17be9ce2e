.def SIZE 8
loop:   nop
loop:   nop
.def SIZE 9
SIZE:   nop
.def loop 4
.entry
a:      nop
.entry
b:      nop
__WORD: nop
