// What launch.s remembers, and places in it that `ldi` may not reach.

.perm rw
.global
__harp_launch_state:    // kernel, threads, argument, threads at a time, %sp,
        .space  7       // %ra, %r4,
        .word   0       // whether it runs
.global
__harp_launched_warps:
        .word   0
.global
__harp_records:         // for each of 64 warps
        .space  128
.global
__harp_running:         // by warp: the record that it works on
        .space  64
.global
__harp_to_worker:
        .word   __harp_worker
.global
__harp_to_lanes_ended:
        .word   __harp_lanes_ended
//@distant .global
//@distant __harp_to_lanes_begin:
//@distant .word __harp_lanes_begin
.global
__harp_within:
        .string "harmonica: a kernel called launch\n"
