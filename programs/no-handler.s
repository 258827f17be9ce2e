// uses: lib/console.s
// stack: 1
// config: divergence = "stack"
// input: "k"
// ends: stopped
//
// Interrupts before the first skep, when there is nowhere to take them.
//
// A key is pressed at some time and interrupts nothing: it waits until
// warp 0 looks for it. A fault stops its warp, which is then free to be
// started again: twice as many faulty warps are started as there are. With
// one warp, only the last fault is left, that of warp 0.
// Expected: three lines.
//
// Counts on the mechanism stack: a join without a split is interrupt 6.

.def NEWLINE 10

.perm x
.entry
.global
entry:
        ldi     %r0, greeting
        jali    %ra, print_string

        ldi     %r3, #1
        shli    %r3, %r3, (8*__WORD-1)  // the console
await_key:
        ld      %r4, %r3, #0
        iszero  @p0, %r4
        @p0 ? jmpi await_key
        ldi     %r0, key
        jali    %ra, print_string
        ori     %r0, %r4, #0
        jali    %ra, print_char
        ldi     %r0, NEWLINE
        jali    %ra, print_char

        hwid    %r4, #3
        subi    %r5, %r4, #1
        iszero  @p0, %r5
        @p0 ? jmpi all_started          // nobody to start
        add     %r4, %r4, %r4
        ldi     %r2, faulty
start_next:
        wspawn  %r0, %r2, %r4           // waits until one has stopped
        subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi start_next
all_started:
        ldi     %r2, gone_on
        ld      %r2, %r2, #0
        rtop    @p0, %r2
        @p0 ? jmpi wrong
        ldi     %r0, the_others
        jali    %ra, print_string
        trap
wrong:  ldi     %r0, wrong_text
        jali    %ra, print_string
        halt

// A started warp, with its number in %r0.
faulty:
        andi    %r0, %r0, #1
        rtop    @p0, %r0
        @p0 ? jmpi no_entry
        trap
        jmpi    mark
no_entry:
        join
mark:   ldi     %r2, gone_on
        st      %r2, %r2, #0
        halt

.perm rw
gone_on:
        .word   0
greeting:
        .string "no handler\n"
key:    .string "key "
the_others:
        .string "the others go on\n"
wrong_text:
        .string "a fault is overlooked\n"
