// Gowin's phase-locked loop (Gowin UG286), as far as a simulation of cycles needs it: CLKOUT follows CLKIN edge by
// edge, and LOCK rises some cycles after the start. The frequency is not modelled: drive CLKIN with the frequency of
// CLKOUT. Dividers set by pins, outside feedback, bypass and reset are refused; the other outputs stay low.
module rPLL (
    input wire CLKIN, CLKFB, RESET, RESET_P,
    input wire [5:0] FBDSEL, IDSEL, ODSEL,
    input wire [3:0] PSDA, DUTYDA, FDLY,
    output wire CLKOUT, CLKOUTP, CLKOUTD, CLKOUTD3, LOCK
);
    parameter FCLKIN = "100.0";
    parameter DEVICE = "GW1N-1";
    parameter DYN_IDIV_SEL = "false";
    parameter IDIV_SEL = 0;
    parameter DYN_FBDIV_SEL = "false";
    parameter FBDIV_SEL = 0;
    parameter DYN_ODIV_SEL = "false";
    parameter ODIV_SEL = 8;
    parameter CLKFB_SEL = "internal";
    parameter CLKOUT_BYPASS = "false";

    localparam CYCLES_TO_LOCK = 5'd16;

    generate
        if (DYN_IDIV_SEL != "false" || DYN_FBDIV_SEL != "false" || DYN_ODIV_SEL != "false") begin : dynamic
            $error("rPLL: the model has no dividers set by pins (DYN_IDIV_SEL, DYN_FBDIV_SEL, DYN_ODIV_SEL)");
        end
        if (CLKFB_SEL != "internal" || CLKOUT_BYPASS != "false") begin : other_feedback
            $error("rPLL: the model has no outside feedback and no bypass (CLKFB_SEL, CLKOUT_BYPASS)");
        end
        if (IDIV_SEL < 0 || IDIV_SEL > 63 || FBDIV_SEL < 0 || FBDIV_SEL > 63) begin : divider
            $error("rPLL: IDIV_SEL or FBDIV_SEL is not in 0 to 63");
        end
        if (ODIV_SEL != 2 && ODIV_SEL != 4 && ODIV_SEL != 8 && ODIV_SEL != 16 && ODIV_SEL != 32 && ODIV_SEL != 48
            && ODIV_SEL != 64 && ODIV_SEL != 80 && ODIV_SEL != 96 && ODIV_SEL != 112 && ODIV_SEL != 128)
        begin : output_divider
            $error("rPLL: ODIV_SEL is not 2, 4, 8 or a multiple of 16 up to 128");
        end
    endgenerate
    // Without effect on what is modelled.
    wire unused = &{1'b0, CLKFB, FBDSEL, IDSEL, ODSEL, PSDA, DUTYDA, FDLY, FCLKIN == "", DEVICE == ""};

    reg [4:0] cycles;
    initial cycles = 5'd0;
    always @(posedge CLKIN) begin
        if (RESET || RESET_P) $fatal(1, "rPLL: the model has no reset");
        if (cycles != CYCLES_TO_LOCK) cycles <= cycles + 5'd1;
    end
    assign CLKOUT = CLKIN;
    assign {CLKOUTP, CLKOUTD, CLKOUTD3} = 3'd0;
    assign LOCK = cycles == CYCLES_TO_LOCK;
endmodule
