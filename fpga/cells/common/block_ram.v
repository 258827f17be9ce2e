// What the vendors' block RAMs have in common: rows of bits, two ports on one clock, each of which reads or writes
// some bits of a row.
//
// What a port reads while the other one writes any of it, the vendors leave open. Here it is a number that has
// nothing to do with what was there or what comes, so that a design that uses it is found out in simulation. A
// simulator that gives the old word, as the usual models do, would hide it.
module block_ram_model #(
    parameter ROW_ADDRESS_BITS = 9,
    // 72 at most.
    parameter ROW_BITS = 36,
    // What a port reads while it writes itself. 0: its output stays; 1: the new word; 2: the old word.
    parameter WRITE_MODE_A = 0,
    parameter WRITE_MODE_B = 0,
    parameter [ROW_BITS * (1 << ROW_ADDRESS_BITS) - 1:0] INITIAL = 0
) (
    input wire clock,
    // A port that is enabled writes, or else reads.
    input wire a_enable,
    input wire a_write,
    input wire [ROW_ADDRESS_BITS-1:0] a_row,
    // The bits of the row that are the word at the address, and those of them that a write changes.
    input wire [ROW_BITS-1:0] a_word_mask,
    input wire [ROW_BITS-1:0] a_write_mask,
    input wire [ROW_BITS-1:0] a_data,
    // The row read, from the clock edge on; what is not in the word is not defined.
    output reg [ROW_BITS-1:0] a_out,
    input wire b_enable,
    input wire b_write,
    input wire [ROW_ADDRESS_BITS-1:0] b_row,
    input wire [ROW_BITS-1:0] b_word_mask,
    input wire [ROW_BITS-1:0] b_write_mask,
    input wire [ROW_BITS-1:0] b_data,
    output reg [ROW_BITS-1:0] b_out
);
    reg [ROW_BITS-1:0] rows [0:(1 << ROW_ADDRESS_BITS)-1];
    integer row;
    initial begin
        for (row = 0; row < (1 << ROW_ADDRESS_BITS); row = row + 1)
            rows[row] = INITIAL[row * ROW_BITS +: ROW_BITS];
        a_out = {ROW_BITS{1'b0}};
        b_out = {ROW_BITS{1'b0}};
        anything = 72'h5a_9e37_79b9_7f4a_7c15;
    end

    wire same_row = a_row == b_row;
    wire [ROW_BITS-1:0] a_writes = a_enable && a_write ? a_write_mask : {ROW_BITS{1'b0}};
    wire [ROW_BITS-1:0] b_writes = b_enable && b_write ? b_write_mask : {ROW_BITS{1'b0}};
    wire [ROW_BITS-1:0] a_new = (rows[a_row] & ~a_writes) | (a_data & a_writes);
    wire [ROW_BITS-1:0] b_new = (rows[b_row] & ~b_writes) | (b_data & b_writes);
    // Of one row that both ports write, each bit has one writer at most: see below.
    wire [ROW_BITS-1:0] both_new = (a_new & ~b_writes) | (b_new & b_writes);
    wire a_collides = same_row && (b_writes & a_word_mask) != {ROW_BITS{1'b0}};
    wire b_collides = same_row && (a_writes & b_word_mask) != {ROW_BITS{1'b0}};

    // What a collision reads: a linear feedback shift register.
    reg [71:0] anything;

    always @(posedge clock) begin
        anything <= {anything[70:0], anything[71] ^ anything[65] ^ anything[24] ^ anything[18]};
        if (same_row && (a_writes & b_writes) != {ROW_BITS{1'b0}})
            $fatal(1, "block RAM: both ports write the same bits");
        if (b_writes != {ROW_BITS{1'b0}})
            rows[b_row] <= same_row ? both_new : b_new;
        if (a_writes != {ROW_BITS{1'b0}})
            rows[a_row] <= same_row ? both_new : a_new;
        if (a_enable && !(a_write && WRITE_MODE_A == 0))
            a_out <= a_collides ? anything[ROW_BITS-1:0] : a_write && WRITE_MODE_A == 1 ? a_new : rows[a_row];
        if (b_enable && !(b_write && WRITE_MODE_B == 0))
            b_out <= b_collides ? anything[ROW_BITS-1:0] : b_write && WRITE_MODE_B == 1 ? b_new : rows[b_row];
    end
endmodule

// Where a port's word stands in a row of four bytes of 8 or 9 bits, as the block RAMs of ECP5 and Gowin have it. Words
// narrower than a byte leave the ninth bits out.
module block_ram_word #(
    parameter BYTE_BITS = 9,
    // 1, 2, 4, or one, two or four bytes.
    parameter WIDTH = 18
) (
    // Low bits of the address: of a row of 32 words of one bit. Those that words of several bytes do not need enable
    // their bytes.
    input wire [4:0] address,
    output wire [5:0] low_bit,
    output wire [4*BYTE_BITS-1:0] word_mask,
    output wire [4*BYTE_BITS-1:0] write_mask
);
    localparam BYTE = BYTE_BITS;
    localparam ROW = 4 * BYTE_BITS;
    localparam [ROW-1:0] ONES = ~{ROW{1'b0}};
    localparam [5:0] STEP = BYTE[5:0];
    /* verilator lint_off UNUSEDSIGNAL */
    wire [5:0] byte_low_bit = {4'd0, address[4:3]} * STEP;
    wire [ROW-1:0] bytes = {{BYTE{address[3]}}, {BYTE{address[2]}}, {BYTE{address[1]}}, {BYTE{address[0]}}};
    /* verilator lint_on UNUSEDSIGNAL */
    wire [ROW-1:0] enabled;
    generate
        if (WIDTH == 4 * BYTE) begin : four_bytes
            assign low_bit = 6'd0;
            assign enabled = bytes;
        end else if (WIDTH == 2 * BYTE) begin : two_bytes
            assign low_bit = {4'd0, address[4], 1'b0} * STEP;
            assign enabled = bytes & (ONES >> 2 * BYTE);
        end else if (WIDTH == BYTE) begin : one_byte
            assign low_bit = byte_low_bit;
            assign enabled = ONES >> 3 * BYTE;
        end else if (WIDTH == 4) begin : four_bits
            assign low_bit = byte_low_bit + {3'd0, address[2], 2'd0};
            assign enabled = ONES >> (ROW - 4);
        end else if (WIDTH == 2) begin : two_bits
            assign low_bit = byte_low_bit + {3'd0, address[2:1], 1'd0};
            assign enabled = ONES >> (ROW - 2);
        end else begin : one_bit
            if (WIDTH != 1) begin : unknown
                $error("block RAM: the model has no such width of data");
            end
            assign low_bit = byte_low_bit + {3'd0, address[2:0]};
            assign enabled = ONES >> (ROW - 1);
        end
    endgenerate
    assign word_mask = (ONES >> (ROW - WIDTH)) << low_bit;
    assign write_mask = enabled << low_bit;
endmodule
