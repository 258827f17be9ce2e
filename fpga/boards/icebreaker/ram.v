// The system's memory in the single-port RAMs of iCE40 UltraPlus.
module single_port_rams #(
    parameter LINE_BYTES = 4,
    parameter LINE_NUMBER_BITS = 14
) (
    input  wire                        clock,
    input  wire                        enable,
    input  wire                        write,
    input  wire [LINE_NUMBER_BITS-1:0] line,
    input  wire [LINE_BYTES-1:0]       byte_enable,
    input  wire [8*LINE_BYTES-1:0]     write_data,
    output wire [8*LINE_BYTES-1:0]     read_data
);
    // Each RAM has 16,384 words of 2 bytes: side by side they make a line, rows
    // of them the depth.
    localparam COLUMNS = LINE_BYTES / 2;
    localparam ROW_BITS = LINE_NUMBER_BITS > 14 ? LINE_NUMBER_BITS - 14 : 0;
    localparam ROWS = 1 << ROW_BITS;

    wire [ROW_BITS+14:0] wide_line = line;
    wire [ROW_BITS:0] row = wide_line[ROW_BITS+14:14];
    wire [ROWS*8*LINE_BYTES-1:0] rows_read_data;
    reg  [ROW_BITS:0] row_read;

    always @(posedge clock)
        if (enable)
            row_read <= row;

    assign read_data = rows_read_data[row_read * 8 * LINE_BYTES +: 8 * LINE_BYTES];

    genvar r, c;
    generate
        for (r = 0; r < ROWS; r = r + 1) begin : rows
            for (c = 0; c < COLUMNS; c = c + 1) begin : columns
                SB_SPRAM256KA ram (
                    .CLOCK(clock),
                    .CHIPSELECT(enable && row == r),
                    .WREN(write),
                    .ADDRESS(wide_line[13:0]),
                    .MASKWREN({{2{byte_enable[2*c+1]}}, {2{byte_enable[2*c]}}}),
                    .DATAIN(write_data[16*c +: 16]),
                    .DATAOUT(rows_read_data[8*LINE_BYTES*r + 16*c +: 16]),
                    .STANDBY(1'b0),
                    .SLEEP(1'b0),
                    .POWEROFF(1'b1)
                );
            end
        end
    endgenerate
endmodule
