// uses: ../lib/cores.s ../lib/console.s
// stack: 0
// config: extension = true
//
// A message goes round all cores, 24 times from one to the next.
//
// The message is three words that are stored and loaded plainly, in the same
// place each time, so each core's data cache has old ones. A flag says how often
// it has been passed on. Core c of N takes it when the flag is c, c + N, ...:
// it reads the flag by an atomic instruction, and then executes a fence. Whoever
// passes it on stores the words first, then the flag; memory gets them in this order.
// Expected: the message in the end.
//
// races: atomic flag: it orders what is stored before it

.def TIMES 24

.perm x
.entry
.global
entry:
        jali    %ra, this_core
        ori     %r4, %r0, #0                    // when it is this core's turn
        ori     %r5, %r1, #0
take:
        subi    %r0, %r4, TIMES
        isneg   @p0, %r0
        notp    @p0, @p0
        @p0 ? jmpi taken_all
        jali    %ra, wait_for_flag
        ldi     %r1, message
        ld      %r2, %r1, #0
        ld      %r3, %r1, __WORD
        ld      %r0, %r1, (2*__WORD)
        st      %r3, %r1, #0
        st      %r0, %r1, __WORD
        add     %r2, %r2, %r0
        add     %r2, %r2, %r4
        shli    %r2, %r2, (8*__WORD-14)
        shri    %r2, %r2, (8*__WORD-14)         // words of any size agree on it
        st      %r2, %r1, (2*__WORD)
        addi    %r2, %r4, #1
        ldi     %r1, flag
        st      %r2, %r1, #0
        add     %r4, %r4, %r5
        jmpi    take

// Core 0 waits for the others.
taken_all:
        jali    %ra, this_core
        rtop    @p0, %r0
        @p0 ? halt
        ldi     %r4, TIMES
        jali    %ra, wait_for_flag
        ldi     %r0, message
        ldi     %r1, #3
        jali    %ra, print_words
        halt

// Until the flag is %r4.
wait_for_flag:
        ldi     %r1, flag
        ldi     %r2, #0
        aor     %r2, %r1, %r2
        sub     %r2, %r2, %r4
        rtop    @p0, %r2
        @p0 ? jmpi wait_for_flag
        fence
        jmpr    %ra

.perm rw
message:
        .word   1 2 3
flag:   .word   0
