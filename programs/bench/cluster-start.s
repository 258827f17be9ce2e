// What stands before a kernel that all cores of a cluster run: all lanes of all warps of all cores go to `kernel`, with %r0 = the
// thread's number (core by core, in each warp by warp) and %r1 = the number of threads. Nobody comes back.

.perm x
.entry
.global
entry:
        hwid    %r0, #3                 // warps
        ldi     %r1, warp_begins
spawn:
        subi    %r0, %r0, #1
        iszero  @p0, %r0
        @p0 ? jmpi warp_begins
        wspawn  %r2, %r1, %r0
        jmpi    spawn
warp_begins:
        hwid    %r2, #2                 // lanes
        jalis   %r3, %r2, #0            // all of them go on here
        hwid    %r0, #4                 // core
        hwid    %r1, #3                 // warps of a core
        hwid    %r2, #1                 // warp
        hwid    %r3, #2                 // lanes, in all of them
        mul     %r0, %r0, %r1
        add     %r0, %r0, %r2           // warps before this one
        mul     %r0, %r0, %r3
        tid     %r2
        add     %r0, %r0, %r2
        mul     %r1, %r1, %r3
        hwid    %r2, #-1                // cores
        mul     %r1, %r1, %r2
        jmpi    kernel
