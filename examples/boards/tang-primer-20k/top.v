// tang-primer-20k: the core's clock from the PLL, and the console on a serial line.
module top (
    input  wire clk,
    input  wire button,
    input  wire uart_rx,  // to the FPGA
    output wire led_heartbeat,
    output wire led_running,
    output wire led_error,
    output wire uart_tx   // from the FPGA
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

    wire heartbeat;
    wire running;
    wire error;

    harmonica_soc soc (
        .clock(clock),
        .reset(!locked || button == BUTTON_PRESSED),
        .enable(1'b1),
        .uart_rx(uart_rx),
        .uart_tx(uart_tx),
        .led_heartbeat(heartbeat),
        .led_running(running),
        .led_error(error)
    );

    assign led_heartbeat = heartbeat == LED_ON;
    assign led_running = running == LED_ON;
    assign led_error = error == LED_ON;
endmodule
