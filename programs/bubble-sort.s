// uses: lib/launch.s lib/console.s
// stack: 2
//
// Sorts six arrays of six numbers, rising.
//
// One thread an array, over all lanes and warps, so that the lanes' loads
// and stores are six words apart. A thread leaves the loop over the passes
// after its first pass without a swap; the loop within a pass is the same
// for all the threads still there.
// Expected: the six sorted arrays, a line each.

.def ARRAYS 6
.def LENGTH 6

.perm x
.entry
.global
entry:
        ldi     %r0, sort
        ldi     %r1, ARRAYS
        jali    %ra, launch
        ldi     %r3, arrays
        ldi     %r4, ARRAYS
print_array:
        ori     %r0, %r3, #0
        ldi     %r1, LENGTH
        jali    %ra, print_words
        addi    %r3, %r3, (LENGTH*__WORD)
        subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi print_array
        halt

// Thread %r0.
sort:
        shli    %r1, %r0, #2            // times LENGTH: 4 + 2
        shli    %r0, %r0, #1
        add     %r0, %r0, %r1
        shli    %r0, %r0, (`__WORD)     // ` is the logarithm
        ldi     %r1, arrays
        add     %r0, %r0, %r1           // its array
        addi    %r1, %r0, (LENGTH*__WORD-__WORD)
pass:
        xorp    @p1, @p1, @p1           // no swap yet
        ori     %r2, %r0, #0
compare:
        ld      %r3, %r2, #0
        ld      %r4, %r2, __WORD
        sub     %r5, %r4, %r3
        isneg   @p0, %r5                // falling: swap
        @p0 ? st %r4, %r2, #0
        @p0 ? st %r3, %r2, __WORD
        orp     @p1, @p1, @p0
        addi    %r2, %r2, __WORD
        sub     %r5, %r2, %r1
        isneg   @p0, %r5
        @p0 ? jmpi compare              // all the lanes or none
        subi    %r1, %r1, __WORD        // the last one has its place
        @p1 ? splitl
        @p1 ? jmpi pass
        join
        jmpr    %ra

.perm rw
arrays:
        .word   31 41 59 26 53 58
        .word   1 2 3 4 5 6
        .word   9 8 7 6 5 4
        .word   0 0 1 1 0 0
        .word   20 10 30 40 50 60
        .word   2 3 4 5 6 1
