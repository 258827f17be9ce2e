// Gowin's block RAMs of 16 and 18 kbit (Gowin UG285): SP, SPX9 with one port, SDPB, SDPX9B with one that writes (A)
// and one that reads (B), DPB, DPX9B with two. X9: bytes of 9 bits, else of 8. Not covered, and refused: output
// registers (READ_MODE 1), resets, two clocks, block selects other than BLK_SEL.
module gowin_block_ram #(
    parameter BYTE_BITS = 8,
    parameter WIDTH_A = 32,
    parameter WIDTH_B = 32,
    // 0: the output stays while the port writes; 1: the new word; 2: the old one.
    parameter WRITE_MODE_A = 0,
    parameter WRITE_MODE_B = 0,
    parameter [2048*BYTE_BITS-1:0] INITIAL = 0
) (
    input wire clock_a, clock_b,
    input wire enable_a, write_a, enable_b, write_b,
    input wire [13:0] address_a, address_b,
    input wire [4*BYTE_BITS-1:0] data_a, data_b,
    output wire [4*BYTE_BITS-1:0] word_a, word_b,
    // Of pins that the model has no behaviour for.
    input wire refused
);
    localparam ROW_BITS = 4 * BYTE_BITS;
    wire [5:0] low_bit_a, low_bit_b;
    wire [ROW_BITS-1:0] word_mask_a, word_mask_b, write_mask_a, write_mask_b, out_a, out_b;
    block_ram_word #(.BYTE_BITS(BYTE_BITS), .WIDTH(WIDTH_A)) in_row_a (
        .address(address_a[4:0]), .low_bit(low_bit_a), .word_mask(word_mask_a), .write_mask(write_mask_a));
    block_ram_word #(.BYTE_BITS(BYTE_BITS), .WIDTH(WIDTH_B)) in_row_b (
        .address(address_b[4:0]), .low_bit(low_bit_b), .word_mask(word_mask_b), .write_mask(write_mask_b));
    block_ram_model #(
        .ROW_ADDRESS_BITS(9), .ROW_BITS(ROW_BITS), .WRITE_MODE_A(WRITE_MODE_A), .WRITE_MODE_B(WRITE_MODE_B),
        .INITIAL(INITIAL)
    ) ram (
        .clock(clock_b),
        .a_enable(enable_a), .a_write(write_a), .a_row(address_a[13:5]), .a_word_mask(word_mask_a),
        .a_write_mask(write_mask_a), .a_data(data_a << low_bit_a), .a_out(out_a),
        .b_enable(enable_b), .b_write(write_b), .b_row(address_b[13:5]), .b_word_mask(word_mask_b),
        .b_write_mask(write_mask_b), .b_data(data_b << low_bit_b), .b_out(out_b));

    // Where the words last read stand.
    reg [5:0] read_low_bit_a, read_low_bit_b;
    always @(posedge clock_b) begin
        if (enable_a && !(write_a && WRITE_MODE_A == 0)) read_low_bit_a <= low_bit_a;
        if (enable_b && !(write_b && WRITE_MODE_B == 0)) read_low_bit_b <= low_bit_b;
        if (!clock_a) $fatal(1, "Gowin's block RAM: the model has one clock for both ports");
        if (refused) $fatal(1, "Gowin's block RAM: the model has no reset and no other block selects than BLK_SEL");
    end
    assign word_a = out_a >> read_low_bit_a;
    assign word_b = out_b >> read_low_bit_b;
endmodule

