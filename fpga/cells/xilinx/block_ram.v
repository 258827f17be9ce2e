// Block RAMs of Xilinx' 7 series, 18 and 36 kbit (Xilinx UG473), with two ports on one clock. Addresses count bits of data, without
// the ninth bits; bytes have nine. In the mode SDP port A only reads and port B only writes, words of up to twice the width.
// Not covered, and refused: output registers, resets, cascades, error correction, inverted pins, ports that read and write words
// of different widths, two clocks.

// Where a port's word stands in a row of eight bytes. Words narrower than a byte leave the ninth bits out.
module xilinx_block_ram_word #(
    // 1, 2, 4, or one, two, four or eight bytes of 9 bits.
    parameter WIDTH = 9
) (
    input wire [5:0] address,
    input wire [7:0] bytes,
    output wire [6:0] low_bit,
    output wire [71:0] word_mask,
    output wire [71:0] write_mask
);
    localparam BYTES = WIDTH < 9 ? 1 : WIDTH / 9;
    localparam [71:0] ONES = ~72'd0;
    localparam [2:0] BYTE_MASK = 3'd7 & ~(BYTES[2:0] - 3'd1);
    localparam [2:0] BIT_MASK = WIDTH < 9 ? 3'd7 & ~(WIDTH[2:0] - 3'd1) : 3'd0;
    generate
        if (WIDTH != 1 && WIDTH != 2 && WIDTH != 4 && WIDTH != 9 && WIDTH != 18 && WIDTH != 36 && WIDTH != 72)
        begin : unknown
            $error("block RAM: the model has no such width of data");
        end
    endgenerate
    wire [71:0] enabled = {{9{bytes[7]}}, {9{bytes[6]}}, {9{bytes[5]}}, {9{bytes[4]}},
        {9{bytes[3]}}, {9{bytes[2]}}, {9{bytes[1]}}, {9{bytes[0]}}};
    wire [71:0] word = ONES >> (72 - WIDTH);
    assign low_bit = {4'd0, address[5:3] & BYTE_MASK} * 7'd9 + {4'd0, address[2:0] & BIT_MASK};
    assign word_mask = word << low_bit;
    assign write_mask = (enabled & word) << low_bit;
endmodule

module xilinx_block_ram #(
    parameter ROW_ADDRESS_BITS = 9,
    parameter WIDTH_A = 9,
    parameter WIDTH_B = 9,
    parameter WRITE_MODE_A = "WRITE_FIRST",
    parameter WRITE_MODE_B = "WRITE_FIRST",
    parameter [72 * (1 << ROW_ADDRESS_BITS) - 1:0] INITIAL = 0
) (
    input wire clock, second_clock,
    input wire a_enable, b_enable,
    input wire [7:0] a_write, b_write,
    input wire [ROW_ADDRESS_BITS+5:0] a_address, b_address,
    // Words, from bit 0 on, byte by byte with their ninth bits.
    input wire [71:0] a_data, b_data,
    output wire [71:0] a_out, b_out
);
    // 0: the output stays while the port writes; 1: the new word; 2: the old one. The texts are of different lengths.
    /* verilator lint_off WIDTHEXPAND */
    localparam MODE_A = WRITE_MODE_A == "NO_CHANGE" ? 0 : WRITE_MODE_A == "READ_FIRST" ? 2 : 1;
    localparam MODE_B = WRITE_MODE_B == "NO_CHANGE" ? 0 : WRITE_MODE_B == "READ_FIRST" ? 2 : 1;
    /* verilator lint_on WIDTHEXPAND */
    localparam BYTES_A = WIDTH_A < 9 ? 1 : WIDTH_A / 9;
    localparam BYTES_B = WIDTH_B < 9 ? 1 : WIDTH_B / 9;
    wire [7:0] a_bytes = a_write & (8'hff >> (8 - BYTES_A));
    wire [7:0] b_bytes = b_write & (8'hff >> (8 - BYTES_B));
    wire a_writes = a_bytes != 8'd0;
    wire b_writes = b_bytes != 8'd0;

    wire [6:0] a_low_bit, b_low_bit;
    wire [71:0] a_word_mask, a_write_mask, a_row, b_word_mask, b_write_mask, b_row;
    xilinx_block_ram_word #(.WIDTH(WIDTH_A)) word_a (
        .address(a_address[5:0]), .bytes(a_bytes), .low_bit(a_low_bit), .word_mask(a_word_mask),
        .write_mask(a_write_mask));
    xilinx_block_ram_word #(.WIDTH(WIDTH_B)) word_b (
        .address(b_address[5:0]), .bytes(b_bytes), .low_bit(b_low_bit), .word_mask(b_word_mask),
        .write_mask(b_write_mask));
    block_ram_model #(
        .ROW_ADDRESS_BITS(ROW_ADDRESS_BITS), .ROW_BITS(72), .WRITE_MODE_A(MODE_A), .WRITE_MODE_B(MODE_B),
        .INITIAL(INITIAL)
    ) ram (
        .clock(clock),
        .a_enable(a_enable), .a_write(a_writes), .a_row(a_address[ROW_ADDRESS_BITS+5:6]), .a_word_mask(a_word_mask),
        .a_write_mask(a_write_mask), .a_data(a_data << a_low_bit), .a_out(a_row),
        .b_enable(b_enable), .b_write(b_writes), .b_row(b_address[ROW_ADDRESS_BITS+5:6]), .b_word_mask(b_word_mask),
        .b_write_mask(b_write_mask), .b_data(b_data << b_low_bit), .b_out(b_row));

    // Where the words last read stand.
    reg [6:0] a_read_low_bit, b_read_low_bit;
    always @(posedge clock) begin
        if (a_enable && !(a_writes && MODE_A == 0)) a_read_low_bit <= a_low_bit;
        if (b_enable && !(b_writes && MODE_B == 0)) b_read_low_bit <= b_low_bit;
        if (!second_clock) $fatal(1, "block RAM: the model has one clock for both ports");
    end
    assign a_out = (a_row >> a_read_low_bit) & (~72'd0 >> (72 - WIDTH_A));
    assign b_out = (b_row >> b_read_low_bit) & (~72'd0 >> (72 - WIDTH_B));
endmodule
