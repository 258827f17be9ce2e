// uses: heap.s
//
// HARP runtime: a function in all warps.
//
//      ldi     %r0, function
//      ldi     %r1, argument
//      jali    %ra, spawn_warp
//
// Call it in lane 0 of warp 0, on a stack, while no other warp runs. The
// function begins once in every warp, in lane 0 (of the other warps in user
// mode), with
//      %r0 = warp id (0 to warps - 1, hwid's), %r1 = argument, a stack of 16
//      words in %sp, and the return address in %ra.
// It may change all registers but %sp, and usually goes on with `call_par`.
// spawn_warp comes back when it has returned in all warps; %r4, %r5 and %sp
// are as they were.
//
// Memory from `heap` on, for each warp: 16 words of its stack, then 16 for
// each of its lanes (lib/call-par.s).
//
// races: atomic spawn_state, warp_table: warps look at them until the gate is open and the others have ended

.def STACK_WORDS 16

.perm x
.align 8
.global
spawn_warp:
        subi    %sp, %sp, (3*__WORD)
        st      %ra, %sp, #0
        st      %r4, %sp, __WORD
        st      %r5, %sp, (2*__WORD)
        ldi     %r2, spawn_state
        st      %r0, %r2, #0
        st      %r1, %r2, __WORD
        xor     %r5, %r5, %r5
        st      %r5, %r2, (2*__WORD)            // the gate is closed
        hwid    %r1, #2
        addi    %r1, %r1, #1
        shli    %r1, %r1, (`__WORD + 4)         // a warp's memory (` is log)
        ldi     %r0, heap
        ldi     %r2, warp_table
        hwid    %r3, #3
        ldi     %r4, warp_begin
spawn_next:
        subi    %r3, %r3, #1
        rtop    @p0, %r3
        @p0 ? add  %r0, %r0, %r1
        @p0 ? addi %r2, %r2, (2*__WORD)
        @p0 ? st   %r0, %r2, #0
        @p0 ? st   %r5, %r2, __WORD             // not ended
        @p0 ? wspawn %r0, %r4, %r0              // its %r0 = its memory
        @p0 ? jmpi spawn_next
        ldi     %r2, spawn_state
        st      %r2, %r2, (2*__WORD)            // not 0: the gate is open
        ld      %r3, %r2, #0
        ld      %r1, %r2, __WORD
        xor     %r0, %r0, %r0
        jalr    %ra, %r3                        // its share of warp 0

        ldi     %r2, warp_table
        hwid    %r3, #3
await_next:
        subi    %r3, %r3, #1
        rtop    @p0, %r3
        @p0 ? addi %r2, %r2, (2*__WORD)
        @p0 ? jmpi await_ended
        ld      %ra, %sp, #0
        ld      %r4, %sp, __WORD
        ld      %r5, %sp, (2*__WORD)
        addi    %sp, %sp, (3*__WORD)
        jmpr    %ra
await_ended:
        ld      %r1, %r2, __WORD
        iszero  @p0, %r1
        @p0 ? jmpi await_ended
        jmpi    await_next

// Another warp, with %r0 = its memory. Behind the gate all warps are
// started, so none that ends early is started twice.
warp_begin:
        addi    %sp, %r0, (STACK_WORDS*__WORD)
        ldi     %r2, spawn_state
warp_wait:
        ld      %r3, %r2, (2*__WORD)
        iszero  @p0, %r3
        @p0 ? jmpi warp_wait
        ld      %r3, %r2, #0
        ld      %r1, %r2, __WORD
        wid     %r0
        jalr    %ra, %r3
        wid     %r0
        shli    %r0, %r0, (`(2*__WORD))
        ldi     %r1, warp_table
        add     %r1, %r1, %r0
        ldi     %r0, #1
        st      %r0, %r1, __WORD                // ended
        halt

.perm rw
spawn_state:                                    // function, argument, gate
        .space  3
.global
warp_table:                                     // a warp's memory, ended
        .word   heap 0
        .space  126
