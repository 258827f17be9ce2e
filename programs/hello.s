// uses: lib/console.s
// stack: 0
//
// Says hello, then has the warps speak in order.
//
// There are six messages. Warp w says message w, w + warps, ... when the
// word `turn` says that its number is up, and adds one to the turn. With
// one warp, it says them all; warps beyond the sixth say nothing. Only
// lane 0 works, whatever the lanes.
// Expected: "Hello, world!" and six numbered messages, in order.
//
// races: atomic turn: each warp looks at it until it is its turn

.def MESSAGES 6
.def DIGIT_ONE 49

.perm x
.entry
.global
entry:
        ldi     %r0, hello
        jali    %ra, print_string
        hwid    %r4, #3
        ldi     %r3, #1
        ldi     %r2, speaker
start_warps:
        sub     %r5, %r3, %r4
        isneg   @p0, %r5                // a warp is not yet started
        @p0 ? wspawn %r0, %r2, %r3
        @p0 ? addi %r3, %r3, #1
        @p0 ? jmpi start_warps

// Each warp, from here on. A warp goes by its hardware number, not by the
// order of starting: those beyond the sixth halt at once, and one of them
// may be started again in place of the next. The first six wait for their
// turn until warp 0, after its last start, begins.
speaker:
        hwid    %r3, #1                 // its next message
speak:
        subi    %r5, %r3, MESSAGES
        isneg   @p0, %r5
        notp    @p0, @p0
        @p0 ? halt
wait_turn:
        ldi     %r5, turn
        ld      %r4, %r5, #0
        sub     %r4, %r4, %r3
        rtop    @p0, %r4
        @p0 ? jmpi wait_turn
        ldi     %r0, message
        jali    %ra, print_string
        addi    %r0, %r3, DIGIT_ONE
        jali    %ra, print_char
        ldi     %r0, message_end
        jali    %ra, print_string
        hwid    %r4, #3
        addi    %r0, %r3, #1
        add     %r3, %r3, %r4
        st      %r0, %r5, #0
        jmpi    speak

.perm rw
turn:   .word   0
hello:  .string "Hello, world!\n"
message:
        .string "Message "
message_end:
        .string " of 6\n"
