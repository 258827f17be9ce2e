// Turns: of all lanes of all warps and cores, those that have come together
// from one call of `begin` are the only ones before their call of `end`.
//
//      void __harp_turns_begin(void);
//      void __harp_turns_end(void);
//
// Lanes that come together execute each instruction together, and load the
// same. With `multi-path` others of their warp may run at the same time, so it
// is lanes that have the turn, not their warp. With `masks` the whole warp
// calls. This file stands in front of the program: on `paired-path` lanes that
// wait here hold up no lane of their warp that has the turn, since there a
// function that is called is below its callers, and is left before others come.
//
// With the extension the lowest lane takes a ticket for all that have come with it, and they wait until its number is
// served: in the order in which they come. Without it, they go by Lamport's fast algorithm of 1987, as lock.c does, each
// by the number of its lowest lane.
//
// Lines behind `//@extended-ending` and `//@basic-ending` are for programs that may end in a kernel.
//
// races: atomic __harp_turns: lanes look at it until the turn is theirs

.perm x
.align 8
.global
__harp_turns_begin:
        tid     %r0
        ldi     %r1, #0
.turns_lowest:
        sub     %r2, %r0, %r1
        iszero  @p0, %r2
        vote    %r3, @p0
        addi    %r1, %r1, #1
        iszero  @p0, %r3
        @p0 ? jmpi .turns_lowest
//@extended iszero  @p1, %r2                        // the lowest lane
//@extended ldi     %r1, __harp_turns
//@extended ldi     %r3, #1
//@extended @p1 ? aadd %r3, %r1, %r3                // its ticket
//@extended addi    %r1, %r1, __WORD                // the number that is served
//@extended .turns_try:
//@extended-ending ldi     %r0, __harp_exiting           // who has the turn may have stopped
//@cores-ending fence
//@extended-ending ld      %r0, %r0, #0
//@extended-ending rtop    @p0, %r0
//@extended-ending @p0 ? jmpr %r0
//@alone-extended ld      %r0, %r1, #0
//@cores ldi     %r0, #0                         // by an atomic access: the cache may hold an old number
//@cores @p1 ? aadd %r0, %r1, %r0
//@extended sub     %r0, %r0, %r3
//@extended iszero  @p0, %r0
//@extended andp    @p0, @p0, @p1
//@extended vote    %r0, @p0
//@extended iszero  @p0, %r0
//@extended @p0 ? jmpi .turns_try
//@cores fence                                   // what others have stored in their turn
//@basic wid     %r0
//@basic shli    %r0, %r0, LANES_SHIFT
//@basic add     %r0, %r0, %r1
//@basic shli    %r0, %r0, (`__WORD)             // not 0; ` is the logarithm
//@basic ldi     %r1, __harp_turns
//@basic add     %fp, %r1, %r0                   // who wants: two words behind it
//@basic .turns_again:
//@basic ldi     %r2, #1
//@basic st      %r2, %fp, (2*__WORD)
//@basic st      %r0, %r1, #0                    // the last one to come
//@basic ld      %r2, %r1, __WORD                // whose turn it is
//@basic rtop    @p0, %r2
//@basic @p0 ? jmpi .turns_busy
//@basic st      %r0, %r1, __WORD
//@basic ld      %r2, %r1, #0
//@basic sub     %r2, %r2, %r0
//@basic iszero  @p0, %r2
//@basic @p0 ? jmpi .turns_got
//@basic ldi     %r3, #0                         // others came at the same time
//@basic st      %r3, %fp, (2*__WORD)
//@basic ldi     %r3, .turns_end                 // may be more than an immediate has
//@basic ld      %r3, %r3, #0
//@basic .turns_others:
//@basic-ending ldi     %r2, __harp_exiting           // who has the turn may have stopped
//@basic-ending ld      %r2, %r2, #0
//@basic-ending rtop    @p0, %r2
//@basic-ending @p0 ? jmpr %r2
//@basic add     %r2, %r1, %r3
//@basic ld      %r2, %r2, (2*__WORD)
//@basic rtop    @p0, %r2
//@basic @p0 ? jmpi .turns_others
//@basic subi    %r3, %r3, __WORD
//@basic rtop    @p0, %r3
//@basic @p0 ? jmpi .turns_others
//@basic ld      %r2, %r1, __WORD                // the last one to store has it
//@basic sub     %r2, %r2, %r0
//@basic iszero  @p0, %r2
//@basic @p0 ? jmpi .turns_got
//@basic .turns_busy:
//@basic ldi     %r3, #0
//@basic st      %r3, %fp, (2*__WORD)
//@basic .turns_wait:
//@basic-ending ldi     %r2, __harp_exiting           // who has the turn may have stopped
//@basic-ending ld      %r2, %r2, #0
//@basic-ending rtop    @p0, %r2
//@basic-ending @p0 ? jmpr %r2
//@basic ld      %r2, %r1, __WORD
//@basic rtop    @p0, %r2
//@basic @p0 ? jmpi .turns_wait
//@basic jmpi    .turns_again
//@basic .turns_got:
//@basic st      %r0, %r1, (2*__WORD)            // others may store whose turn it is meanwhile
        jmpr    %ra

.global
__harp_turns_end:
        ldi     %r1, __harp_turns
//@extended ld      %r0, %r1, __WORD
//@extended addi    %r0, %r0, #1                    // the next ticket's turn
//@extended st      %r0, %r1, __WORD
//@basic ldi     %r0, #0
//@basic ld      %r2, %r1, (2*__WORD)
//@basic st      %r0, %r1, __WORD
//@basic add     %r1, %r1, %r2
//@basic st      %r0, %r1, (2*__WORD)
        jmpr    %ra

.perm rw
//@basic .turns_end:
//@basic .word   TURNS_END
.global
__harp_turns:           // with the extension: the next ticket, and the number that is served
//@extended .space  2
//@basic .space  (TURNS_WORDS+3)         // the last to come, whose turn, who has it, and who wants it, by warp and lane
