// iCE40-HX8K breakout board: the core's clock from the PLL, the console on the
// USB serial port, three of the eight LEDs. It has no button: the PLL's lock
// is the reset.
module top (
    input  wire       clk,
    input  wire       ser_rx,
    output wire       ser_tx,
    output wire [7:0] leds
);
    `include "board_parameters.vh"

    wire clock;
    wire locked;

    generate
        if (PLL_USED) begin : with_pll
            SB_PLL40_CORE #(
                .FEEDBACK_PATH("SIMPLE"),
                .DIVR(PLL_DIVR),
                .DIVF(PLL_DIVF),
                .DIVQ(PLL_DIVQ),
                .FILTER_RANGE(PLL_FILTER_RANGE)
            ) pll (
                .REFERENCECLK(clk),
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

    wire led_heartbeat;
    wire led_running;
    wire led_error;

    harmonica_soc soc (
        .clock(clock),
        .reset(!locked),
        .enable(1'b1),
        .uart_rx(ser_rx),
        .uart_tx(ser_tx),
        .led_heartbeat(led_heartbeat),
        .led_running(led_running),
        .led_error(led_error)
    );

    assign leds = {5'b0, led_error, led_running, led_heartbeat};
endmodule
