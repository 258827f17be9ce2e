// What launch.s remembers, and places in it that `ldi` may not reach.
//
// races: meant __harp_warps: all lanes of a warp store the same there
// races: meant __harp_first: a warp that has seen the end of the program stores there, and others look until all have
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
//@basic __harp_running:         // by warp: the record that it works on; of the first one, which has none, the last
//@basic .word   (__harp_records+126*__WORD)
//@basic .space  63
//@extended .global
//@extended __harp_ended:           // how many warps have ended; of several cores, by core
//@extended .word   0
//@cores .space  15
//@cores .global
//@cores __harp_launch_number:   // how many launches over several cores there have been
//@cores .word   0
//@cores .global
//@cores __harp_core_left:       // by core: the last launch that its first warp has left
//@cores .space  16
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
//@groups .global
//@groups __harp_to_round:        // places in groups.s
//@groups .word   __harp_round
//@groups .global
//@groups __harp_to_round_ended:
//@groups .word   __harp_round_ended
//@groups .global
//@groups __harp_to_round_waits:
//@groups .word   __harp_round_waits
//@groups .global
//@groups __harp_lane_stack:      // bytes of a lane's stack, and of an item's
//@groups .word   (1<<STACK_SHIFT)
//@groups .global
//@groups __harp_warps:           // by warp of all cores: a struct harp_warp
//@groups .space  WARPS_WORDS
//@groups .global
//@groups __harp_local_bytes:     // of the `__local` variables of a group
//@groups .word   LOCAL_BYTES
//@groups .global
//@groups __harp_has_barriers:
//@groups .word   BARRIERS
//@groups .global
//@groups __harp_scratchpad_bytes:
//@groups .word   SCRATCHPAD_BYTES
//@groups .global
//@groups __harp_warps_of_core:   // places in __harp_warps
//@groups .word   WARPS_OF_CORE
.global
__harp_within:
        .string "harmonica: a kernel called launch\n"
