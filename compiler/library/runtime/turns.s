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
// With the extension lanes exchange one word. Without it, they go by Lamport's
// fast algorithm of 1987, as lock.c does, each by the number of its lowest lane.
//
// Lines behind `//@extended-ending` and `//@basic-ending` are for programs that may end in a kernel.
//
// races: atomic __harp_turns: lanes look at it until the turn is theirs

.perm x
.align 8
.global
__harp_turns_begin:
//@extended ldi     %r1, __harp_turns
//@extended .turns_try:
//@cores-ending fence
//@extended-ending ldi     %r0, __harp_exiting           // who has the turn may have stopped
//@extended-ending ld      %r0, %r0, #0
//@extended-ending rtop    @p0, %r0
//@extended-ending @p0 ? jmpr %r0
//@extended ldi     %r0, #1
//@extended aswap   %r0, %r1, %r0                   // lanes go in order, and one may find 0
//@extended iszero  @p0, %r0
//@extended vote    %r2, @p0
//@extended iszero  @p0, %r2
//@extended @p0 ? jmpi .turns_try
//@cores fence                                   // what others have stored in their turn
//@basic tid     %r0
//@basic ldi     %r1, #0
//@basic .turns_lowest:
//@basic sub     %r2, %r0, %r1
//@basic iszero  @p0, %r2
//@basic vote    %r3, @p0
//@basic addi    %r1, %r1, #1
//@basic iszero  @p0, %r3
//@basic @p0 ? jmpi .turns_lowest
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
        ldi     %r0, #0
//@extended st      %r0, %r1, #0
//@basic ld      %r2, %r1, (2*__WORD)
//@basic st      %r0, %r1, __WORD
//@basic add     %r1, %r1, %r2
//@basic st      %r0, %r1, (2*__WORD)
        jmpr    %ra

.perm rw
//@basic .turns_end:
//@basic .word   TURNS_END
.global
__harp_turns:           // with the extension: whether lanes have the turn
//@extended .word   0
//@basic .space  (TURNS_WORDS+3)         // the last to come, whose turn, who has it, and who wants it, by warp and lane
