// Counts up words that another master counts up, too: the first by acas and aadd, the others by aadd.

.def BY_ACAS 25
.def BY_AADD 25

.perm x
.entry
.global
entry:
        ldi     %r1, counters
        ldi     %r5, BY_ACAS
        xor     %r4, %r4, %r4           // what the word is believed to be
believe:
        addi    %r2, %r4, #1
        addi    %r3, %r4, #0
        acas    %r4, %r1, %r2
        ne      @p0, %r4, %r3
        @p0 ? jmpi believe
        addi    %r4, %r4, #1
        subi    %r5, %r5, #1
        rtop    @p0, %r5
        @p0 ? jmpi believe

        hwid    %r2, #2
        jalis   %r6, %r2, every_lane
        halt
// Every lane: the first word, and one of its own.
every_lane:
        hwid    %r0, #0
        shli    %r0, %r0, (`__WORD)
        ldi     %r1, counters
        add     %r0, %r1, %r0
        ldi     %r5, BY_AADD
        ldi     %r2, #1
add_up: aadd    %r3, %r1, %r2
        aadd    %r3, %r0, %r2
        ld      %r4, %r0, (16*__WORD)
        st      %r3, %r0, (16*__WORD)
        subi    %r5, %r5, #1
        rtop    @p0, %r5
        @p0 ? jmpi add_up
        fence
        ldi     %r0, #1
        shli    %r0, %r0, (__WORD*8 - 1)
        ldi     %r3, #75
        st      %r3, %r0, #0            // K
        halt

.perm rw
.align 128
.global
counters:
        .word   0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
        .word   0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
