// Xilinx' block RAM of 18 kbit; `block_ram.v` says what of it is modelled.
module RAMB18E1 (
    input wire CLKARDCLK, CLKBWRCLK, ENARDEN, ENBWREN, REGCEAREGCE, REGCEB,
    input wire RSTRAMARSTRAM, RSTRAMB, RSTREGARSTREG, RSTREGB,
    input wire [13:0] ADDRARDADDR, ADDRBWRADDR,
    input wire [15:0] DIADI, DIBDI,
    input wire [1:0] DIPADIP, DIPBDIP,
    input wire [1:0] WEA,
    input wire [3:0] WEBWE,
    output wire [15:0] DOADO, DOBDO,
    output wire [1:0] DOPADOP, DOPBDOP
);
    parameter [255:0] INIT_00 = 256'h0, INIT_01 = 256'h0, INIT_02 = 256'h0, INIT_03 = 256'h0;
    parameter [255:0] INIT_04 = 256'h0, INIT_05 = 256'h0, INIT_06 = 256'h0, INIT_07 = 256'h0;
    parameter [255:0] INIT_08 = 256'h0, INIT_09 = 256'h0, INIT_0A = 256'h0, INIT_0B = 256'h0;
    parameter [255:0] INIT_0C = 256'h0, INIT_0D = 256'h0, INIT_0E = 256'h0, INIT_0F = 256'h0;
    parameter [255:0] INIT_10 = 256'h0, INIT_11 = 256'h0, INIT_12 = 256'h0, INIT_13 = 256'h0;
    parameter [255:0] INIT_14 = 256'h0, INIT_15 = 256'h0, INIT_16 = 256'h0, INIT_17 = 256'h0;
    parameter [255:0] INIT_18 = 256'h0, INIT_19 = 256'h0, INIT_1A = 256'h0, INIT_1B = 256'h0;
    parameter [255:0] INIT_1C = 256'h0, INIT_1D = 256'h0, INIT_1E = 256'h0, INIT_1F = 256'h0;
    parameter [255:0] INIT_20 = 256'h0, INIT_21 = 256'h0, INIT_22 = 256'h0, INIT_23 = 256'h0;
    parameter [255:0] INIT_24 = 256'h0, INIT_25 = 256'h0, INIT_26 = 256'h0, INIT_27 = 256'h0;
    parameter [255:0] INIT_28 = 256'h0, INIT_29 = 256'h0, INIT_2A = 256'h0, INIT_2B = 256'h0;
    parameter [255:0] INIT_2C = 256'h0, INIT_2D = 256'h0, INIT_2E = 256'h0, INIT_2F = 256'h0;
    parameter [255:0] INIT_30 = 256'h0, INIT_31 = 256'h0, INIT_32 = 256'h0, INIT_33 = 256'h0;
    parameter [255:0] INIT_34 = 256'h0, INIT_35 = 256'h0, INIT_36 = 256'h0, INIT_37 = 256'h0;
    parameter [255:0] INIT_38 = 256'h0, INIT_39 = 256'h0, INIT_3A = 256'h0, INIT_3B = 256'h0;
    parameter [255:0] INIT_3C = 256'h0, INIT_3D = 256'h0, INIT_3E = 256'h0, INIT_3F = 256'h0;
    parameter [255:0] INITP_00 = 256'h0, INITP_01 = 256'h0, INITP_02 = 256'h0, INITP_03 = 256'h0;
    parameter [255:0] INITP_04 = 256'h0, INITP_05 = 256'h0, INITP_06 = 256'h0, INITP_07 = 256'h0;
    // yosys gives these more bits than there are. The model starts with 0 at its outputs.
    parameter INIT_A = 0, INIT_B = 0, SRVAL_A = 0, SRVAL_B = 0;
    parameter INIT_FILE = "NONE", RAM_MODE = "TDP", WRITE_MODE_A = "WRITE_FIRST", WRITE_MODE_B = "WRITE_FIRST";
    parameter READ_WIDTH_A = 0, READ_WIDTH_B = 0, WRITE_WIDTH_A = 0, WRITE_WIDTH_B = 0;
    parameter DOA_REG = 0, DOB_REG = 0;
    parameter RSTREG_PRIORITY_A = "RSTREG", RSTREG_PRIORITY_B = "RSTREG", RDADDR_COLLISION_HWCONFIG = "DELAYED_WRITE";
    parameter SIM_COLLISION_CHECK = "ALL", SIM_DEVICE = "VIRTEX6";
    parameter [0:0] IS_CLKARDCLK_INVERTED = 0, IS_CLKBWRCLK_INVERTED = 0, IS_ENARDEN_INVERTED = 0, IS_ENBWREN_INVERTED = 0;
    parameter [0:0] IS_RSTRAMARSTRAM_INVERTED = 0, IS_RSTRAMB_INVERTED = 0, IS_RSTREGARSTREG_INVERTED = 0;
    parameter [0:0] IS_RSTREGB_INVERTED = 0;

    localparam IS_SIMPLE = RAM_MODE == "SDP";
    localparam WIDTH_A = WRITE_WIDTH_A != 0 && !IS_SIMPLE ? WRITE_WIDTH_A : READ_WIDTH_A != 0 ? READ_WIDTH_A : 1;
    localparam WIDTH_B = WRITE_WIDTH_B != 0 ? WRITE_WIDTH_B : READ_WIDTH_B != 0 ? READ_WIDTH_B : 1;
    generate
        if (DOA_REG != 0 || DOB_REG != 0) begin : output_registers
            $error("RAMB18E1: the model has no output registers (DOA_REG, DOB_REG)");
        end
        if (INIT_FILE != "NONE") begin : contents_in_a_file
            $error("RAMB18E1: the model takes its contents from INIT_00 and the like, not from a file");
        end
        if (!IS_SIMPLE && (READ_WIDTH_A != 0 && READ_WIDTH_A != WIDTH_A || READ_WIDTH_B != 0 && READ_WIDTH_B != WIDTH_B))
        begin : two_widths
            $error("RAMB18E1: in the model a port reads and writes words of one width");
        end
        if (IS_CLKARDCLK_INVERTED || IS_CLKBWRCLK_INVERTED || IS_ENARDEN_INVERTED || IS_ENBWREN_INVERTED
            || IS_RSTRAMARSTRAM_INVERTED || IS_RSTRAMB_INVERTED || IS_RSTREGARSTREG_INVERTED || IS_RSTREGB_INVERTED)
        begin : inverted
            $error("RAMB18E1: the model has no inverted pins");
        end
    endgenerate
    // Without effect on what is modelled.
    wire unused = &{1'b0, REGCEAREGCE, REGCEB, RSTREGARSTREG, RSTREGB, INIT_A == 0, INIT_B == 0, SRVAL_A == 0, SRVAL_B == 0,
        RSTREG_PRIORITY_A == "", RSTREG_PRIORITY_B == "", RDADDR_COLLISION_HWCONFIG == "", SIM_COLLISION_CHECK == "",
        SIM_DEVICE == ""};

    localparam [16383:0] DATA = {
        INIT_3F, INIT_3E, INIT_3D, INIT_3C, INIT_3B, INIT_3A, INIT_39, INIT_38, INIT_37, INIT_36, INIT_35, INIT_34,
        INIT_33, INIT_32, INIT_31, INIT_30, INIT_2F, INIT_2E, INIT_2D, INIT_2C, INIT_2B, INIT_2A, INIT_29, INIT_28,
        INIT_27, INIT_26, INIT_25, INIT_24, INIT_23, INIT_22, INIT_21, INIT_20, INIT_1F, INIT_1E, INIT_1D, INIT_1C,
        INIT_1B, INIT_1A, INIT_19, INIT_18, INIT_17, INIT_16, INIT_15, INIT_14, INIT_13, INIT_12, INIT_11, INIT_10,
        INIT_0F, INIT_0E, INIT_0D, INIT_0C, INIT_0B, INIT_0A, INIT_09, INIT_08, INIT_07, INIT_06, INIT_05, INIT_04,
        INIT_03, INIT_02, INIT_01, INIT_00};
    localparam [2047:0] PARITY = {
        INITP_07, INITP_06, INITP_05, INITP_04, INITP_03, INITP_02, INITP_01, INITP_00};
    function [18431:0] with_ninth_bits(input [16383:0] data, input [2047:0] parity);
        integer number;
        for (number = 0; number < 2048; number = number + 1)
            with_ninth_bits[number * 9 +: 9] = {parity[number], data[number * 8 +: 8]};
    endfunction
    // A word as it stands in a row, of the pins for data and for ninth bits.
    function [71:0] word(input [63:0] data, input [7:0] parity);
        integer number;
        for (number = 0; number < 8; number = number + 1)
            word[number * 9 +: 9] = {parity[number], data[number * 8 +: 8]};
    endfunction

    localparam WIDEST = 36;
    wire [71:0] data_a = word({48'd0, DIADI}, {6'd0, DIPADIP});
    wire [71:0] data_b = IS_SIMPLE && WIDTH_B == WIDEST
        ? word({32'd0, DIBDI, DIADI}, {4'd0, DIPBDIP, DIPADIP})
        : word({48'd0, DIBDI}, {6'd0, DIPBDIP});
    wire [71:0] out_a, out_b;
    xilinx_block_ram #(
        .ROW_ADDRESS_BITS(8), .WIDTH_A(WIDTH_A), .WIDTH_B(WIDTH_B), .WRITE_MODE_A(WRITE_MODE_A),
        .WRITE_MODE_B(WRITE_MODE_B), .INITIAL(with_ninth_bits(DATA, PARITY))
    ) ram (
        .clock(CLKBWRCLK), .second_clock(CLKARDCLK), .a_enable(ENARDEN), .b_enable(ENBWREN),
        .a_write(IS_SIMPLE ? 8'd0 : {6'd0, WEA}), .b_write({4'd0, WEBWE}),
        .a_address(ADDRARDADDR[13:0]), .b_address(ADDRBWRADDR[13:0]),
        .a_data(data_a), .b_data(data_b), .a_out(out_a), .b_out(out_b));
    always @(posedge CLKBWRCLK)
        if (RSTRAMARSTRAM || RSTRAMB) $fatal(1, "RAMB18E1: the model has no reset");

    // In the mode SDP the pins of port B are the upper half of what port A reads.
    wire [17:0] upper = IS_SIMPLE ? out_a[35:18] : out_b[17:0];
    wire unused_bits = &{1'b0, out_a, out_b};
    genvar number;
    generate
        for (number = 0; number < 2; number = number + 1) begin : bytes
            assign DOADO[number * 8 +: 8] = out_a[number * 9 +: 8];
            assign DOPADOP[number] = out_a[number * 9 + 8];
            assign DOBDO[number * 8 +: 8] = upper[number * 9 +: 8];
            assign DOPBDOP[number] = upper[number * 9 + 8];
        end
    endgenerate
endmodule
