// uses: ../lib/all-warps.s ../lib/launch.s ../lib/console.s
// config: divergence = "paired-path"
//
// Looks up 64 keys in a sorted table of 32 numbers by binary search, a thread a key.
// Lanes part over the half to go on in, and leave the loop when their key is found or
// nothing is left.
//
// By plain branches: the loop has two exits, and its test of the key needs no other.

.perm x
.entry
.global
entry:  jmpi    run_all_warps

.def LENGTH 32
.def KEYS 64

// Thread %r0 of %r1.
.global
thread:
        ori     %r2, %r0, #0            // number of the key
        jmpi    more
search:
        shli    %r3, %r2, (`__WORD)     // ` is the logarithm
        ldi     %r4, keys
        add     %r3, %r3, %r4
        ld      %r3, %r3, #0            // key
        ldi     %r4, table              // from here on
        ldi     %r5, keys               // up to below the table's end
probe:
        add     %sp, %r4, %r5
        shri    %sp, %sp, #1
        andi    %sp, %sp, (-__WORD)     // the word in the middle
        ld      %ra, %sp, #0
        sub     %ra, %ra, %r3
        iszero  @p0, %ra                // found
        @p0 ? jmpi searched
        isneg   @p1, %ra
        @p1 ? jmpi upper_half
        ori     %r5, %sp, #0
        jmpi    halved
upper_half:
        addi    %r4, %sp, __WORD
halved:
        sub     %ra, %r4, %r5
        isneg   @p1, %ra                // something is left
        @p1 ? jmpi probe
searched:
        ldi     %ra, LENGTH             // absent
        ldi     %r4, table
        sub     %sp, %sp, %r4
        @p0 ? shri %ra, %sp, (`__WORD)
        shli    %r3, %r2, (`__WORD)
        ldi     %r4, results
        add     %r3, %r3, %r4
        st      %ra, %r3, #0
        add     %r2, %r2, %r1
more:
        subi    %r3, %r2, KEYS
        isneg   @p1, %r3
        @p1 ? jmpi search
        jmpi    thread_end

.perm rw
table:  .word   1 3 6 9 13 14 17 20 23 27 31 32 35 45 47 48
        .word   49 52 59 60 67 69 73 79 82 83 86 88 89 93 94 97
keys:   .word   79 79 56 16 16 0 0 26 99 27 21 21 37 40 25 69
        .word   86 80 26 23 88 25 49 38 2 46 53 21 18 33 8 42
        .word   38 77 75 0 76 86 90 43 8 39 45 39 61 89 40 23
        .word   61 60 90 22 7 32 2 95 45 51 2 70 53 46 48 74
.global
results:                                // places in the table, or LENGTH
        .space  KEYS
.global
results_end:
