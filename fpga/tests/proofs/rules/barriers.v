// A barrier opens with the last context that it waits for, and never before; a cluster barrier when the cluster opens it. Around the emitted
// unit, with three contexts.
//
// What is told is told of one barrier, any one.

`include "shape.vh"
`include "property.vh"

module barriers_rules (
    input wire clock,
    input wire reset,
    input wire arrives,
    input wire [1:0] execute_context,
    input wire [`PLACE_BITS - 1:0] barrier,
    input wire [`COUNT_BITS - 1:0] count,
`ifdef CROSSES
    input wire [1:0] cluster_open,
`endif
    input wire [2:0] leave
);
`ifdef CROSSES
    wire [1:0] cluster_waiting;
    wire [9:0] cluster_wanted;
`endif
    wire [2:0] released;
    wire [2:0] waiting_contexts;
    barriers dut (.*);

    `INSIDE(1, arrival, \dut.arrival )
    `INSIDE(2, arrival_context, \dut.arrival_context )
    `INSIDE(`PLACE_BITS, arrival_barrier, \dut.arrival_barrier )
    `INSIDE(`COUNT_BITS, arrival_count, \dut.arrival_count )
    `INSIDE(3, waiting, \dut.waiting )
    `INSIDE(3 * `PLACE_BITS, all_place, \dut.place )
    wire [`PLACE_BITS - 1:0] place_0 = all_place[0 * `PLACE_BITS +: `PLACE_BITS];
    wire [`PLACE_BITS - 1:0] place_1 = all_place[1 * `PLACE_BITS +: `PLACE_BITS];
    wire [`PLACE_BITS - 1:0] place_2 = all_place[2 * `PLACE_BITS +: `PLACE_BITS];

`ifdef LEAVES
    wire [2:0] leaving = leave;
`else
    wire [2:0] leaving = 3'b000;
`endif

    // The barrier; it never changes.
    reg [`PLACE_BITS - 1:0] chosen;
    // Who waits there, who has come to any barrier and not gone on, and who has just come.
    reg started = 1'b0;
    reg [2:0] members = 3'b000;
    reg [2:0] came = 3'b000;
    reg comes = 1'b0;
    reg [1:0] who;
    reg [`COUNT_BITS - 1:0] needed;
    reg [`PLACE_BITS - 1:0] where;
    wire [2:0] newcomer = {2'b00, comes} << who;
    wire [1:0] present = 2'd1 + members[0] + members[1] + members[2];
    wire comes_here = comes & where == chosen;
    wire [2:0] here = members | (comes_here ? newcomer : 3'b000);
`ifdef CROSSES
    // The chosen barrier is a cluster barrier; it opens. For how many cores the last one to come there waits.
    wire crosses = chosen[`PLACE_BITS - 1];
    wire opened = crosses & cluster_open[chosen[0]];
    wire some_open = |cluster_open;
    reg [4:0] asked = 5'd0;
    always @(posedge clock) asked <= reset ? 5'd0 : comes_here ? needed : asked;
`else
    wire crosses = 1'b0;
    wire opened = 1'b0;
    wire some_open = 1'b0;
`endif
    wire opens = comes_here & ~crosses & present >= needed;
    always @(posedge clock) begin
        chosen <= chosen;
        started <= started | reset;
        comes <= arrives & started & ~reset;
        {who, where, needed} <= {execute_context, barrier, count};
        came <= reset ? 3'b000 : ((came | newcomer) & ~released & ~leaving);
        members <= reset | opens ? 3'b000 : (opened ? here & ~members : here) & ~leaving;
    end
    wire [2:0] arriving = {2'b00, arrives} << execute_context;
    `ASSUME(P9_5_12_who_waits_executes_nothing, ~arrives | (execute_context < 3 & (arriving & (came | newcomer)) == 0))
    `ASSUME(P9_13_8_who_leaves_does_not_come, (leaving & newcomer) == 0)
    `ASSUME(P9_5_12_some_context_is_waited_for, ~arrives | count != 0)

    `RULE(P9_6_1_opens_with_the_last, ~opens | (released & here) == here)
    `RULE(P9_6_1_is_closed_before, ~(comes_here & ~opens & ~opened) | (released & here) == 0)
    `RULE(P9_6_1_another_barrier_does_not_open_it, ~(started & ~comes_here & ~opened) | (released & members) == 0)
    `RULE(P9_6_1_nobody_goes_on_unless_one_comes, ~started | comes | some_open | released == 0)
`ifdef CROSSES
    `RULE(P9_6_4_who_waits_goes_on_and_who_comes_stays, ~(started & opened) | (released & here) == members)
    `RULE(P9_6_3_core_says_that_it_waits, ~(started & crosses) | cluster_waiting[chosen[0]] == |members)
    `RULE(P9_6_2_core_says_how_many_are_to_meet, ~(started & crosses) | cluster_wanted[5 * chosen[0] +: 5] == asked)
`endif
    `RULE(who_goes_on_has_come, ~started | (released & ~(came | newcomer)) == 0)
`ifdef LEAVES
    `RULE(P9_13_14_who_waits_is_told, ~started | waiting_contexts == came)
`endif
`ifdef CROSSES
    `REACHED(one_comes_as_two_go_on, opened & members == 3'b101 & comes_here)
`else
    `REACHED(three_meet, opens & members == 3'b101)
`endif

    `INVARIANT(state_of_arrival, ~started | (arrival == comes & (~comes | (arrival_context == who & who != 3 & needed != 0 &
        arrival_barrier == where & arrival_count == needed & (came & newcomer) == 0))))
    wire [2:0] at_chosen = {place_2 == chosen, place_1 == chosen, place_0 == chosen};
    `INVARIANT(state_of_members, ~started | (waiting == came & (waiting & at_chosen) == members))
endmodule
