// Kernels over all lanes and warps of several cores, in the place of launch.s.
// It is for cores with the extension.
//
//      void launch(kernel_function *kernel, int threads, void *argument);
//      void launch_warp(kernel_function *kernel, int threads, void *argument);
//
// Lanes of a warp take as many threads as there are lanes. The first warps of
// all cores come first, then the second ones, and so on, and take such rounds
// in turn. A launch of no more threads than a warp has lanes runs on core 0
// alone. For others the first warps of all cores meet at the gate of start.s
// before and behind the launch, also those of cores that have nothing to do.
//
// A warp stays in its lanes as long as rounds are whole, and comes back to
// lane 0 for the last one, in which some may have no thread.
//
// This file stands behind all kernels: on `paired-path` lanes that a kernel
// has parted meet at its end only if that is above. Lines behind `//@explicit`
// are for paired paths that meet at joins.

.perm x
.align 8
.global
launch_warp:
        ldi     %r3, #1                         // warps to use
        jmpi    .launch_on
.global
launch:
        ldi     %r3, __harp_all_warps
        ld      %r3, %r3, #0
.launch_on:
        shli    %r1, %r1, (8*__WORD-32)         // an int
        lti     @p0, %r1, #1
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
        lt      @p0, %r0, %r1                   // threads are left
        @p0 ? ne @p0, %r2, %r3                  // and a warp
        @p0 ? jmpi .launch_count
        st      %r0, %fp, (3*__WORD)
        ldi     %fp, __harp_launched_warps
        st      %r2, %fp, #0
        ldi     %fp, __harp_cores
        ld      %r0, %fp, #0
        lt      @p0, %r2, %r0
        @p0 ? ori %r0, %r2, #0
        ldi     %fp, __harp_launched_cores      // no more than warps
        st      %r0, %fp, #0
//@ending ldi     %fp, __harp_launch_number
//@ending ld      %r2, %fp, #0
//@ending addi    %r2, %r2, #1
//@ending st      %r2, %fp, #0
        subi    %r0, %r0, #1
        iszero  @p0, %r0
        @p0 ? jmpi .core_begin                  // alone: the others are not told
        jali    %ra, .begin_gate
        jmpi    .core_begin

// The gate at which a launch begins. A core that is ahead may have ended the program already: the others begin all the
// same, and their warps see it in their first round.
.begin_gate:
        hwid    %fp, #-1
        ldi     %r0, #1
        shli    %r0, %r0, (8*__WORD-1)
        bar     %r0, %fp
        fence                                   // the data cache may hold what was there before
        jmpr    %ra

// The first warp of another core than core 0, between launches.
.global
__harp_core:
        jali    %ra, .begin_gate
        ldi     %fp, __harp_launched_cores
        ld      %r1, %fp, #0
        ldi     %fp, __harp_exiting
        ld      %fp, %fp, #0
        rtop    @p0, %fp
        @p0 ? jmpi .core_exit
.core_launch:
        hwid    %r0, #4
        lt      @p0, %r0, %r1
        @p0 ? jmpi .core_begin
        jali    %ra, .gate                // it has no threads
        jmpi    __harp_core

// The program ends unless a launch of several cores has begun, whose end comes at the next gate.
.core_exit:
        ldi     %fp, __harp_launch_state
        ld      %r0, %fp, (4*__WORD)
        iszero  @p0, %r0
        @p0 ? halt
        subi    %r0, %r1, #1
        rtop    @p0, %r0
        @p0 ? jmpi .core_launch
        halt

// How many warps of this core take part, in %r1.
.core_begin:
        ldi     %fp, __harp_launched_warps
        ld      %ra, %fp, #0
        ldi     %fp, __harp_cores
        ld      %r0, %fp, #0
        hwid    %r2, #4
        ldi     %r1, #0
