// uses: ../lib/sixteen-threads.s ../lib/launch.s ../lib/console.s
// config: float = true
//
// The example of AMD's Southern Islands guide:
//   float fn0(float a, float b) { if (a > b) return a*a - b; else return b*b - a; }
//
// The if by guards, and a jump around each side that no lane takes, as s_cbranch_vccz
// and s_cbranch_execz do it: the vote of its mask is 0, in every lane.

.perm x
.entry
.global
entry:  jmpi    run_threads

.global
thread:
        shli    %r1, %r0, #1
        add     %r1, %r1, %r0
        andi    %r1, %r1, #7
        itof    %r1, %r1                // a = 3 x thread modulo 8
        xori    %r2, %r0, #5
        itof    %r2, %r2                // b = thread xor 5
        fsub    %r3, %r2, %r1
        isneg   @p0, %r3                // a > b
        ldi     %r3, #1
        rtop    @p2, %r3                // all lanes are here
        andp    @p0, @p0, @p2           // if
        vote    %r3, @p0
        iszero  @p3, %r3
        @p3 ? jmpi label0               // all lanes fail
        @p0 ? fmul %r4, %r1, %r1
        @p0 ? fsub %r4, %r4, %r2        // a*a - b
label0:
        notp    @p1, @p0                // else
        andp    @p1, @p1, @p2
        vote    %r3, @p1
        iszero  @p3, %r3
        @p3 ? jmpi label1
        @p1 ? fmul %r4, %r2, %r2
        @p1 ? fsub %r4, %r4, %r1        // b*b - a
label1:
        ftoi    %r4, %r4
        jmpr    %ra
