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
// With the extension lanes exchange one word. Without it, they take a lock
// (lock.s).
//
// races: atomic __harp_turns: lanes look at it until the turn is theirs

.perm x
.align 8
.global
__harp_turns_begin:
//@extended ldi     %r1, __harp_turns
//@extended .turns_try:
//@extended ldi     %r0, #1
//@extended aswap   %r0, %r1, %r0                   // lanes go in order, and one may find 0
//@extended iszero  @p0, %r0
//@extended vote    %r2, @p0
//@extended iszero  @p0, %r2
//@extended @p0 ? jmpi .turns_try
//@cores fence                                   // what others have stored in their turn
//@extended jmpr    %ra
//@basic ldi     %r2, __harp_turns
//@basic jmpi    __harp_lock_take

.global
__harp_turns_end:
//@extended ldi     %r1, __harp_turns
//@extended ldi     %r0, #0
//@extended st      %r0, %r1, #0
//@extended jmpr    %ra
//@basic ldi     %r2, __harp_turns
//@basic jmpi    __harp_lock_give

.perm rw
.global
__harp_turns:           // with the extension: whether lanes have the turn
        .word   0
//@basic .space  2                               // a lock
