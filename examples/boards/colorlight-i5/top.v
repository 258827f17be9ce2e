// colorlight-i5: the core's clock from the PLL, and the console on a serial line.
module top (
    input  wire clk,
    input  wire button,
    input  wire uart_rx,  // to the FPGA
    output wire led_heartbeat,
    output wire uart_tx   // from the FPGA
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
        .CLKI(clk),
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
endmodule
