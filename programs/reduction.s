// uses: lib/supervisor.s lib/fault-report.s lib/lock.s lib/input.s lib/handlers.s lib/print-number.s lib/console.s lib/call-par.s lib/spawn-warp.s lib/lane-or.s lib/barrier.s lib/heap.s
// stack: 0
//
// Sum and maximum of 64 numbers, by a tree with barriers.
//
// In step s (32, 16, ... 1) element i below s takes in element i + s. All
// lanes of all warps share the elements of a step, and a barrier over all
// warps ends it. The loop over a thread's elements is the HARP runtime's
// `while (lane_or(w_id, l_id, i < s))`: no lane leaves it before the others,
// so there is no divergence at all.
// Expected: the sum and the maximum.

.def LENGTH 64
.def NEWLINE 10

.perm x
.entry
.global
entry:
        jmpi    boot

.global
main:
        ldi     %r0, warp_reduce
        jali    %ra, spawn_warp
        ldi     %r0, sums
        ld      %r0, %r0, #0
        ldi     %r1, NEWLINE
        jali    %ra, print_signed_and
        ldi     %r0, maxima
        ld      %r0, %r0, #0
        ldi     %r1, NEWLINE
        jali    %ra, print_signed_and
        halt

warp_reduce:
        subi    %sp, %sp, __WORD
        st      %ra, %sp, #0
        ldi     %r0, reduce
        hwid    %r2, #2
        jali    %ra, call_par
        ld      %ra, %sp, #0
        addi    %sp, %sp, __WORD
        jmpr    %ra

// Lane %r1 of warp %r0.
reduce:
        subi    %sp, %sp, (4*__WORD)
        st      %ra, %sp, #0
        st      %r0, %sp, __WORD
        st      %r1, %sp, (2*__WORD)
        hwid    %r2, #2
        mul     %r2, %r2, %r0
        add     %r2, %r2, %r1
        st      %r2, %sp, (3*__WORD)    // thread
        ldi     %r5, (LENGTH/2)         // step
step:
        ld      %r4, %sp, (3*__WORD)    // element
element:
        sub     %r2, %r4, %r5
        isneg   @p1, %r2
        ldi     %r2, #0
        @p1 ? ldi %r2, #1
        ld      %r0, %sp, __WORD
        ld      %r1, %sp, (2*__WORD)
        jali    %ra, lane_or
        iszero  @p0, %r0
        @p0 ? jmpi step_end             // in all lanes, or in none

        shli    %r3, %r4, (`__WORD)     // ` is the logarithm
        shli    %r2, %r5, (`__WORD)
        ldi     %r0, sums
        add     %r0, %r0, %r3
        add     %r1, %r0, %r2
        @p1 ? ld  %r1, %r1, #0
        @p1 ? ld  %r3, %r0, #0
        @p1 ? add %r1, %r1, %r3
        @p1 ? st  %r1, %r0, #0
        addi    %r0, %r0, (maxima - sums)
        add     %r1, %r0, %r2
        @p1 ? ld  %r1, %r1, #0
        @p1 ? ld  %r3, %r0, #0
        sub     %r3, %r3, %r1
        isneg   @p2, %r3                // the other is greater
        andp    @p2, @p2, @p1
        @p2 ? st %r1, %r0, #0

        hwid    %r0, #2                 // the next: lanes x warps on
        hwid    %r1, #3
        mul     %r0, %r0, %r1
        add     %r4, %r4, %r0
        jmpi    element
step_end:
        ldi     %r0, #0
        jali    %ra, barrier
        shri    %r5, %r5, #1
        rtop    @p0, %r5
        @p0 ? jmpi step
        ld      %ra, %sp, #0
        addi    %sp, %sp, (4*__WORD)
        jmpr    %ra

.perm rw
sums:
        .word   31 -4 159 26 -53 58 97 -93 23 84 62 -64 33 83 27 95
        .word   -2 88 41 97 -16 93 99 37 -51 5 82 0 97 49 44 -59
        .word   23 -7 81 64 6 -28 62 8 99 86 28 -3 48 25 34 21
        .word   17 0 -67 98 21 48 -8 65 13 28 23 -6 64 70 93 84
maxima:
        .word   31 -4 159 26 -53 58 97 -93 23 84 62 -64 33 83 27 95
        .word   -2 88 41 97 -16 93 99 37 -51 5 82 0 97 49 44 -59
        .word   23 -7 81 64 6 -28 62 8 99 86 28 -3 48 25 34 21
        .word   17 0 -67 98 21 48 -8 65 13 28 23 -6 64 70 93 84
