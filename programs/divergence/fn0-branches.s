// uses: ../lib/sixteen-threads.s ../lib/launch.s ../lib/console.s
// config: float = true, divergence = "paired-path"
//
// The example of AMD's Southern Islands guide:
//   float fn0(float a, float b) { if (a > b) return a*a - b; else return b*b - a; }
//
// The if by a plain branch, which only paired paths can part the lanes with. The
// lanes meet where the code of both sides ends, by comparing their addresses.

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
        @p0 ? jmpi then
        fmul    %r4, %r2, %r2
        fsub    %r4, %r4, %r1           // b*b - a
        jmpi    end
then:   fmul    %r4, %r1, %r1
        fsub    %r4, %r4, %r2           // a*a - b
end:
        ftoi    %r4, %r4
        jmpr    %ra
