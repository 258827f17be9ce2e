// Between a port of a netlist and what drives it: the netlist itself then reads none of its ports, whose bits a simulator
// would take for one thing, and so for a combinational loop.
module PORT_BUFFER (
    input wire I,
    output wire O
);
    assign O = I;
endmodule
