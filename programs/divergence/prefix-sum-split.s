// uses: ../lib/all-warps.s ../lib/launch.s ../lib/console.s
// stack: 2
//
// Sums of all the numbers before each of 64, as the AMD SDK's PrefixSum has it: up a tree
// that adds in pairs, and down again. Towards the root of the tree ever fewer threads
// have a pair.
//
// By split and join: the loop over pairs is all that parts lanes.

.perm x
.entry
.global
entry:  jmpi    run_all_warps

.def LENGTH 64

// Thread %r0 of %r1.
.global
thread:
        ldi     %sp, (`__WORD)          // the logarithm of the distance, in bytes
up_step:
        ori     %r2, %r0, #0            // pair
        jmpi    more_up
up:
        shli    %r3, %r2, #1
        addi    %r3, %r3, #1
        shl     %r3, %r3, %sp
        ldi     %r4, (results-__WORD)
        add     %r3, %r3, %r4           // its lower number
        ldi     %r4, #1
        shl     %r4, %r4, %sp
        add     %r4, %r4, %r3           // its higher one
        ld      %r3, %r3, #0
        ld      %r5, %r4, #0
        add     %r5, %r5, %r3
        st      %r5, %r4, #0
        add     %r2, %r2, %r1
more_up:
        ldi     %r4, (LENGTH/2*__WORD)
        shr     %r4, %r4, %sp           // pairs at this distance
        sub     %r4, %r2, %r4
        isneg   @p0, %r4
        @p0 ? splitl
        @p0 ? jmpi up
        join
        hwid    %r3, #3
        ldi     %r4, #0
        bar     %r4, %r3                // the step is complete
        addi    %sp, %sp, #1
        subi    %r4, %sp, (`(LENGTH*__WORD))
        rtop    @p0, %r4                // the same in all threads
        @p0 ? jmpi up_step
        ldi     %r3, (results+(LENGTH-1)*__WORD)
        ldi     %r4, #0
        iszero  @p0, %r0                // the thread that goes on with it
        @p0 ? st %r4, %r3, #0           // nothing stands before the first
        subi    %sp, %sp, #1
down_step:
        ori     %r2, %r0, #0            // pair
        jmpi    more_down
down:
        shli    %r3, %r2, #1
        addi    %r3, %r3, #1
        shl     %r3, %r3, %sp
        ldi     %r4, (results-__WORD)
        add     %r3, %r3, %r4           // its lower number
        ldi     %r4, #1
        shl     %r4, %r4, %sp
        add     %r4, %r4, %r3           // its higher one
        ld      %r5, %r3, #0
        ld      %ra, %r4, #0
        st      %ra, %r3, #0
        add     %r5, %r5, %ra
        st      %r5, %r4, #0
        add     %r2, %r2, %r1
more_down:
        ldi     %r4, (LENGTH/2*__WORD)
        shr     %r4, %r4, %sp           // pairs at this distance
        sub     %r4, %r2, %r4
        isneg   @p0, %r4
        @p0 ? splitl
        @p0 ? jmpi down
        join
        hwid    %r3, #3
        ldi     %r4, #0
        bar     %r4, %r3                // the step is complete
        subi    %sp, %sp, #1
        subi    %r4, %sp, (`__WORD)
        isneg   @p0, %r4
        notp    @p0, @p0                // the same in all threads
        @p0 ? jmpi down_step
        jmpi    thread_end

.perm rw
.global
results:
        .word   73 10 62 97 33 4 0 18 84 75 60 97 94 47 40 98
        .word   2 34 62 25 93 52 68 69 87 12 24 72 70 89 93 33
        .word   84 78 87 11 54 42 11 46 52 32 56 89 12 96 25 89
        .word   81 37 12 5 75 25 83 46 62 24 65 73 82 89 64 3
.global
results_end:
