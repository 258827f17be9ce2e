// The copy unit carries out each order once, in order, a register a micro-operation; and the starvation guard lets none of them wait for
// long; around the emitted units, with three contexts, four GPRs, two predicates and two lanes.
//
// One order is followed, any one: `follow` may be high when it is pushed. Fetches are modelled as schedule and memory make them.

`include "shape.vh"
`include "property.vh"

module copy_unit_rules (
    input wire clock,
    input wire reset,
    input wire push,
    input wire [1:0] pushed_kind,
    input wire [1:0] pushed_context,
    input wire pushed_source,
    input wire pushed_destination,
    input wire [3:0] pushed_interrupt,
    input wire pushed_has_address,
    input wire pushed_stops,
    input wire follow,
    input wire fetch_wanted,
    input wire fetch_response,
    input wire other_refused
);
    localparam [1:0] CLONE = 0, ENTER = 1, RETURN = 2, CONSTANT = 3;

    wire inject;
    wire [1:0] operation_kind;
    wire operation_predicate;
    wire operation_last;
    wire operation_stops;
    wire [1:0] operation_context;
    wire [1:0] operation_register;
    wire operation_source;
    wire operation_destination;
    wire [3:0] number;
    wire [1:0] current_context;
    wire refused;
    // A fetch is answered.
    wire blocked;
    copy_unit dut (.*);
    wire pause;
    starvation_guard guard (.clock(clock), .reset(reset), .refused(refused | other_refused), .pause(pause));

    `INSIDE(1, active, \dut.active )
    `INSIDE(12, current, \dut.current )
    `INSIDE(2, index, \dut.index )
    `INSIDE(1, copied, \dut.copied )
    `INSIDE(3, appended, \dut.queue.appended )
    `INSIDE(3, dropped, \dut.queue.dropped )
    `INSIDE(4, starved, \guard.starved )
    `MEMORIES

    // Fetches whose answer is still to come: at most as many as the fetch queue has room for (P5.4).
    reg started = 1'b0;
    reg [2:0] fetches = 3'd0;
    wire fetch_fires = fetch_wanted & started & ~reset & ~pause & fetches < `FETCHES_MAX;
    assign blocked = fetch_response & fetches != 0;
    // Orders that are not complete, and cycles for which one has waited.
    reg [1:0] orders = 2'd0;
    reg carries_out = 1'b0;
    reg [4:0] waited = 5'd0;
    wire ends = started & inject & operation_last;
    wire waits = carries_out & blocked;
    always @(posedge clock) begin
        started <= started | reset;
        fetches <= reset ? 3'd0 : fetches + fetch_fires - blocked;
        orders <= reset ? 2'd0 : orders + push - ends;
        carries_out <= ~reset & (carries_out ? ~ends : orders != 0);
        waited <= ~reset & waits ? waited + 5'd1 : 5'd0;
    end
    `ASSUME(P12_1_context_has_one_order, ~push | (started & ~reset & orders < 3))
    `ASSUME(order_is_of_a_kind, ~push | (pushed_kind != CONSTANT & (pushed_kind == ENTER | ~pushed_has_address)))

    // The followed order, the orders before it, and how many of its micro-operations have been made.
    reg follows = 1'b0;
    reg [1:0] before_it;
    reg [1:0] kind, context;
    reg source, destination, has_address, stops;
    reg [3:0] interrupt;
    reg [2:0] made;
    wire begins = push & follow & ~follows;
    wire is_made = follows & before_it == 0 & inject;
    wire [2:0] operations = 3'd4 + (kind == ENTER) + (kind == ENTER & has_address);
    wire [2:0] constant = made - 3'd4;
    always @(posedge clock) begin
        if (begins) begin
            before_it <= orders - ends;
            {kind, context, source, destination} <= {pushed_kind, pushed_context, pushed_source, pushed_destination};
            {interrupt, has_address, stops} <= {pushed_interrupt, pushed_has_address, pushed_stops};
            made <= 3'd0;
        end else begin
            if (ends) before_it <= before_it - 2'd1;
            if (is_made) made <= made + 3'd1;
        end
        follows <= ~reset & (begins | (follows & ~(is_made & ends)));
    end

    `RULE(P12_3_order_goes_on_unless_a_fetch_is_answered, ~started | inject == (carries_out & ~blocked))
    `RULE(P12_4_operation_is_of_the_order, ~is_made | (operation_context == context & operation_stops == stops &
        current_context == context & operation_kind == (made < 4 ? kind : CONSTANT)))
    `RULE(P12_4_registers_in_order, ~is_made | operation_register == (made < 4 ? made[1:0] : constant[1:0]))
    `RULE(P12_4_clone_goes_from_lane_to_lane, ~(is_made & kind == CLONE) | (operation_source == source & operation_destination == destination))
    `RULE(P12_5_predicates_go_with_the_shadow_lane, ~is_made | operation_predicate == (kind != CLONE & made < 2))
    `RULE(P12_5_number_of_the_interrupt, ~is_made | kind != ENTER | number == interrupt)
    `RULE(P12_6_ends_with_the_last_operation, ~is_made | operation_last == (made + 1 == operations))
    `RULE(P15_2_order_that_waits_is_starved, ~started | refused == waits)
    `RULE(P15_4_no_order_waits_for_long, waited <= 15 + `FETCHES_MAX)
    `REACHED(third_order_ends_after_waiting, is_made & ends & waited == 0 & made == 5 & orders == 2)

    // The queue holds the orders that are not yet carried out, and the followed one at its place.
    wire [2:0] queued = appended - dropped;
    wire [11:0] order = {stops, has_address, interrupt, destination, source, context, kind};
    wire [1:0] place = dropped + before_it - carries_out;
    function [3:0] are_sound(input [47:0] entries, input [2:0] held, input [1:0] first);
        integer place;
        reg [1:0] behind_first;
        for (place = 0; place < 4; place = place + 1) begin
            behind_first = place - first;
            are_sound[place] = behind_first >= held | (entries[12 * place +: 2] != CONSTANT &
                (entries[12 * place +: 2] == ENTER | ~entries[12 * place + 10]));
        end
    endfunction
    `INVARIANT(state_of_power_up, started | (orders == 0 & ~carries_out))
    `INVARIANT(state_of_queue, ~started | (queued <= 3 & queued + carries_out == orders & active == carries_out))
    `INVARIANT(state_of_orders, ~started | &are_sound(orders_queued, queued, dropped[1:0]))
    `INVARIANT(state_of_current, ~(started & active) | (current[1:0] != CONSTANT & (current[1:0] == ENTER | ~current[10]) &
        (~copied | (current[1:0] == ENTER & index <= current[10]))))
    `INVARIANT(state_of_followed, ~follows | (started & before_it < orders & (kind == ENTER | ~has_address) & kind != CONSTANT &
        (before_it == 0 & carries_out ? current == order & made < operations & copied == (made >= 4) &
            index == (made < 4 ? made[1:0] : constant[1:0]) : orders_queued[12 * place +: 12] == order & made == 0)))
    `INVARIANT(state_of_waiting, waited == 0 | (started & (starved == (waited < 15 ? waited : 15) | starved > waited) &
        (starved == 15 | waited < 15) & (waited <= 15 | waited + fetches <= 15 + `FETCHES_MAX)))
    `INVARIANT(state_of_fetches, fetches <= `FETCHES_MAX)
endmodule
