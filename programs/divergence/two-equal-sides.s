// uses: ../lib/one-warp.s ../lib/console.s
// stack: 4
//
// An if whose sides are alike: each follows a ring of addresses through 16 loads, and
// does little but wait for them. The cycles tell whether the sides wait one after the
// other or at the same time.

.perm x
.entry
.global
entry:  jmpi    run_one_warp

.def ITEMS 64

// Lane %r0 of %r1: items lane, lane + lanes, ...
.global
thread:
        ldi     %r4, #0                 // the result
        ori     %r2, %r0, #0            // item
        jmpi    more
item:
        andi    %r3, %r2, #15
        shli    %r3, %r3, (`__WORD)     // ` is the logarithm
        andi    %r5, %r2, #1
        rtop    @p0, %r5
        @p0 ? split
        @p0 ? jmpi odd
        ldi     %r5, ring_a
        add     %r3, %r3, %r5
        ld      %r3, %r3, #0            // each waits for the one before
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        sub     %r3, %r3, %r5
        jmpi    both
odd:
        ldi     %r5, ring_b
        add     %r3, %r3, %r5
        ld      %r3, %r3, #0            // each waits for the one before
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        sub     %r3, %r3, %r5
both:   join
        shri    %r3, %r3, (`__WORD)     // where in its ring
        add     %r4, %r4, %r3
        add     %r2, %r2, %r1
more:
        subi    %r3, %r2, ITEMS
        isneg   @p0, %r3
        @p0 ? splitl
        @p0 ? jmpi item
        join
        jmpr    %ra

.perm rw
ring_a: .word   (ring_a+9*__WORD) (ring_a+2*__WORD) (ring_a+8*__WORD) (ring_a+0*__WORD)
        .word   (ring_a+12*__WORD) (ring_a+4*__WORD) (ring_a+1*__WORD) (ring_a+6*__WORD)
        .word   (ring_a+14*__WORD) (ring_a+7*__WORD) (ring_a+11*__WORD) (ring_a+15*__WORD)
        .word   (ring_a+13*__WORD) (ring_a+3*__WORD) (ring_a+10*__WORD) (ring_a+5*__WORD)
ring_b: .word   (ring_b+1*__WORD) (ring_b+9*__WORD) (ring_b+3*__WORD) (ring_b+15*__WORD)
        .word   (ring_b+6*__WORD) (ring_b+0*__WORD) (ring_b+2*__WORD) (ring_b+12*__WORD)
        .word   (ring_b+13*__WORD) (ring_b+4*__WORD) (ring_b+5*__WORD) (ring_b+7*__WORD)
        .word   (ring_b+8*__WORD) (ring_b+14*__WORD) (ring_b+10*__WORD) (ring_b+11*__WORD)
