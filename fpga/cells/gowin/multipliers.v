// Gowin's multipliers without registers (Gowin UG287). Their registers and shift chains are refused.

module MULT9X9 (
    input wire [8:0] A, SIA, B, SIB,
    input wire ASIGN, BSIGN, ASEL, BSEL, CE, CLK, RESET,
    output wire [17:0] DOUT
);
    wire [17:0] wide_a = {{9{ASIGN && A[8]}}, A};
    wire [17:0] wide_b = {{9{BSIGN && B[8]}}, B};
    assign DOUT = wide_a * wide_b;
    wire unused = &{1'b0, CE, CLK, RESET, SIA, SIB};
    always @* if (ASEL || BSEL) $fatal(1, "MULT9X9: the model has no shift chains (ASEL, BSEL)");
endmodule

module MULT18X18 (
    input wire [17:0] A, SIA, B, SIB,
    input wire ASIGN, BSIGN, ASEL, BSEL, CE, CLK, RESET,
    output wire [35:0] DOUT
);
    wire [35:0] wide_a = {{18{ASIGN && A[17]}}, A};
    wire [35:0] wide_b = {{18{BSIGN && B[17]}}, B};
    assign DOUT = wide_a * wide_b;
    wire unused = &{1'b0, CE, CLK, RESET, SIA, SIB};
    always @* if (ASEL || BSEL) $fatal(1, "MULT18X18: the model has no shift chains (ASEL, BSEL)");
endmodule

module MULT36X36 (
    input wire [35:0] A, B,
    input wire ASIGN, BSIGN, CE, CLK, RESET,
    output wire [71:0] DOUT
);
    wire [71:0] wide_a = {{36{ASIGN && A[35]}}, A};
    wire [71:0] wide_b = {{36{BSIGN && B[35]}}, B};
    assign DOUT = wide_a * wide_b;
    wire unused = &{1'b0, CE, CLK, RESET};
endmodule
