// What `harmonica bench cpi` puts before a kernel: all lanes of all warps go to `kernel`, with %r0 = the thread's number
// (warp * lanes + lane) and %r1 = the number of threads. Nobody comes back.

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
        hwid    %r2, #2                 // in all of them
        tid     %r0
        ldi     %r1, #0
        hwid    %r3, #1                 // warp
count_warps_before:
        iszero  @p0, %r3
        @p0 ? jmpi counted
        add     %r0, %r0, %r2
        subi    %r3, %r3, #1
        jmpi    count_warps_before
counted:
        hwid    %r3, #3
count_threads:
        add     %r1, %r1, %r2
        subi    %r3, %r3, #1
        rtop    @p0, %r3
        @p0 ? jmpi count_threads
        jmpi    kernel
