// The mixed-mode clock manager of Xilinx' 7 series (Xilinx UG472), as far as a simulation of cycles needs it: CLKOUT0 follows CLKIN1
// edge by edge, and LOCKED rises some cycles after the start. The frequency is not modelled: drive CLKIN1 with the frequency of
// CLKOUT0. Feedback from elsewhere than CLKFBOUT is not noticed; the other outputs stay low. Reset and power-down are refused.
module MMCME2_BASE (
    input wire CLKIN1, CLKFBIN, RST, PWRDWN,
    output wire CLKFBOUT, CLKFBOUTB, CLKOUT0, CLKOUT0B, CLKOUT1, CLKOUT1B, CLKOUT2, CLKOUT2B, CLKOUT3, CLKOUT3B,
    output wire CLKOUT4, CLKOUT5, CLKOUT6, LOCKED
);
    parameter BANDWIDTH = "OPTIMIZED";
    parameter CLKIN1_PERIOD = 0;
    parameter DIVCLK_DIVIDE = 1;
    parameter CLKFBOUT_MULT_F = 5;
    parameter CLKFBOUT_PHASE = 0;
    parameter CLKOUT0_DIVIDE_F = 1;
    parameter CLKOUT0_PHASE = 0;
    parameter REF_JITTER1 = 0;
    parameter STARTUP_WAIT = "FALSE";

    localparam CYCLES_TO_LOCK = 5'd16;

    generate
        if (DIVCLK_DIVIDE < 1 || DIVCLK_DIVIDE > 106 || CLKFBOUT_MULT_F < 2 || CLKFBOUT_MULT_F > 64
            || CLKOUT0_DIVIDE_F < 1 || CLKOUT0_DIVIDE_F > 128) begin : divider
            $error("MMCME2_BASE: DIVCLK_DIVIDE is not in 1 to 106, CLKFBOUT_MULT_F not in 2 to 64, or CLKOUT0_DIVIDE_F not in 1 to 128");
        end
        if (STARTUP_WAIT != "FALSE") begin : startup
            $error("MMCME2_BASE: the model does not hold the start back (STARTUP_WAIT)");
        end
    endgenerate
    // Without effect on what is modelled.
    wire unused = &{1'b0, CLKFBIN, BANDWIDTH == "", CLKIN1_PERIOD == 0, CLKFBOUT_PHASE == 0, CLKOUT0_PHASE == 0,
        REF_JITTER1 == 0};

    reg [4:0] cycles;
    initial cycles = 5'd0;
    always @(posedge CLKIN1) begin
        if (RST || PWRDWN) $fatal(1, "MMCME2_BASE: the model has no reset and no power-down");
        if (cycles != CYCLES_TO_LOCK) cycles <= cycles + 5'd1;
    end
    assign CLKOUT0 = CLKIN1;
    assign CLKFBOUT = CLKIN1;
    assign {CLKFBOUTB, CLKOUT0B, CLKOUT1, CLKOUT1B, CLKOUT2, CLKOUT2B, CLKOUT3, CLKOUT3B, CLKOUT4, CLKOUT5, CLKOUT6} = 11'd0;
    assign LOCKED = cycles == CYCLES_TO_LOCK;
endmodule
