// The beginning and the end of a C program.
//
// Stands at address 0. The end of the RAM holds the stacks; from the top down:
//
//      main's stack            MAIN_STACK bytes
//      a stack for each lane   2^STACK_SHIFT bytes; in a launch, those of the
//                              first threads first
//      the heap                from the end of the program up to here
//
// RAM_BYTES, MAIN_STACK and STACK_SHIFT are defined by the compiler.
//
// Lines behind `//@paged` are for cores with a TLB: they map the RAM and the
// console. Lines behind `//@cores` are for programs on several cores. Core 0 runs main.
// Below the stacks, which are those of the lanes of all cores, each core has a
// word for each of its warps. The first warp of every core comes to the gate,
// cluster barrier 0, whenever something begins or ends: a launch over several
// cores, or the program.
//
// Lines behind `//@announced` are for programs whose host reads the console to learn of their end (announce.s).
//
// Lines behind `//@contexts` are for programs whose threads take turns at
// stores of less than a word on `multi-path` (store-part.s).
//
// races: atomic __harp_exiting: warps look at it to see that the program ends
// races: meant __harp_exit_code, __harp_at_exit: of threads that end the program at the same time, one gives the code
// races: meant __harp_atomic_update, __harp_atomic_compare_exchange: they exchange a whole word, and so keep what stands beside

.perm x
.align 8
        jmpi    __harp_start

.perm x
.align 8
.global
__harp_start:
//@paged ldi     %r0, .ram_bytes                 // its pages where they are, with all rights
//@paged ld      %r0, %r0, #0
//@paged ldi     %r1, #1
//@paged shli    %r3, %r1, #12
//@paged ori     %r1, %r3, #0
//@paged ldi     %r2, #63
//@paged .start_page:
//@paged sub     %r4, %r1, %r0
//@paged isneg   @p0, %r4
//@paged @p0 ? tlbadd %r1, %r1, %r2
//@paged @p0 ? add %r1, %r1, %r3
//@paged @p0 ? jmpi .start_page
//@paged ldi     %r1, #1
//@paged shli    %r1, %r1, (8*__WORD-1)          // the console's
//@paged tlbadd  %r1, %r1, %r2
//@cores hwid    %r0, #4
//@cores rtop    @p0, %r0
//@cores ldi     %r0, .other_core                // may be far
//@cores ld      %r0, %r0, #0
//@cores-supervisor @p0 ? jmpr %r0
//@cores-user @p0 ? jmpru %r0
//@cores hwid    %r4, #-1
//@cores iszero  @p0, %r4                        // a core that is not one of several
//@cores @p0 ? ldi %r4, #1
//@cores ldi     %r0, __harp_cores
//@cores st      %r4, %r0, #0
//@announced ldi     %r0, __harp_end_mark
//@announced ld      %r0, %r0, #0
//@announced rtop    @p0, %r0
//@announced ldi     %r0, __harp_announce
//@announced @p0 ? skep %r0
        ldi     %r0, .ram_bytes
        ld      %r0, %r0, #0
        ori     %sp, %r0, #0
        ldi     %r1, .main_stack
        ld      %r1, %r1, #0
        sub     %r0, %r0, %r1
//@cores .start_core:
        hwid    %r1, #2
        shli    %r1, %r1, STACK_SHIFT           // the stacks of a warp
//@contexts hwid    %r2, #2
//@contexts shli    %r2, %r2, (`__WORD)             // ` is the logarithm
//@contexts add     %r1, %r1, %r2                   // and what its lanes have in the table of store-part.s
        hwid    %r2, #3
.start_warps:                                   // less those of all, bit by bit
        andi    %r3, %r2, #1
        rtop    @p0, %r3
        @p0 ? sub %r0, %r0, %r1
        shli    %r1, %r1, #1
        shri    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi .start_warps
//@cores subi    %r4, %r4, #1
//@cores rtop    @p0, %r4
//@cores @p0 ? jmpi .start_core
//@cores ldi     %r1, #0                         // the first thread of a core
//@cores ldi     %r2, #0                         // warps of the cores before it
//@cores ldi     %r3, #0                         // the core
//@cores .start_table:
//@cores shli    %ra, %r3, (`__WORD)             // ` is the logarithm
//@cores ldi     %fp, __harp_core_first
//@cores add     %fp, %fp, %ra
//@cores st      %r1, %fp, #0
//@cores hwid    %r4, #2
//@cores add     %r1, %r1, %r4
//@cores hwid    %r4, #3
//@cores add     %r2, %r2, %r4
//@cores shli    %r4, %r4, (`__WORD)
//@cores sub     %r0, %r0, %r4
//@cores ldi     %fp, __harp_core_table
//@cores add     %fp, %fp, %ra
//@cores st      %r0, %fp, #0
//@cores addi    %r3, %r3, #1
//@cores ldi     %fp, __harp_cores
//@cores ld      %r4, %fp, #0
//@cores ne      @p0, %r3, %r4
//@cores @p0 ? jmpi .start_table
//@cores ldi     %fp, __harp_stride
//@cores st      %r1, %fp, #0
//@cores ldi     %fp, __harp_all_warps
//@cores st      %r2, %fp, #0
//@cores shri    %r0, %r0, #3                    // malloc wants multiples of 8
//@cores shli    %r0, %r0, #3
//@contexts shri    %r0, %r0, #3
//@contexts shli    %r0, %r0, #3
        ldi     %r3, __harp_heap_end
        st      %r0, %r3, #0
        ldi     %r1, .heap                      // may be far, too
        ld      %r1, %r1, #0
        sub     %r1, %r0, %r1
        isneg   @p0, %r1
        ldi     %r0, .no_room
        @p0 ? jmpi __harp_fail
