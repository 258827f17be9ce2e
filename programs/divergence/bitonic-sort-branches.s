// uses: ../lib/all-warps.s ../lib/launch.s ../lib/console.s
// config: divergence = "paired-path"
//
// Sorts 32 numbers by the bitonic network, as the AMD SDK's sample does: in each step
// all pairs at one distance are compared, and those in the wrong order change places.
// Which ones do is a matter of the data, so any set of lanes may.
//
// By plain branches.

.perm x
.entry
.global
entry:  jmpi    run_all_warps

.def PAIRS 16

// Thread %r0 of %r1. Pairs of a block rise, those of the next one fall.
.global
thread:
        ldi     %sp, #2                 // numbers in a block
block:
        shri    %r5, %sp, #1            // distance
step:
        ori     %r2, %r0, #0            // pair
        jmpi    more
pair:
        subi    %r3, %r5, #1
        and     %r3, %r3, %r2
        shli    %r4, %r2, #1
        sub     %r3, %r4, %r3           // its lower number
        and     %r4, %r3, %sp
        rtop    @p0, %r4                // to fall
        shli    %r3, %r3, (`__WORD)     // ` is the logarithm
        ldi     %r4, results
        add     %r3, %r3, %r4
        shli    %r4, %r5, (`__WORD)
        add     %r4, %r4, %r3
        ld      %ra, %r3, #0
        ld      %r4, %r4, #0
        sub     %ra, %ra, %r4
        isneg   @p1, %ra                // they rise
        xorp    @p0, @p0, @p1           // as they should
        @p0 ? jmpi next
        st      %r4, %r3, #0
        add     %ra, %ra, %r4
        shli    %r4, %r5, (`__WORD)
        add     %r4, %r4, %r3
        st      %ra, %r4, #0
next:
        add     %r2, %r2, %r1
more:
        subi    %r4, %r2, PAIRS
        isneg   @p0, %r4
        @p0 ? jmpi pair
        hwid    %r3, #3
        ldi     %r4, #0
        bar     %r4, %r3                // the step is complete
        shri    %r5, %r5, #1
        rtop    @p0, %r5                // from here on the same in all threads
        @p0 ? jmpi step
        shli    %sp, %sp, #1
        subi    %r4, %sp, (2*PAIRS+1)
        isneg   @p0, %r4
        @p0 ? jmpi block
        jmpi    thread_end

.perm rw
.global
results:
        .word   241 310 105 738 405 490 158 92 68 20 411 562 939 296 819 783
        .word   60 227 532 549 368 283 798 176 846 108 268 219 965 949 26 848
.global
results_end:
