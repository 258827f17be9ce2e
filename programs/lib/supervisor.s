// Boot and interrupt entry: the root of the supervisor.
//
// The program begins with `jmpi boot` and defines the global function
// `main`. It runs in user mode, in lane 0 of warp 0, with interrupts on and
// a small stack (%sp); when it returns, warp 0 stops.
//
// Interrupt n goes to the routine whose address is word n of the table
// `interrupt_handlers`: lib/handlers.s has the usual one, or the program
// defines its own. A routine begins in lane 0, in supervisor mode, with
// interrupts off, %r0 = the number and %r1 = the address (1, 2 and 7). The
// hardware has put the interrupted warp's lane 0 aside, so a routine may
// change every register; it ends with `reti`, or, where there is nothing to
// go back to, with `halt`. It has no stack.
//
// With a TLB, all that a routine touches has to be mapped, since a page
// fault in it would be a double fault. Only page 0 always is. So lib/lock.s,
// the files named here and the program's own routines belong into the
// first 4096 bytes: name them first. What runs in user mode may be anywhere.

.def STACK_WORDS 32

.perm x
.align 8

// Runs again from the start if a byte waited at the console at reset: then
// the first interrupt finds the entry still at 0, and interrupts are off.
.global
boot:
        ldi     %r0, interrupt
        skep    %r0
        ldi     %sp, boot_stack_top
        ldi     %ra, main_returned
        ldi     %r0, main
        ei
        jmpru   %r0
main_returned:
        halt

// The kernel entry.
interrupt:
        shli    %r2, %r0, (`__WORD)             // ` is the logarithm
        ldi     %r3, interrupt_handlers
        add     %r2, %r2, %r3
        ld      %r2, %r2, #0
        jmpr    %r2

// For interrupt 1: the page of address %r1 is where it seems to be, with all
// rights. The TLB needs two entries at least, and as many as one instruction
// touches pages besides page 0.
.global
map_page:
        ldi     %r2, #0x3f
        tlbadd  %r1, %r1, %r2
        reti

.perm rw
        .space  STACK_WORDS
boot_stack_top:                                 // grows down
        .space  1