.core_count:
        addi    %r1, %r1, #1
        add     %r2, %r2, %r0
        lt      @p0, %r2, %ra
        @p0 ? jmpi .core_count
        hwid    %r2, #4
        shli    %r2, %r2, (`__WORD)             // ` is the logarithm
        ldi     %fp, __harp_core_warps
        add     %fp, %fp, %r2
        st      %r1, %fp, #0

// Each further warp gets its first thread.
        ldi     %fp, __harp_core_first
        add     %fp, %fp, %r2
        ld      %r4, %fp, #0
        ori     %r0, %r4, #0
        ldi     %fp, __harp_stride
        ld      %r3, %fp, #0
        ldi     %fp, __harp_to_worker           // may be far
        ld      %fp, %fp, #0
        subi    %r1, %r1, #1
        rtop    @p0, %r1
.core_spawn:
        @p0 ? add  %r4, %r4, %r3
        @p0 ? wspawn %r4, %fp, %r4              // its %r4: its first thread
        @p0 ? subi %r1, %r1, #1
        @p0 ? rtop @p0, %r1
        @p0 ? jmpi .core_spawn
        ori     %r4, %r0, #0

// Lane 0 of a warp, with the warp's first thread in %r4.
.global
__harp_worker:
        hwid    %r1, #4
        shli    %r1, %r1, (`__WORD)
        ldi     %r2, __harp_core_table
        add     %r1, %r1, %r2
        ld      %r1, %r1, #0
        wid     %r0
        shli    %r0, %r0, (`__WORD)
        add     %r1, %r1, %r0
        st      %r4, %r1, #0
        ldi     %r2, __harp_launch_state
        ld      %r1, %r2, __WORD
        sub     %r1, %r1, %r4                   // threads left
        hwid    %r3, #2
        lt      @p0, %r3, %r1
        @p0 ? ori %r1, %r3, #0                  // at most one a lane
        jalis   %ra, %r1, .lanes_begin

// Lanes that have a thread each. A kernel keeps %r4 and %sp.
.lanes_begin:
        hwid    %r1, #4
        shli    %r1, %r1, (`__WORD)
        ldi     %r2, __harp_core_table
        add     %r1, %r1, %r2
        ld      %r1, %r1, #0
        wid     %r0
        shli    %r0, %r0, (`__WORD)
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
//@ending xor     %r2, %r2, %r2
//@ending aor     %r3, %r3, %r2                   // a load might find what the data cache holds
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
        ge      @p0, %r0, %r1
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
        lti     @p0, %r1, #1
        @p0 ? jmpi .warp_ended
        ldi     %r3, __harp_to_lanes_round      // may be far
        ld      %r3, %r3, #0
        jalrs   %ra, %r1, %r3

.warp_ended:
        hwid    %r4, #4
        shli    %r4, %r4, (`__WORD)
        ldi     %r1, __harp_ended
        add     %r1, %r1, %r4
        wid     %r0
        iszero  @p0, %r0
        @p0 ? jmpi .await
        ldi     %r0, #1
        aadd    %r0, %r1, %r0
        halt

// The first warp waits for the others of its core, unless one of them ends the
// program.
.await:
        ldi     %r3, __harp_core_warps
        add     %r3, %r3, %r4
        ld      %r3, %r3, #0
        subi    %r3, %r3, #1
        iszero  @p0, %r3
        @p0 ? jmpi .core_ended
.await_warps:
        ldi     %r0, __harp_exiting
        ld      %r0, %r0, #0
        rtop    @p0, %r0
        @p0 ? jmpr %r0
        ld      %r0, %r1, #0
        ne      @p0, %r0, %r3
        @p0 ? jmpi .await_warps
        ldi     %r0, #0
        st      %r0, %r1, #0
.core_ended:
        ldi     %fp, __harp_launched_cores
        ld      %r1, %fp, #0
        subi    %r1, %r1, #1
//@ending ldi     %fp, __harp_launch_number
//@ending ld      %r0, %fp, #0
//@ending ldi     %fp, __harp_core_left
//@ending add     %fp, %fp, %r4
//@ending st      %r0, %fp, #0
        rtop    @p0, %r1
        @p0 ? jali %ra, .gate
        rtop    @p0, %r4
        @p0 ? jmpi __harp_core
.launch_ended:
        ldi     %r2, __harp_launch_state
        ld      %sp, %r2, (4*__WORD)
        ldi     %r1, #0
        st      %r1, %r2, (4*__WORD)
        ld      %r4, %r2, (5*__WORD)
        ld      %ra, %r2, (6*__WORD)
        jmpr    %ra

.gate:
        ldi     %fp, __harp_to_gate             // may be far
        ld      %fp, %fp, #0
        jmpr    %fp

.launch_within:
        ldi     %r0, __harp_within
        ldi     %r1, __harp_fail                // may be far
        jmpr    %r1
