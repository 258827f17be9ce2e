// @NAME@: the core's clock from the PLL, and the console on a serial line.
module top (
    input  wire clk,
@button|    input  wire button,
    input  wire uart_rx,  // to the FPGA
@led1|    output wire led_heartbeat,
@led2|    output wire led_running,
@led3|    output wire led_error,
    output wire uart_tx   // from the FPGA
);
    `include "board_parameters.vh"

    wire clock;
    wire locked;

@ecp5|    // Feedback is taken from the output, so its phase follows the input.
@ecp5|    (* ICP_CURRENT = "12" *) (* LPF_RESISTOR = "8" *)
@ecp5|    (* MFG_ENABLE_FILTEROPAMP = "1" *) (* MFG_GMCREF_SEL = "2" *)
@ecp5|    EHXPLLL #(
@ecp5|        .PLLRST_ENA("DISABLED"),
@ecp5|        .INTFB_WAKE("DISABLED"),
@ecp5|        .STDBY_ENABLE("DISABLED"),
@ecp5|        .DPHASE_SOURCE("DISABLED"),
@ecp5|        .OUTDIVIDER_MUXA("DIVA"),
@ecp5|        .OUTDIVIDER_MUXB("DIVB"),
@ecp5|        .OUTDIVIDER_MUXC("DIVC"),
@ecp5|        .OUTDIVIDER_MUXD("DIVD"),
@ecp5|        .CLKI_DIV(PLL_INPUT_DIVIDER),
@ecp5|        .CLKFB_DIV(PLL_FEEDBACK_DIVIDER),
@ecp5|        .CLKOP_ENABLE("ENABLED"),
@ecp5|        .CLKOP_DIV(PLL_OUTPUT_DIVIDER),
@ecp5|        .CLKOP_CPHASE((PLL_OUTPUT_DIVIDER - 1) / 2),
@ecp5|        .CLKOP_FPHASE(0),
@ecp5|        .FEEDBK_PATH("CLKOP")
@ecp5|    ) pll (
@ecp5|        .RST(1'b0),
@ecp5|        .STDBY(1'b0),
@ecp5|        .CLKI(clk),
@ecp5|        .CLKOP(clock),
@ecp5|        .CLKFB(clock),
@ecp5|        .CLKINTFB(),
@ecp5|        .PHASESEL0(1'b0),
@ecp5|        .PHASESEL1(1'b0),
@ecp5|        .PHASEDIR(1'b1),
@ecp5|        .PHASESTEP(1'b1),
@ecp5|        .PHASELOADREG(1'b1),
@ecp5|        .PLLWAKESYNC(1'b0),
@ecp5|        .ENCLKOP(1'b0),
@ecp5|        .LOCK(locked)
@ecp5|    );
@ice40|    generate
@ice40|        if (!PLL_USED) begin : without_pll
@ice40|            assign clock = clk;
@ice40|            assign locked = 1'b1;
@ice40|        end else if (PLL_AT_PIN) begin : pll_at_pin
@ice40|            SB_PLL40_PAD #(
@ice40|                .FEEDBACK_PATH("SIMPLE"),
@ice40|                .DIVR(PLL_DIVR),
@ice40|                .DIVF(PLL_DIVF),
@ice40|                .DIVQ(PLL_DIVQ),
@ice40|                .FILTER_RANGE(PLL_FILTER_RANGE)
@ice40|            ) pll (
@ice40|                .PACKAGEPIN(clk),
@ice40|                .PLLOUTGLOBAL(clock),
@ice40|                .LOCK(locked),
@ice40|                .RESETB(1'b1),
@ice40|                .BYPASS(1'b0)
@ice40|            );
@ice40|        end else begin : pll_in_fabric
@ice40|            SB_PLL40_CORE #(
@ice40|                .FEEDBACK_PATH("SIMPLE"),
@ice40|                .DIVR(PLL_DIVR),
@ice40|                .DIVF(PLL_DIVF),
@ice40|                .DIVQ(PLL_DIVQ),
@ice40|                .FILTER_RANGE(PLL_FILTER_RANGE)
@ice40|            ) pll (
@ice40|                .REFERENCECLK(clk),
@ice40|                .PLLOUTGLOBAL(clock),
@ice40|                .LOCK(locked),
@ice40|                .RESETB(1'b1),
@ice40|                .BYPASS(1'b0)
@ice40|            );
@ice40|        end
@ice40|    endgenerate
@gowin|    rPLL #(
@gowin|        .DEVICE(PLL_DEVICE),
@gowin|        .FCLKIN(PLL_FCLKIN),
@gowin|        .IDIV_SEL(PLL_IDIV_SEL),
@gowin|        .FBDIV_SEL(PLL_FBDIV_SEL),
@gowin|        .ODIV_SEL(PLL_ODIV_SEL)
@gowin|    ) pll (
@gowin|        .CLKIN(clk),
@gowin|        .CLKOUT(clock),
@gowin|        .CLKOUTP(),
@gowin|        .CLKOUTD(),
@gowin|        .CLKOUTD3(),
@gowin|        .CLKFB(1'b0),
@gowin|        .RESET(1'b0),
@gowin|        .RESET_P(1'b0),
@gowin|        .FBDSEL(6'b0),
@gowin|        .IDSEL(6'b0),
@gowin|        .ODSEL(6'b0),
@gowin|        .PSDA(4'b0),
@gowin|        .DUTYDA(4'b0),
@gowin|        .FDLY(4'b0),
@gowin|        .LOCK(locked)
@gowin|    );
@xilinx|    wire clock_unbuffered;
@xilinx|    wire feedback;
@xilinx|
@xilinx|    MMCME2_BASE #(
@xilinx|        .CLKIN1_PERIOD(PLL_INPUT_PERIOD_NS),
@xilinx|        .DIVCLK_DIVIDE(1),
@xilinx|        .CLKFBOUT_MULT_F(PLL_MULTIPLIER),
@xilinx|        .CLKOUT0_DIVIDE_F(PLL_OUTPUT_DIVIDER)
@xilinx|    ) mmcm (
@xilinx|        .CLKIN1(clk),
@xilinx|        .CLKFBIN(feedback),
@xilinx|        .CLKFBOUT(feedback),
@xilinx|        .CLKOUT0(clock_unbuffered),
@xilinx|        .RST(1'b0),
@xilinx|        .PWRDWN(1'b0),
@xilinx|        .LOCKED(locked)
@xilinx|    );
@xilinx|
@xilinx|    BUFG clock_buffer (
@xilinx|        .I(clock_unbuffered),
@xilinx|        .O(clock)
@xilinx|    );

    wire heartbeat;
    wire running;
    wire error;
@external|
@external|    wire                        memory_enable;
@external|    wire                        memory_write;
@external|    wire [LINE_NUMBER_BITS-1:0] memory_line;
@external|    wire [LINE_BYTES-1:0]       memory_byte_enable;
@external|    wire [8*LINE_BYTES-1:0]     memory_write_data;
@external|    wire [8*LINE_BYTES-1:0]     memory_read_data;

    harmonica_soc soc (
        .clock(clock),
@button|        .reset(!locked || button == BUTTON_PRESSED),
@no-button|        .reset(!locked),
        .enable(1'b1),
        .uart_rx(uart_rx),
        .uart_tx(uart_tx),
@external|        .memory_enable(memory_enable),
@external|        .memory_write(memory_write),
@external|        .memory_line(memory_line),
@external|        .memory_byte_enable(memory_byte_enable),
@external|        .memory_write_data(memory_write_data),
@external|        .memory_read_data(memory_read_data),
        .led_heartbeat(heartbeat),
        .led_running(running),
        .led_error(error)
    );
@external|
@external|    single_port_rams #(
@external|        .LINE_BYTES(LINE_BYTES),
@external|        .LINE_NUMBER_BITS(LINE_NUMBER_BITS)
@external|    ) ram (
@external|        .clock(clock),
@external|        .enable(memory_enable),
@external|        .write(memory_write),
@external|        .line(memory_line),
@external|        .byte_enable(memory_byte_enable),
@external|        .write_data(memory_write_data),
@external|        .read_data(memory_read_data)
@external|    );
@led1|
@led1|    assign led_heartbeat = heartbeat == LED_ON;
@led2|    assign led_running = running == LED_ON;
@led3|    assign led_error = error == LED_ON;
endmodule
