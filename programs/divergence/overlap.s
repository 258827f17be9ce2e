// uses: ../lib/one-warp.s ../lib/console.s
// stack: 4
//
// An if with a short side, which adds to a number in memory once, and a long one, which
// does so four times; behind it all lanes add once more. Two paths that execute at the same
// time hide the short side in the long one's waiting: the usual test of multi-path cores.

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
        shli    %r3, %r2, (`__WORD)     // ` is the logarithm
        ldi     %r5, numbers
        add     %r3, %r3, %r5
        andi    %r5, %r2, #1
        rtop    @p0, %r5
        @p0 ? split
        @p0 ? jmpi long
        ld      %r5, %r3, #0
        addi    %r5, %r5, #500
        st      %r5, %r3, #0
        jmpi    both
long:
        ld      %r5, %r3, #0
        addi    %r5, %r5, #100
        st      %r5, %r3, #0
        ld      %r5, %r3, #0
        addi    %r5, %r5, #100
        st      %r5, %r3, #0
        ld      %r5, %r3, #0
        addi    %r5, %r5, #100
        st      %r5, %r3, #0
        ld      %r5, %r3, #0
        addi    %r5, %r5, #100
        st      %r5, %r3, #0
both:   join
        ld      %r5, %r3, #0
        addi    %r5, %r5, #1
        st      %r5, %r3, #0
        add     %r4, %r4, %r5
        add     %r2, %r2, %r1
more:
        subi    %r3, %r2, ITEMS
        isneg   @p0, %r3
        @p0 ? splitl
        @p0 ? jmpi item
        join
        jmpr    %ra

.perm rw
numbers:.word   474 627 382 273 141 190 887 692 6 346 514 474 919 619 82 342
        .word   567 958 631 716 41 745 388 173 720 968 462 974 742 432 160 172
        .word   243 52 113 135 518 892 946 604 64 792 704 392 808 764 908 104
        .word   941 298 209 690 229 743 812 431 910 89 791 273 933 214 406 287
