// uses: spawn-warp.s heap.s
//
// HARP runtime: a function in many lanes of the warp.
//
//      ldi     %r0, function
//      ldi     %r1, argument
//      hwid    %r2, #2                         // how many: here all of them
//      jali    %ra, call_par
//
// Call it in lane 0, on a stack. The function begins in lanes 0 to %r2 - 1
// at once, with
//      %r0 = warp id, %r1 = lane id, %r2 = argument, a stack of 16 words of
//      its own in %sp, and the return address in %ra.
// It may change all registers but %sp and ends, in all these lanes together,
// with `jmpr %ra`. call_par then comes back in lane 0 alone, with lane 0's
// %r0; %sp is as it was, and all else is changed.

.perm x
.align 8
.global
call_par:
        subi    %sp, %sp, __WORD
        st      %ra, %sp, #0
        ori     %r4, %r0, #0
        wid     %r0
        shli    %r3, %r0, (`(2*__WORD))         // ` is the logarithm
        ldi     %r5, warp_table
        add     %r5, %r5, %r3
        ld      %r5, %r5, #0                    // the warp's memory
        subi    %r3, %r2, #1
        rtop    @p0, %r3
par_clone:                                      // lanes %r2 - 1 to 1
        @p0 ? clone %r3
        @p0 ? subi  %r3, %r3, #1
        rtop    @p0, %r3
        @p0 ? jmpi  par_clone
        jalis   %ra, %r2, lane_begin

// Lane 0 again: its stack's top word is the warp's %sp.
lanes_returned:
        ld      %sp, %sp, #0
        ld      %ra, %sp, #0
        addi    %sp, %sp, __WORD
        jmpr    %ra

// The lanes, with %r0 = warp, %r1 = argument, %r4 = function.
lane_begin:
        ori     %r2, %r1, #0
        tid     %r1
        addi    %r3, %r1, #2                    // above warp and lower lanes
        shli    %r3, %r3, (`__WORD + 4)
        add     %r5, %r5, %r3
        subi    %r5, %r5, __WORD
        st      %sp, %r5, #0
        ori     %sp, %r5, #0
        jalr    %ra, %r4
        ldi     %r1, lanes_returned
        jmprt   %r1
