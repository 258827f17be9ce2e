// uses: ../lib/sixteen-threads.s ../lib/launch.s ../lib/console.s
// config: float = true
//
// The example of AMD's Southern Islands guide:
//   float fn0(float a, float b) { if (a > b) return a*a - b; else return b*b - a; }
//
// The if by guards, which needs no mechanism at all: @p2 are the lanes that are here,
// as Southern Islands saves them, @p0 and @p1 those of each side. All lanes go
// through both sides.

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
        @p0 ? fmul %r4, %r1, %r1
        @p0 ? fsub %r4, %r4, %r2        // a*a - b
        notp    @p1, @p0                // else
        andp    @p1, @p1, @p2
        @p1 ? fmul %r4, %r2, %r2
        @p1 ? fsub %r4, %r4, %r1        // b*b - a
        ftoi    %r4, %r4
        jmpr    %ra
