// The rounds of a work group in the lanes of a warp. opencl.c calls it.
//
//      void __harp_rounds(kernel_function *run, struct harp_warp *warp);
//
// runs run(item, warp) once for each of the warp's items of the group. All lanes of the warp call it, and come back.
//
//      void __harp_next_round(struct harp_warp *warp);
//
// is a barrier's: the round waits, and the next one begins, or goes on. When all rounds of the warp have come, the warp waits
// for the others of its team. Then the first round goes on. Calls keep only %r4, %sp and the return address of each item.
//
// Each item has a stack of its own if the warp has several rounds and the kernel a barrier. On top of it stands the stack
// pointer with which the item waits, and below, in the first round, the lane's own.
//
// This file stands behind all kernels, as launch.s does. work-items.h has `struct harp_warp`.

.perm x
.align 8
.global
__harp_rounds:
        subi    %sp, %sp, (2*__WORD)
        st      %ra, %sp, #0
        st      %r4, %sp, __WORD
        st      %r0, %r1, (11*__WORD)
        ori     %r0, %r1, #0                    // the warp, in all lanes, from now on
        ld      %r1, %r0, (8*__WORD)
        jali    %ra, .top
        @p0 ? st %sp, %r1, (0-2*__WORD)
        ldi     %r1, __harp_to_round
        ld      %r1, %r1, #0
        jmprt   %r1

// The end of the stack of the lane's item, in %r1: %r1 is the first lane's. @p0: it has one.
.top:
        tid     %r2
        add     %r2, %r1, %r2
        shli    %r2, %r2, STACK_SHIFT
        ld      %r1, %r0, (6*__WORD)
        rtop    @p0, %r1
        sub     %r1, %r1, %r2
        jmpr    %ra

// Lane 0 alone: a round begins, or goes on.
.global
__harp_round:
        ld      %r1, %r0, (2*__WORD)
        ld      %r2, %r0, (3*__WORD)
        subi    %r2, %r2, #1
        sub     %r2, %r2, %r1
        hwid    %r3, #2
        iszero  @p0, %r2                        // the last one
        @p0 ? ld %r3, %r0, (4*__WORD)
        ld      %r2, %r0, (7*__WORD)
        rtop    @p0, %r2
        @p0 ? jmpi .goes_on
        jalis   %ra, %r3, .begins
.goes_on:
        jalis   %ra, %r3, .resumes

.begins:
        ld      %r1, %r0, __WORD
        jali    %ra, .top
        @p0 ? subi %sp, %r1, (2*__WORD)
        ori     %r4, %r0, #0
        ld      %r3, %r0, (11*__WORD)
        ori     %r1, %r0, #0
        ld      %r0, %r0, __WORD
        tid     %r2
        add     %r0, %r0, %r2
        rtop    @p0, %r1                        // true: the mask, where one is passed
        jalr    %ra, %r3
//@explicit join
        ori     %r0, %r4, #0
        ldi     %r1, __harp_to_round_ended
        ld      %r1, %r1, #0
        jmprt   %r1

.global
__harp_round_ended:
        jali    %ra, .next
        @p0 ? jmpi __harp_round
        hwid    %r3, #2
        jalis   %ra, %r3, .ended

// Lane 0 alone: the next round, if @p0; else the first one again.
.next:
        ld      %r1, %r0, (2*__WORD)
        ld      %r2, %r0, (3*__WORD)
        addi    %r1, %r1, #1
        sub     %r2, %r2, %r1
        rtop    @p0, %r2
        ld      %r3, %r0, (8*__WORD)
        @p0 ? ld %r3, %r0, __WORD
        ld      %r2, %r0, (5*__WORD)
        @p0 ? add %r3, %r3, %r2
        st      %r3, %r0, __WORD
        xor     %r3, %r3, %r3
        @p0 ? ori %r3, %r1, #0
        st      %r3, %r0, (2*__WORD)
        jmpr    %ra

// All lanes: back to where __harp_rounds was called.
.ended:
        ld      %r1, %r0, (8*__WORD)
        jali    %ra, .top
        @p0 ? ld %sp, %r1, (0-2*__WORD)
        ld      %ra, %sp, #0
        ld      %r4, %sp, __WORD
        addi    %sp, %sp, (2*__WORD)
        jmpr    %ra

.global
__harp_next_round:
        subi    %sp, %sp, (2*__WORD)
        st      %ra, %sp, #0
        st      %r4, %sp, __WORD
        ld      %r1, %r0, __WORD
        jali    %ra, .top
        st      %sp, %r1, (0-__WORD)
        ldi     %r1, __harp_to_round_waits
        ld      %r1, %r1, #0
        jmprt   %r1

.global
__harp_round_waits:
        jali    %ra, .next
        @p0 ? jmpi __harp_round
        ldi     %r1, #1
        st      %r1, %r0, (7*__WORD)
        ld      %r2, %r0, (10*__WORD)
        sub     %r1, %r2, %r1
        rtop    @p0, %r1
        ld      %r1, %r0, (9*__WORD)
        @p0 ? bar %r1, %r2
//@cores-ending fence
//@ending ldi     %r1, __harp_exiting
//@ending ld      %r1, %r1, #0
//@ending rtop    @p0, %r1
//@ending @p0 ? jmpr %r1
        jmpi    __harp_round

.resumes:
        ld      %r1, %r0, __WORD
        jali    %ra, .top
        ld      %sp, %r1, (0-__WORD)
        ld      %ra, %sp, #0
        ld      %r4, %sp, __WORD
        addi    %sp, %sp, (2*__WORD)
        jmpr    %ra
