// Arty A7: the core's clock from an MMCM, the console on the USB serial port,
// three of the four green LEDs, and button 0 as reset.
module top (
    input  wire       clk_100mhz,
    input  wire       uart_txd_in,   // to the FPGA
    output wire       uart_rxd_out,  // from the FPGA
    input  wire       button_0,
    output wire [3:0] led
);
    `include "board_parameters.vh"

    wire clock;
    wire clock_unbuffered;
    wire feedback;
    wire locked;

    MMCME2_BASE #(
        .CLKIN1_PERIOD(PLL_INPUT_PERIOD_NS),
        .DIVCLK_DIVIDE(1),
        .CLKFBOUT_MULT_F(PLL_MULTIPLIER),
        .CLKOUT0_DIVIDE_F(PLL_OUTPUT_DIVIDER)
    ) mmcm (
        .CLKIN1(clk_100mhz),
        .CLKFBIN(feedback),
        .CLKFBOUT(feedback),
        .CLKOUT0(clock_unbuffered),
        .RST(1'b0),
        .PWRDWN(1'b0),
        .LOCKED(locked)
    );

    BUFG clock_buffer (
        .I(clock_unbuffered),
        .O(clock)
    );

    wire led_heartbeat;
    wire led_running;
    wire led_error;

    harmonica_soc soc (
        .clock(clock),
        .reset(!locked || button_0),
        .enable(1'b1),
        .uart_rx(uart_txd_in),
        .uart_tx(uart_rxd_out),
        .led_heartbeat(led_heartbeat),
        .led_running(led_running),
        .led_error(led_error)
    );

    assign led = {1'b0, led_error, led_running, led_heartbeat};
endmodule
