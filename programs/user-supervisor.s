// stack: 0
// config: tlb_entries = 4
//
// A kernel of one page that keeps a user program in its place.
//
// Page 0 is the kernel's alone; the user has page 1 with its code, to read and
// execute, and page 2 with its data, to read and write. The console is the
// kernel's, too: the user prints by a system call (trap). That fills the
// TLB's four entries, so there are no page faults but those of what is not
// the user's business at all.
// The user program then tries what it must not do. Each attempt ends in an
// interrupt; the kernel says which, and goes on where the user's %r5 says.
// Expected: a line from the user; attempts and how they end; farewell.

.def CONSOLE_BIT (8*__WORD-1)
.def USER_READ 1
.def USER_WRITE 2
.def USER_EXECUTE 4
.def KERNEL_READ 8
.def KERNEL_WRITE 16
.def KERNEL_EXECUTE 32
.def DIGIT_ZERO 48

.perm x
.entry
.global
entry:
        ldi     %r0, kernel
        skep    %r0
        ldi     %r0, user_code
        ldi     %r1, (USER_READ + USER_EXECUTE + KERNEL_READ)
        tlbadd  %r0, %r0, %r1
        ldi     %r0, user_data
        ldi     %r1, (USER_READ + USER_WRITE + KERNEL_READ)
        tlbadd  %r0, %r0, %r1
        ldi     %r0, #1
        shli    %r0, %r0, CONSOLE_BIT
        ldi     %r1, (KERNEL_READ + KERNEL_WRITE)
        tlbadd  %r0, %r0, %r1
        xor     %r0, %r0, %r0           // last of all, its own
        ldi     %r1, (KERNEL_READ + KERNEL_WRITE + KERNEL_EXECUTE)
        tlbadd  %r0, %r0, %r1
        ldi     %r0, user_code
        ei
        jmpru   %r0

// Every interrupt: %r0 = its number. The user's lane 0 waits in the shadow
// registers until reti, or is forgotten.
kernel:
        rtop    @p0, %r0
        @p0 ? jmpi refuse
        iszero  @p0, %r2                // system call 0: the end
        @p0 ? halt
        shri    %r0, %r1, #12           // system call 1: print string %r1
        iszero  @p0, %r0                // of the kernel's page?
        @p0 ? jmpi refuse_address
        ori     %r0, %r1, #0
        jali    %ra, kernel_print
        reti

refuse:
        ori     %r4, %r0, #0
        ldi     %r0, text_refused
        jali    %ra, kernel_print
        ldi     %r1, #1
        shli    %r1, %r1, CONSOLE_BIT
        addi    %r4, %r4, DIGIT_ZERO
        st      %r4, %r1, #0
        ldi     %r0, text_end
        jali    %ra, kernel_print
        ei
        jmpru   %r5
refuse_address:
        ldi     %r0, text_address
        jali    %ra, kernel_print
        reti

// Prints the string at %r0. Changes %r1, %r2 and @p0.
kernel_print:
        ldi     %r1, #1
        shli    %r1, %r1, CONSOLE_BIT
kernel_print_next:
        ld      %r2, %r0, #0
        andi    %r2, %r2, #0xff
        rtop    @p0, %r2
        @p0 ? st   %r2, %r1, #0
        @p0 ? addi %r0, %r0, #1
        @p0 ? jmpi kernel_print_next
        jmpr    %ra

.perm rw
text_refused:
        .string "refused by interrupt "
text_address:
        .string "not your string\n"
text_end:
        .string "\n"

.perm x
.align 4096
user_code:
        ldi     %r1, text_hello
        jali    %ra, print

        ldi     %r1, text_load
        jali    %ra, print
        ldi     %r5, try_store
        ldi     %r0, #64                // in the kernel's page
        ld      %r0, %r0, #0
try_store:
        ldi     %r1, text_store
        jali    %ra, print
        ldi     %r5, try_console
        ldi     %r0, user_code
        st      %r0, %r0, #0
try_console:
        ldi     %r1, text_console
        jali    %ra, print
        ldi     %r5, try_data
        ldi     %r0, #1
        shli    %r0, %r0, CONSOLE_BIT
        st      %r0, %r0, #0
try_data:
        ldi     %r1, text_data
        jali    %ra, print
        ldi     %r5, try_kernel
        ldi     %r0, user_data
        jmpr    %r0
try_kernel:
        ldi     %r1, text_kernel
        jali    %ra, print
        ldi     %r5, try_privileged
        ldi     %r0, #0
        jmpr    %r0
try_privileged:
        ldi     %r1, text_privileged
        jali    %ra, print
        ldi     %r5, try_map
        di
try_map:
        ldi     %r1, text_map
        jali    %ra, print
        ldi     %r5, try_elsewhere
        ldi     %r0, #0
        ldi     %r1, #0x3f
        tlbadd  %r0, %r0, %r1
try_elsewhere:
        ldi     %r1, text_elsewhere
        jali    %ra, print
        ldi     %r5, try_string
        ldi     %r0, #5
        shli    %r0, %r0, #12
        ld      %r0, %r0, #0
try_string:
        ldi     %r1, text_string
        jali    %ra, print
        ldi     %r1, #64
        jali    %ra, print

        ldi     %r1, text_bye
        jali    %ra, print
        ldi     %r2, #0
        trap

print:
        ldi     %r2, #1
        trap
        jmpr    %ra

.perm rw
.align 4096
user_data:
        .word   0
text_hello:
        .string "hello from user mode\n"
text_load:
        .string "load from the kernel: "
text_store:
        .string "store into the code: "
text_console:
        .string "store to the console: "
text_data:
        .string "jump to data: "
text_kernel:
        .string "jump into the kernel: "
text_privileged:
        .string "turn interrupts off: "
text_map:
        .string "map a page: "
text_elsewhere:
        .string "load from nowhere: "
text_string:
        .string "print the kernel: "
text_bye:
        .string "bye\n"
