// The number of bits of a that are 1, in each lane: one in each cycle, until every lane has none left.
module count #(
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
    wire [LANES-1:0] has_bits;
    assign request_ready = !busy;
    assign response_valid = busy && has_bits == {LANES{1'b0}};

    always @(posedge clock) begin
        if (reset)
            busy <= 1'b0;
        else if (request_valid && request_ready)
            busy <= 1'b1;
        else if (response_valid && response_ready)
            busy <= 1'b0;
    end

    genvar lane;
    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            reg [WORD_BITS-1:0] left, found;
            assign has_bits[lane] = left != {WORD_BITS{1'b0}};
            assign response_result[lane*WORD_BITS +: WORD_BITS] = found;
            always @(posedge clock) begin
                if (request_valid && request_ready) begin
                    left <= request_lanes[lane] ? request_a[lane*WORD_BITS +: WORD_BITS] : {WORD_BITS{1'b0}};
                    found <= {WORD_BITS{1'b0}};
                end else if (has_bits[lane]) begin
                    left <= left & (left - {{(WORD_BITS-1){1'b0}}, 1'b1});
                    found <= found + {{(WORD_BITS-1){1'b0}}, 1'b1};
                end
            end
        end
    endgenerate
endmodule
