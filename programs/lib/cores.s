// Several cores on one memory: which one this is, and how all meet. They need
// the extension.
//
// A core that is not one of several is alone: number 0 of 1, and it meets
// itself. this_core is called with any lanes active, the others in ONE lane of
// ONE warp of every core.
//
//      jali    %ra, this_core                  // %r0 = number, %r1 = of how many
//      jali    %ra, core_barrier               // at cluster barrier 0
//      ldi     %r0, some_barrier               // two words, zero at first
//      jali    %ra, core_barrier_in_memory     // for cores without barriers
//
// races: atomic file: the words of a barrier are flags
//
// Changed: %r0, %r1, @p0; by core_barrier_in_memory %r0 to %r3, @p0. What the
// warp has stored before a barrier, all cores load behind it: there is a fence
// behind it, and in memory another one before the word that tells of it, for
// the data cache. Words of a barrier in memory: 0 who has come to this round, 1
// the rounds that are over.

.perm x
.align 8
.global
this_core:
        hwid    %r0, #4
        hwid    %r1, #-1
        iszero  @p0, %r1
        @p0 ? ldi %r0, #0
        @p0 ? ldi %r1, #1
        jmpr    %ra

.global
core_barrier:
        hwid    %r1, #-1
        iszero  @p0, %r1
        @p0 ? jmpr %ra
        ldi     %r0, #1
        shli    %r0, %r0, (8*__WORD-1)          // the first barrier between cores
        bar     %r0, %r1
        fence
        jmpr    %ra

.global
core_barrier_in_memory:
        fence
        hwid    %r1, #-1
        iszero  @p0, %r1
        @p0 ? ldi %r1, #1
        addi    %r2, %r0, __WORD
        ldi     %r3, #0
        aor     %r3, %r2, %r3                   // rounds that are over
        ldi     %r2, #1
        aadd    %r2, %r0, %r2
        addi    %r2, %r2, #1
        sub     %r2, %r2, %r1
        addi    %r1, %r0, __WORD
        rtop    @p0, %r2
        @p0 ? jmpi barrier_wait
        st      %r2, %r0, #0                    // all are here: 0 of the next round
        addi    %r2, %r3, #1
        st      %r2, %r1, #0
        fence
        jmpr    %ra
barrier_wait:
        ldi     %r2, #0
        aor     %r2, %r1, %r2
        sub     %r2, %r2, %r3
        iszero  @p0, %r2
        @p0 ? jmpi barrier_wait
        fence
        jmpr    %ra
