// uses: ../lib/sixteen-threads.s ../lib/launch.s ../lib/console.s
// config: float = true
// stack: 2
//
// The example of AMD's Southern Islands guide:
//   float fn0(float a, float b) { if (a > b) return a*a - b; else return b*b - a; }
//
// The if by split and join. The others, in this folder: by guards, by guards with
// a short cut around a side that no lane takes, by a plain branch. All print the same.

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
        @p0 ? split
        @p0 ? jmpi then
        fmul    %r4, %r2, %r2
        fsub    %r4, %r4, %r1           // b*b - a
        jmpi    end
then:   fmul    %r4, %r1, %r1
        fsub    %r4, %r4, %r2           // a*a - b
end:    join
        ftoi    %r4, %r4
        jmpr    %ra
