// The arithmetic unit answers each order once, in order, with its own register and lanes, and in time; around the emitted unit, with four
// contexts and two lanes, a multiplier with three stages and a divider. What it computes is not proven.
//
// What is told is told of the order of one context, any one.

`include "shape.vh"
`include "property.vh"

module arithmetic_rules (
    input wire clock,
    input wire reset,
    input wire order_valid,
    input wire [31:0] first_0,
    input wire [31:0] first_1,
    input wire [31:0] second_0,
    input wire [31:0] second_1,
    input wire order_possible,
    input wire [1:0] order_context,
    input wire [1:0] order_operation,
    input wire [1:0] order_register,
    input wire [1:0] order_lanes,
    input wire port_is_free
);
    wire write_valid;
    wire [1:0] write_lanes;
    wire [1:0] write_warp;
    wire [1:0] write_register;
    wire [31:0] values_0;
    wire [31:0] values_1;
    wire done_valid;
    wire [1:0] done_context;
    wire refused;
    arithmetic_unit dut (.*);

    // The context; it never changes.
    reg [1:0] chosen;
    reg started = 1'b0;
    // Contexts whose orders are not answered yet.
    reg [3:0] under_way = 4'd0;
    // Of the chosen context's order: what it says, how many orders before it are not answered, and its age in cycles, at most 7.
    reg divides;
    reg [1:0] its_register;
    reg [1:0] its_lanes;
    reg [2:0] before_it;
    reg [2:0] age;
    // Cycles in a row in which an order was under way, and none was answered or refused the port.
    reg [5:0] silent = 6'd0;

    function [2:0] count(input [3:0] set);
        count = set[0] + set[1] + set[2] + set[3];
    endfunction

    wire begins = order_valid & order_context == chosen;
    wire is_done = done_valid & done_context == chosen;
    wire waits = under_way[chosen];
    always @(posedge clock) begin
        chosen <= chosen;
        started <= started | reset;
        under_way <= reset ? 4'd0 : (under_way & ~(done_valid ? 4'd1 << done_context : 4'd0)) | (order_valid ? 4'd1 << order_context : 4'd0);
        if (begins) {divides, its_register, its_lanes} <= {order_operation[1], order_register, order_lanes};
        before_it <= begins ? count(under_way) - done_valid : before_it - done_valid;
        age <= begins ? 3'd1 : age == 3'd7 ? 3'd7 : age + 3'd1;
        silent <= reset | done_valid | refused | under_way == 4'd0 ? 6'd0 : silent + 6'd1;
    end

    `ASSUME(P13_2_context_has_one_order, ~order_valid | ~under_way[order_context])
    `ASSUME(order_was_possible, ~order_valid | order_possible)

    `RULE(P13_8_written_and_running_together, ~started | (write_valid == done_valid & (~write_valid | write_warp == done_context)))
    `RULE(P13_8_only_with_the_port, ~started | (~(write_valid & ~port_is_free) & ~(refused & port_is_free)))
    `RULE(P13_2_order_is_answered_once, ~(started & is_done) | waits)
    `RULE(P13_2_orders_are_answered_in_order, ~(started & waits & done_valid) | (before_it == 0) == is_done)
    `RULE(P13_2_own_register_and_lanes, ~(started & is_done) | (write_register == its_register & write_lanes == its_lanes))
    `RULE(P13_2_queue_has_room, ~(started & order_valid) | ~full)
    `RULE(P13_7_not_before_its_time, ~(started & is_done) | age >= (divides ? 3'd7 : 3'd4))
    `RULE(P13_7_answer_comes, ~started | silent <= 6'd34)
    `REACHED(order_behind_three_others_is_answered, started & is_done & age == 7 & under_way == 4'b1000 & chosen == 3 & ~divides & silent == 1)

    `INSIDE(1, full, \dut.queue.full )
    `INSIDE(3, appended, \dut.queue.appended )
    `INSIDE(3, dropped, \dut.queue.dropped )
    `INSIDE(3, all_valid, \dut.tracker.valid )
    wire valid_0 = all_valid[0];
    wire valid_1 = all_valid[1];
    wire valid_2 = all_valid[2];
    `INSIDE(3 * 6, all_holder, \dut.tracker.holder )
    wire [6 - 1:0] holder_0 = all_holder[0 * 6 +: 6];
    wire [6 - 1:0] holder_1 = all_holder[1 * 6 +: 6];
    wire [6 - 1:0] holder_2 = all_holder[2 * 6 +: 6];
    `INSIDE(2, kind, \dut.tracker.current )
    `INSIDE(1, fresh, \dut.tracker.issued )
    `INSIDE(6, left, \dut.left )
    `INSIDE(1, skipping, \dut.skipping )
    `MEMORIES

    // The queue's entries, the oldest first: {lanes, register, operation, context}.
    wire [2:0] queued = appended - dropped;
    wire [1:0] head = dropped[1:0];
    wire [1:0] place_1 = head + 2'd1;
    wire [1:0] place_2 = head + 2'd2;
    wire [1:0] place_3 = head + 2'd3;
    wire [7:0] entry_0 = orders[8 * head +: 8];
    wire [7:0] entry_1 = orders[8 * place_1 +: 8];
    wire [7:0] entry_2 = orders[8 * place_2 +: 8];
    wire [7:0] entry_3 = orders[8 * place_3 +: 8];
    wire [3:0] in_queue = (queued > 0 ? 4'd1 << entry_0[1:0] : 4'd0) | (queued > 1 ? 4'd1 << entry_1[1:0] : 4'd0) |
        (queued > 2 ? 4'd1 << entry_2[1:0] : 4'd0) | (queued > 3 ? 4'd1 << entry_3[1:0] : 4'd0);
    wire [2:0] in_unit = valid_0 + valid_1 + valid_2;
    wire [3:0] in_stages = (valid_0 ? 4'd1 << holder_0[3:2] : 4'd0) | (valid_1 ? 4'd1 << holder_1[3:2] : 4'd0) |
        (valid_2 ? 4'd1 << holder_2[3:2] : 4'd0);
    `INVARIANT(state_of_places, ~started | (queued <= 4 & count(under_way) == queued + in_unit & under_way == (in_queue | in_stages)))
    `INVARIANT(state_of_kind, ~started | in_unit == 0 | kind == 2'd1 | (kind == 2'd2 & valid_0 & ~valid_1 & ~valid_2))
    `INVARIANT(state_of_fresh, ~started | ~fresh | valid_0)

    // Where the chosen context's order is.
    function is_here(input valid, input [5:0] holder);
        is_here = valid & holder[3:2] == chosen;
    endfunction
    function holds(input [5:0] holder);
        holds = {holder[5:4], holder[1:0]} == {its_register, its_lanes};
    endfunction
    function is_queued(input valid, input [7:0] entry);
        is_queued = valid & entry[1:0] == chosen;
    endfunction
    function keeps(input [7:0] entry);
        keeps = {entry[7:4], entry[3]} == {its_lanes, its_register, divides};
    endfunction
    wire in_0 = is_here(valid_0, holder_0);
    wire in_1 = is_here(valid_1, holder_1);
    wire in_2 = is_here(valid_2, holder_2);
    `INVARIANT(state_of_stages, ~(started & waits) | ((~in_2 | (before_it == 0 & holds(holder_2) & age >= 4)) &
        (~in_1 | (before_it == valid_2 & holds(holder_1) & age >= 3)) &
        (~in_0 | (before_it == valid_2 + valid_1 & holds(holder_0) & age >= 2)) &
        (~(in_0 | in_1 | in_2) | kind == (divides ? 2'd2 : 2'd1))))
    `INVARIANT(state_of_queue, ~(started & waits) | (age >= 1 &
        (~is_queued(queued > 0, entry_0) | (before_it == in_unit & keeps(entry_0))) &
        (~is_queued(queued > 1, entry_1) | (before_it == in_unit + 1 & keeps(entry_1))) &
        (~is_queued(queued > 2, entry_2) | (before_it == in_unit + 2 & keeps(entry_2))) &
        (~is_queued(queued > 3, entry_3) | (before_it == in_unit + 3 & keeps(entry_3)))))

    // The division: what is left of it, and how long it has taken at least.
    wire in_division = valid_0 & kind[1] & ~fresh;
    `INVARIANT(state_of_left, ~started | (left <= 6'd32 & (left == 0 | in_division) & (~(in_division & skipping) | left[2:0] == 0)))
    `INVARIANT(state_of_age, ~(started & waits & in_0 & in_division) | age >= 3'd7 - ((left + 6'd7) >> 3))

    // How many cycles it takes at most until the oldest order asks for the port.
    wire [5:0] still = in_unit == 0 ? 6'd34 : ~kind[1] ? (valid_2 ? 6'd0 : valid_1 ? 6'd1 : 6'd2) : fresh ? 6'd33 : left;
    `INVARIANT(state_of_silence, ~started | (under_way == 0 ? silent == 0 : silent + still <= 7'd34))
endmodule
