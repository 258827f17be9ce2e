// A queue gives what was pushed, in order, each entry once, and knows how many it holds; around the emitted one.
//
// One entry is followed, any one: `follow` may be high in any cycle. It is behind as many entries as were in the queue when it was pushed.

`include "shape.vh"
`include "property.vh"

module fifo_rules (
    input wire clock,
    input wire reset,
    input wire push,
    input wire [`WIDTH - 1:0] push_data,
    input wire pop,
    input wire follow
);
    wire [`WIDTH - 1:0] head;
    wire empty;
    wire full;
    wire [`INDEX_BITS - 1:0] tail_place;
    wire [`INDEX_BITS - 1:0] head_place;
    wire [`HELD_BITS - 1:0] held;
    fifo dut (.*);

    `INSIDE(`INDEX_BITS + 1, appended, \dut.appended )
    `INSIDE(`INDEX_BITS + 1, dropped, \dut.dropped )

    reg started = 1'b0;
    reg [`HELD_BITS - 1:0] entries = 0;
    reg follows = 1'b0;
    reg [`HELD_BITS - 1:0] before_it = 0;
    reg [`WIDTH - 1:0] followed;
    wire begins = push & follow & ~follows;
    always @(posedge clock) begin
        started <= started | reset;
        entries <= reset ? 0 : entries + push - pop;
        follows <= ~reset & started & (begins | (follows & ~(pop & before_it == 0)));
        if (begins) followed <= push_data;
        before_it <= begins ? entries - pop : before_it - pop;
    end
    `ASSUME(push_finds_room, ~started | reset | ~push | entries < `CAPACITY)
    `ASSUME(pop_finds_an_entry, ~started | reset | ~pop | entries != 0)

    `RULE(empty_without_entries, ~started | empty == (entries == 0))
    `RULE(full_with_all_entries, ~started | full == (entries == `CAPACITY))
    `RULE(never_more_than_fit, ~started | entries <= `CAPACITY)
    `RULE(followed_entry_comes_in_order, ~follows | before_it != 0 | head == followed)
    `RULE(followed_entry_is_not_lost, ~follows | (before_it < entries & ~empty))
`ifdef PLACES
    `RULE(places_are_those_of_head_and_tail, ~started | ((tail_place - head_place - entries) % (1 << `INDEX_BITS) == 0))
`endif
`ifdef COUNT
    `RULE(held_is_the_number_of_entries, ~started | held == entries)
`endif
    `REACHED(followed_entry_comes_out_of_a_full_queue, started & follows & before_it == 0 & full)

    // The followed entry stands in the RAM where it was put.
    wire [`INDEX_BITS:0] difference = appended - dropped;
    `INVARIANT(state_of_places, ~started | difference == entries)
    wire [`INDEX_BITS - 1:0] followed_place = dropped + before_it;
    `MEMORIES
    `INVARIANT(state_of_followed, ~follows | (before_it < entries & memory[`WIDTH * followed_place +: `WIDTH] == followed))
`ifdef EARLY_HEAD

    // The register has what the RAM holds at the head's place.
    `INSIDE(`INDEX_BITS + 1, ahead, \dut.ahead )
    wire [`INDEX_BITS:0] behind_head = dropped + 1'b1;
    wire [`INDEX_BITS - 1:0] place = dropped;
    `INVARIANT(state_of_ahead, ~started | ahead == behind_head)
    `INVARIANT(state_of_head, ~started | entries == 0 | head == memory[`WIDTH * place +: `WIDTH])
`endif
endmodule
