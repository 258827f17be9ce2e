// The memory behind the program, for what depends on lanes and warps.
// Name this file last: `heap` is where the image ends.

.perm rw
.align 8
.global
heap:   .space  1
