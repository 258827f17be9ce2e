// How a property is written. It is a wire of its own, so that a counterexample names it.

// Proven: in every cycle. With REACH defined nothing is, but that what is REACHED can be reached, so that assumptions leave room for it.
`ifdef REACH
`define RULE(name, condition) wire name = (condition);
`define REACHED(name, condition) `PROVEN(name, ~(condition))
`else
`define RULE(name, condition) `PROVEN(name, condition)
`define REACHED(name, condition)
`endif
`define PROVEN(name, condition) \
    (* rule *) wire name = (condition); \
    always @(*) assert (name);

// What else is true of every state that can be reached: without it, the rules would not follow from one cycle to the next. A search for a
// counterexample from power-up on looks at rules alone.
`ifdef REFUTE
`define INVARIANT(name, condition) wire name = (condition);
`else
`define INVARIANT(name, condition) `RULE(name, condition)
`endif

// Taken for granted of what is around the design: in every cycle.
`define ASSUME(name, condition) \
    wire name = (condition); \
    always @(*) assume (name);

// A register or wire within the design, by the name that it has once everything is flattened.
`define INSIDE(width, name, path) \
    (* hierconn *) wire [(width) - 1:0] path ; \
    (* inside *) wire [(width) - 1:0] name = path ;
