// ULX3S: the core's clock from the PLL, the console on the USB serial port,
// three LEDs, and the first fire button as reset.
module top (
    input  wire       clk_25mhz,
    input  wire       ftdi_txd,    // to the FPGA
    output wire       ftdi_rxd,    // from the FPGA
    input  wire       button_fire1,
    output wire [7:0] led,
    output wire       wifi_gpio0
);
    `include "board_parameters.vh"

    wire clock;
    wire locked;

    // Feedback is taken from the output, so its phase follows the input.
    (* ICP_CURRENT = "12" *) (* LPF_RESISTOR = "8" *)
    (* MFG_ENABLE_FILTEROPAMP = "1" *) (* MFG_GMCREF_SEL = "2" *)
    EHXPLLL #(
        .PLLRST_ENA("DISABLED"),
        .INTFB_WAKE("DISABLED"),
        .STDBY_ENABLE("DISABLED"),
        .DPHASE_SOURCE("DISABLED"),
        .OUTDIVIDER_MUXA("DIVA"),
        .OUTDIVIDER_MUXB("DIVB"),
        .OUTDIVIDER_MUXC("DIVC"),
        .OUTDIVIDER_MUXD("DIVD"),
        .CLKI_DIV(PLL_INPUT_DIVIDER),
        .CLKFB_DIV(PLL_FEEDBACK_DIVIDER),
        .CLKOP_ENABLE("ENABLED"),
        .CLKOP_DIV(PLL_OUTPUT_DIVIDER),
        .CLKOP_CPHASE((PLL_OUTPUT_DIVIDER - 1) / 2),
        .CLKOP_FPHASE(0),
        .FEEDBK_PATH("CLKOP")
    ) pll (
        .RST(1'b0),
        .STDBY(1'b0),
        .CLKI(clk_25mhz),
        .CLKOP(clock),
        .CLKFB(clock),
        .CLKINTFB(),
        .PHASESEL0(1'b0),
        .PHASESEL1(1'b0),
        .PHASEDIR(1'b1),
        .PHASESTEP(1'b1),
        .PHASELOADREG(1'b1),
        .PLLWAKESYNC(1'b0),
        .ENCLKOP(1'b0),
        .LOCK(locked)
    );

    wire led_heartbeat;
    wire led_running;
    wire led_error;

    harmonica_soc soc (
        .clock(clock),
        .reset(!locked || button_fire1),
        .enable(1'b1),
        .uart_rx(ftdi_txd),
        .uart_tx(ftdi_rxd),
        .led_heartbeat(led_heartbeat),
        .led_running(led_running),
        .led_error(led_error)
    );

    assign led = {5'b0, led_error, led_running, led_heartbeat};

    // Low would hand the board to the ESP32, which can reprogram the FPGA.
    assign wifi_gpio0 = 1'b1;
endmodule
