// uses: launch.s console.s
//
// Runs a function once in every lane of every warp, and prints a checksum of
// what it has left.
//
// The program begins with `jmpi run_all_warps` and defines
//      thread          the function; it starts in all threads at once, with
//                      %r0 = thread number, %r1 = number of threads. It may use
//                      all registers, %ra too, and ends with `jmpi thread_end`,
//                      all lanes of a warp together;
//      results, results_end
//                      the words that the checksum is made of.
//
// Printed at the end: the words as digits to the base 5, modulo 2^24.

.def NEWLINE 10

.perm x
.align 8
.global
run_all_warps:
        jali    %ra, hardware_threads
        ori     %r1, %r0, #0
        ldi     %r0, thread_begin
        jali    %ra, launch
        ldi     %r3, results
        ldi     %r4, results_end
        ldi     %r0, #0
checksum_word:
        shli    %r1, %r0, #2
        add     %r0, %r0, %r1
        ld      %r1, %r3, #0
        add     %r0, %r0, %r1
        addi    %r3, %r3, __WORD
        sub     %r1, %r3, %r4
        rtop    @p0, %r1
        @p0 ? jmpi checksum_word
        shli    %r0, %r0, (8*__WORD-24)
        shri    %r0, %r0, (8*__WORD-24)         // words of any size agree on it
        jali    %ra, print_decimal
        ldi     %r0, NEWLINE
        jali    %ra, print_char
        halt

// All threads come from the same place, and go back there.
thread_begin:
        ldi     %r2, return_address
        st      %ra, %r2, #0
        jmpi    thread

.global
thread_end:
        ldi     %r2, return_address
        ld      %ra, %r2, #0
        jmpr    %ra

.perm rw
return_address:
        .space  1