// Every cell has its contents in 64 parameters, each 32 of its bytes, the last on the left of the whole.
`define INITIAL_ROWS(BITS) parameter [BITS-1:0] \
    INIT_RAM_00 = 0, INIT_RAM_01 = 0, INIT_RAM_02 = 0, INIT_RAM_03 = 0, INIT_RAM_04 = 0, \
    INIT_RAM_05 = 0, INIT_RAM_06 = 0, INIT_RAM_07 = 0, INIT_RAM_08 = 0, INIT_RAM_09 = 0, \
    INIT_RAM_0A = 0, INIT_RAM_0B = 0, INIT_RAM_0C = 0, INIT_RAM_0D = 0, INIT_RAM_0E = 0, \
    INIT_RAM_0F = 0, INIT_RAM_10 = 0, INIT_RAM_11 = 0, INIT_RAM_12 = 0, INIT_RAM_13 = 0, \
    INIT_RAM_14 = 0, INIT_RAM_15 = 0, INIT_RAM_16 = 0, INIT_RAM_17 = 0, INIT_RAM_18 = 0, \
    INIT_RAM_19 = 0, INIT_RAM_1A = 0, INIT_RAM_1B = 0, INIT_RAM_1C = 0, INIT_RAM_1D = 0, \
    INIT_RAM_1E = 0, INIT_RAM_1F = 0, INIT_RAM_20 = 0, INIT_RAM_21 = 0, INIT_RAM_22 = 0, \
    INIT_RAM_23 = 0, INIT_RAM_24 = 0, INIT_RAM_25 = 0, INIT_RAM_26 = 0, INIT_RAM_27 = 0, \
    INIT_RAM_28 = 0, INIT_RAM_29 = 0, INIT_RAM_2A = 0, INIT_RAM_2B = 0, INIT_RAM_2C = 0, \
    INIT_RAM_2D = 0, INIT_RAM_2E = 0, INIT_RAM_2F = 0, INIT_RAM_30 = 0, INIT_RAM_31 = 0, \
    INIT_RAM_32 = 0, INIT_RAM_33 = 0, INIT_RAM_34 = 0, INIT_RAM_35 = 0, INIT_RAM_36 = 0, \
    INIT_RAM_37 = 0, INIT_RAM_38 = 0, INIT_RAM_39 = 0, INIT_RAM_3A = 0, INIT_RAM_3B = 0, \
    INIT_RAM_3C = 0, INIT_RAM_3D = 0, INIT_RAM_3E = 0, INIT_RAM_3F = 0;
`define ALL_ROWS { \
    INIT_RAM_3F, INIT_RAM_3E, INIT_RAM_3D, INIT_RAM_3C, INIT_RAM_3B, INIT_RAM_3A, INIT_RAM_39, INIT_RAM_38, \
    INIT_RAM_37, INIT_RAM_36, INIT_RAM_35, INIT_RAM_34, INIT_RAM_33, INIT_RAM_32, INIT_RAM_31, INIT_RAM_30, \
    INIT_RAM_2F, INIT_RAM_2E, INIT_RAM_2D, INIT_RAM_2C, INIT_RAM_2B, INIT_RAM_2A, INIT_RAM_29, INIT_RAM_28, \
    INIT_RAM_27, INIT_RAM_26, INIT_RAM_25, INIT_RAM_24, INIT_RAM_23, INIT_RAM_22, INIT_RAM_21, INIT_RAM_20, \
    INIT_RAM_1F, INIT_RAM_1E, INIT_RAM_1D, INIT_RAM_1C, INIT_RAM_1B, INIT_RAM_1A, INIT_RAM_19, INIT_RAM_18, \
    INIT_RAM_17, INIT_RAM_16, INIT_RAM_15, INIT_RAM_14, INIT_RAM_13, INIT_RAM_12, INIT_RAM_11, INIT_RAM_10, \
    INIT_RAM_0F, INIT_RAM_0E, INIT_RAM_0D, INIT_RAM_0C, INIT_RAM_0B, INIT_RAM_0A, INIT_RAM_09, INIT_RAM_08, \
    INIT_RAM_07, INIT_RAM_06, INIT_RAM_05, INIT_RAM_04, INIT_RAM_03, INIT_RAM_02, INIT_RAM_01, INIT_RAM_00}

module SP (
    input wire CLK, CE, OCE, WRE, RESET,
    input wire [2:0] BLKSEL,
    input wire [13:0] AD,
    input wire [31:0] DI,
    output wire [31:0] DO
);
    parameter READ_MODE = 1'b0;
    parameter WRITE_MODE = 2'b00;
    parameter BIT_WIDTH = 32;
    parameter BLK_SEL = 3'b000;
    parameter RESET_MODE = "SYNC";
    `INITIAL_ROWS(256)
    generate
        if (READ_MODE != 0) begin : output_registers
            $error("SP: the model has no output registers (READ_MODE)");
        end
    endgenerate
    wire [31:0] second_port;
    wire unused = &{1'b0, OCE, RESET_MODE == "", second_port};
    gowin_block_ram #(
        .BYTE_BITS(8), .WIDTH_A(BIT_WIDTH), .WIDTH_B(BIT_WIDTH), .WRITE_MODE_A(WRITE_MODE),
        .INITIAL(`ALL_ROWS)
    ) ram (
        .clock_a(CLK), .clock_b(CLK), .enable_a(CE), .write_a(WRE), .enable_b(1'b0), .write_b(1'b0),
        .address_a(AD), .address_b(14'd0), .data_a(DI), .data_b(32'd0), .word_a(DO), .word_b(second_port),
        .refused(RESET || BLKSEL != BLK_SEL));
