// Runs a function in sixteen threads, and prints what each of them gives.
//
// The program begins with `jmpi run_threads` and defines the global function
// `thread`, which runs in every thread with %r0 = its number (0 to 15) and
// returns its result (below 2^31) in %r4 with `jmpr %ra`, all lanes of a warp
// together. It may change %r1 to %r4, %sp and predicates, nothing else.
//
// Printed at the end: the sixteen results, in a line.

.def THREADS 16

.perm x
.align 8
.global
run_threads:
        ldi     %r0, thread_kernel
        ldi     %r1, THREADS
        jali    %ra, launch
        ldi     %r0, thread_results
        ldi     %r1, THREADS
        jali    %ra, print_words
        halt

thread_kernel:
        ori     %r5, %ra, #0
        jali    %ra, thread
        shli    %r1, %r0, (`__WORD)             // ` is the logarithm
        ldi     %r2, thread_results
        add     %r1, %r1, %r2
        st      %r4, %r1, #0
        jmpr    %r5

.perm rw
thread_results:
        .space  16
