// What launch.s remembers, and places in it that `ldi` may not reach.
//
// races: atomic __harp_records, __harp_ended: the launching warp looks at them until the others have ended

.perm rw
.global
__harp_launch_state:    // kernel, threads, argument, threads at a time,
        .space  4
        .word   0       // %sp, while a launch runs,
        .space  2       // %r4, %ra,
        .word   (RAM_BYTES-MAIN_STACK-THREAD_BYTES) // where the stack of the first lane begins
.global
__harp_launched_warps:
        .word   0
.global
__harp_first:           // by warp: its first thread
        .space  64
//@basic .global
//@basic __harp_records:         // for each of 64 warps
//@basic .space  128
//@basic .global
//@basic __harp_running:         // by warp: the record that it works on
//@basic .space  64
//@extended .global
//@extended __harp_ended:           // how many warps have ended; of several cores, by core
//@extended .word   0
//@cores .space  15
//@threads .global
//@threads __harp_stack_shift:     // a lane's stack has 2 to the power of it bytes
//@threads .word   STACK_SHIFT
//@threads .global
//@threads __harp_to_thread_initial:
//@threads .word   __harp_thread_initial
//@threads .global
//@threads __harp_thread_words:
//@threads .word   (THREAD_BYTES/__WORD)
.global
__harp_to_worker:
        .word   __harp_worker
.global
__harp_to_lanes_round:
        .word   __harp_lanes_round
.global
__harp_to_lanes_ended:
        .word   __harp_lanes_ended
.global
__harp_within:
        .string "harmonica: a kernel called launch\n"
