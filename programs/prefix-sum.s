// uses: lib/launch.s lib/console.s
// stack: 0
//
// Inclusive prefix sums of 16 elements, by Hillis and Steele: at the steps
// 1, 2, 4 and 8 each element adds the one that is a step before it.
//
// Each step is one launch of 16 threads over all lanes and warps, one
// thread an element, from one buffer into the other: a launch ends when
// all threads have, so none reads what another has yet to write.
// Expected: the 16 sums.

.def LENGTH 16

.perm x
.entry
.global
entry:
        ldi     %r0, add_step
        ldi     %r1, LENGTH
        jali    %ra, launch
        ldi     %r2, parameters         // swap the buffers, double the step
        ld      %r3, %r2, #0
        ld      %r4, %r2, __WORD
        st      %r4, %r2, #0
        st      %r3, %r2, __WORD
        ld      %r3, %r2, (2*__WORD)
        shli    %r3, %r3, #1
        st      %r3, %r2, (2*__WORD)
        subi    %r3, %r3, LENGTH
        isneg   @p0, %r3
        @p0 ? jmpi entry
        ld      %r0, %r2, #0
        ldi     %r1, LENGTH
        jali    %ra, print_words
        halt

// Thread %r0.
add_step:
        ldi     %r5, parameters
        ld      %r1, %r5, #0            // from
        ld      %r2, %r5, __WORD        // to
        ld      %r3, %r5, (2*__WORD)    // step
        shli    %r4, %r0, (`__WORD)     // ` is the logarithm
        add     %r1, %r1, %r4
        add     %r2, %r2, %r4
        ld      %r4, %r1, #0
        sub     %r5, %r0, %r3
        isneg   @p0, %r5
        notp    @p0, @p0                // there is one a step before
        shli    %r5, %r3, (`__WORD)
        sub     %r5, %r1, %r5
        @p0 ? ld  %r5, %r5, #0
        @p0 ? add %r4, %r4, %r5
        st      %r4, %r2, #0
        jmpr    %ra

.perm rw
parameters:                             // from, to, step
        .word   elements, other, 1
elements:
        .word   5 0 7 1 12 3 9 40 2 2 31 6 100 8 0 11
other:
        .space  16
