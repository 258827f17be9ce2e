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
// Lines behind `//@` are for some cores: `near` for those whose `jalis` reaches
// the lanes' part, `distant` for the others, `explicit` for paired paths that
// meet at joins.

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
        isneg   @p0, %r1
        iszero  @p1, %r1
        orp     @p0, @p0, @p1
        @p0 ? jmpr %ra                          // no threads
        shri    %r1, %r1, (8*__WORD-32)
        ldi     %fp, __harp_launch_state
        st      %r4, %fp, (6*__WORD)
        ld      %r4, %fp, (7*__WORD)
        rtop    @p0, %r4
        @p0 ? jmpi .launch_within
        st      %r0, %fp, #0
        st      %r1, %fp, __WORD
        st      %r2, %fp, (2*__WORD)
        st      %sp, %fp, (4*__WORD)
        st      %ra, %fp, (5*__WORD)
        st      %fp, %fp, (7*__WORD)            // not 0: a launch runs

// How many warps it takes, in %r2, and how many threads at a time, in %r0.
        hwid    %ra, #2
        ldi     %r0, #0
        ldi     %r2, #0
.launch_count:
        add     %r0, %r0, %ra
        addi    %r2, %r2, #1
        sub     %sp, %r0, %r1
        isneg   @p0, %sp                        // threads are left
        sub     %sp, %r2, %r3
        rtop    @p1, %sp                        // and a warp
        andp    @p0, @p0, @p1
        @p0 ? jmpi .launch_count
        st      %r0, %fp, (3*__WORD)
        ldi     %fp, __harp_launched_warps
        st      %r2, %fp, #0

// A record for each of them: {first thread of its next round, ended}.
        ldi     %r1, __harp_records
        ldi     %r0, #0
        ldi     %fp, __harp_to_worker              // may be far
        ld      %fp, %fp, #0
        xor     %r3, %r3, %r3
        st      %r0, %r1, #0
.launch_spawn:
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? addi %r1, %r1, (2*__WORD)
        @p0 ? add  %r0, %r0, %ra
        @p0 ? st   %r0, %r1, #0
        @p0 ? st   %r3, %r1, __WORD
        @p0 ? wspawn %r0, %fp, %r1              // its %r0: its record
        @p0 ? jmpi .launch_spawn
        ldi     %r0, __harp_records

// Lane 0 of a warp, with %r0 = its record.
.global
__harp_worker:
        wid     %r1
        shli    %r1, %r1, (`__WORD)             // ` is the logarithm
        ldi     %r2, __harp_running
        add     %r2, %r2, %r1
        st      %r0, %r2, #0
        ld      %r4, %r0, #0
.round:
        ldi     %r2, __harp_launch_state
        ld      %r1, %r2, __WORD
        sub     %r1, %r1, %r4                   // threads left
        isneg   @p0, %r1
        iszero  @p1, %r1
        orp     @p0, @p0, @p1
        @p0 ? jmpi .warp_ended
        hwid    %r3, #2
        sub     %r2, %r3, %r1
        isneg   @p0, %r2
        @p0 ? ori %r1, %r3, #0                  // at most one a lane
//@near jalis   %ra, %r1, .lanes_begin
//@distant ldi  %r2, __harp_to_lanes_begin
//@distant ld   %r2, %r2, #0
//@distant jalrs %ra, %r1, %r2

.global
__harp_lanes_ended:                             // lane 0 again, with its %r4
        wid     %r1
        shli    %r1, %r1, (`__WORD)
        ldi     %r0, __harp_running
        add     %r0, %r0, %r1
        ld      %r0, %r0, #0
        st      %r4, %r0, #0
        jmpi    .round

.warp_ended:
        ldi     %r1, __harp_records
        sub     %r1, %r0, %r1
        rtop    @p0, %r1                        // a warp of its own
        @p0 ? st   %r1, %r0, __WORD
        @p0 ? halt

// The launching warp waits for the others.
        ldi     %r3, __harp_launched_warps
        ld      %r3, %r3, #0
.await_next:
        subi    %r3, %r3, #1
        iszero  @p0, %r3
        @p0 ? jmpi .launch_ended
        addi    %r0, %r0, (2*__WORD)
.await_warp:
        ldi     %r1, __harp_exiting
        ld      %r1, %r1, #0
        rtop    @p0, %r1
        @p0 ? halt
        ld      %r1, %r0, __WORD
        iszero  @p0, %r1
        @p0 ? jmpi .await_warp
        jmpi    .await_next
.launch_ended:
        ldi     %r1, #0
        st      %r1, %r2, (7*__WORD)
        ld      %r4, %r2, (6*__WORD)
        ld      %sp, %r2, (4*__WORD)
        ld      %ra, %r2, (5*__WORD)
        jmpr    %ra

.launch_within:
        ldi     %r0, __harp_within
        jmpi    __harp_fail

// Lanes that have a thread each. A kernel keeps %r4.
//@distant .global
//@distant __harp_lanes_begin:
.lanes_begin:
        wid     %r0
        shli    %r0, %r0, (`__WORD)
        ldi     %r1, __harp_warp_stacks
        add     %r1, %r1, %r0
        ld      %sp, %r1, #0
        tid     %r4
        shli    %r1, %r4, STACK_SHIFT
        sub     %sp, %sp, %r1
        ldi     %r1, __harp_running
        add     %r1, %r1, %r0
        ld      %r1, %r1, #0
        ld      %r1, %r1, #0
        add     %r4, %r4, %r1                   // the lane's thread
.lanes_round:
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
        sub     %r0, %r0, %r1                   // less as many as a whole round has
        isneg   @p0, %r0
        notp    @p0, @p0
        @p0 ? jmpi .lanes_round
        ldi     %r0, __harp_to_lanes_ended      // may be far
        ld      %r0, %r0, #0
        jmprt   %r0
