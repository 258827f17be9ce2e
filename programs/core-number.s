// stack: 0
//
// Reads the number of the core, which differs from run to run.
//
// All lanes of warp 0 read it twice, with some work in between.
// Expected: K, and no X before it, which a lane prints that has read two
// numbers. The number itself is not printed.

.def LETTER_K 75
.def LETTER_X 88
.def NEW_LINE 10

.perm x
.entry
.global
entry:
        hwid    %r0, #2
        jalis   %ra, %r0, all_lanes
all_lanes:
        hwid    %r0, #4
        ldi     %r2, #5
again:  subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi again
        hwid    %r1, #4
        xor     %r0, %r0, %r1
        ldi     %r3, #1
        shli    %r3, %r3, (8*__WORD-1)
        rtop    @p0, %r0
        ldi     %r2, LETTER_X
        @p0 ? st %r2, %r3, #0           // it was another one
        ldi     %r2, LETTER_K
        st      %r2, %r3, #0
        ldi     %r2, NEW_LINE
        st      %r2, %r3, #0
        halt
