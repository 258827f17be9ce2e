// The dot product of four signed bytes in each lane, added to the third operand. Stage 1 holds the products, stage 2
// the sum.
module dot4 #(
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
    output reg response_valid,
    input wire response_ready,
    output wire [LANES*WORD_BITS-1:0] response_result
);
    // Both stages move together, unless the result waits.
    wire advances = !response_valid || response_ready;
    assign request_ready = advances;

    reg products_valid;
    always @(posedge clock) begin
        if (reset) begin
            products_valid <= 1'b0;
            response_valid <= 1'b0;
        end else if (advances) begin
            products_valid <= request_valid;
            response_valid <= products_valid;
        end
    end

    genvar lane;
    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            wire signed [31:0] a = request_a[lane*WORD_BITS +: 32];
            wire signed [31:0] b = request_b[lane*WORD_BITS +: 32];
            reg signed [15:0] product_0, product_1, product_2, product_3;
            reg signed [31:0] addend, sum;
            always @(posedge clock) begin
                if (advances) begin
                    product_0 <= $signed(a[7:0]) * $signed(b[7:0]);
                    product_1 <= $signed(a[15:8]) * $signed(b[15:8]);
                    product_2 <= $signed(a[23:16]) * $signed(b[23:16]);
                    product_3 <= $signed(a[31:24]) * $signed(b[31:24]);
                    addend <= request_c[lane*WORD_BITS +: 32];
                    sum <= addend + ({{16{product_0[15]}}, product_0} + {{16{product_1[15]}}, product_1})
                        + ({{16{product_2[15]}}, product_2} + {{16{product_3[15]}}, product_3});
                end
            end
            if (WORD_BITS > 32) begin : wide
                assign response_result[lane*WORD_BITS +: WORD_BITS] = {{(WORD_BITS-32){sum[31]}}, sum};
            end else begin : narrow
                assign response_result[lane*WORD_BITS +: WORD_BITS] = sum;
            end
        end
    endgenerate
endmodule
