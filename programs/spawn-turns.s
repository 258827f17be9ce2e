// uses: lib/console.s
// stack: 0
//
// Three warps that start a warp each, again and again, while only one can
// be free: they get it in turn.
//
// Warps 0, 1 and 2 are the parents, the last one is left for the children,
// and those between wait until all is over. A child writes down its parent
// and lives long enough for all parents to wait for the next one. The first
// child is that of whoever comes first; from then on any three in a row
// have three parents, until one is through. With less than four warps
// there is nothing to be seen.
// Expected: "in turn".
//
// races: atomic gate, count: warps look at them until it is their turn

.def ROUNDS 8
.def PARENTS 3
.def CHILDREN 24                        // of all parents
.def CHECKED 19                         // rows of three: 1 to 3 ... 19 to 21
.def CHILD_LOADS 20

.perm x
.entry
.global
entry:
        hwid    %r4, #3
        subi    %r5, %r4, #4
        isneg   @p0, %r5
        @p0 ? jmpi in_turn
        subi    %r4, %r4, #1            // the last one stays free
        ldi     %r3, #1
        ldi     %r2, started
start_next:
        wspawn  %r0, %r2, %r3
        addi    %r3, %r3, #1
        sub     %r5, %r3, %r4
        rtop    @p0, %r5
        @p0 ? jmpi start_next
        ldi     %r5, gate
        ldi     %r0, #1
        st      %r0, %r5, #0
        ldi     %r3, #0
        jali    %ra, parent
await_children:
        ldi     %r5, count
        ld      %r4, %r5, #0
        subi    %r4, %r4, CHILDREN
        rtop    @p0, %r4
        @p0 ? jmpi await_children
        ldi     %r5, gate
        ldi     %r0, #2
        st      %r0, %r5, #0

        ldi     %r4, CHECKED
        ldi     %r5, children
check_next:
        addi    %r5, %r5, __WORD
        ld      %r0, %r5, #0
        ld      %r1, %r5, __WORD
        ld      %r2, %r5, (2*__WORD)
        sub     %r3, %r0, %r1
        iszero  @p0, %r3
        sub     %r3, %r0, %r2
        iszero  @p1, %r3
        orp     @p0, @p0, @p1
        sub     %r3, %r1, %r2
        iszero  @p1, %r3
        orp     @p0, @p0, @p1
        @p0 ? jmpi out_of_turn
        subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi check_next
in_turn:
        ldi     %r0, in_turn_text
        jali    %ra, print_string
        halt
out_of_turn:
        ldi     %r0, out_of_turn_text
        jali    %ra, print_string
        halt

// Every started warp but the children, with its number in %r0.
started:
        ori     %r3, %r0, #0
        ldi     %r5, gate
await_start:
        ld      %r0, %r5, #0
        iszero  @p0, %r0
        @p0 ? jmpi await_start
        subi    %r0, %r3, PARENTS
        isneg   @p0, %r0
        @p0 ? jali %ra, parent
        ldi     %r5, gate
await_end:
        ld      %r0, %r5, #0
        subi    %r0, %r0, #2
        rtop    @p0, %r0
        @p0 ? jmpi await_end
        halt

// Starts its children; %r3 is the parent's number.
parent:
        ldi     %r4, ROUNDS
        ldi     %r2, child
next_child:
        wspawn  %r0, %r2, %r3
        subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi next_child
        jmpr    %ra

// A child, with its parent's number in %r0.
child:
        ldi     %r5, count
        ld      %r4, %r5, #0
        shli    %r2, %r4, (`__WORD)     // ` is the logarithm
        ldi     %r1, children
        add     %r2, %r2, %r1
        st      %r0, %r2, #0
        addi    %r4, %r4, #1
        ldi     %r3, CHILD_LOADS
child_lives:
        ld      %r1, %r2, #0
        subi    %r3, %r3, #1
        rtop    @p0, %r3
        @p0 ? jmpi child_lives
        st      %r4, %r5, #0
        halt

.perm rw
gate:   .word   0
count:  .word   0
children:
        .space  CHILDREN
in_turn_text:
        .string "in turn\n"
out_of_turn_text:
        .string "out of turn\n"
