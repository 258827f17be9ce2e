// uses: lib/console.s
// stack: 2
// config: divergence = "stack"
//
// clone: all the general registers of a lane into another lane.
//
// One warp. The problem of part 2 has 12 places, however many lanes.
// Expected:
//  1. 1: clone copies no predicates, so of all lanes only lane 0 has the
//     one that it set; the other lanes count 0;
//  2. 12 numbers: registers changed between the clones, so that each lane
//     got others (the highest ones too), lane 0 what was there at last;
//  3. 42: the highest lane alone (within a split) clones itself into lane
//     0, which is not active then: with multi-path that is interrupt 6;
//  4. 7: a lane cloned into itself keeps its registers.

.def PLACES 12

.perm x
.entry
.global
entry:
// 1
        ldi     %r0, #1
        rtop    @p3, %r0
        hwid    %r4, #2
        subi    %r5, %r4, #1
        rtop    @p0, %r5
all_lanes:
        @p0 ? clone %r5
        @p0 ? subi  %r5, %r5, #1
        rtop    @p0, %r5
        @p0 ? jmpi  all_lanes
        jalis   %ra, %r4, count_predicate
        hwid    %r4, #2
        ldi     %r0, #0
        ldi     %r1, counts
add_counts:
        ld      %r2, %r1, #0
        add     %r0, %r0, %r2
        addi    %r1, %r1, __WORD
        subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi add_counts
        ldi     %r1, result
        st      %r0, %r1, #0
        ori     %r0, %r1, #0
        ldi     %r1, #1
        jali    %ra, print_words

// 2: rounds of min(lanes, places left); place i gets 100 + i i.
        ldi     %r2, #0                 // first place of the round
places_round:
        hwid    %r4, #2
        ldi     %r5, PLACES
        sub     %r5, %r5, %r2
        sub     %r0, %r4, %r5
        isneg   @p0, %r0
        @p0 ? ori %r5, %r4, #0          // lanes of this round
        ldi     %r3, counts
        st      %r5, %r3, #0
        subi    %r3, %r5, #1            // lane
places_clone:
        add     %r0, %r2, %r3           // the place's number
        ori     %r4, %r0, #0
        ldi     %r1, #100
square:                                 // %r1 = 100 + %r0 x %r0
        rtop    @p0, %r4
        @p0 ? add  %r1, %r1, %r0
        @p0 ? subi %r4, %r4, #1
        @p0 ? jmpi square
        addi    %fp, %r1, #1
        addi    %sp, %r1, #2
        addi    %ra, %r1, #3
        rtop    @p1, %r3                // lane 0 last: it is this one
        @p1 ? clone %r3
        @p1 ? subi  %r3, %r3, #1
        @p1 ? jmpi  places_clone
        ldi     %r3, counts
        ld      %r5, %r3, #0
        ldi     %r3, store_place
        jalrs   %ra, %r5, %r3
        hwid    %r4, #2
        add     %r2, %r2, %r4
        subi    %r0, %r2, PLACES
        isneg   @p0, %r0
        @p0 ? jmpi places_round
        ldi     %r0, places
        ldi     %r1, PLACES
        jali    %ra, print_words

// 3
        ldi     %r3, #0
        hwid    %r5, #2
        subi    %r5, %r5, #1
        rtop    @p0, %r5
highest_clone:
        @p0 ? clone %r5
        @p0 ? subi  %r5, %r5, #1
        rtop    @p0, %r5
        @p0 ? jmpi  highest_clone
        hwid    %r5, #2
        jalis   %ra, %r5, highest
highest_ended:
        ldi     %r1, result
        st      %r3, %r1, #0
        ori     %r0, %r1, #0
        ldi     %r1, #1
        jali    %ra, print_words

// 4
        ldi     %r0, #4
        ldi     %r1, #2
        ldi     %r2, #1
        ldi     %r3, #0
        clone   %r3
        or      %r0, %r0, %r1
        clone   %r3
        or      %r0, %r0, %r2
        ldi     %r1, result
        st      %r0, %r1, #0
        ori     %r0, %r1, #0
        ldi     %r1, #1
        jali    %ra, print_words
        halt

// All lanes: has this one @p3?
count_predicate:
        tid     %r0
        shli    %r0, %r0, (`__WORD)     // ` is the logarithm
        ldi     %r1, counts
        add     %r1, %r1, %r0
        ldi     %r2, #0
        st      %r2, %r1, #0
        ldi     %r2, #1
        @p3 ? st %r2, %r1, #0
        jmpi    back

// The lanes of a round: %r0 = place, %r1 = its value, from which %fp, %sp
// and %ra differ by 1, 2 and 3, but in lane 0, which has used some since.
// What they differ by too much is added to the value.
store_place:
        ori     %r3, %r1, #0
        tid     %r4
        rtop    @p0, %r4
        sub     %r4, %fp, %r3
        subi    %r4, %r4, #1
        @p0 ? add %r1, %r1, %r4
        sub     %r4, %sp, %r3
        subi    %r4, %r4, #2
        @p0 ? add %r1, %r1, %r4
        sub     %r4, %ra, %r3
        subi    %r4, %r4, #3
        @p0 ? add %r1, %r1, %r4
        shli    %r0, %r0, (`__WORD)
        ldi     %r3, places
        add     %r3, %r3, %r0
        st      %r1, %r3, #0
        jmpi    back

// All lanes: the highest has 42.
highest:
        tid     %r0
        hwid    %r1, #2
        subi    %r1, %r1, #1
        sub     %r1, %r1, %r0
        iszero  @p0, %r1
        ldi     %r3, #13
        @p0 ? split
        @p0 ? jmpi highest_alone
        jmpi    highest_end             // lane 0 may have its registers by now
highest_alone:
        ldi     %r3, #42
        ldi     %r1, #0
        clone   %r1
highest_end:
        join
        ldi     %r1, highest_ended      // lane 0's %ra is the highest's now
        jmprt   %r1

// To lane 0 alone. Only that lane's %ra is the right one, for only that
// lane executed the jalis: it is the lowest, so it is the one that counts.
back:
        jmprt   %ra

.perm rw
result: .word   0
counts: .space  64
places: .space  12
