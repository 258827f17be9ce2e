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

    // Each RAM has 16,384 words of 2 bytes: side by side they make a line, rows
    // of them the depth.
    localparam COLUMNS = LINE_BYTES / 2;
    localparam ROW_BITS = LINE_NUMBER_BITS > 14 ? LINE_NUMBER_BITS - 14 : 0;
    localparam ROWS = 1 << ROW_BITS;

    wire [ROW_BITS+14:0] line = memory_line;
    wire [ROW_BITS:0] row = line[ROW_BITS+14:14];
    wire [ROWS*8*LINE_BYTES-1:0] rows_read_data;
    reg  [ROW_BITS:0] row_read;

    always @(posedge clock)
        if (memory_enable)
            row_read <= row;

    assign memory_read_data = rows_read_data[row_read * 8 * LINE_BYTES +: 8 * LINE_BYTES];

    genvar r, c;
    generate
        for (r = 0; r < ROWS; r = r + 1) begin : rows
            for (c = 0; c < COLUMNS; c = c + 1) begin : columns
                SB_SPRAM256KA ram (
                    .CLOCK(clock),
                    .CHIPSELECT(memory_enable && row == r),
                    .WREN(memory_write),
                    .ADDRESS(line[13:0]),
                    .MASKWREN({{2{memory_byte_enable[2*c+1]}}, {2{memory_byte_enable[2*c]}}}),
                    .DATAIN(memory_write_data[16*c +: 16]),
                    .DATAOUT(rows_read_data[8*LINE_BYTES*r + 16*c +: 16]),
                    .STANDBY(1'b0),
                    .SLEEP(1'b0),
                    .POWEROFF(1'b1)
                );
            end
        end
    endgenerate
endmodule
