// The end of a program while a launch runs on several cores, in the place of ending.s.
//
// The warps of a core that are here go on opening its barrier, and that between the cores, until all warps of the core
// have come to their end or are here, too. Then the first warp goes on until all cores of the launch are so far, and
// meets the first warps of all cores at the gate, where the program ends. A load might find what the data cache holds,
// so a fence stands before it.
//
// races: meant file: warps that have seen the end of the program say so, all lanes the same, and look until all have

.perm x
.align 8
.global
__harp_stop:
        ldi     %r2, __harp_launch_state
        ld      %r0, %r2, (4*__WORD)
        iszero  @p0, %r0
        @p0 ? jmpi __harp_gate                  // no launch runs

// This warp is here.
        hwid    %r4, #4
        shli    %r4, %r4, (`__WORD)             // ` is the logarithm
        ldi     %r1, __harp_core_table
        add     %r1, %r1, %r4
        ld      %r1, %r1, #0
        wid     %r0
        shli    %r0, %r0, (`__WORD)
        add     %r1, %r1, %r0
        ldi     %r0, #-1
        st      %r0, %r1, #0

.stop_again:
        xor     %r0, %r0, %r0
        ldi     %r1, #1
        bar     %r0, %r1
//@groups ldi     %r0, #1
//@groups bar     %r0, %r1
//@groups ldi     %r0, #2
//@groups bar     %r0, %r1
//@groups ldi     %r0, #3
//@groups bar     %r0, %r1
        ldi     %r3, __harp_launched_cores
        ld      %r3, %r3, #0
        subi    %r3, %r3, #1
        rtop    @p0, %r3
        shli    %r0, %r1, (8*__WORD-1)
        addi    %r0, %r0, #1
        @p0 ? bar %r0, %r1
        fence

// How many warps of this core are elsewhere, in %r3.
        ldi     %r1, __harp_core_warps
        add     %r1, %r1, %r4
        ld      %r3, %r1, #0
        ldi     %r1, __harp_ended
        add     %r1, %r1, %r4
        ld      %r0, %r1, #0
        sub     %r3, %r3, %r0
        ldi     %r1, __harp_core_table
        add     %r1, %r1, %r4
        ld      %r1, %r1, #0
        hwid    %r2, #3
.stop_warp:
        ld      %r0, %r1, #0
        isneg   @p0, %r0
        @p0 ? subi %r3, %r3, #1
        addi    %r1, %r1, __WORD
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi .stop_warp
        rtop    @p0, %r3
        @p0 ? jmpi .stop_again
        wid     %r0
        rtop    @p0, %r0
        @p0 ? halt

// This core is so far. Are all?
        ldi     %r1, __harp_launch_number
        ld      %r2, %r1, #0
        ldi     %r1, __harp_core_left
        add     %r0, %r1, %r4
        st      %r2, %r0, #0
        ldi     %r3, __harp_launched_cores
        ld      %r3, %r3, #0
.stop_core:
        ld      %r0, %r1, #0
        sub     %r0, %r0, %r2
        rtop    @p0, %r0
        @p0 ? jmpi .stop_again
        addi    %r1, %r1, __WORD
        subi    %r3, %r3, #1
        rtop    @p0, %r3
        @p0 ? jmpi .stop_core
        jmpi    __harp_gate
