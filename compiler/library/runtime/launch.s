// Kernels over all lanes and warps.
//
//      void launch(kernel_function *kernel, int threads, void *argument);
//      void launch_warp(kernel_function *kernel, int threads, void *argument);
//
// Lanes of a warp take as many threads as there are lanes; warps take such
// rounds in turn. A warp stays in its lanes as long as rounds are whole, and
// comes back to lane 0 for the last one, in which some may have no thread.
//
// Their state stands in launch-state.s, in front of the program, where `ldi` reaches it however large the program is.
// This file stands behind all kernels: on `paired-path` lanes that a kernel
// has parted meet at its end only if that is above.
//
// Lines behind `//@` are for some cores: `extended` for those with the
// extension, `basic` for the others, `explicit` for paired paths that meet at
// joins.

.perm x
.align 8
.global
launch_warp:
        ldi     %r3, #1                         // warps to use
        jmpi    .launch_on
.global
launch:
        hwid    %r3, #3
.launch_on:
        shli    %r1, %r1, (8*__WORD-32)         // an int
//@basic isneg   @p0, %r1
//@basic iszero  @p1, %r1
//@basic orp     @p0, @p0, @p1
//@extended lti     @p0, %r1, #1
        @p0 ? jmpr %ra                          // no threads
        shri    %r1, %r1, (8*__WORD-32)
        ldi     %fp, __harp_launch_state
        st      %r4, %fp, (5*__WORD)
        ld      %r4, %fp, (4*__WORD)
        rtop    @p0, %r4
        @p0 ? jmpi .launch_within
        st      %r0, %fp, #0
        st      %r1, %fp, __WORD
        st      %r2, %fp, (2*__WORD)
        st      %sp, %fp, (4*__WORD)            // not 0: a launch runs
        st      %ra, %fp, (6*__WORD)

// How many warps it takes, in %r2, and how many threads at a time, in %r0.
        hwid    %ra, #2
        ldi     %r0, #0
        ldi     %r2, #0
.launch_count:
        add     %r0, %r0, %ra
        addi    %r2, %r2, #1
//@basic sub     %sp, %r0, %r1
//@basic isneg   @p0, %sp                        // threads are left
//@basic sub     %sp, %r2, %r3
//@basic @p0 ? rtop @p0, %sp                     // and a warp
//@extended lt      @p0, %r0, %r1                   // threads are left
//@extended @p0 ? ne @p0, %r2, %r3                  // and a warp
        @p0 ? jmpi .launch_count
        st      %r0, %fp, (3*__WORD)
        ldi     %fp, __harp_launched_warps
        st      %r2, %fp, #0

// Each further warp gets its first thread. Without the extension it also gets a
// record, {first thread, ended}; with it, warps that end count themselves.
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        ldi     %fp, __harp_to_worker           // may be far
        @p0 ? ld %fp, %fp, #0
        ldi     %r4, #0
//@basic ldi     %r1, __harp_records
//@basic xor     %r3, %r3, %r3
.launch_spawn:
        @p0 ? add  %r4, %r4, %ra
//@basic @p0 ? st   %r4, %r1, #0
//@basic @p0 ? st   %r3, %r1, __WORD
//@basic @p0 ? wspawn %r0, %fp, %r1              // its %r0: its record
//@basic @p0 ? addi %r1, %r1, (2*__WORD)
//@extended @p0 ? wspawn %r4, %fp, %r4              // its %r4: its first thread
        @p0 ? subi %r2, %r2, #1
        @p0 ? rtop @p0, %r2
        @p0 ? jmpi .launch_spawn
        ldi     %r4, #0
//@basic jmpi    .begin

// Lane 0 of a further warp.
.global
__harp_worker:
//@basic ld      %r4, %r0, #0
//@basic wid     %r1
//@basic shli    %r1, %r1, (`__WORD)             // ` is the logarithm
//@basic ldi     %r2, __harp_running
//@basic add     %r2, %r2, %r1
//@basic st      %r0, %r2, #0
.begin:                                         // lane 0, with the warp's first thread in %r4
        wid     %r0
        shli    %r0, %r0, (`__WORD)
        ldi     %r1, __harp_first
        add     %r1, %r1, %r0
        st      %r4, %r1, #0
        ldi     %r2, __harp_launch_state
        ld      %r1, %r2, __WORD
        sub     %r1, %r1, %r4                   // threads left
        hwid    %r3, #2
//@basic sub     %r2, %r3, %r1
//@basic isneg   @p0, %r2
//@extended lt      @p0, %r3, %r1
        @p0 ? ori %r1, %r3, #0                  // at most one a lane
        jalis   %ra, %r1, .lanes_begin

// Lanes that have a thread each. A kernel keeps %r4 and %sp.
.lanes_begin:
        wid     %r0
        shli    %r0, %r0, (`__WORD)
        ldi     %r1, __harp_first
        add     %r1, %r1, %r0
        ld      %r4, %r1, #0
        tid     %r0
        add     %r4, %r4, %r0                   // the lane's thread
        ldi     %r2, __harp_launch_state
        ld      %r1, %r2, (7*__WORD)
        shli    %r0, %r4, STACK_SHIFT
        sub     %sp, %r1, %r0
