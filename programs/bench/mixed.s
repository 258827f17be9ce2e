// The work that `harmonica bench` simulates: all lanes of all warps, for ever, a mixture of arithmetic, predicates, divergence, loads and stores.

    hwid %r0, #3                // warps
    ldi %r1, kernel
spawn:
    subi %r0, %r0, #1
    iszero @p0, %r0
    @p0 ? jmpi kernel
    wspawn %r2, %r1, %r0
    jmpi spawn

kernel:
    hwid %r0, #2                // lanes
    jalis %r1, %r0, #0          // all of them go on here
    hwid %r0, #1                // this lane's place: (warp * lanes + lane) words behind the data label
    hwid %r1, #2
    ldi %r2, #0
offset:
    iszero @p0, %r0
    @p0 ? jmpi placed
    add %r2, %r2, %r1
    subi %r0, %r0, #1
    jmpi offset
placed:
    tid %r1
    add %r2, %r2, %r1
    shli %r2, %r2, (`__WORD)
    addi %r2, %r2, data
    ldi %r3, #1
again:
    ld %r4, %r2, #0
    add %r4, %r4, %r3
    xor %r5, %r4, %r1
    shri %r5, %r5, #1
    andi %r5, %r5, #3
    rtop @p1, %r5
    @p1 ? split
    @p1 ? jmpi odd
    addi %r3, %r3, #5
    sub %r4, %r4, %r5
    jmpi joined
odd:
    addi %r3, %r3, #1
joined:
    join
    or %r5, %r3, %r4
    subi %r5, %r5, #7
    isneg @p2, %r5
    @p2 ? addi %r3, %r3, #2
    st %r4, %r2, #0
    jmpi again

.align __WORD
data:
