// uses: lib/supervisor.s lib/fault-report.s lib/lock.s lib/input.s lib/handlers.s lib/launch.s lib/print-number.s lib/console.s
// stack: 4
//
// Breadth-first search on a graph of 16 nodes: harpbench's bfs.
//
// One launch for each level, with a thread for each node: those of the
// current level give the next one to their neighbours that have none yet.
// Only some lanes have such a node (split), and they have different numbers
// of neighbours (splitl). Several may write the same level to one node.
// Expected: the level of each node from node 0 on, -1 if it is not reached.
//
// races: meant levels, search: who stores at the same time stores the same

.def NODES 16
.def NEWLINE 10
.def BLANK 32

.perm x
.entry
.global
entry:
        jmpi    boot

.global
main:
        ldi     %r0, visit
        ldi     %r1, NODES
        jali    %ra, launch
        ldi     %r2, search             // the next level, if it has a node
        ld      %r0, %r2, #0
        addi    %r0, %r0, #1
        st      %r0, %r2, #0
        ld      %r1, %r2, __WORD
        rtop    @p0, %r1
        ldi     %r1, #0
        st      %r1, %r2, __WORD
        @p0 ? jmpi main

        ldi     %r4, levels
        ldi     %r5, NODES
print_level:
        ld      %r0, %r4, #0
        addi    %r4, %r4, __WORD
        subi    %r5, %r5, #1
        rtop    @p0, %r5
        ldi     %r1, NEWLINE
        @p0 ? ldi %r1, BLANK
        jali    %ra, print_signed_and
        rtop    @p0, %r5
        @p0 ? jmpi print_level
        halt

// Thread and node %r0.
visit:
        shli    %r1, %r0, (`__WORD)     // ` is the logarithm
        ldi     %r2, levels
        add     %r2, %r2, %r1
        ld      %r2, %r2, #0
        ldi     %r3, search
        ld      %r5, %r3, #0            // current level
        sub     %r2, %r2, %r5
        iszero  @p0, %r2
        ldi     %r2, offsets
        add     %r2, %r2, %r1
        ld      %r3, %r2, #0            // next edge
        ld      %r4, %r2, __WORD        // the next node's first one
        sub     %r2, %r3, %r4
        rtop    @p1, %r2
        andp    @p0, @p0, @p1           // of this level, and with edges
        @p0 ? split
        @p0 ? jmpi visit_node
        jmpi    visit_end
visit_node:
        addi    %r5, %r5, #1
visit_neighbour:
        shli    %r1, %r3, (`__WORD)
        ldi     %r2, edges
        add     %r2, %r2, %r1
        ld      %r2, %r2, #0            // neighbour
        shli    %r2, %r2, (`__WORD)
        ldi     %r1, levels
        add     %r2, %r2, %r1
        ld      %r1, %r2, #0
        isneg   @p1, %r1                // none yet
        @p1 ? st  %r5, %r2, #0
        @p1 ? ldi %r1, search
        @p1 ? st  %r5, %r1, __WORD      // not 0: there is a next level
        addi    %r3, %r3, #1
        sub     %r2, %r3, %r4
        rtop    @p1, %r2
        @p1 ? splitl
        @p1 ? jmpi visit_neighbour
        join
visit_end:
        join
        jmpr    %ra

.perm rw
search: .word   0 0                     // current level, found a next one
levels: .word   0 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1
// The edges of node i are those from offsets[i] up to offsets[i+1].
offsets:
        .word   0 3 5 6 9 10 12 12 15 16 18 19 21 22 23 25 26
edges:  .word   1 4 7                   // 0
        .word   0 2                     // 1
        .word   3                       // 2
        .word   2 8 11                  // 3
        .word   5                       // 4
        .word   4 9                     // 5
        .word   1 5 10                  // 7
        .word   12                      // 8
        .word   8 13                    // 9
        .word   9                       // 10
        .word   12 3                    // 11
        .word   14                      // 12
        .word   13                      // 13
        .word   0 8                     // 14
        .word   6                       // 15
