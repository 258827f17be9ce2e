// Starts a kernel as N threads on the lanes and warps that there are.
//
//      ldi     %r0, kernel
//      ldi     %r1, N                  // at least 1
//      jali    %ra, launch             // or launch_warp
//
// Call it in lane 0 of warp 0. It comes back there when all the threads
// have ended; it keeps %sp and %ra, and changes every other register.
// `launch` uses all the warps, `launch_warp` only the calling one.
//
// The kernel runs once for each thread number 0 to N-1, in every thread
// with %r0 = its number, %r1 = N and the return address in %ra. It may use
// all registers and ends with `jmpr %ra`, with the lanes that it began
// with. Threads run in rounds: the lanes of a warp take as many threads as
// there are lanes, or as are left; only those lanes are active. Within a
// warp rounds go by rising thread number; warps take rounds in turn.

// races: atomic records: the launching warp looks at them until the others have ended

.perm x
.align 8
.global
launch_warp:
        ldi     %r4, #1                         // warps to use
        jmpi    launch_begin
.global
launch:
        hwid    %r4, #3
launch_begin:
        ldi     %r2, launch_state
        st      %r0, %r2, #0                    // kernel
        st      %r1, %r2, __WORD                // N
        st      %sp, %r2, (2*__WORD)
        st      %ra, %r2, (3*__WORD)
        hwid    %r3, #2
        ldi     %r0, #0                         // lanes x warps
        ori     %r5, %r4, #0
launch_stride:
        add     %r0, %r0, %r3
        subi    %r5, %r5, #1
        rtop    @p0, %r5
        @p0 ? jmpi launch_stride
        st      %r0, %r2, (4*__WORD)

// One record a warp: {first thread of the next round, ended}.
        ldi     %r0, records
        ldi     %r2, #0
        st      %r2, %r0, #0                    // this warp: from thread 0
launch_spawn:                                   // %r2 = first thread
        add     %r2, %r2, %r3
        subi    %r4, %r4, #1
        rtop    @p0, %r4                        // a warp is left
        sub     %r5, %r2, %r1
        isneg   @p1, %r5                        // and a thread
        andp    @p0, @p0, @p1
        @p0 ? addi %r0, %r0, (2*__WORD)
        @p0 ? st   %r2, %r0, #0
        @p0 ? xor  %r5, %r5, %r5
        @p0 ? st   %r5, %r0, __WORD
        @p0 ? ldi  %r5, worker
        @p0 ? wspawn %r0, %r5, %r0              // its %r0 = its record
        @p0 ? jmpi launch_spawn
        ldi     %r2, launch_state
        st      %r0, %r2, (5*__WORD)            // the last record in use
        ldi     %r0, records

// A warp's share, in lane 0, with %r0 = its record.
worker:
        hwid    %r2, #1
        shli    %r2, %r2, (`__WORD)             // ` is the logarithm
        ldi     %r3, running
        add     %r3, %r3, %r2
        st      %r0, %r3, #0                    // find it again after a round
round:
        ld      %r1, %r0, #0                    // first thread
        ldi     %r2, launch_state
        ld      %r3, %r2, __WORD
        sub     %r3, %r3, %r1                   // threads left
        hwid    %r4, #2
        sub     %r5, %r4, %r3
        isneg   @p0, %r5
        @p0 ? ori %r3, %r4, #0                  // at most one a lane
        subi    %r5, %r3, #1
        rtop    @p0, %r5
round_clone:                                    // %r1 into lanes %r3-1 .. 1
        @p0 ? clone %r5
        @p0 ? subi  %r5, %r5, #1
        rtop    @p0, %r5
        @p0 ? jmpi  round_clone
        jalis   %ra, %r3, lane_start

// Lane 0 again, after a round. The kernel changed every register.
lanes_ended:
        hwid    %r2, #1
        shli    %r2, %r2, (`__WORD)
        ldi     %r3, running
        add     %r3, %r3, %r2
        ld      %r0, %r3, #0
        ld      %r1, %r0, #0
        ldi     %r2, launch_state
        ld      %r3, %r2, (4*__WORD)
        add     %r1, %r1, %r3
        st      %r1, %r0, #0
        ld      %r3, %r2, __WORD
        sub     %r3, %r1, %r3
        isneg   @p0, %r3
        @p0 ? jmpi round
        ldi     %r1, records
        sub     %r1, %r0, %r1
        rtop    @p0, %r1                        // a spawned warp
        @p0 ? ldi  %r1, #1
        @p0 ? st   %r1, %r0, __WORD             // ended
        @p0 ? halt

// The launching warp waits for the others.
        ld      %r3, %r2, (5*__WORD)
wait_record:
        sub     %r1, %r0, %r3
        iszero  @p0, %r1
        @p0 ? jmpi wait_end
        addi    %r0, %r0, (2*__WORD)
wait_ended:
        ld      %r1, %r0, __WORD
        iszero  @p0, %r1
        @p0 ? jmpi wait_ended
        jmpi    wait_record
wait_end:
        ld      %sp, %r2, (2*__WORD)
        ld      %ra, %r2, (3*__WORD)
        jmpr    %ra

// Every lane of a round.
lane_start:
        tid     %r0
        add     %r0, %r0, %r1
        ldi     %r2, launch_state
        ld      %r3, %r2, #0
        ld      %r1, %r2, __WORD
        jalr    %ra, %r3
        ldi     %r0, lanes_ended
        jmprt   %r0

// The number of hardware threads, lanes x warps, in %r0.
// Changes %r1, %r2 and @p0.
.global
hardware_threads:
        hwid    %r1, #2
        hwid    %r2, #3
        ldi     %r0, #0
threads_add:
        add     %r0, %r0, %r1
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi threads_add
        jmpr    %ra

.perm rw
launch_state:                   // kernel, N, %sp, %ra, stride, last record
        .space  6
records:                        // two words for each of 64 warps
        .space  128
running:                        // by hardware warp: the record it works on
        .space  64
