// Says that a program has ended, to the host that has loaded it and reads its console.
//
// Such a host stores a mark into the image, 16 bytes that no program prints by chance. Then this is the kernel entry: the
// end of a program is interrupt 0, and every other interrupt comes here, too. A program without a mark ends as others do.
//
// What is printed, 4 times: the mark; then as words the interrupt's number, its address if it has one, whether the program
// has ended (not 0), and its exit code. The host believes what it has read twice, so a damaged byte does no harm.
//
// Several warps may come, each with lane 0 alone. A warp that finds a number here halts. Otherwise it stores its own
// number, and waits for longer than another warp takes from its load to its store. One number is left then, and the
// others halt.

.def MARK_BYTES 16
.def STATUS_BYTES (4*__WORD)
.def TIMES 4

.perm x
.align 8
.global
__harp_announce:
        ldi     %r2, __harp_announcing
        ld      %r3, %r2, #0
        rtop    @p0, %r3
        @p0 ? halt
        wid     %r3
        addi    %r3, %r3, #1
        st      %r3, %r2, #0
        ldi     %r4, #1024
.announce_wait:
        subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi .announce_wait
        ld      %r4, %r2, #0
        sub     %r4, %r4, %r3
        rtop    @p0, %r4
        @p0 ? halt

        ldi     %r2, __harp_end_mark
        st      %r0, %r2, MARK_BYTES
        st      %r1, %r2, (MARK_BYTES+__WORD)
        ldi     %r3, __harp_exiting
        ld      %r3, %r3, #0
        st      %r3, %r2, (MARK_BYTES+2*__WORD)
        ldi     %r3, __harp_exit_code
        ld      %r3, %r3, #0
        st      %r3, %r2, (MARK_BYTES+3*__WORD)
        ldi     %r0, TIMES
        ldi     %r1, #1
        shli    %r1, %r1, (8*__WORD-1)          // the console
.announce_again:
        ldi     %r2, __harp_end_mark
        ldi     %r4, (MARK_BYTES+STATUS_BYTES)
.announce_byte:
        ld      %r3, %r2, #0
        st      %r3, %r1, #0
        addi    %r2, %r2, #1
        subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi .announce_byte
        subi    %r0, %r0, #1
        rtop    @p0, %r0
        @p0 ? jmpi .announce_again
        halt

.perm rw
.align 8
.global
__harp_end_mark:
        .space  (16/__WORD+4)                   // the mark, and the words behind it
.global
__harp_announcing:      // the number of the warp that announces the end, and 1
        .word   0
