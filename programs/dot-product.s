// uses: lib/supervisor.s lib/fault-report.s lib/lock.s lib/input.s lib/handlers.s lib/launch.s lib/print-float.s lib/print-number.s lib/console.s
// stack: 2
// config: float = true
//
// The dot product of two vectors of 24 floating-point numbers.
//
// Thread t multiplies and adds the elements t, t + threads, ...; lane 0
// then adds the threads' sums. All numbers are multiples of 1/4 and small, so
// the result is exact, whatever the order of the additions.
// Expected: the product, its mean by element, the length of the first
// vector squared, and the product truncated to an integer.

.def LENGTH 24

.perm x
.entry
.global
entry:
        jmpi    boot

.global
main:
        ldi     %r0, first
        ldi     %r1, second
        jali    %ra, dot_product
        ldi     %r1, result
        st      %r0, %r1, #0
        ldi     %r1, #4
        jali    %ra, print_line
        ldi     %r0, #24
        itof    %r1, %r0
        ldi     %r0, result
        ld      %r0, %r0, #0
        fdiv    %r0, %r0, %r1
        ldi     %r1, #3
        jali    %ra, print_line
        ldi     %r0, first
        ori     %r1, %r0, #0
        jali    %ra, dot_product
        ldi     %r1, #4
        jali    %ra, print_line
        ldi     %r0, result
        ld      %r0, %r0, #0
        ftoi    %r0, %r0
        ldi     %r1, #10
        jali    %ra, print_signed_and
        halt

// Prints %r0 with %r1 digits behind the point, and a newline.
print_line:
        subi    %sp, %sp, __WORD
        st      %ra, %sp, #0
        jali    %ra, print_float
        ldi     %r0, #10
        jali    %ra, print_char
        ld      %ra, %sp, #0
        addi    %sp, %sp, __WORD
        jmpr    %ra

// %r0 = the dot product of the vectors at %r0 and %r1.
dot_product:
        subi    %sp, %sp, __WORD
        st      %ra, %sp, #0
        ldi     %r2, vectors
        st      %r0, %r2, #0
        st      %r1, %r2, __WORD
        jali    %ra, hardware_threads
        subi    %r1, %r0, LENGTH
        isneg   @p0, %r1
        ldi     %r1, LENGTH
        @p0 ? ori %r1, %r0, #0          // threads: at most one an element
        ldi     %r0, multiply_add
        ldi     %r2, vectors
        st      %r1, %r2, (2*__WORD)
        jali    %ra, launch
        ldi     %r2, vectors
        ld      %r2, %r2, (2*__WORD)
        ldi     %r1, sums
        ldi     %r0, #0                 // 0.0, too
add_sums:
        ld      %r3, %r1, #0
        fadd    %r0, %r0, %r3
        addi    %r1, %r1, __WORD
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi add_sums
        ld      %ra, %sp, #0
        addi    %sp, %sp, __WORD
        jmpr    %ra

// Thread %r0 of %r1.
multiply_add:
        ori     %r5, %r0, #0            // element
        ldi     %r4, #0                 // sum
next_element:
        shli    %r3, %r5, (`__WORD)     // ` is the logarithm
        ldi     %sp, vectors
        ld      %r2, %sp, #0
        add     %r2, %r2, %r3
        ld      %r2, %r2, #0
        ld      %sp, %sp, __WORD
        add     %r3, %sp, %r3
        ld      %r3, %r3, #0
        fmul    %r2, %r2, %r3
        fadd    %r4, %r4, %r2
        add     %r5, %r5, %r1
        subi    %r2, %r5, LENGTH
        isneg   @p0, %r2
        @p0 ? splitl
        @p0 ? jmpi next_element
        join
        shli    %r3, %r0, (`__WORD)
        ldi     %r2, sums
        add     %r2, %r2, %r3
        st      %r4, %r2, #0
        jmpr    %ra

.perm rw
first:  .word   1.5 -2.25 3.0 4.75 0.5 -6.0 7.25 8.0
        .word   -9.5 10.0 0.25 12.5 13.0 -1.75 15.0 2.0
        .word   6.5 -0.75 19.0 20.25 -21.0 2.5 3.25 24.0
second: .word   2.0 4.5 -1.25 0.75 16.0 2.5 -3.0 1.0
        .word   0.5 -7.5 8.0 4.25 1.5 6.0 -2.0 9.75
        .word   3.5 12.0 -0.5 2.25 5.0 7.0 -4.0 1.25
vectors:                                // first, second, threads
        .space  3
result: .word   0
sums:   .space  LENGTH
