// uses: ../lib/one-warp.s ../lib/console.s
// stack: 6
//
// An if within one side of an if. Odd items follow a ring of addresses for a long way,
// even ones part again and follow two other rings. So there are three ways through the
// tree, equally long, each of which mostly waits for its own loads.

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
        ldi     %r5, ring_a
        add     %r3, %r3, %r5
        andi    %sp, %r2, #1
        rtop    @p0, %sp
        @p0 ? split
        @p0 ? jmpi long
        ld      %r3, %r3, #0            // each waits for the one before
        ld      %r3, %r3, #0
        sub     %r3, %r3, %r5
        andi    %sp, %r2, #2
        rtop    @p1, %sp
        @p1 ? split
        @p1 ? jmpi other
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
        jmpi    inner
other:
        ldi     %r5, ring_c
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
inner:  join
        ld      %r3, %r3, #0            // even items together again, each in its ring
        ld      %r3, %r3, #0
        jmpi    outer
long:
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
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
        ld      %r3, %r3, #0
outer:  join
        sub     %r3, %r3, %r5
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
ring_c: .word   (ring_c+6*__WORD) (ring_c+7*__WORD) (ring_c+5*__WORD) (ring_c+9*__WORD)
        .word   (ring_c+15*__WORD) (ring_c+13*__WORD) (ring_c+2*__WORD) (ring_c+14*__WORD)
        .word   (ring_c+10*__WORD) (ring_c+0*__WORD) (ring_c+4*__WORD) (ring_c+12*__WORD)
        .word   (ring_c+3*__WORD) (ring_c+8*__WORD) (ring_c+11*__WORD) (ring_c+1*__WORD)
