// iCE40's phase-locked loops (Lattice TN1251) with their input from the fabric or from a pin, as far as a simulation of
// cycles needs them: the outputs follow the input edge by edge, and LOCK rises some cycles after the start. The
// frequency is not modelled: drive the input with the frequency of the output. Other modes than SIMPLE, bypass, delays
// and reset are refused.
module sb_pll40_model #(
    parameter FEEDBACK_PATH = "SIMPLE",
    parameter [3:0] DIVR = 4'd0,
    parameter [6:0] DIVF = 7'd0,
    parameter [2:0] DIVQ = 3'd0
) (
    input wire clock,
    input wire resetb,
    input wire bypass,
    output wire lock
);
    localparam CYCLES_TO_LOCK = 5'd16;
    generate
        if (FEEDBACK_PATH != "SIMPLE") begin : other_feedback
            $error("SB_PLL40: the model has no other FEEDBACK_PATH than SIMPLE");
        end
        if (DIVF > 7'd63 || DIVQ == 3'd0 || DIVQ == 3'd7) begin : divider
            $error("SB_PLL40: DIVF is not in 0 to 63 or DIVQ not in 1 to 6");
        end
    endgenerate
    wire unused = &{1'b0, DIVR};

    reg [4:0] cycles;
    initial cycles = 5'd0;
    always @(posedge clock) begin
        if (!resetb || bypass) $fatal(1, "SB_PLL40: the model has no reset and no bypass");
        if (cycles != CYCLES_TO_LOCK) cycles <= cycles + 5'd1;
    end
    assign lock = cycles == CYCLES_TO_LOCK;
endmodule

module SB_PLL40_CORE #(
    parameter FEEDBACK_PATH = "SIMPLE",
    parameter [3:0] DIVR = 4'd0,
    parameter [6:0] DIVF = 7'd0,
    parameter [2:0] DIVQ = 3'd0,
    parameter [2:0] FILTER_RANGE = 3'd0
) (
    input wire REFERENCECLK, RESETB, BYPASS,
    output wire PLLOUTCORE, PLLOUTGLOBAL, LOCK
);
    sb_pll40_model #(.FEEDBACK_PATH(FEEDBACK_PATH), .DIVR(DIVR), .DIVF(DIVF), .DIVQ(DIVQ)) pll (
        .clock(REFERENCECLK), .resetb(RESETB), .bypass(BYPASS), .lock(LOCK));
    assign PLLOUTCORE = REFERENCECLK;
    assign PLLOUTGLOBAL = REFERENCECLK;
    wire unused = &{1'b0, FILTER_RANGE};
endmodule

module SB_PLL40_PAD #(
    parameter FEEDBACK_PATH = "SIMPLE",
    parameter [3:0] DIVR = 4'd0,
    parameter [6:0] DIVF = 7'd0,
    parameter [2:0] DIVQ = 3'd0,
    parameter [2:0] FILTER_RANGE = 3'd0
) (
    input wire PACKAGEPIN, RESETB, BYPASS,
    output wire PLLOUTCORE, PLLOUTGLOBAL, LOCK
);
    sb_pll40_model #(.FEEDBACK_PATH(FEEDBACK_PATH), .DIVR(DIVR), .DIVF(DIVF), .DIVQ(DIVQ)) pll (
        .clock(PACKAGEPIN), .resetb(RESETB), .bypass(BYPASS), .lock(LOCK));
    assign PLLOUTCORE = PACKAGEPIN;
    assign PLLOUTGLOBAL = PACKAGEPIN;
    wire unused = &{1'b0, FILTER_RANGE};
endmodule
