// uses: lib/supervisor.s lib/fault-report.s lib/lock.s lib/input.s lib/handlers.s lib/console.s lib/call-par.s lib/spawn-warp.s lib/lane-or.s lib/barrier.s lib/heap.s
// stack: 0
//
// All threads together look for one number in an array: harpbench's scan-par.
//
// Thread t of all lanes and warps compares the elements t, t + threads, ...;
// lane_or over its lanes says whether a warp has found any. Every warp
// marks its finds and adds its sign; the barrier between the searches lets
// no warp begin with the next number early.
// Expected: for each number, where it is (1 for each element that is it), and
// whether any warp has found it.
//
// races: meant found: all who store it store 1

.def LENGTH 30
.def SEARCHES 4

.perm x
.entry
.global
entry:
        jmpi    boot

.global
main:
        ldi     %r0, scan_warp
        jali    %ra, spawn_warp
        ldi     %r3, marks
        ldi     %r4, (SEARCHES+1)
print_search:
        subi    %r4, %r4, #1
        rtop    @p1, %r4
        ori     %r0, %r3, #0
        ldi     %r1, LENGTH
        addi    %r3, %r3, (LENGTH*__WORD)
        @p1 ? jali %ra, print_words
        rtop    @p1, %r4
        @p1 ? jmpi print_search
        ldi     %r0, found
        ldi     %r1, SEARCHES
        jali    %ra, print_words
        halt

// Each warp: all searches, one after the other.
scan_warp:
        subi    %sp, %sp, (2*__WORD)
        st      %ra, %sp, #0
        ldi     %r1, #0
scan_next:
        st      %r1, %sp, __WORD
        ldi     %r0, scan_par
        hwid    %r2, #2
        jali    %ra, call_par
        ld      %r1, %sp, __WORD
        rtop    @p0, %r0                // found in this warp
        shli    %r2, %r1, (`__WORD)     // ` is the logarithm
        ldi     %r3, found
        add     %r3, %r3, %r2
        ldi     %r2, #1
        @p0 ? st %r2, %r3, #0
        ldi     %r0, #0
        jali    %ra, barrier
        ld      %r1, %sp, __WORD
        addi    %r1, %r1, #1
        subi    %r0, %r1, SEARCHES
        rtop    @p0, %r0
        @p0 ? jmpi scan_next
        ld      %ra, %sp, #0
        addi    %sp, %sp, (2*__WORD)
        jmpr    %ra

// Lane %r1 of warp %r0, search %r2: %r0 = whether this warp has found it.
scan_par:
        subi    %sp, %sp, (4*__WORD)
        st      %ra, %sp, #0
        st      %r0, %sp, __WORD
        st      %r1, %sp, (2*__WORD)
        hwid    %r4, #2
        mul     %r4, %r4, %r0
        add     %r4, %r4, %r1           // element
        shli    %r3, %r2, (`__WORD)
        ldi     %r5, wanted
        add     %r5, %r5, %r3
        ld      %r5, %r5, #0            // val
        muli    %r3, %r2, LENGTH
        shli    %r3, %r3, (`__WORD)
        ldi     %r2, marks
        add     %r3, %r3, %r2
        st      %r3, %sp, (3*__WORD)    // this search's marks
        xorp    @p2, @p2, @p2           // found
scan_element:
        subi    %r2, %r4, LENGTH
        isneg   @p1, %r2
        ldi     %r2, #0
        @p1 ? ldi %r2, #1
        ld      %r0, %sp, __WORD
        ld      %r1, %sp, (2*__WORD)
        jali    %ra, lane_or
        iszero  @p0, %r0
        @p0 ? jmpi scan_end             // no lane has an element left
        shli    %r0, %r4, (`__WORD)
        ldi     %r1, array
        add     %r1, %r1, %r0
        @p1 ? ld  %r1, %r1, #0
        sub     %r1, %r1, %r5
        iszero  @p3, %r1
        andp    @p3, @p3, @p1
        orp     @p2, @p2, @p3
        ld      %r1, %sp, (3*__WORD)
        add     %r1, %r1, %r0
        ldi     %r0, #1
        @p3 ? st %r0, %r1, #0
        hwid    %r0, #2
        hwid    %r1, #3
        mul     %r0, %r0, %r1
        add     %r4, %r4, %r0
        jmpi    scan_element
scan_end:
        ldi     %r2, #0
        @p2 ? ldi %r2, #1
        ld      %r0, %sp, __WORD
        ld      %r1, %sp, (2*__WORD)
        jali    %ra, lane_or
        ld      %ra, %sp, #0
        addi    %sp, %sp, (4*__WORD)
        jmpr    %ra

.perm rw
wanted: .word   7 23 100 1
found:  .space  SEARCHES
array:  .word   3 7 23 9 7 0 5 81 7 2 4 6 10 23 12
        .word   14 7 16 18 20 22 24 26 28 30 7 32 34 36 1
marks:  .space  (SEARCHES*LENGTH)