//@contexts ld      %r0, %r3, #0                    // the table of store-part.s begins where the heap ends
//@contexts ori     %r3, %r0, #0
//@contexts hwid    %r1, #3
//@contexts hwid    %r2, #2
//@contexts shli    %r2, %r2, (`__WORD)
//@contexts ldi     %fp, __harp_part_first
//@contexts .start_first:
//@contexts st      %r3, %fp, #0
//@contexts add     %r3, %r3, %r2
//@contexts addi    %fp, %fp, __WORD
//@contexts subi    %r1, %r1, #1
//@contexts rtop    @p0, %r1
//@contexts @p0 ? jmpi .start_first
//@contexts sub     %r2, %r3, %r0
//@contexts shri    %r2, %r2, (`__WORD)
//@contexts ldi     %fp, __harp_part_count
//@contexts st      %r2, %fp, #0
//@contexts .start_clear:
//@contexts subi    %r3, %r3, __WORD
//@contexts st      %r1, %r3, #0
//@contexts subi    %r2, %r2, #1
//@contexts rtop    @p0, %r2
//@contexts @p0 ? jmpi .start_clear
        ldi     %r0, #0                         // no arguments
        ldi     %r1, .no_arguments
        rtop    @p0, %sp                        // true: the mask, where one is passed
        ldi     %r2, .main                      // may be far
        ld      %r2, %r2, #0
//@supervisor jalr    %ra, %r2
//@user ldi     %ra, exit
//@user jmpru   %r2

// Ends the program with the code %r0.
//
// Lines behind `//@ending` are for programs that may end in a kernel. There
// `__harp_exiting` is the address of `__harp_stop` as soon as the program
// ends. Each warp looks at it behind a barrier, in loops that wait for other
// threads, before its next threads, and when it waits for the end of the
// launch, and goes there. In other programs only `main` ends the program,
// when no launch runs.
.global
exit:
//@masks ldi     %r1, .exit_alone                // all lanes of the warp are here, with one code
//@masks ld      %r1, %r1, #0
//@masks jmprt   %r1
//@masks .exit_alone_code:
        ldi     %r1, __harp_at_exit
        ld      %r2, %r1, #0
        iszero  @p0, %r2
        @p0 ? jmpi _Exit
        ldi     %r3, #0
        st      %r3, %r1, #0                    // not again
        subi    %sp, %sp, #8
        st      %r0, %sp, #0
        rtop    @p0, %sp
        jalr    %ra, %r2
        ld      %r0, %sp, #0
.global
_Exit:
        ldi     %r1, __harp_exit_code
        st      %r0, %r1, #0
        ldi     %r1, __harp_exiting
//@ending ldi     %r0, __harp_stop
//@ending st      %r0, %r1, #0
//@ending jmpr    %r0
//@lasting st      %r1, %r1, #0
//@announced ldi     %r0, __harp_end_mark
//@announced ld      %r0, %r0, #0
//@announced rtop    @p0, %r0
//@announced @p0 ? trap
//@alone halt

// The gate, at which the first warps of all cores meet. Behind it all see what
// any has stored before it. Changed: %r0, %fp.
//@cores .global
//@cores __harp_gate:
//@cores hwid    %fp, #-1                        // core 0 may not have begun
//@cores gei     @p0, %fp, #2
//@cores ldi     %r0, #1
//@cores shli    %r0, %r0, (8*__WORD-1)
//@cores @p0 ? bar %r0, %fp
//@cores fence                                   // the data cache may hold what was there before
//@cores ldi     %fp, __harp_exiting
//@cores ld      %fp, %fp, #0
//@cores rtop    @p0, %fp
//@cores @p0 ? halt
//@cores jmpr    %ra

// Prints the text at %r0 and ends the program with code 125.
.global
__harp_fail:
        ldi     %r1, #1
        shli    %r1, %r1, (8*__WORD-1)          // the console
.fail_next:
        ld      %r2, %r0, #0
        shli    %r3, %r2, (8*__WORD-8)          // the byte alone
        rtop    @p0, %r3
        @p0 ? st   %r2, %r1, #0
        @p0 ? addi %r0, %r0, #1
        @p0 ? jmpi .fail_next
        ldi     %r0, #125
        jmpi    _Exit

.perm rw
.ram_bytes:
        .word   RAM_BYTES
.main_stack:
        .word   MAIN_STACK
.heap:
        .word   __harp_heap
//@cores .other_core:
//@cores .word   __harp_core
//@cores .global
//@cores __harp_to_gate:
//@cores .word   __harp_gate
//@cores .global
//@cores __harp_cores:           // how many there are
//@cores .word   1
//@cores .global
//@cores __harp_all_warps:       // of all cores
//@cores .word   0
//@cores .global
//@cores __harp_stride:          // from the first thread of a warp to that of the core's next one
//@cores .word   0
//@cores .global
//@cores __harp_launched_cores:  // how many take part in the launch that runs
//@cores .word   0
//@cores .global
//@cores __harp_core_first:      // by core: the first thread of its first warp
//@cores .space  16
//@cores .global
//@cores __harp_core_table:      // by core: where the first threads of its warps stand
//@cores .space  16
//@cores .global
//@cores __harp_core_warps:      // by core: its warps in the launch that runs
//@cores .space  16
//@masks .exit_alone:
//@masks .word   .exit_alone_code
.main:
        .word   main
.no_arguments:
        .word   0
.global
__harp_exit_code:
        .word   0
.global
__harp_exiting:
        .word   0
.global
__harp_at_exit:
        .word   0
.global
__harp_heap_end:
        .word   0
.no_room:
        .string "harmonica: no room for the stacks of all lanes\n"
