// A barrier between cores opens for one cycle, behind the one in which enough cores have come; around the emitted unit, with three cores and
// two barriers.
//
// What is told is told of one barrier, any one. A core comes, waits until the barrier opens, and may leave before: when a warp stops.

`include "shape.vh"
`include "property.vh"

module cluster_barriers_rules (
    input wire clock,
    input wire reset,
    input wire [2:0] comes,
    input wire [2:0] leaves,
    input wire [14:0] asks,
    input wire [2:0] elsewhere,
    input wire [14:0] wanted_elsewhere
);
    wire [1:0] open;
    // The barrier; it never changes.
    reg chosen;
    reg started = 1'b0;
    // Who waits there, and for how many.
    reg [2:0] at = 3'b000;
    reg [4:0] wanted_0 = 5'd0, wanted_1 = 5'd0, wanted_2 = 5'd0;
    cluster_barriers dut (
        .clock(clock),
        .reset(reset),
        .waiting_0(chosen ? {at[0], elsewhere[0]} : {elsewhere[0], at[0]}),
        .waiting_1(chosen ? {at[1], elsewhere[1]} : {elsewhere[1], at[1]}),
        .waiting_2(chosen ? {at[2], elsewhere[2]} : {elsewhere[2], at[2]}),
        .wanted_0(chosen ? {wanted_0, wanted_elsewhere[4:0]} : {wanted_elsewhere[4:0], wanted_0}),
        .wanted_1(chosen ? {wanted_1, wanted_elsewhere[9:5]} : {wanted_elsewhere[9:5], wanted_1}),
        .wanted_2(chosen ? {wanted_2, wanted_elsewhere[14:10]} : {wanted_elsewhere[14:10], wanted_2}),
        .open(open)
    );

    wire opens = open[chosen];
    // The cores that have company enough: those that wait for one, two or three, when so many are there.
    wire two = (at[0] & at[1]) | (at[0] & at[2]) | (at[1] & at[2]);
    function has_company(input is_at, input [4:0] wanted, input two, input three);
        has_company = is_at & (wanted == 5'd1 | (wanted == 5'd2 & two) | (wanted == 5'd3 & three));
    endfunction
    wire [2:0] content = {
        has_company(at[2], wanted_2, two, &at), has_company(at[1], wanted_1, two, &at), has_company(at[0], wanted_0, two, &at)
    };
    reg had_enough = 1'b0, opened = 1'b0;
    // Cycles in which the last core has had company enough in vain.
    reg [1:0] in_vain = 2'd0;
    always @(posedge clock) begin
        chosen <= chosen;
        started <= started | reset;
        at <= reset ? 3'b000 : (at & ~{3{opens}} & ~leaves) | comes;
        if (comes[0]) wanted_0 <= asks[4:0];
        if (comes[1]) wanted_1 <= asks[9:5];
        if (comes[2]) wanted_2 <= asks[14:10];
        had_enough <= ~reset & |content;
        opened <= ~reset & opens;
        in_vain <= reset | opens | ~content[2] ? 2'd0 : in_vain + 2'd1;
    end
    `ASSUME(P9_5_12_some_core_is_waited_for, (~comes[0] | asks[4:0] != 0) & (~comes[1] | asks[9:5] != 0) & (~comes[2] | asks[14:10] != 0))

    `RULE(C8_2_opens_behind_the_last_core, ~started | opens == (had_enough & ~opened))
    `RULE(C8_3_never_opens_twice_for_the_same, ~(started & opened) | ~opens)
    `RULE(C8_2_who_has_company_goes_on, ~started | in_vain <= 2'd1)
    `REACHED(a_second_round, opens & &at & rounds == 2'd1)
    reg [1:0] rounds = 2'd0;
    always @(posedge clock) rounds <= rounds + opens;

    `INVARIANT(in_vain_for_a_cycle, ~started | in_vain == 2'd0 | (had_enough & ~opened))
    `INVARIANT(who_waits_wants_some, (~at[0] | wanted_0 != 0) & (~at[1] | wanted_1 != 0) & (~at[2] | wanted_2 != 0))
endmodule
