// ECP5's block RAM of 18 kbit with two ports (Lattice FPGA-TN-02204).
//
// With a width of 36, port A only writes, {DIB, DIA}, and port B only reads, {DOB, DOA}. An output register (REGMODE)
// takes what its port shows in every cycle in which its own enable is 1 (OCE), whatever the port's enable is. Not
// covered, and refused: resets, chip selects, inverted clocks, two clocks, a register behind one half of a word of 36
// bits.
module DP16KD (
    input wire DIA0, DIA1, DIA2, DIA3, DIA4, DIA5, DIA6, DIA7, DIA8, DIA9, DIA10, DIA11, DIA12, DIA13, DIA14,
    DIA15, DIA16, DIA17,
    input wire ADA0, ADA1, ADA2, ADA3, ADA4, ADA5, ADA6, ADA7, ADA8, ADA9, ADA10, ADA11, ADA12, ADA13,
    input wire CEA, OCEA, CLKA, WEA, CSA2, CSA1, CSA0, RSTA,
    input wire DIB0, DIB1, DIB2, DIB3, DIB4, DIB5, DIB6, DIB7, DIB8, DIB9, DIB10, DIB11, DIB12, DIB13, DIB14,
    DIB15, DIB16, DIB17,
    input wire ADB0, ADB1, ADB2, ADB3, ADB4, ADB5, ADB6, ADB7, ADB8, ADB9, ADB10, ADB11, ADB12, ADB13,
    input wire CEB, OCEB, CLKB, WEB, CSB2, CSB1, CSB0, RSTB,
    output wire DOA0, DOA1, DOA2, DOA3, DOA4, DOA5, DOA6, DOA7, DOA8, DOA9, DOA10, DOA11, DOA12, DOA13,
    DOA14, DOA15, DOA16, DOA17,
    output wire DOB0, DOB1, DOB2, DOB3, DOB4, DOB5, DOB6, DOB7, DOB8, DOB9, DOB10, DOB11, DOB12, DOB13,
    DOB14, DOB15, DOB16, DOB17
);
    parameter DATA_WIDTH_A = 18;
    parameter DATA_WIDTH_B = 18;
    parameter REGMODE_A = "NOREG";
    parameter REGMODE_B = "NOREG";
    parameter RESETMODE = "SYNC";
    parameter ASYNC_RESET_RELEASE = "SYNC";
    parameter CSDECODE_A = "0b000";
    parameter CSDECODE_B = "0b000";
    parameter WRITEMODE_A = "NORMAL";
    parameter WRITEMODE_B = "NORMAL";
    parameter CLKAMUX = "CLKA";
    parameter CLKBMUX = "CLKB";
    parameter GSR = "ENABLED";
    parameter INIT_DATA = "STATIC";
    // 16 words of 18 bits each, a word in 20 bits.
    parameter [319:0] INITVAL_00 = 320'h0, INITVAL_01 = 320'h0, INITVAL_02 = 320'h0, INITVAL_03 = 320'h0;
    parameter [319:0] INITVAL_04 = 320'h0, INITVAL_05 = 320'h0, INITVAL_06 = 320'h0, INITVAL_07 = 320'h0;
    parameter [319:0] INITVAL_08 = 320'h0, INITVAL_09 = 320'h0, INITVAL_0A = 320'h0, INITVAL_0B = 320'h0;
    parameter [319:0] INITVAL_0C = 320'h0, INITVAL_0D = 320'h0, INITVAL_0E = 320'h0, INITVAL_0F = 320'h0;
    parameter [319:0] INITVAL_10 = 320'h0, INITVAL_11 = 320'h0, INITVAL_12 = 320'h0, INITVAL_13 = 320'h0;
    parameter [319:0] INITVAL_14 = 320'h0, INITVAL_15 = 320'h0, INITVAL_16 = 320'h0, INITVAL_17 = 320'h0;
    parameter [319:0] INITVAL_18 = 320'h0, INITVAL_19 = 320'h0, INITVAL_1A = 320'h0, INITVAL_1B = 320'h0;
    parameter [319:0] INITVAL_1C = 320'h0, INITVAL_1D = 320'h0, INITVAL_1E = 320'h0, INITVAL_1F = 320'h0;
    parameter [319:0] INITVAL_20 = 320'h0, INITVAL_21 = 320'h0, INITVAL_22 = 320'h0, INITVAL_23 = 320'h0;
    parameter [319:0] INITVAL_24 = 320'h0, INITVAL_25 = 320'h0, INITVAL_26 = 320'h0, INITVAL_27 = 320'h0;
    parameter [319:0] INITVAL_28 = 320'h0, INITVAL_29 = 320'h0, INITVAL_2A = 320'h0, INITVAL_2B = 320'h0;
    parameter [319:0] INITVAL_2C = 320'h0, INITVAL_2D = 320'h0, INITVAL_2E = 320'h0, INITVAL_2F = 320'h0;
    parameter [319:0] INITVAL_30 = 320'h0, INITVAL_31 = 320'h0, INITVAL_32 = 320'h0, INITVAL_33 = 320'h0;
    parameter [319:0] INITVAL_34 = 320'h0, INITVAL_35 = 320'h0, INITVAL_36 = 320'h0, INITVAL_37 = 320'h0;
    parameter [319:0] INITVAL_38 = 320'h0, INITVAL_39 = 320'h0, INITVAL_3A = 320'h0, INITVAL_3B = 320'h0;
    parameter [319:0] INITVAL_3C = 320'h0, INITVAL_3D = 320'h0, INITVAL_3E = 320'h0, INITVAL_3F = 320'h0;

    // Port B reads through the pins of both ports.
    localparam JOINED = DATA_WIDTH_B == 36;
    // The texts are of different lengths.
    /* verilator lint_off WIDTHEXPAND */
    localparam REGISTER_A = REGMODE_A == "OUTREG";
    localparam REGISTER_B = REGMODE_B == "OUTREG";
    localparam KNOWN_A = REGISTER_A || REGMODE_A == "NOREG";
    localparam KNOWN_B = REGISTER_B || REGMODE_B == "NOREG";
    /* verilator lint_on WIDTHEXPAND */

    generate
        if (!KNOWN_A || !KNOWN_B) begin : output_registers
            $error("DP16KD: an output register is there or not (REGMODE: OUTREG, NOREG)");
        end
        if (JOINED && REGISTER_A != REGISTER_B) begin : half_a_register
            $error("DP16KD: the model has no register behind one half of a word of 36 bits (REGMODE)");
        end
        if (CSDECODE_A != "0b000" || CSDECODE_B != "0b000") begin : chip_selects
            $error("DP16KD: the model has no chip selects (CSDECODE)");
        end
        if (CLKAMUX != "CLKA" || CLKBMUX != "CLKB") begin : inverted_clocks
            $error("DP16KD: the model has no inverted clocks (CLKAMUX, CLKBMUX)");
        end
    endgenerate
    // Without effect on what is modelled.
    wire unused = &{1'b0, RESETMODE == "", ASYNC_RESET_RELEASE == "", GSR == "", INIT_DATA == ""};

    wire [17:0] data_a = {DIA17, DIA16, DIA15, DIA14, DIA13, DIA12, DIA11, DIA10, DIA9, DIA8, DIA7, DIA6,
    DIA5, DIA4, DIA3, DIA2, DIA1, DIA0};
    wire [17:0] data_b = {DIB17, DIB16, DIB15, DIB14, DIB13, DIB12, DIB11, DIB10, DIB9, DIB8, DIB7, DIB6,
    DIB5, DIB4, DIB3, DIB2, DIB1, DIB0};
    wire [13:0] address_a = {ADA13, ADA12, ADA11, ADA10, ADA9, ADA8, ADA7, ADA6, ADA5, ADA4, ADA3, ADA2,
    ADA1, ADA0};
    wire [13:0] address_b = {ADB13, ADB12, ADB11, ADB10, ADB9, ADB8, ADB7, ADB6, ADB5, ADB4, ADB3, ADB2,
    ADB1, ADB0};

    // 0: the output stays while the port writes; 1: the new word; 2: the old one. The texts are of different lengths.
    /* verilator lint_off WIDTHEXPAND */
    localparam MODE_A = WRITEMODE_A == "NORMAL" ? 0 : WRITEMODE_A == "READBEFOREWRITE" ? 2 : 1;
    localparam MODE_B = WRITEMODE_B == "NORMAL" ? 0 : WRITEMODE_B == "READBEFOREWRITE" ? 2 : 1;
    /* verilator lint_on WIDTHEXPAND */

    localparam [20479:0] CONTENTS = {INITVAL_3F, INITVAL_3E, INITVAL_3D, INITVAL_3C, INITVAL_3B, INITVAL_3A,
    INITVAL_39, INITVAL_38, INITVAL_37, INITVAL_36, INITVAL_35, INITVAL_34, INITVAL_33, INITVAL_32,
    INITVAL_31, INITVAL_30, INITVAL_2F, INITVAL_2E, INITVAL_2D, INITVAL_2C, INITVAL_2B, INITVAL_2A,
    INITVAL_29, INITVAL_28, INITVAL_27, INITVAL_26, INITVAL_25, INITVAL_24, INITVAL_23, INITVAL_22,
    INITVAL_21, INITVAL_20, INITVAL_1F, INITVAL_1E, INITVAL_1D, INITVAL_1C, INITVAL_1B, INITVAL_1A,
    INITVAL_19, INITVAL_18, INITVAL_17, INITVAL_16, INITVAL_15, INITVAL_14, INITVAL_13, INITVAL_12,
    INITVAL_11, INITVAL_10, INITVAL_0F, INITVAL_0E, INITVAL_0D, INITVAL_0C, INITVAL_0B, INITVAL_0A,
    INITVAL_09, INITVAL_08, INITVAL_07, INITVAL_06, INITVAL_05, INITVAL_04, INITVAL_03, INITVAL_02,
    INITVAL_01, INITVAL_00};
    function [18431:0] without_gaps(input [20479:0] gapped);
        integer word;
        for (word = 0; word < 1024; word = word + 1)
            without_gaps[word * 18 +: 18] = gapped[word * 20 +: 18];
    endfunction

    wire [5:0] low_bit_a, low_bit_b;
    wire [35:0] word_mask_a, word_mask_b, write_mask_a, write_mask_b, out_a, out_b;
    block_ram_word #(.BYTE_BITS(9), .WIDTH(DATA_WIDTH_A)) word_a (
        .address(address_a[4:0]), .low_bit(low_bit_a), .word_mask(word_mask_a), .write_mask(write_mask_a));
    block_ram_word #(.BYTE_BITS(9), .WIDTH(DATA_WIDTH_B)) word_b (
        .address(address_b[4:0]), .low_bit(low_bit_b), .word_mask(word_mask_b), .write_mask(write_mask_b));
    block_ram_model #(
        .ROW_ADDRESS_BITS(9), .ROW_BITS(36), .WRITE_MODE_A(MODE_A), .WRITE_MODE_B(MODE_B),
        .INITIAL(without_gaps(CONTENTS))
    ) ram (
        .clock(CLKB),
        .a_enable(CEA), .a_write(WEA), .a_row(address_a[13:5]), .a_word_mask(word_mask_a),
        .a_write_mask(write_mask_a), .a_data({data_b, data_a} << low_bit_a), .a_out(out_a),
        .b_enable(CEB), .b_write(WEB), .b_row(address_b[13:5]), .b_word_mask(word_mask_b),
        .b_write_mask(write_mask_b), .b_data({18'd0, data_b} << low_bit_b), .b_out(out_b));

    // Where the words last read stand.
    reg [5:0] read_low_bit_a, read_low_bit_b;
    always @(posedge CLKB) begin
        if (CEA && !(WEA && MODE_A == 0)) read_low_bit_a <= low_bit_a;
        if (CEB && !(WEB && MODE_B == 0)) read_low_bit_b <= low_bit_b;
        if (!CLKA) $fatal(1, "DP16KD: the model has one clock for both ports");
        if (RSTA || CSA2 || CSA1 || CSA0 || RSTB || CSB2 || CSB1 || CSB0)
            $fatal(1, "DP16KD: the model has no reset and no chip select");
        if (CEB && WEB && DATA_WIDTH_B == 36)
            $fatal(1, "DP16KD: port B cannot write words of 36 bits");
    end

    wire [35:0] word_of_a = out_a >> read_low_bit_a;
    wire [35:0] word_of_b = out_b >> read_low_bit_b;
    wire [17:0] shown_a = JOINED ? word_of_b[17:0] : word_of_a[17:0];
    wire [17:0] shown_b = JOINED ? word_of_b[35:18] : word_of_b[17:0];
    wire unused_bits = &{1'b0, word_of_a};

    reg [17:0] register_a, register_b;
    initial begin
        register_a = 18'd0;
        register_b = 18'd0;
    end
    always @(posedge CLKB) begin
        if (JOINED ? OCEB : OCEA) register_a <= shown_a;
        if (OCEB) register_b <= shown_b;
    end
    wire [17:0] output_a = REGISTER_A ? register_a : shown_a;
    wire [17:0] output_b = REGISTER_B ? register_b : shown_b;
    assign {DOA17, DOA16, DOA15, DOA14, DOA13, DOA12, DOA11, DOA10, DOA9, DOA8, DOA7, DOA6, DOA5, DOA4, DOA3,
    DOA2, DOA1, DOA0} = output_a;
    assign {DOB17, DOB16, DOB15, DOB14, DOB13, DOB12, DOB11, DOB10, DOB9, DOB8, DOB7, DOB6, DOB5, DOB4, DOB3,
    DOB2, DOB1, DOB0} = output_b;
endmodule
