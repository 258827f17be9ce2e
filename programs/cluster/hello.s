// uses: ../lib/console.s
// stack: 0
// config: several_cores = true
//
// Every core says hello, in the order of their numbers.
//
// The word `turn` has the number of the core that may speak. Plain loads and
// stores are enough: without a data cache, memory has one order for all cores.
// Only lane 0 of warp 0 works, so the program prints the same whatever the
// lanes. How many lines there are depends on how many cores.
// Expected: a line of each core, in order.
//
// races: atomic turn: each core looks at it until it is its turn

.perm x
.entry
.global
entry:
        hwid    %r3, #4                         // this core
        hwid    %r4, #-1                        // how many there are
        ldi     %r5, turn
wait_turn:
        ld      %r0, %r5, #0
        sub     %r0, %r0, %r3
        rtop    @p0, %r0
        @p0 ? jmpi wait_turn
        ldi     %r0, hello
        jali    %ra, print_string
        addi    %r0, %r3, #0
        jali    %ra, print_decimal
        ldi     %r0, of
        jali    %ra, print_string
        addi    %r0, %r4, #0
        jali    %ra, print_decimal
        ldi     %r0, #10
        jali    %ra, print_char
        addi    %r0, %r3, #1
        st      %r0, %r5, #0
        halt

.perm rw
turn:   .word   0
hello:  .string "Hello from core "
of:     .string " of "
