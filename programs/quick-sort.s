// uses: lib/supervisor.s lib/fault-report.s lib/lock.s lib/input.s lib/handlers.s lib/print-number.s lib/console.s
// stack: 0
//
// Quick sort of 24 numbers, recursively, in one lane: harpbench's quick sort.
//
// It shows a stack in memory. The last element is the pivot; the shorter
// part is not preferred, so the stack has room for the worst case.
// Expected: the numbers, before and after.

.def LENGTH 24
.def NEWLINE 10
.def BLANK 32

.perm x
.entry
.global
entry:
        jmpi    boot

.global
main:
        ldi     %sp, stack_top
        jali    %ra, print_numbers
        ldi     %r0, numbers
        addi    %r1, %r0, ((LENGTH-1)*__WORD)
        jali    %ra, quick_sort
        jali    %ra, print_numbers
        halt

// Sorts the words from address %r0 to %r1, both included.
quick_sort:
        sub     %r2, %r0, %r1
        isneg   @p0, %r2
        notp    @p0, @p0
        @p0 ? jmpr %ra                  // one element or none
        ori     %r3, %r0, #0            // where the next smaller one goes
        ori     %r2, %r0, #0
partition:
        ld      %r4, %r2, #0
        ld      %r5, %r1, #0            // pivot
        sub     %r5, %r4, %r5
        isneg   @p0, %r5
        @p0 ? ld   %r5, %r3, #0
        @p0 ? st   %r4, %r3, #0
        @p0 ? st   %r5, %r2, #0
        @p0 ? addi %r3, %r3, __WORD
        addi    %r2, %r2, __WORD
        sub     %r5, %r2, %r1
        rtop    @p0, %r5
        @p0 ? jmpi partition
        ld      %r4, %r3, #0            // the pivot between both parts
        ld      %r5, %r1, #0
        st      %r5, %r3, #0
        st      %r4, %r1, #0

        subi    %sp, %sp, (3*__WORD)
        st      %ra, %sp, #0
        st      %r1, %sp, __WORD
        st      %r3, %sp, (2*__WORD)
        subi    %r1, %r3, __WORD
        jali    %ra, quick_sort
        ld      %r1, %sp, __WORD
        ld      %r3, %sp, (2*__WORD)
        addi    %r0, %r3, __WORD
        jali    %ra, quick_sort
        ld      %ra, %sp, #0
        addi    %sp, %sp, (3*__WORD)
        jmpr    %ra

// Prints all the numbers in a line.
print_numbers:
        subi    %sp, %sp, __WORD
        st      %ra, %sp, #0
        ldi     %r4, numbers
        ldi     %r5, LENGTH
print_number:
        ld      %r0, %r4, #0
        addi    %r4, %r4, __WORD
        subi    %r5, %r5, #1
        rtop    @p0, %r5
        ldi     %r1, NEWLINE
        @p0 ? ldi %r1, BLANK
        jali    %ra, print_signed_and
        rtop    @p0, %r5
        @p0 ? jmpi print_number
        ld      %ra, %sp, #0
        addi    %sp, %sp, __WORD
        jmpr    %ra

.perm rw
numbers:
        .word   42 -7 1000 3 3 88 -250 19 0 512 7 -7
        .word   64 23 99 -1 5 318 12 -63 77 2 640 31
        .space  (4*LENGTH)
stack_top:                              // grows down
        .space  1