endmodule

module SPX9 (
    input wire CLK, CE, OCE, WRE, RESET,
    input wire [2:0] BLKSEL,
    input wire [13:0] AD,
    input wire [35:0] DI,
    output wire [35:0] DO
);
    parameter READ_MODE = 1'b0;
    parameter WRITE_MODE = 2'b00;
    parameter BIT_WIDTH = 36;
    parameter BLK_SEL = 3'b000;
    parameter RESET_MODE = "SYNC";
    `INITIAL_ROWS(288)
    generate
        if (READ_MODE != 0) begin : output_registers
            $error("SPX9: the model has no output registers (READ_MODE)");
        end
    endgenerate
    wire [35:0] second_port;
    wire unused = &{1'b0, OCE, RESET_MODE == "", second_port};
    gowin_block_ram #(
        .BYTE_BITS(9), .WIDTH_A(BIT_WIDTH), .WIDTH_B(BIT_WIDTH), .WRITE_MODE_A(WRITE_MODE),
        .INITIAL(`ALL_ROWS)
    ) ram (
        .clock_a(CLK), .clock_b(CLK), .enable_a(CE), .write_a(WRE), .enable_b(1'b0), .write_b(1'b0),
        .address_a(AD), .address_b(14'd0), .data_a(DI), .data_b(36'd0), .word_a(DO), .word_b(second_port),
        .refused(RESET || BLKSEL != BLK_SEL));
endmodule

module SDPB (
    input wire CLKA, CEA, CLKB, CEB, OCE, RESETA, RESETB,
    input wire [13:0] ADA, ADB,
    input wire [2:0] BLKSELA, BLKSELB,
    input wire [31:0] DI,
    output wire [31:0] DO
);
    parameter READ_MODE = 1'b0;
    parameter BIT_WIDTH_0 = 32;
    parameter BIT_WIDTH_1 = 32;
    parameter BLK_SEL_0 = 3'b000;
    parameter BLK_SEL_1 = 3'b000;
    parameter RESET_MODE = "SYNC";
    `INITIAL_ROWS(256)
    generate
        if (READ_MODE != 0) begin : output_registers
            $error("SDPB: the model has no output registers (READ_MODE)");
        end
    endgenerate
    wire [31:0] not_read;
    wire unused = &{1'b0, OCE, RESET_MODE == "", not_read};
    gowin_block_ram #(
        .BYTE_BITS(8), .WIDTH_A(BIT_WIDTH_0), .WIDTH_B(BIT_WIDTH_1),
        .INITIAL(`ALL_ROWS)
    ) ram (
        .clock_a(CLKA), .clock_b(CLKB), .enable_a(CEA), .write_a(1'b1), .enable_b(CEB), .write_b(1'b0),
        .address_a(ADA), .address_b(ADB), .data_a(DI), .data_b(32'd0), .word_a(not_read), .word_b(DO),
        .refused(RESETA || RESETB || BLKSELA != BLK_SEL_0 || BLKSELB != BLK_SEL_1));
endmodule

module SDPX9B (
    input wire CLKA, CEA, CLKB, CEB, OCE, RESETA, RESETB,
    input wire [13:0] ADA, ADB,
    input wire [2:0] BLKSELA, BLKSELB,
    input wire [35:0] DI,
    output wire [35:0] DO
);
    parameter READ_MODE = 1'b0;
    parameter BIT_WIDTH_0 = 36;
    parameter BIT_WIDTH_1 = 36;
    parameter BLK_SEL_0 = 3'b000;
    parameter BLK_SEL_1 = 3'b000;
    parameter RESET_MODE = "SYNC";
    `INITIAL_ROWS(288)
    generate
        if (READ_MODE != 0) begin : output_registers
            $error("SDPX9B: the model has no output registers (READ_MODE)");
        end
    endgenerate
    wire [35:0] not_read;
    wire unused = &{1'b0, OCE, RESET_MODE == "", not_read};
    gowin_block_ram #(
        .BYTE_BITS(9), .WIDTH_A(BIT_WIDTH_0), .WIDTH_B(BIT_WIDTH_1),
        .INITIAL(`ALL_ROWS)
    ) ram (
        .clock_a(CLKA), .clock_b(CLKB), .enable_a(CEA), .write_a(1'b1), .enable_b(CEB), .write_b(1'b0),
        .address_a(ADA), .address_b(ADB), .data_a(DI), .data_b(36'd0), .word_a(not_read), .word_b(DO),
        .refused(RESETA || RESETB || BLKSELA != BLK_SEL_0 || BLKSELB != BLK_SEL_1));
endmodule

module DPB (
    input wire CLKA, CEA, CLKB, CEB, OCEA, OCEB, RESETA, RESETB, WREA, WREB,
    input wire [13:0] ADA, ADB,
    input wire [2:0] BLKSELA, BLKSELB,
    input wire [15:0] DIA, DIB,
    output wire [15:0] DOA, DOB
);
    parameter READ_MODE0 = 1'b0;
    parameter READ_MODE1 = 1'b0;
    parameter WRITE_MODE0 = 2'b00;
    parameter WRITE_MODE1 = 2'b00;
    parameter BIT_WIDTH_0 = 16;
    parameter BIT_WIDTH_1 = 16;
    parameter BLK_SEL_0 = 3'b000;
    parameter BLK_SEL_1 = 3'b000;
    parameter RESET_MODE = "SYNC";
    `INITIAL_ROWS(256)
    generate
        if (READ_MODE0 != 0 || READ_MODE1 != 0) begin : output_registers
            $error("DPB: the model has no output registers (READ_MODE0, READ_MODE1)");
        end
    endgenerate
    wire [15:0] high_a, high_b;
    wire unused = &{1'b0, OCEA, OCEB, RESET_MODE == "", high_a, high_b};
    gowin_block_ram #(
        .BYTE_BITS(8), .WIDTH_A(BIT_WIDTH_0), .WIDTH_B(BIT_WIDTH_1), .WRITE_MODE_A(WRITE_MODE0),
        .WRITE_MODE_B(WRITE_MODE1),
        .INITIAL(`ALL_ROWS)
    ) ram (
        .clock_a(CLKA), .clock_b(CLKB), .enable_a(CEA), .write_a(WREA), .enable_b(CEB), .write_b(WREB),
        .address_a(ADA), .address_b(ADB), .data_a({16'd0, DIA}), .data_b({16'd0, DIB}),
        .word_a({high_a, DOA}), .word_b({high_b, DOB}),
        .refused(RESETA || RESETB || BLKSELA != BLK_SEL_0 || BLKSELB != BLK_SEL_1));
