// uses: lib/console.s
// stack: 0
//
// Code that changes while it runs. One place holds now one function, now
// another one; a fence (tlbflush) stands between the stores and the call,
// without which a core with an instruction cache may go on with the old one.
//
// First warp 0 alone: six calls, each behind a change. Then warp 1, which has
// executed the old function already, calls the new one when warp 0 says that
// it is there. With one warp, warp 0 makes these two calls, too.
// Expected: 1 doubled and 7 added in turn: 2 9 18 25 50 57; then 1 doubled,
// and 7 added to 1.
//
// races: atomic changed, results: one warp looks at them until the other one has stored

.def ROUNDS 6
.def RESULTS 8

.perm x
.entry
.global
entry:
        ldi     %r4, #1                 // the value
        ldi     %r5, results
        ldi     %r3, ROUNDS
change_next:
        jali    %ra, exchange
        ori     %r0, %r4, #0
        ldi     %r1, place
        jalr    %ra, %r1
        ori     %r4, %r0, #0
        st      %r4, %r5, #0
        addi    %r5, %r5, __WORD
        subi    %r3, %r3, #1
        rtop    @p0, %r3
        @p0 ? jmpi change_next

        jali    %ra, exchange           // the first one again
        hwid    %r3, #3
        subi    %r3, %r3, #1
        iszero  @p1, %r3                // there is no other warp
        ldi     %r0, other
        notp    @p0, @p1
        @p0 ? wspawn %r1, %r0, %r0
        @p1 ? jali %ra, call
        ldi     %r3, (results + 6*__WORD)
        jali    %ra, wait
        jali    %ra, exchange
        ldi     %r0, #1
        ldi     %r1, changed
        st      %r0, %r1, #0
        @p1 ? jali %ra, call
        ldi     %r3, (results + 7*__WORD)
        jali    %ra, wait
        ldi     %r0, results
        ldi     %r1, RESULTS
        jali    %ra, print_words
        halt

// Warp 1: calls what stands there now, and calls it again when it has changed.
other:
        jali    %ra, call
        ldi     %r3, changed
        jali    %ra, wait
        jali    %ra, call
        halt

// Calls the place with 1, and leaves the result in the next of the last two
// words. Changes %r0 to %r2 and %r5.
call:
        ori     %r5, %ra, #0
        ldi     %r0, #1
        ldi     %r1, place
        jalr    %ra, %r1
        ldi     %r1, called
        ld      %r2, %r1, #0
        st      %r0, %r2, #0
        addi    %r2, %r2, __WORD
        st      %r2, %r1, #0
        jmpr    %r5

// Waits until the word at %r3 is not 0. Changes %r0 and @p0.
wait:
        ld      %r0, %r3, #0
        iszero  @p0, %r0
        @p0 ? jmpi wait
        jmpr    %ra

// Puts the other function into the place. Changes %r0 to %r2 and @p0.
exchange:
        ldi     %r2, next
        ld      %r0, %r2, #0
        ldi     %r1, (double + seven)
        sub     %r1, %r1, %r0
        st      %r1, %r2, #0            // the one for the next time
        ldi     %r1, place
copy_next:
        ld      %r2, %r0, #0
        st      %r2, %r1, #0
        addi    %r0, %r0, __WORD
        addi    %r1, %r1, __WORD
        ldi     %r2, place_end
        sub     %r2, %r1, %r2
        isneg   @p0, %r2
        @p0 ? jmpi copy_next
        tlbflush
        jmpr    %ra

.align 8                                // copied word by word
double:
        add     %r0, %r0, %r0
        jmpr    %ra
        nop
        nop
.align 8
seven:
        addi    %r0, %r0, #7
        jmpr    %ra
        nop
        nop
.align 8
place:                                  // as long as the longest of them in any encoding
        halt
        halt
        halt
        halt
        halt
        halt
        halt
        halt
.align 8
place_end:

.perm rw
next:   .word   double
changed:
        .word   0
called: .word   (results + 6*__WORD)
results:
        .space  RESULTS
