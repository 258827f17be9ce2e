// uses: lib/launch.s lib/console.s
// stack: 2
//
// A hash table with chains: harpbench's hashtable.
//
// Lane 0 of warp 0 puts 14 keys into 7 buckets; then 16 threads over all
// lanes and warps each look a key up. They walk chains of different lengths,
// so lanes leave the loop at different iterations (splitl).
// Expected: the lengths of the chains, then what was found for each key: its
// place in the list of keys (from 1), 0 where it is not in the table.

.def BUCKETS 7
.def KEYS 14
.def QUERIES 16

.perm x
.entry
.global
entry:
// A node is {key, value, next}; the new one becomes its chain's first.
        ldi     %r0, keys
        ldi     %r1, nodes
        ldi     %r2, #1
insert:
        ld      %r3, %r0, #0
        st      %r3, %r1, #0
        st      %r2, %r1, __WORD
        modi    %r3, %r3, BUCKETS
        shli    %r3, %r3, (`__WORD)     // ` is the logarithm
        ldi     %r4, buckets
        add     %r4, %r4, %r3
        ld      %r5, %r4, #0
        st      %r5, %r1, (2*__WORD)
        st      %r1, %r4, #0
        ldi     %r4, lengths
        add     %r4, %r4, %r3
        ld      %r5, %r4, #0
        addi    %r5, %r5, #1
        st      %r5, %r4, #0
        addi    %r0, %r0, __WORD
        addi    %r1, %r1, (3*__WORD)
        addi    %r2, %r2, #1
        subi    %r3, %r2, (KEYS+1)
        rtop    @p0, %r3
        @p0 ? jmpi insert

        ldi     %r0, lengths
        ldi     %r1, BUCKETS
        jali    %ra, print_words
        ldi     %r0, look_up
        ldi     %r1, QUERIES
        jali    %ra, launch
        ldi     %r0, results
        ldi     %r1, QUERIES
        jali    %ra, print_words
        halt

// Thread %r0.
look_up:
        shli    %r5, %r0, (`__WORD)
        ldi     %r1, queries
        add     %r1, %r1, %r5
        ld      %r1, %r1, #0            // key
        modi    %r2, %r1, BUCKETS
        shli    %r2, %r2, (`__WORD)
        ldi     %r3, buckets
        add     %r2, %r2, %r3
        ld      %r2, %r2, #0            // node, or 0
walk:
        rtop    @p0, %r2
        xorp    @p1, @p1, @p1
        @p0 ? ld   %r3, %r2, #0
        @p0 ? sub  %r3, %r3, %r1
        @p0 ? rtop @p1, %r3             // a node, but not this one
        @p1 ? ld   %r2, %r2, (2*__WORD)
        @p1 ? splitl
        @p1 ? jmpi walk
        join
        rtop    @p0, %r2
        ldi     %r3, #0
        @p0 ? ld %r3, %r2, __WORD
        ldi     %r4, results
        add     %r4, %r4, %r5
        st      %r3, %r4, #0
        jmpr    %ra

.perm rw
keys:   .word   1001 42 77 3 500 14 923 8 650 1234 21 99 35 4711
queries:
        .word   42 5 4711 77 21 1000 35 1001 7 99 8 3 650 924 14 500
buckets:
        .space  BUCKETS
lengths:
        .space  BUCKETS
nodes:  .space  (3*KEYS)
results:
        .space  QUERIES