endmodule

module DPX9B (
    input wire CLKA, CEA, CLKB, CEB, OCEA, OCEB, RESETA, RESETB, WREA, WREB,
    input wire [13:0] ADA, ADB,
    input wire [2:0] BLKSELA, BLKSELB,
    input wire [17:0] DIA, DIB,
    output wire [17:0] DOA, DOB
);
    parameter READ_MODE0 = 1'b0;
    parameter READ_MODE1 = 1'b0;
    parameter WRITE_MODE0 = 2'b00;
    parameter WRITE_MODE1 = 2'b00;
    parameter BIT_WIDTH_0 = 18;
    parameter BIT_WIDTH_1 = 18;
    parameter BLK_SEL_0 = 3'b000;
    parameter BLK_SEL_1 = 3'b000;
    parameter RESET_MODE = "SYNC";
    `INITIAL_ROWS(288)
    generate
        if (READ_MODE0 != 0 || READ_MODE1 != 0) begin : output_registers
            $error("DPX9B: the model has no output registers (READ_MODE0, READ_MODE1)");
        end
    endgenerate
    wire [17:0] high_a, high_b;
    wire unused = &{1'b0, OCEA, OCEB, RESET_MODE == "", high_a, high_b};
    gowin_block_ram #(
        .BYTE_BITS(9), .WIDTH_A(BIT_WIDTH_0), .WIDTH_B(BIT_WIDTH_1), .WRITE_MODE_A(WRITE_MODE0),
        .WRITE_MODE_B(WRITE_MODE1),
        .INITIAL(`ALL_ROWS)
    ) ram (
        .clock_a(CLKA), .clock_b(CLKB), .enable_a(CEA), .write_a(WREA), .enable_b(CEB), .write_b(WREB),
        .address_a(ADA), .address_b(ADB), .data_a({18'd0, DIA}), .data_b({18'd0, DIB}),
        .word_a({high_a, DOA}), .word_b({high_b, DOB}),
        .refused(RESETA || RESETB || BLKSELA != BLK_SEL_0 || BLKSELB != BLK_SEL_1));
endmodule

`undef INITIAL_ROWS
`undef ALL_ROWS
