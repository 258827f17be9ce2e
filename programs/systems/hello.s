// uses: ../lib/console.s
// stack: 0
//
// Says hello, with all cores speaking in order.
//
// There are six messages. Core c of n says message c, c + n, ... when the word
// `turn` says that its number is up, and adds one to the turn. Plain loads and
// stores are enough for that without a data cache, which would want a fence:
// memory has one order for all of them. Only lane 0 of warp 0 works.
// Expected: six numbered messages, in order.
//
// races: atomic turn: each core looks at it until it is its turn

.def MESSAGES 6
.def DIGIT_ONE 49

.perm x
.entry
.global
entry:
        hwid    %r3, #4                         // its next message
        hwid    %r4, #-1                        // cores
        iszero  @p0, %r4
        @p0 ? ldi %r3, #0
        @p0 ? ldi %r4, #1
        ldi     %r5, turn
speak:
        subi    %r0, %r3, MESSAGES
        isneg   @p0, %r0
        notp    @p0, @p0
        @p0 ? halt
wait_turn:
        ld      %r0, %r5, #0
        sub     %r0, %r0, %r3
        rtop    @p0, %r0
        @p0 ? jmpi wait_turn
        ldi     %r0, hello
        jali    %ra, print_string
        addi    %r0, %r3, DIGIT_ONE
        jali    %ra, print_char
        ldi     %r0, of_all
        jali    %ra, print_string
        addi    %r0, %r3, #1
        st      %r0, %r5, #0
        add     %r3, %r3, %r4
        jmpi    speak

.perm rw
turn:   .word   0
hello:  .string "Hello from the cores: "
of_all: .string " of 6\n"
