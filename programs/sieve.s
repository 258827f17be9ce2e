// uses: lib/launch.s lib/console.s
// stack: 2
//
// The primes below 100, by the sieve of Eratosthenes.
//
// Nine threads, over all lanes and warps: thread t strikes out the
// multiples of t + 2, from twice that number on. The larger its number,
// the sooner a thread leaves the loop. Several threads may strike out the
// same number, also with the same instruction: they store the same.
// Expected: the 25 primes.
//
// races: meant struck: who strikes out a number stores the same as all others

.def LIMIT 100
.def NUMBERS 9                          // 2 to 10, the root of LIMIT

.perm x
.entry
.global
entry:
        ldi     %r0, strike
        ldi     %r1, NUMBERS
        jali    %ra, launch

        ldi     %r0, #2                 // gather the numbers that are left
        ldi     %r1, (struck + 2*__WORD)
        ldi     %r2, primes
gather:
        ld      %r3, %r1, #0
        iszero  @p0, %r3
        @p0 ? st   %r0, %r2, #0
        @p0 ? addi %r2, %r2, __WORD
        addi    %r1, %r1, __WORD
        addi    %r0, %r0, #1
        subi    %r3, %r0, LIMIT
        isneg   @p0, %r3
        @p0 ? jmpi gather

        ldi     %r0, primes
        sub     %r1, %r2, %r0
        shri    %r1, %r1, (`__WORD)     // ` is the logarithm
        jali    %ra, print_words
        halt

// Thread %r0.
strike:
        addi    %r0, %r0, #2
        ldi     %r4, #1
        shli    %r1, %r0, #1            // the multiple
next_multiple:
        shli    %r2, %r1, (`__WORD)
        ldi     %r3, struck
        add     %r3, %r3, %r2
        st      %r4, %r3, #0
        add     %r1, %r1, %r0
        subi    %r2, %r1, LIMIT
        isneg   @p0, %r2
        @p0 ? splitl
        @p0 ? jmpi next_multiple
        join
        jmpr    %ra

.perm rw
struck:
        .space  100
primes:
        .space  100
