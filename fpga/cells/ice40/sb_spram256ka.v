// iCE40 UltraPlus' single-port RAM of 16,384 x 16 bits (Lattice TN1314). It has no initial contents: here they are what
// the simulator makes of them. After a write the output is anything: here a number that has nothing to do with the word.
// Standby, sleep and power-off are refused.
module SB_SPRAM256KA (
    input wire [13:0] ADDRESS,
    input wire [15:0] DATAIN,
    // One bit for four bits of data.
    input wire [3:0] MASKWREN,
    input wire WREN, CHIPSELECT, CLOCK, STANDBY, SLEEP, POWEROFF,
    output reg [15:0] DATAOUT
);
    reg [15:0] words [0:16383];
    wire [15:0] mask = {{4{MASKWREN[3]}}, {4{MASKWREN[2]}}, {4{MASKWREN[1]}}, {4{MASKWREN[0]}}};

    // What the output is after a write: a linear feedback shift register.
    reg [15:0] anything;
    initial anything = 16'hace1;

    always @(posedge CLOCK) begin
        anything <= {anything[14:0], anything[15] ^ anything[13] ^ anything[12] ^ anything[10]};
        // Of POWEROFF, low is off.
        if (STANDBY || SLEEP || !POWEROFF)
            $fatal(1, "SB_SPRAM256KA: the model is always on (STANDBY, SLEEP, POWEROFF)");
        if (CHIPSELECT && WREN)
            words[ADDRESS] <= (words[ADDRESS] & ~mask) | (DATAIN & mask);
        if (CHIPSELECT)
            DATAOUT <= WREN ? anything : words[ADDRESS];
    end
endmodule
