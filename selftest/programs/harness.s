// uses: launch.s console.s
//
// Runs a function once in every lane of every warp, and prints what it has left: a line for each warp with the digests of its
// lanes' registers, of their memory, and of the ways that they took; then, behind `=`, the digest of all that was printed.
//
// The program begins with `jmpi harness` and defines
//      thread          starts in all threads at once, with %r0 = thread number and %fp = its area of memory; %sp, which
//                      is 0, tells of its way. It stores its registers into words 0 to 6 of the area and ends with
//                      `jmpi thread_end`, all lanes of a warp together;
//      areas           24 words for each thread: registers and predicates, then memory from word 8 on, then the way.

.def BLANK 32
.def NEWLINE 10
.def EQUALS 61
.def AREA_WORDS 24
.def DIGITS 8

.perm x
.align 8
.global
harness:
        jali    %ra, hardware_threads
        ori     %r1, %r0, #0
        ldi     %r0, thread_begin
        jali    %ra, launch
        ldi     %r3, harness_state
        ldi     %r0, areas
        st      %r0, %r3, #0
        hwid    %r0, #3
        st      %r0, %r3, __WORD
        ldi     %r0, #0
        st      %r0, %r3, (2*__WORD)
next_warp:
        ld      %r0, %r3, #0
        ldi     %r1, #8                         // registers and predicates
        jali    %ra, digest
        ldi     %r1, BLANK
        jali    %ra, show
        ld      %r0, %r3, #0
        addi    %r0, %r0, (8*__WORD)
        ldi     %r1, #8                         // memory
        jali    %ra, digest
        ldi     %r1, BLANK
        jali    %ra, show
        ld      %r0, %r3, #0
        addi    %r0, %r0, (16*__WORD)
        ldi     %r1, #1                         // the way
        jali    %ra, digest
        ldi     %r1, NEWLINE
        jali    %ra, show
        hwid    %r0, #2
        shli    %r1, %r0, (`__WORD + 4)
        shli    %r0, %r0, (`__WORD + 3)
        add     %r0, %r0, %r1
        ld      %r1, %r3, #0
        add     %r0, %r0, %r1
        st      %r0, %r3, #0
        ld      %r0, %r3, __WORD
        subi    %r0, %r0, #1
        st      %r0, %r3, __WORD
        rtop    @p0, %r0
        @p0 ? jmpi next_warp
        ldi     %r0, EQUALS
        jali    %ra, print_char
        ld      %r0, %r3, (2*__WORD)
        ldi     %r1, NEWLINE
        jali    %ra, show
        halt

// The digest, 32 bits, of %r1 words from %r0 on in the areas of a warp. Keeps %r3.
digest:
        ldi     %r2, harness_state
        st      %ra, %r2, (3*__WORD)
        hwid    %r4, #2
        ldi     %r2, #0
digest_thread:
        ori     %ra, %r1, #0
digest_word:
        ld      %r5, %r0, #0
        shli    %r6, %r2, #5
        add     %r2, %r2, %r6
        xor     %r2, %r2, %r5
        addi    %r0, %r0, __WORD
        subi    %ra, %ra, #1
        rtop    @p0, %ra
        @p0 ? jmpi digest_word
        shli    %r5, %r1, (`__WORD)
        sub     %r0, %r0, %r5
        addi    %r0, %r0, (AREA_WORDS*__WORD)
        subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi digest_thread
        shri    %r5, %r2, #32                   // 0 where a word has 32 bits
        xor     %r0, %r2, %r5
        shli    %r0, %r0, (8*__WORD-32)
        shri    %r0, %r0, (8*__WORD-32)
        ldi     %r2, harness_state
        ld      %ra, %r2, (3*__WORD)
        jmpr    %ra

// Prints %r0 and then the character %r1, and has it in the digest of all. Keeps %r3.
show:
        ldi     %r2, harness_state
        st      %ra, %r2, (3*__WORD)
        st      %r1, %r2, (4*__WORD)
        ld      %r4, %r2, (2*__WORD)
        shli    %r5, %r4, #5
        add     %r4, %r4, %r5
        xor     %r4, %r4, %r0
        shli    %r4, %r4, (8*__WORD-32)
        shri    %r4, %r4, (8*__WORD-32)
        st      %r4, %r2, (2*__WORD)
        ldi     %r1, DIGITS
        jali    %ra, print_hexadecimal
        ldi     %r2, harness_state
        ld      %r0, %r2, (4*__WORD)
        jali    %ra, print_char
        ldi     %r2, harness_state
        ld      %ra, %r2, (3*__WORD)
        jmpr    %ra

// All threads come from the same place, and go back there.
thread_begin:
        ldi     %r2, return_address
        st      %ra, %r2, #0
        shli    %r1, %r0, (`__WORD + 4)
        shli    %r2, %r0, (`__WORD + 3)
        add     %r1, %r1, %r2
        ldi     %fp, areas
        add     %fp, %fp, %r1
        ldi     %sp, #0
        jmpi    thread

.global
thread_end:
        ldi     %r0, #0
        @p0 ? ori %r0, %r0, #1
        @p1 ? ori %r0, %r0, #2
        st      %r0, %fp, (7*__WORD)
        st      %sp, %fp, (16*__WORD)
        ldi     %r2, return_address
        ld      %ra, %r2, #0
        jmpr    %ra

.perm rw
harness_state:                                  // areas still to tell of, warps, digest of all, two to keep
        .space  5
return_address:
        .space  1
