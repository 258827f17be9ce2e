// ECP5's phase-locked loop (Lattice FPGA-TN-02200), as far as a simulation of cycles needs it: CLKOP follows CLKI edge
// by edge, and LOCK rises some cycles after the start. The frequency is not modelled: drive CLKI with the frequency of
// CLKOP. Further outputs, dynamic phase, standby and reset are refused.
module EHXPLLL (
    input wire CLKI, CLKFB, PHASESEL1, PHASESEL0, PHASEDIR, PHASESTEP, PHASELOADREG, STDBY, PLLWAKESYNC, RST, ENCLKOP,
    output wire CLKOP, CLKINTFB,
    output wire LOCK
);
    parameter CLKI_DIV = 1;
    parameter CLKFB_DIV = 1;
    parameter CLKOP_DIV = 8;
    parameter CLKOP_ENABLE = "ENABLED";
    parameter CLKOP_CPHASE = 0;
    parameter CLKOP_FPHASE = 0;
    parameter FEEDBK_PATH = "CLKOP";
    parameter OUTDIVIDER_MUXA = "DIVA";
    parameter OUTDIVIDER_MUXB = "DIVB";
    parameter OUTDIVIDER_MUXC = "DIVC";
    parameter OUTDIVIDER_MUXD = "DIVD";
    parameter STDBY_ENABLE = "DISABLED";
    parameter DPHASE_SOURCE = "DISABLED";
    parameter PLLRST_ENA = "DISABLED";
    parameter INTFB_WAKE = "DISABLED";

    localparam CYCLES_TO_LOCK = 5'd16;

    generate
        if (FEEDBK_PATH != "CLKOP" || CLKOP_ENABLE != "ENABLED") begin : other_feedback
            $error("EHXPLLL: the model is of a loop over CLKOP (FEEDBK_PATH)");
        end
        if (STDBY_ENABLE != "DISABLED" || DPHASE_SOURCE != "DISABLED" || PLLRST_ENA != "DISABLED") begin : dynamic
            $error("EHXPLLL: the model has no standby, dynamic phase or reset");
        end
        if (CLKI_DIV < 1 || CLKI_DIV > 128 || CLKFB_DIV < 1 || CLKFB_DIV > 128 || CLKOP_DIV < 1 || CLKOP_DIV > 128)
        begin : divider
            $error("EHXPLLL: a divider is not in 1 to 128");
        end
    endgenerate
    // Without effect on what is modelled.
    wire unused = &{1'b0, CLKFB, PHASESEL1, PHASESEL0, PHASEDIR, PHASESTEP, PHASELOADREG, PLLWAKESYNC, ENCLKOP,
        CLKOP_CPHASE == 0, CLKOP_FPHASE == 0, OUTDIVIDER_MUXA == "", OUTDIVIDER_MUXB == "", OUTDIVIDER_MUXC == "",
        OUTDIVIDER_MUXD == "", INTFB_WAKE == ""};

    reg [4:0] cycles;
    initial cycles = 5'd0;
    always @(posedge CLKI) begin
        if (RST || STDBY) $fatal(1, "EHXPLLL: the model has no reset and no standby");
        if (cycles != CYCLES_TO_LOCK) cycles <= cycles + 5'd1;
    end
    assign CLKOP = CLKI;
    assign CLKINTFB = 1'b0;
    assign LOCK = cycles == CYCLES_TO_LOCK;
endmodule
