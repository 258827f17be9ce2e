// The end of the program, named last.

.perm rw
.align 8
.global
__harp_heap:
        .space  1
