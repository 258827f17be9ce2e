// The four carries of Xilinx' 7 series in one cell (Xilinx UG474), one by one: a simulator takes the cell's vectors for one signal each, and a bit
// that depends on a lower one through logic outside for a loop. This is read by yosys, which puts the parts in the cell's place.
module CARRY4 (
    input CI, CYINIT,
    input [3:0] DI, S,
    output [3:0] CO, O
);
    wire [4:0] carry;
    // One of the two is 0.
    LUT2 #(.INIT(4'b1110)) first (.I0(CI), .I1(CYINIT), .O(carry[0]));
    genvar bit_number;
    generate
        for (bit_number = 0; bit_number < 4; bit_number = bit_number + 1) begin : bits
            MUXCY multiplexer (.CI(carry[bit_number]), .DI(DI[bit_number]), .S(S[bit_number]), .O(carry[bit_number + 1]));
            XORCY sum (.CI(carry[bit_number]), .LI(S[bit_number]), .O(O[bit_number]));
        end
    endgenerate
    assign CO = carry[4:1];
endmodule
