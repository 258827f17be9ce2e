// HARP runtime: waits until all warps are here.
//
//      %r0 = barrier id (0 to 3 by default); jali %ra, barrier
//
// Called once in every warp, with any lanes active. Changes %r1.

.perm x
.align 8
.global
barrier:
        hwid    %r1, #3
        bar     %r0, %r1
        jmpr    %ra
