// Mutual exclusion among warps, by loads and stores alone.
//
//      ldi     %r0, some_lock                  // 66 words, zero at first
//      jali    %ra, acquire
//      ...
//      ldi     %r0, some_lock
//      jali    %ra, release
//
// Call them in lane 0, or with all lanes alike. Changed: %r0 to %r3, @p0
// and @p1. A lock is owned by a hardware warp.
//
// This is L. Lamport's fast mutual exclusion (1987): five accesses when
// nobody else wants the lock; when many do, the work to pass it on grows with
// the square of their number. It is not first come, first served. It relies on what the core gives, that every
// warp's accesses take effect in their order, and at once for all warps.
// Words of a lock: 0 who came last, 1 who is in, 2 + w: warp w wants it.
// Warps count from 1 there.

// races: atomic file: the algorithm needs loads and stores alone

.perm x
.align 8
.global
acquire:
        wid     %r2
        shli    %r1, %r2, (`__WORD)             // ` is the logarithm
        add     %r1, %r1, %r0
        addi    %r1, %r1, (2*__WORD)            // this warp's wish
        addi    %r2, %r2, #1
        st      %r2, %r1, #0
        st      %r2, %r0, #0                    // came last
        ld      %r3, %r0, __WORD
        rtop    @p0, %r3
        @p0 ? jmpi acquire_wait                 // someone is in
        st      %r2, %r0, __WORD
        ld      %r3, %r0, #0
        sub     %r3, %r3, %r2
        iszero  @p0, %r3
        @p0 ? jmpr %ra                          // still the last: it is ours

// Others came at the same time. When they have all seen it, the one that
// wrote word 1 last has the lock.
        xor     %r3, %r3, %r3
        st      %r3, %r1, #0
        hwid    %r1, #3
acquire_others:
        shli    %r3, %r1, (`__WORD)
        add     %r3, %r3, %r0
        ld      %r3, %r3, __WORD                // the wish of warp %r1 - 1
        rtop    @p0, %r3
        @p0 ? jmpi acquire_others
        subi    %r1, %r1, #1
        rtop    @p0, %r1
        @p0 ? jmpi acquire_others
        ld      %r3, %r0, __WORD
        sub     %r3, %r3, %r2
        iszero  @p0, %r3
        @p0 ? jmpr %ra

// Not now: take the wish back until nobody is in.
acquire_wait:
        wid     %r2
        shli    %r1, %r2, (`__WORD)
        add     %r1, %r1, %r0
        xor     %r3, %r3, %r3
        st      %r3, %r1, (2*__WORD)
acquire_waiting:
        ld      %r3, %r0, __WORD
        rtop    @p0, %r3
        @p0 ? jmpi acquire_waiting
        jmpi    acquire

.global
release:
        xor     %r3, %r3, %r3
        st      %r3, %r0, __WORD                // nobody is in
        wid     %r1
        shli    %r1, %r1, (`__WORD)
        add     %r1, %r1, %r0
        st      %r3, %r1, (2*__WORD)
        jmpr    %ra
