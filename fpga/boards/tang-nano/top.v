// Tang Nano 9K and 20K: the core's clock from the PLL, the console on the USB
// serial port, three of the six LEDs (on when low), and a button as reset.
module top (
    input  wire       clk,
    input  wire       uart_rx,
    output wire       uart_tx,
    input  wire       button,
    output wire [5:0] led
);
    `include "board_parameters.vh"

    wire clock;
    wire locked;

    rPLL #(
        .DEVICE(PLL_DEVICE),
        .FCLKIN(PLL_FCLKIN),
        .IDIV_SEL(PLL_IDIV_SEL),
        .FBDIV_SEL(PLL_FBDIV_SEL),
        .ODIV_SEL(PLL_ODIV_SEL)
    ) pll (
        .CLKIN(clk),
        .CLKOUT(clock),
        .CLKOUTP(),
        .CLKOUTD(),
        .CLKOUTD3(),
        .CLKFB(1'b0),
        .RESET(1'b0),
        .RESET_P(1'b0),
        .FBDSEL(6'b0),
        .IDSEL(6'b0),
        .ODSEL(6'b0),
        .PSDA(4'b0),
        .DUTYDA(4'b0),
        .FDLY(4'b0),
        .LOCK(locked)
    );

    wire led_heartbeat;
    wire led_running;
    wire led_error;

    harmonica_soc soc (
        .clock(clock),
        .reset(!locked || button == BUTTON_PRESSED),
        .enable(1'b1),
        .uart_rx(uart_rx),
        .uart_tx(uart_tx),
        .led_heartbeat(led_heartbeat),
        .led_running(led_running),
        .led_error(led_error)
    );

    assign led = ~{3'b0, led_error, led_running, led_heartbeat};
endmodule
