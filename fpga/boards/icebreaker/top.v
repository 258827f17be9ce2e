// iCEBreaker: RAM in the four single-port RAMs of 32 KiB, the console on the
// USB serial port, two LEDs (on when low), and the user button as reset.
module top (
    input  wire clk,
    input  wire rx,
    output wire tx,
    input  wire button_n,
    output wire led_red_n,
    output wire led_green_n
);
    `include "board_parameters.vh"

    wire clock;
    wire locked;

    generate
        if (PLL_USED) begin : with_pll
            SB_PLL40_PAD #(
                .FEEDBACK_PATH("SIMPLE"),
                .DIVR(PLL_DIVR),
                .DIVF(PLL_DIVF),
                .DIVQ(PLL_DIVQ),
                .FILTER_RANGE(PLL_FILTER_RANGE)
            ) pll (
                .PACKAGEPIN(clk),
                .PLLOUTGLOBAL(clock),
                .LOCK(locked),
                .RESETB(1'b1),
                .BYPASS(1'b0)
            );
        end else begin : without_pll
            assign clock = clk;
            assign locked = 1'b1;
        end
    endgenerate

