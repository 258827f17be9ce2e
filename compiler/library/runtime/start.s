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
// races: atomic __harp_exiting: the launching warp looks at it until the others have ended
// races: meant __harp_exit_code, __harp_at_exit: of threads that end the program at the same time, one gives the code
// races: meant __harp_atomic_update, __harp_atomic_compare_exchange: they exchange a whole word, and so keep what stands beside

.perm x
.align 8
        jmpi    __harp_start

.perm x
.align 8
.global
__harp_start:
        ldi     %r0, .ram_bytes
        ld      %r0, %r0, #0
        ori     %sp, %r0, #0
        ldi     %r1, .main_stack
        ld      %r1, %r1, #0
        sub     %r0, %r0, %r1
        hwid    %r1, #2
        shli    %r1, %r1, STACK_SHIFT           // the stacks of a warp
        hwid    %r2, #3
.start_warps:                                   // less those of all, bit by bit
        andi    %r3, %r2, #1
        rtop    @p0, %r3
        @p0 ? sub %r0, %r0, %r1
        shli    %r1, %r1, #1
        shri    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi .start_warps
        ldi     %r3, __harp_heap_end
        st      %r0, %r3, #0
        ldi     %r1, .heap                      // may be far, too
        ld      %r1, %r1, #0
        sub     %r1, %r0, %r1
        isneg   @p0, %r1
        ldi     %r0, .no_room
        @p0 ? jmpi __harp_fail
        ldi     %r0, #0                         // no arguments
        ldi     %r1, .no_arguments
        rtop    @p0, %sp                        // true: the mask, where one is passed
        ldi     %r2, .main                      // may be far
        ld      %r2, %r2, #0
        jalr    %ra, %r2

// Ends the program with the code %r0. Another warp than 0 only stops; warp 0
// sees it when it waits for the end of the launch.
.global
exit:
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
        st      %r1, %r1, #0
        halt

// As if a signal had ended it: code 134.
.global
abort:
        ldi     %r0, #134
        jmpi    _Exit

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