.global
__harp_lanes_round:
//@ending ldi     %r3, __harp_exiting
//@ending ld      %r3, %r3, #0
//@ending rtop    @p0, %r3
//@ending @p0 ? jmpr %r3
//@threads ldi     %r0, __harp_to_thread_initial   // the thread's own variables, at the top of the stack
//@threads ld      %r0, %r0, #0
//@threads ori     %r1, %sp, #0
//@threads ldi     %r2, __harp_thread_words
//@threads ld      %r2, %r2, #0
//@threads .lanes_own:
//@threads ld      %r3, %r0, #0
//@threads st      %r3, %r1, #0
//@threads addi    %r0, %r0, __WORD
//@threads addi    %r1, %r1, __WORD
//@threads subi    %r2, %r2, #1
//@threads rtop    @p0, %r2
//@threads @p0 ? jmpi .lanes_own
        ldi     %r2, __harp_launch_state
        rtop    @p0, %r2                        // true: the mask, where one is passed
        ld      %r3, %r2, #0
        ld      %r1, %r2, (2*__WORD)
        ori     %r0, %r4, #0
        jalr    %ra, %r3
//@explicit join
        ldi     %r2, __harp_launch_state
        ld      %r1, %r2, (3*__WORD)
        add     %r4, %r4, %r1
        ld      %r0, %r2, __WORD
        hwid    %r1, #2
        tid     %r3
        sub     %r3, %r3, %r4                   // less the round's first thread
        add     %r0, %r0, %r3
//@basic sub     %r0, %r0, %r1
//@basic isneg   @p0, %r0
//@basic notp    @p0, @p0
//@extended ge      @p0, %r0, %r1
        @p0 ? jmpi __harp_lanes_round           // as many as a whole round has
        ldi     %r0, __harp_to_lanes_ended      // may be far
        ld      %r0, %r0, #0
        jmprt   %r0

// Lane 0 again, with its next thread.
.global
__harp_lanes_ended:
        ldi     %r2, __harp_launch_state
        ld      %r1, %r2, __WORD
        sub     %r1, %r1, %r4                   // threads left: fewer than lanes
//@basic isneg   @p0, %r1
//@basic iszero  @p1, %r1
//@basic orp     @p0, @p0, @p1
//@extended lti     @p0, %r1, #1
        @p0 ? jmpi .warp_ended
        ldi     %r3, __harp_to_lanes_round      // may be far
        ld      %r3, %r3, #0
        jalrs   %ra, %r1, %r3

.warp_ended:
        wid     %r0
        iszero  @p0, %r0
        @p0 ? jmpi .await
//@basic shli    %r0, %r0, (`__WORD)
//@basic ldi     %r1, __harp_running
//@basic add     %r1, %r1, %r0
//@basic ld      %r1, %r1, #0
//@basic st      %r1, %r1, __WORD                // not 0
//@extended ldi     %r1, __harp_ended
//@extended ldi     %r0, #1
//@extended aadd    %r0, %r1, %r0
        halt

// The launching warp waits for the others, unless one of them ends the program.
.await:
        ldi     %r3, __harp_launched_warps
        ld      %r3, %r3, #0
        subi    %r3, %r3, #1
//@basic ldi     %r0, __harp_records
.await_next:
        iszero  @p0, %r3
        @p0 ? jmpi .launch_ended
.await_warp:
        ldi     %r1, __harp_exiting
        ld      %r1, %r1, #0
        rtop    @p0, %r1
        @p0 ? jmpr %r1
//@basic ld      %r1, %r0, __WORD
//@basic iszero  @p0, %r1
//@basic @p0 ? jmpi .await_warp
//@basic addi    %r0, %r0, (2*__WORD)
//@basic subi    %r3, %r3, #1
//@basic jmpi    .await_next
//@extended ldi     %r1, __harp_ended
//@extended ld      %r0, %r1, #0
//@extended ne      @p0, %r0, %r3
//@extended @p0 ? jmpi .await_warp
//@extended ldi     %r0, #0
//@extended st      %r0, %r1, #0
.launch_ended:
        ld      %sp, %r2, (4*__WORD)
        ldi     %r1, #0
        st      %r1, %r2, (4*__WORD)
        ld      %r4, %r2, (5*__WORD)
        ld      %ra, %r2, (6*__WORD)
        jmpr    %ra

.launch_within:
        ldi     %r0, __harp_within
        ldi     %r1, __harp_fail                // may be far
        jmpr    %r1
