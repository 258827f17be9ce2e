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

    wire led_heartbeat;
    wire led_running;
    wire led_error;

    wire                        memory_enable;
    wire                        memory_write;
    wire [LINE_NUMBER_BITS-1:0] memory_line;
    wire [LINE_BYTES-1:0]       memory_byte_enable;
    wire [8*LINE_BYTES-1:0]     memory_write_data;
    wire [8*LINE_BYTES-1:0]     memory_read_data;

    harmonica_soc soc (
        .clock(clock),
        .reset(!locked || !button_n),
        .enable(1'b1),
        .uart_rx(rx),
        .uart_tx(tx),
        .led_heartbeat(led_heartbeat),
        .led_running(led_running),
        .led_error(led_error),
        .memory_enable(memory_enable),
        .memory_write(memory_write),
        .memory_line(memory_line),
        .memory_byte_enable(memory_byte_enable),
        .memory_write_data(memory_write_data),
        .memory_read_data(memory_read_data)
    );

    assign led_green_n = !(led_running && led_heartbeat);
    assign led_red_n = !led_error;

    single_port_rams #(
        .LINE_BYTES(LINE_BYTES),
        .LINE_NUMBER_BITS(LINE_NUMBER_BITS)
    ) ram (
        .clock(clock),
        .enable(memory_enable),
        .write(memory_write),
        .line(memory_line),
        .byte_enable(memory_byte_enable),
        .write_data(memory_write_data),
        .read_data(memory_read_data)
    );
endmodule
