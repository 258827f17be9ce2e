// iCE40's block RAM of 4 kbit: 256 rows of 16 bits, one port that writes and one that reads (Lattice TN1250 and
// Project IceStorm's documentation of the bits' order). Words narrower than a row are interleaved: neighbouring bits of
// a row belong to different words. Not covered: two clocks.
module SB_RAM40_4K (
    output wire [15:0] RDATA,
    input wire RCLK,
    input wire RCLKE = 1'b1,
    input wire RE = 1'b0,
    input wire [10:0] RADDR,
    input wire WCLK,
    input wire WCLKE = 1'b1,
    input wire WE = 1'b0,
    input wire [10:0] WADDR,
    // High: the bit is not written. Only with words of 16 bits.
    input wire [15:0] MASK = 16'd0,
    input wire [15:0] WDATA
);
    // 0 to 3: words of 16, 8, 4, 2 bits.
    parameter [1:0] WRITE_MODE = 0;
    parameter [1:0] READ_MODE = 0;
    // 16 rows each.
    parameter [255:0] INIT_0 = 256'h0, INIT_1 = 256'h0, INIT_2 = 256'h0, INIT_3 = 256'h0;
    parameter [255:0] INIT_4 = 256'h0, INIT_5 = 256'h0, INIT_6 = 256'h0, INIT_7 = 256'h0;
    parameter [255:0] INIT_8 = 256'h0, INIT_9 = 256'h0, INIT_A = 256'h0, INIT_B = 256'h0;
    parameter [255:0] INIT_C = 256'h0, INIT_D = 256'h0, INIT_E = 256'h0, INIT_F = 256'h0;
    parameter INIT_FILE = "";

    generate
        if (INIT_FILE != "") begin : contents_in_a_file
            $error("SB_RAM40_4K: the model takes its contents from INIT_0 to INIT_F, not from a file");
        end
    endgenerate

    wire [15:0] write_word_mask, read_word_mask, spread_data, row_read;
    wire [15:0] no_data, not_read;
    wire unused = &{1'b0, no_data, not_read};
    wire [15:0] write_mask = WRITE_MODE == 2'd0 ? ~MASK : write_word_mask;
    sb_ram40_4k_word #(.MODE(WRITE_MODE)) written (
        .address(WADDR[10:8]), .word_mask(write_word_mask), .pins(WDATA), .row(spread_data));
    sb_ram40_4k_word #(.MODE(READ_MODE)) read (
        .address(RADDR[10:8]), .word_mask(read_word_mask), .pins(16'd0), .row(no_data));
    block_ram_model #(
        .ROW_ADDRESS_BITS(8), .ROW_BITS(16),
        .INITIAL({INIT_F, INIT_E, INIT_D, INIT_C, INIT_B, INIT_A, INIT_9, INIT_8, INIT_7, INIT_6, INIT_5, INIT_4, INIT_3, INIT_2, INIT_1, INIT_0})
    ) ram (
        .clock(RCLK),
        .a_enable(WE && WCLKE), .a_write(1'b1), .a_row(WADDR[7:0]), .a_word_mask(write_word_mask),
        .a_write_mask(write_mask), .a_data(spread_data), .a_out(not_read),
        .b_enable(RE && RCLKE), .b_write(1'b0), .b_row(RADDR[7:0]), .b_word_mask(read_word_mask),
        .b_write_mask(16'd0), .b_data(16'd0), .b_out(row_read));

    // Of the row last read, the bits of the word.
    reg [15:0] mask_read;
    always @(posedge RCLK) begin
        if (RE && RCLKE) mask_read <= read_word_mask;
        if (!WCLK) $fatal(1, "SB_RAM40_4K: the model has one clock for both ports");
    end
    sb_ram40_4k_pins #(.MODE(READ_MODE)) gathered (.row(row_read & mask_read), .pins(RDATA));
endmodule

// A word's bits in a row, and its data spread over the row.
module sb_ram40_4k_word #(
    parameter [1:0] MODE = 0
) (
    input wire [2:0] address,
    output wire [15:0] word_mask,
    input wire [15:0] pins,
    output wire [15:0] row
);
    // Neighbouring bits of a row, each of another word, and which of their pins has the data.
    localparam GROUP = 1 << MODE;
    localparam PIN = GROUP == 1 ? 0 : GROUP / 2 - 1;
    wire [7:0] one_of_group = 8'd1 << (address & (3'd7 >> (2'd3 - MODE)));
    genvar bit_number;
    generate
        for (bit_number = 0; bit_number < 16; bit_number = bit_number + 1) begin : bits
            assign word_mask[bit_number] = one_of_group[bit_number % GROUP];
            assign row[bit_number] = pins[bit_number / GROUP * GROUP + PIN];
        end
    endgenerate
    wire unused = &{1'b0, pins, one_of_group};
endmodule

// The pins of a word, of a row that has only that word's bits.
module sb_ram40_4k_pins #(
    parameter [1:0] MODE = 0
) (
    input wire [15:0] row,
    output wire [15:0] pins
);
    localparam GROUP = 1 << MODE;
    localparam PIN = GROUP == 1 ? 0 : GROUP / 2 - 1;
    genvar pin;
    generate
        for (pin = 0; pin < 16; pin = pin + 1) begin : each
            if (pin % GROUP == PIN) begin : used
                assign pins[pin] = |row[pin / GROUP * GROUP +: GROUP];
            end else begin : not_used
                assign pins[pin] = 1'b0;
            end
        end
    endgenerate
endmodule
