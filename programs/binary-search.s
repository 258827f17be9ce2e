// uses: lib/launch.s lib/console.s
// stack: 4
//
// Looks up 12 keys in a sorted table of 16 numbers by binary search.
//
// One thread a key, over all lanes and warps. Threads leave the loop at
// different iterations: when the key is found, or nothing is left to
// search. Within the loop they part over which half to go on in.
// Expected: for each key its index in the table, or 16 when it is absent.

.def LENGTH 16
.def KEYS 12

.perm x
.entry
.global
entry:
        ldi     %r0, search
        ldi     %r1, KEYS
        jali    %ra, launch
        ldi     %r0, indices
        ldi     %r1, KEYS
        jali    %ra, print_words
        halt

// Thread %r0: searches the words from address %r2 up to below %r3.
search:
        shli    %r0, %r0, (`__WORD)     // ` is the logarithm
        ldi     %r1, keys
        add     %r1, %r1, %r0
        ld      %r1, %r1, #0
        ldi     %r2, table
        ldi     %r3, keys               // the table's end
probe:
        add     %r4, %r2, %r3
        shri    %r4, %r4, #1
        andi    %r4, %r4, (-__WORD)     // the word in the middle
        ld      %r5, %r4, #0
        sub     %r5, %r5, %r1
        iszero  @p0, %r5                // found
        isneg   @p1, %r5
        @p1 ? split
        @p1 ? jmpi upper_half
        ori     %r3, %r4, #0
        jmpi    halved
upper_half:
        addi    %r2, %r4, __WORD
halved: join
        sub     %r5, %r2, %r3
        isneg   @p1, %r5                // something is left
        notp    @p2, @p0
        andp    @p1, @p1, @p2
        @p1 ? splitl
        @p1 ? jmpi probe
        join
        ldi     %r5, LENGTH
        ldi     %r2, table
        sub     %r4, %r4, %r2
        @p0 ? shri %r5, %r4, (`__WORD)
        ldi     %r1, indices
        add     %r1, %r1, %r0
        st      %r5, %r1, #0
        jmpr    %ra

.perm rw
table:                                  // the keys follow at its end
        .word   2 3 5 7 11 13 17 19 23 29 31 37 41 43 47 53
keys:
        .word   2 53 19 20 1 54 37 4 29 3 47 43
indices:
        .space  12
