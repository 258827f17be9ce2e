// The monitor: a program that a host loads into a board to write its memory behind the program's room, and to read it.
//
// First it puts pieces that lie behind it where they belong: for each two words, its address and its bytes, and then the
// piece. Two words of which the second is 0 end them. Then it greets the host with a byte, the number of lanes and that of
// warps.
//
// A request of the host is three words: an address, a number of bytes, and whether the host wants these bytes. The answer is, for
// each block of BLOCK_BYTES and for the rest: its bytes if they are wanted, and a CRC-32. Its register begins
// with the block's address, inverted, so bytes of another place have another CRC.
//
// One lane runs. All registers are used as plain ones. BLOCK_BYTES and GREETING are defined by the driver.

.perm x
.entry
.align 8
.global
monitor:
        ldi     %fp, #1
        shli    %fp, %fp, (8*__WORD-1)          // the console
        ldi     %r0, pieces
next_piece:
        ld      %r1, %r0, #0
        ld      %r2, %r0, __WORD
        addi    %r0, %r0, (2*__WORD)
        iszero  @p0, %r2
        @p0 ? jmpi greet
copy:
        ld      %r3, %r0, #0
        st      %r3, %r1, #0
        addi    %r0, %r0, __WORD
        addi    %r1, %r1, __WORD
        subi    %r2, %r2, __WORD
        rtop    @p0, %r2
        @p0 ? jmpi copy
        jmpi    next_piece

greet:
        ldi     %r0, GREETING
        st      %r0, %fp, #0
        hwid    %r0, #2
        st      %r0, %fp, #0
        hwid    %r0, #3
        st      %r0, %fp, #0

request:
        jali    %ra, receive
        ori     %r0, %r4, #0                    // the address
        jali    %ra, receive
        ori     %r1, %r4, #0                    // bytes to come
        jali    %ra, receive
        rtop    @p1, %r4                        // whether they are printed
        ldi     %sp, remainders

block:
        ldi     %r2, BLOCK_BYTES                // bytes of this block
        sub     %r3, %r1, %r2
        isneg   @p0, %r3
        @p0 ? ori %r2, %r1, #0
        sub     %r1, %r1, %r2
        not     %r3, %r0                        // the CRC's register, 32 bits
        shli    %r3, %r3, (8*__WORD-32)
        shri    %r3, %r3, (8*__WORD-32)
next_byte:
        ld      %r4, %r0, #0
        @p1 ? st %r4, %fp, #0
        shli    %r4, %r4, (8*__WORD-8)
        shri    %r4, %r4, (8*__WORD-8)
        xor     %r3, %r3, %r4
        andi    %r4, %r3, #15                   // four bits at a time
        shli    %r4, %r4, (`__WORD)             // ` is the logarithm
        add     %r4, %r4, %sp
        ld      %r4, %r4, #0
        shri    %r3, %r3, #4
        xor     %r3, %r3, %r4
        andi    %r4, %r3, #15
        shli    %r4, %r4, (`__WORD)
        add     %r4, %r4, %sp
        ld      %r4, %r4, #0
        shri    %r3, %r3, #4
        xor     %r3, %r3, %r4
        addi    %r0, %r0, #1
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi next_byte
        not     %r3, %r3
        ldi     %r2, #4
next_of_crc:
        st      %r3, %fp, #0
        shri    %r3, %r3, #8
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi next_of_crc
        rtop    @p0, %r1
        @p0 ? jmpi block
        jmpi    request

// A word from the console, the lowest byte first: %r4. Changed: %r3, %sp.
receive:
        ldi     %r4, #0
        ldi     %sp, __WORD
receive_byte:
        ld      %r3, %fp, #0                    // 0: none has come; 256 with a byte 0
        iszero  @p0, %r3
        @p0 ? jmpi receive_byte
        shli    %r3, %r3, (8*__WORD-8)
        shri    %r4, %r4, #8
        or      %r4, %r4, %r3
        subi    %sp, %sp, #1
        rtop    @p0, %sp
        @p0 ? jmpi receive_byte
        jmpr    %ra

// What four bits leave of the CRC-32 of IEEE 802.3, its polynomial reflected.
.perm rw
remainders:
        .word   0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c
        .word   0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c
.global
pieces:
        .word   0, 0
