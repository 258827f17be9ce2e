// ECP5's multiplier of 18 x 18 bits (Lattice FPGA-TN-02205), without registers or with one before each factor, which
// then has no sign. Other registers, shift chains and the third input have no pins or parameters here, so a netlist
// that uses them does not compile.
module MULT18X18D (
    input wire A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12, A13, A14, A15, A16, A17,
    input wire B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12, B13, B14, B15, B16, B17,
    input wire C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17,
    input wire SIGNEDA, SIGNEDB, SOURCEA, SOURCEB,
    // Of the registers, if there are any.
    input wire CLK0, CE0, RST0,
    output wire P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19,
    P20, P21, P22, P23, P24, P25, P26, P27, P28, P29, P30, P31, P32, P33, P34, P35
);
    parameter REG_INPUTA_CLK = "NONE";
    parameter REG_INPUTB_CLK = "NONE";
    parameter REG_INPUTA_CE = "CE0";
    parameter REG_INPUTB_CE = "CE0";
    parameter REG_INPUTA_RST = "RST0";
    parameter REG_INPUTB_RST = "RST0";

    localparam REGISTERS = REG_INPUTA_CLK == "CLK0" && REG_INPUTB_CLK == "CLK0";
    generate
        if (!REGISTERS && (REG_INPUTA_CLK != "NONE" || REG_INPUTB_CLK != "NONE")) begin : other_registers
            $error("MULT18X18D: the model has a register before both factors or neither, with CLK0 (REG_INPUTA_CLK)");
        end
        if (REG_INPUTA_CE != "CE0" || REG_INPUTB_CE != "CE0" || REG_INPUTA_RST != "RST0" || REG_INPUTB_RST != "RST0")
        begin : other_pins
            $error("MULT18X18D: the model has one enable and one reset, CE0 and RST0 (REG_INPUTA_CE)");
        end
    endgenerate

    wire [17:0] a = {A17, A16, A15, A14, A13, A12, A11, A10, A9, A8, A7, A6, A5, A4, A3, A2, A1, A0};
    wire [17:0] b = {B17, B16, B15, B14, B13, B12, B11, B10, B9, B8, B7, B6, B5, B4, B3, B2, B1, B0};
    wire [17:0] c = {C17, C16, C15, C14, C13, C12, C11, C10, C9, C8, C7, C6, C5, C4, C3, C2, C1, C0};

    reg [17:0] held_a, held_b;
    initial begin
        held_a = 18'd0;
        held_b = 18'd0;
    end
    always @(posedge CLK0) begin
        if (CE0) begin
            held_a <= a;
            held_b <= b;
        end
        if (REGISTERS && RST0) $fatal(1, "MULT18X18D: the model has no reset");
        if (REGISTERS && (SIGNEDA || SIGNEDB)) $fatal(1, "MULT18X18D: the model has no registers of signed factors");
    end

    wire [17:0] factor_a = REGISTERS ? held_a : a;
    wire [17:0] factor_b = REGISTERS ? held_b : b;
    wire [35:0] wide_a = {{18{SIGNEDA && factor_a[17]}}, factor_a};
    wire [35:0] wide_b = {{18{SIGNEDB && factor_b[17]}}, factor_b};
    wire [35:0] product = wide_a * wide_b;
    assign {P35, P34, P33, P32, P31, P30, P29, P28, P27, P26, P25, P24, P23, P22, P21, P20, P19, P18, P17,
    P16, P15, P14, P13, P12, P11, P10, P9, P8, P7, P6, P5, P4, P3, P2, P1, P0} = product;

    always @* begin
        if (SOURCEA || SOURCEB || c != 18'd0)
            $fatal(1, "MULT18X18D: the model has neither shift chains (SOURCEA, SOURCEB) nor an input C");
    end
endmodule
