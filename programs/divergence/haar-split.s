// uses: ../lib/all-warps.s ../lib/launch.s ../lib/console.s
// stack: 4
//
// The Haar wavelet of 64 samples, after the AMD SDK's DwtHaar1D: each level leaves the
// averages of pairs to the next one, with half as many threads, and keeps their
// differences, halved. Small ones are dropped: an if that the samples decide.
//
// By split and join: an if with both sides in a loop over pairs.

.perm x
.entry
.global
entry:  jmpi    run_all_warps

.def LENGTH 64
.def THRESHOLD 8

// Thread %r0 of %r1.
.global
thread:
        ldi     %sp, (`__WORD)          // the logarithm of the distance, in bytes
level:
        ori     %r2, %r0, #0            // pair
        jmpi    more
pair:
        shli    %r3, %r2, #1
        shl     %r3, %r3, %sp
        ldi     %r4, results
        add     %r3, %r3, %r4           // its first
        ldi     %r4, #1
        shl     %r4, %r4, %sp
        add     %r4, %r4, %r3           // its second
        ld      %r5, %r3, #0
        ld      %ra, %r4, #0
        add     %r5, %r5, %ra
        shli    %ra, %ra, #1
        sub     %ra, %r5, %ra           // difference
        shri    %r5, %r5, #1
        st      %r5, %r3, #0            // average
        isneg   @p1, %ra
        @p1 ? neg %ra, %ra
        subi    %r5, %ra, THRESHOLD
        isneg   @p0, %r5
        @p0 ? split
        @p0 ? jmpi drop
        shri    %ra, %ra, #1
        @p1 ? neg %ra, %ra
        jmpi    keep
drop:   ldi     %ra, #0
keep:   join
        st      %ra, %r4, #0
        add     %r2, %r2, %r1
more:
        ldi     %r4, (LENGTH/2*__WORD)
        shr     %r4, %r4, %sp           // pairs on this level
        sub     %r4, %r2, %r4
        isneg   @p0, %r4
        @p0 ? splitl
        @p0 ? jmpi pair
        join
        hwid    %r3, #3
        ldi     %r4, #0
        bar     %r4, %r3                // the level is complete
        addi    %sp, %sp, #1
        subi    %r4, %sp, (`(LENGTH*__WORD))
        rtop    @p0, %r4                // the same in all threads
        @p0 ? jmpi level
        jmpi    thread_end

.perm rw
.global
results:
        .word   62 65 65 63 66 68 70 72 72 75 77 79 82 81 83 82
        .word   85 88 88 88 86 125 125 116 118 119 109 107 110 111 126 126
        .word   127 125 123 56 55 55 57 58 106 108 111 6 6 5 7 7
        .word   7 5 7 6 5 8 6 6 124 122 121 87 85 86 87 89
.global
results_end:
