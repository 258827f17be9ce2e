// The end of a program while a launch runs: of a warp that ends it, and of those that have seen that it ends.
//
// A warp that has come here goes on opening the barriers until all warps of the launch have come to their end or are here,
// too. So none of them waits for ever at a barrier that the others will not reach. With `multi-path` several contexts of
// a warp may come.
//
// This file stands in front of the program: on `paired-path` the lanes that are here go before those that the kernel has
// elsewhere. Lines behind `//@barriers` are for programs that use
// one; those behind `//@groups` for work groups of OpenCL, which use up to four (opencl.c); those behind `//@announced`
// for programs whose host reads of their end (announce.s): warp 0 says it.

.perm x
.align 8
.global
__harp_stop:
        ldi     %r2, __harp_launch_state
        ld      %r0, %r2, (4*__WORD)
        iszero  @p0, %r0
//@announced @p0 ? jmpi .stopped
        @p0 ? halt                              // no launch runs

// This warp is here.
        wid     %r0
        shli    %r0, %r0, (`__WORD)             // ` is the logarithm
//@basic ldi     %r1, __harp_running
//@extended ldi     %r1, __harp_first
        add     %r1, %r1, %r0
//@basic ld      %r1, %r1, #0
//@basic st      %r1, %r1, __WORD                // not 0
//@extended ldi     %r0, #-1
//@extended st      %r0, %r1, #0

.stop_again:
//@barriers xor     %r0, %r0, %r0
//@barriers ldi     %r1, #1
//@barriers bar     %r0, %r1
//@groups ldi     %r0, #1
//@groups bar     %r0, %r1
//@groups ldi     %r0, #2
//@groups bar     %r0, %r1
//@groups ldi     %r0, #3
//@groups bar     %r0, %r1
        ldi     %r3, __harp_launched_warps
        ld      %r3, %r3, #0
//@basic ldi     %r1, __harp_records
//@basic .stop_record:
//@basic subi    %r3, %r3, #1
//@basic iszero  @p0, %r3
//@basic @p0 ? ldi %r1, (__harp_records+126*__WORD)
//@basic ld      %r0, %r1, __WORD
//@basic iszero  @p1, %r0
//@basic @p1 ? jmpi .stop_again
//@basic addi    %r1, %r1, (2*__WORD)
//@basic rtop    @p0, %r3
//@basic @p0 ? jmpi .stop_record
//@extended ldi     %r1, __harp_ended
//@extended ld      %r0, %r1, #0
//@extended sub     %r3, %r3, %r0
//@extended ldi     %r1, __harp_first
//@extended hwid    %r2, #3
//@extended .stop_warp:
//@extended ld      %r0, %r1, #0
//@extended isneg   @p0, %r0
//@extended @p0 ? subi %r3, %r3, #1
//@extended addi    %r1, %r1, __WORD
//@extended subi    %r2, %r2, #1
//@extended rtop    @p0, %r2
//@extended @p0 ? jmpi .stop_warp
//@extended rtop    @p0, %r3
//@extended @p0 ? jmpi .stop_again
//@announced .stopped:
//@announced wid     %r0
//@announced rtop    @p0, %r0
//@announced @p0 ? halt
//@announced ldi     %r0, __harp_end_mark
//@announced ld      %r0, %r0, #0
//@announced rtop    @p0, %r0
//@announced @p0 ? trap
        halt
