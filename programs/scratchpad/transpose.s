// uses: ../lib/console.s
// stack: 0
// config: scratchpad_bytes = 1024
//
// Transposes a tile of 8 x 8 words, and transposes the result again, each
// time by way of the scratchpad: lanes write rows and read columns.
//
// Where a row takes 8 words, the lanes' words of a column stand in one bank
// when there are 8 banks or less, and are written one after the other. Where
// a row takes 9 words, the last one unused, they stand in different banks, and
// are written at once.
// Expected: the 8 rows of the transposed tile, then those of the tile.
//
// races: meant arguments: all lanes store the same

.def SIDE 8

.perm x
.entry
.global
entry:
        hwid    %r1, #2
        jalis   %ra, %r1, lanes_begin
lanes_begin:
        ldi     %r0, tile
        ldi     %r1, transposed
        ldi     %r5, (SIDE*__WORD)
        jali    %ra, transpose
        ldi     %r0, transposed
        ldi     %r1, again
        ldi     %r5, (9*__WORD)
        jali    %ra, transpose
        ldi     %r2, lane_zero
        jmprt   %r2

lane_zero:
        ldi     %r4, transposed
        ldi     %r5, #16
print_row:
        ori     %r0, %r4, #0
        ldi     %r1, SIDE
        jali    %ra, print_words
        addi    %r4, %r4, (SIDE*__WORD)
        subi    %r5, %r5, #1
        rtop    @p0, %r5
        @p0 ? jmpi print_row
        halt

// All lanes: the tile at %r0 to the one at %r1. A row takes %r5 bytes of the
// scratchpad. In turns of as many rows as there are lanes; @p1: those of this
// turn whose row there is.
transpose:
        ldi     %r2, arguments
        st      %r0, %r2, #0
        st      %r1, %r2, __WORD
        ldi     %r4, #0                 // the row of lane 0
write_rows:
        tid     %r0
        add     %r0, %r0, %r4
        subi    %r1, %r0, SIDE
        isneg   @p1, %r1
        mul     %r1, %r0, %r5
        ldi     %r2, #1
        shli    %r2, %r2, (8*__WORD-2)
        add     %r1, %r1, %r2           // to the scratchpad
        shli    %r0, %r0, (`(SIDE*__WORD))
        ldi     %r2, arguments
        ld      %r2, %r2, #0
        add     %r0, %r0, %r2           // from the tile
        ldi     %r2, SIDE
write_word:
        @p1 ? ld %r3, %r0, #0
        @p1 ? st %r3, %r1, #0
        addi    %r0, %r0, __WORD
        addi    %r1, %r1, __WORD
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi write_word
        hwid    %r3, #2
        add     %r4, %r4, %r3
        subi    %r3, %r4, SIDE
        isneg   @p0, %r3
        @p0 ? jmpi write_rows

        ldi     %r4, #0                 // the column of lane 0
read_columns:
        tid     %r0
        add     %r0, %r0, %r4
        subi    %r1, %r0, SIDE
        isneg   @p1, %r1
        shli    %r1, %r0, (`(SIDE*__WORD))
        ldi     %r2, arguments
        ld      %r2, %r2, __WORD
        add     %r1, %r1, %r2           // to the tile
        shli    %r0, %r0, (`__WORD)
        ldi     %r2, #1
        shli    %r2, %r2, (8*__WORD-2)
        add     %r0, %r0, %r2           // from the scratchpad
        ldi     %r2, SIDE
read_word:
        @p1 ? ld %r3, %r0, #0
        @p1 ? st %r3, %r1, #0
        add     %r0, %r0, %r5
        addi    %r1, %r1, __WORD
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi read_word
        hwid    %r3, #2
        add     %r4, %r4, %r3
        subi    %r3, %r4, SIDE
        isneg   @p0, %r3
        @p0 ? jmpi read_columns
        jmpr    %ra

.perm rw
arguments:
        .space  2
tile:
        .word   11 12 13 14 15 16 17 18
        .word   21 22 23 24 25 26 27 28
        .word   31 32 33 34 35 36 37 38
        .word   41 42 43 44 45 46 47 48
        .word   51 52 53 54 55 56 57 58
        .word   61 62 63 64 65 66 67 68
        .word   71 72 73 74 75 76 77 78
        .word   81 82 83 84 85 86 87 88
transposed:
        .space  64
again:
        .space  64
