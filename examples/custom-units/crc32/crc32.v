// A step of CRC-32 in each lane, a bit in each cycle: function 0 takes a byte, function 1 four bytes.
module crc32 #(
    parameter LANES = 1,
    parameter WORD_BITS = 32,
    parameter WARP_BITS = 1
) (
    input wire clock,
    input wire reset,
    input wire request_valid,
    output wire request_ready,
    input wire [2:0] request_function,
    input wire [WARP_BITS-1:0] request_warp,
    input wire [LANES-1:0] request_lanes,
    input wire [LANES*WORD_BITS-1:0] request_a,
    input wire [LANES*WORD_BITS-1:0] request_b,
    input wire [LANES*WORD_BITS-1:0] request_c,
    output wire response_valid,
    input wire response_ready,
    output wire [LANES*WORD_BITS-1:0] response_result
);
    reg busy;
    reg [5:0] bits_left;
    assign request_ready = !busy;
    assign response_valid = busy && bits_left == 6'd0;

    wire starts = request_valid && request_ready;
    always @(posedge clock) begin
        if (reset)
            busy <= 1'b0;
        else if (starts)
            busy <= 1'b1;
        else if (response_valid && response_ready)
            busy <= 1'b0;
        if (starts)
            bits_left <= request_function == 3'd1 ? 6'd32 : 6'd8;
        else if (bits_left != 6'd0)
            bits_left <= bits_left - 6'd1;
    end

    genvar lane;
    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            reg [31:0] crc, data;
            always @(posedge clock) begin
                if (starts) begin
                    crc <= request_a[lane*WORD_BITS +: 32];
                    data <= request_b[lane*WORD_BITS +: 32];
                end else if (bits_left != 6'd0) begin
                    crc <= {1'b0, crc[31:1]} ^ (crc[0] ^ data[0] ? 32'hedb88320 : 32'd0);
                    data <= {1'b0, data[31:1]};
                end
            end
            if (WORD_BITS > 32) begin : wide
                assign response_result[lane*WORD_BITS +: WORD_BITS] = {{(WORD_BITS-32){1'b0}}, crc};
            end else begin : narrow
                assign response_result[lane*WORD_BITS +: WORD_BITS] = crc;
            end
        end
    endgenerate
endmodule
