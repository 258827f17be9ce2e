// uses: ../lib/all-warps.s ../lib/launch.s ../lib/console.s ../lib/graph.s
// config: divergence = "paired-path"
//
// Breadth-first search, a level at a time, as Rodinia's bfs does it: nodes of the
// frontier mark neighbours that nobody has visited; then the marked ones are visited and
// become the frontier. Most nodes are idle, and the others have different numbers of edges.
//
// By plain branches. Lanes without work wait where the next node begins.

.perm x
.entry
.global
entry:  jmpi    run_all_warps

.def NODES 32

// Thread %r0 of %r1. The level of a node is 1 for the first one, 0 when it is not reached.
.global
thread:
        ldi     %r5, #2                 // the next level
level:
        ori     %r2, %r0, #0            // node
        jmpi    more_to_expand
expand:
        shli    %r3, %r2, (`(4*__WORD)) // ` is the logarithm
        ldi     %r4, graph_nodes
        add     %r3, %r3, %r4
        ld      %r4, %r3, #0
        iszero  @p0, %r4
        @p0 ? jmpi expanded             // not of the frontier
        ldi     %r4, #0
        st      %r4, %r3, #0
        ld      %r4, %r3, (3*__WORD)    // its edges
        ld      %sp, %r3, (7*__WORD)    // the next node's
edge:
        ld      %ra, %r4, #0            // neighbour
        ld      %r3, %ra, (2*__WORD)
        rtop    @p1, %r3
        @p1 ? jmpi next_edge            // visited
        st      %r5, %ra, __WORD
next_edge:
        addi    %r4, %r4, __WORD
        sub     %r3, %r4, %sp
        rtop    @p1, %r3
        @p1 ? jmpi edge
expanded:
        add     %r2, %r2, %r1
more_to_expand:
        subi    %r3, %r2, NODES
        isneg   @p0, %r3
        @p0 ? jmpi expand
        hwid    %r3, #3
        ldi     %r4, #0
        bar     %r4, %r3                // all are marked

        ori     %r2, %r0, #0
        jmpi    more_to_visit
visit:
        shli    %r3, %r2, (`(4*__WORD))
        ldi     %r4, graph_nodes
        add     %r3, %r3, %r4
        ld      %r4, %r3, __WORD
        iszero  @p0, %r4
        @p0 ? jmpi visited              // not marked
        ldi     %r4, #0
        st      %r4, %r3, __WORD
        st      %r5, %r3, #0
        st      %r5, %r3, (2*__WORD)
        shli    %r4, %r2, (`__WORD)
        ldi     %r3, results
        add     %r4, %r4, %r3
        st      %r5, %r4, #0
        ldi     %r3, deepest
        st      %r5, %r3, #0
visited:
        add     %r2, %r2, %r1
more_to_visit:
        subi    %r3, %r2, NODES
        isneg   @p0, %r3
        @p0 ? jmpi visit
        hwid    %r3, #3
        ldi     %r4, #0
        bar     %r4, %r3                // all are visited
        ldi     %r3, deepest
        ld      %r3, %r3, #0
        sub     %r3, %r3, %r5
        iszero  @p0, %r3                // there is a frontier: the same in all threads
        addi    %r5, %r5, #1
        @p0 ? jmpi level
        jmpi    thread_end

.perm rw
deepest:
        .word   1
.global
results:                                // the levels
        .word   1
        .space  (NODES-1)
.global
results_end:
