// uses: ../lib/cores.s ../lib/console.s
// stack: 0
// config: extension = true
//
// Sum, greatest and least of 200 numbers, by all lanes of a warp of each core.
//
// The cores write the numbers, each its share. Behind a barrier each takes
// another share, from the other end, so that most of it comes from other cores:
// every lane adds its numbers to the sum by aadd, and gives them to amaxu and
// aminu. Behind a second barrier, in memory, core 0 prints what all have done.
// Expected: sum, greatest, least.

.def LENGTH 200

.perm x
.entry
.global
entry:
        hwid    %r0, #2
        jalis   %ra, %r0, write_lanes

// A share: the lanes of this core from %r4 on, every %r5.
write_lanes:
        jali    %ra, first_share
write:
        tid     %r3
        add     %r3, %r4, %r3
        subi    %r0, %r3, LENGTH
        isneg   @p1, %r0
        muli    %r1, %r3, #37
        andi    %r1, %r1, #127
        addi    %r1, %r1, #3
        shli    %r3, %r3, (`__WORD)             // ` is the logarithm
        ldi     %r2, numbers
        add     %r2, %r2, %r3
        @p1 ? st %r1, %r2, #0
        add     %r4, %r4, %r5
        subi    %r0, %r4, LENGTH
        isneg   @p0, %r0                        // the same in all lanes
        @p0 ? jmpi write
        ldi     %r2, all_written
        jmprt   %r2

all_written:
        jali    %ra, core_barrier
        hwid    %r0, #2
        jalis   %ra, %r0, add_lanes

add_lanes:
        jali    %ra, first_share
add_up:
        tid     %r3
        add     %r3, %r4, %r3
        subi    %r0, %r3, LENGTH
        isneg   @p1, %r0
        ldi     %r2, (LENGTH-1)
        sub     %r3, %r2, %r3                   // from the other end
        shli    %r3, %r3, (`__WORD)
        ldi     %r2, numbers
        add     %r2, %r2, %r3
        @p1 ? ld %r1, %r2, #0
        ldi     %r2, results
        @p1 ? aadd  %r0, %r2, %r1
        addi    %r2, %r2, __WORD
        @p1 ? amaxu %r0, %r2, %r1
        addi    %r2, %r2, __WORD
        @p1 ? aminu %r0, %r2, %r1
        add     %r4, %r4, %r5
        subi    %r0, %r4, LENGTH
        isneg   @p0, %r0
        @p0 ? jmpi add_up
        ldi     %r2, all_added
        jmprt   %r2

all_added:
        ldi     %r0, meeting
        jali    %ra, core_barrier_in_memory
        jali    %ra, this_core
        rtop    @p0, %r0
        @p0 ? halt
        ldi     %r0, results
        ldi     %r1, #3
        jali    %ra, print_words
        halt

first_share:
        ori     %r3, %ra, #0
        jali    %ra, this_core
        hwid    %r2, #2
        mul     %r4, %r0, %r2
        mul     %r5, %r1, %r2
        jmpr    %r3

.perm rw
results:
        .word   0 0 1000
meeting:
        .word   0 0
numbers:
        .space  LENGTH
