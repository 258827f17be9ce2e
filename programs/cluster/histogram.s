// uses: ../lib/cores.s ../lib/console.s
// stack: 0
// config: extension = true
//
// How often each of eight values occurs among 300 numbers, by all lanes of all
// warps of all cores.
//
// Nobody has a fixed share: each lane takes the next number that nobody has
// taken, by aadd, until there are none. It counts with aadd, too. Warps that are
// through say so by one more aadd, and core 0 waits until it has heard of all.
// Expected: the eight counts.

.def LENGTH 300

.perm x
.entry
.global
entry:
        hwid    %r4, #3
        ldi     %r2, count
        ldi     %r5, #0                         // not started by another warp
start_warps:
        subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? wspawn %r5, %r2, %r4
        @p0 ? jmpi start_warps

// Every warp.
count:
        hwid    %r0, #2
        jalis   %ra, %r0, count_lanes
count_lanes:
        ldi     %r1, next
        ldi     %r0, #1
        aadd    %r0, %r1, %r0                   // this lane's number
        subi    %r1, %r0, LENGTH
        isneg   @p1, %r1
        mul     %r1, %r0, %r0
        muli    %r1, %r1, #13
        shri    %r1, %r1, #4
        andi    %r1, %r1, #7
        shli    %r1, %r1, (`__WORD)             // ` is the logarithm
        ldi     %r2, counts
        add     %r1, %r1, %r2
        ldi     %r0, #1
        @p1 ? aadd %r0, %r1, %r0
        vote    %r1, @p1
        rtop    @p0, %r1                        // the same in all lanes
        @p0 ? jmpi count_lanes
        ldi     %r2, counted
        jmprt   %r2

// Lane 0.
counted:
        ldi     %r1, through
        ldi     %r0, #1
        aadd    %r0, %r1, %r0
        rtop    @p0, %r5
        @p0 ? halt
        jali    %ra, this_core
        rtop    @p0, %r0
        @p0 ? halt
        hwid    %r2, #3
        mul     %r4, %r1, %r2                   // warps of all cores
wait_for_all:
        ldi     %r1, through
        ldi     %r0, #0
        aor     %r0, %r1, %r0
        sub     %r0, %r0, %r4
        rtop    @p0, %r0
        @p0 ? jmpi wait_for_all
        fence
        ldi     %r0, counts
        ldi     %r1, #8
        jali    %ra, print_words
        halt

.perm rw
next:   .word   0
through:
        .word   0
counts: .word   0 0 0 0 0 0 0 0
