// uses: supervisor.s fault-report.s lock.s input.s
//
// The usual table of interrupt routines for lib/supervisor.s: pages are
// mapped where they are asked for, console input is echoed and kept, all
// else is reported and stops the warp. Its words may be changed while a
// program runs; for other routines from the start on, a program defines
// `interrupt_handlers` itself and does not name this file.

.perm rw
.global
interrupt_handlers:
        .word   report_fault                    // 0: trap
        .word   map_page                        // 1: page not in the TLB
        .word   report_fault                    // 2: access not permitted
        .word   report_fault                    // 3: invalid, privileged
        .word   report_fault                    // 4: divergent branch
        .word   report_fault                    // 5: division by zero
        .word   report_fault                    // 6: divergence stack
        .word   report_fault                    // 7: bus error
        .word   echo_input                      // 8: console input
