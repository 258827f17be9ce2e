// The lock of turns.s and of store-part.s, on cores without the extension.
//
// A lock is three words: who came last, who has it, and where its table is. It is Lamport's fast algorithm of 1987, as
// in the library's lock.c. Whoever asks has a word in the table, whose address is its name: a warp, or, on `multi-path`,
// where sides of a warp run at the same time, lanes that go together, by the lowest of them. All of them have the lock
// then. The start code makes the tables for the core that it finds.
//
// This file stands in front of the program. On `paired-path` no lanes that are elsewhere go first, then.
//
// races: atomic file: whoever asks looks at the words of the others

.perm x
.align 8

// Comes back when the lock at %r2 is had. Changes %r1, %r3, %fp and @p1.
.global
__harp_lock_take:
        wid     %r3
//@contexts tid     %fp
//@contexts .lock_lowest:                           // the lowest lane, times the warps
//@contexts iszero  @p1, %fp
//@contexts vote    %r1, @p1
//@contexts rtop    @p1, %r1
//@contexts @p1 ? jmpi .lock_lane
//@contexts hwid    %r1, #3
//@contexts add     %r3, %r3, %r1
//@contexts subi    %fp, %fp, #1
//@contexts jmpi    .lock_lowest
//@contexts .lock_lane:
        shli    %r3, %r3, (`__WORD)             // ` is the logarithm
        ld      %r1, %r2, (2*__WORD)
        add     %r3, %r3, %r1
.lock_again:
        st      %r3, %r3, #0                    // not 0: it wants the lock
        st      %r3, %r2, #0                    // the last one to come
        ld      %r1, %r2, __WORD                // who has it
        rtop    @p1, %r1
        @p1 ? jmpi .lock_busy
        st      %r3, %r2, __WORD
        ld      %r1, %r2, #0
        sub     %r1, %r1, %r3
        iszero  @p1, %r1
        @p1 ? jmpr %ra

// Others came at the same time: when all have seen so, the last one to store has it.
        xor     %r1, %r1, %r1
        st      %r1, %r3, #0
        ldi     %fp, __harp_lock_bytes
        ld      %fp, %fp, #0
.lock_next:
        subi    %fp, %fp, __WORD
.lock_other:
        ld      %r1, %r2, (2*__WORD)
        add     %r1, %r1, %fp
        ld      %r1, %r1, #0
        rtop    @p1, %r1
        @p1 ? jmpi .lock_other
        rtop    @p1, %fp
        @p1 ? jmpi .lock_next
        ld      %r1, %r2, __WORD
        sub     %r1, %r1, %r3
        iszero  @p1, %r1
        @p1 ? jmpr %ra
.lock_busy:
        xor     %r1, %r1, %r1
        st      %r1, %r3, #0
.lock_wait:
        ld      %r1, %r2, __WORD
        rtop    @p1, %r1
        @p1 ? jmpi .lock_wait
        jmpi    .lock_again

// Gives the lock at %r2 back. Changes %r1 and %r3.
.global
__harp_lock_give:
        ld      %r3, %r2, __WORD
        xor     %r1, %r1, %r1
        st      %r1, %r2, __WORD
        st      %r1, %r3, #0
        jmpr    %ra

.perm rw
.global
__harp_lock_bytes:      // of each table
        .word   0
