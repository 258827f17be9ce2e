// A fetch through the instruction cache gets what the memory holds; around the emitted unit, with one way of two lines of two words.
//
// What is told is told of one word of the RAM, any one, and of one fetch of it, any one: `follow` may be high when it is taken. The memory
// takes and answers requests in order. Stores change the word: then what fetches get is told again when the cache is emptied.

`include "shape.vh"
`include "property.vh"

module instruction_cache_rules (
    input wire clock,
    input wire reset,
    input wire fetch_valid,
    input wire [5:0] fetch_word,
    input wire request_ready,
    input wire response_valid,
    input wire [31:0] response_data,
    input wire empties,
    input wire follow,
    input wire stores,
    input wire [31:0] stored_data
);
    wire fetch_ready;
    wire answer_valid;
    wire answer_ready = 1'b1;
    wire [31:0] answer_data;
    wire request_valid;
    wire [5:0] request_word;
    wire response_ready;
    instruction_cache dut (.*);

    // The word; it never changes. What the memory holds of it, and whether the cache has been emptied since that changed.
    reg [5:0] chosen;
    reg started = 1'b0;
    reg [31:0] held;
    reg is_clean = 1'b0;
    // Fetches at the port whose answer is to come, the oldest first: whether each is of the word, and what it gets.
    reg [1:0] awaited = 2'd0;
    reg is_chosen_0, is_chosen_1;
    reg [31:0] brings_0, brings_1;
    // Fetches that are not answered; the followed one: whether another is before it, and what it is to get.
    reg [1:0] fetches = 2'd0;
    reg follows = 1'b0;
    reg is_second;
    reg [31:0] expected;
    // The line that is asked for, and how many of its words have been.
    reg [4:0] line;
    reg is_half = 1'b0;

    wire takes = fetch_valid & fetch_ready;
    wire asks = request_valid & request_ready;
    wire one_left = awaited - response_valid != 0;
    wire next_clean = (is_clean | empties) & ~stores;
    wire begins = follow & ~follows & takes & fetch_word == chosen & next_clean;
    always @(posedge clock) begin
        chosen <= chosen;
        started <= started | reset;
        held <= stores ? stored_data : held;
        is_clean <= ~reset & started & next_clean;
        awaited <= reset ? 2'd0 : awaited + asks - response_valid;
        if (response_valid) {is_chosen_0, brings_0} <= {is_chosen_1, brings_1};
        if (asks & ~one_left) {is_chosen_0, brings_0} <= {request_word == chosen, held};
        if (asks & one_left) {is_chosen_1, brings_1} <= {request_word == chosen, held};
        fetches <= reset ? 2'd0 : fetches + takes - answer_valid;
        if (begins) is_second <= fetches - answer_valid != 0;
        else if (answer_valid) is_second <= 1'b0;
        if (begins) expected <= held;
        follows <= ~reset & ~stores & (begins | (follows & ~(answer_valid & ~is_second)));
        is_half <= ~reset & (is_half ^ asks);
        if (asks) line <= request_word[5:1];
    end
    `ASSUME(memory_answers_what_was_asked, ~response_valid | (started & awaited != 0))
    `ASSUME(memory_answers_with_what_it_held, ~(response_valid & is_chosen_0) | response_data == brings_0)
    `ASSUME(nothing_is_asked_before_reset, ~fetch_valid | (started & ~reset))

    `RULE(P19_4_fetch_gets_what_the_memory_holds, ~(follows & answer_valid & ~is_second) | answer_data == expected)
    `RULE(P19_4_answers_are_to_fetches, ~(started & answer_valid) | fetches != 0)
    `RULE(P19_1_two_fetches_at_most, ~started | fetches <= 2)
    `RULE(P19_7_line_is_asked_for_in_order, ~(started & request_valid) | (request_word[0] == is_half & (~is_half | request_word[5:1] == line)))
    `RULE(P19_10_response_is_awaited, ~started | ~response_valid | fill_valid)
    `REACHED(hit_after_a_fill_and_a_store, follows & answer_valid & ~fill_valid & was_stored & expected == 32'd5)
    reg was_stored = 1'b0;
    always @(posedge clock) was_stored <= was_stored | stores;

    `INSIDE(1, lookup_valid, \dut.lookup_valid )
    `INSIDE(1, lookup_stale, \dut.lookup_stale )
    `INSIDE(6, lookup_number, \dut.lookup_number )
    `INSIDE(1, fill_valid, \dut.fill_valid )
    `INSIDE(6, fill_number, \dut.fill_number )
    `INSIDE(2, asked, \dut.asked )
    `INSIDE(1, answered, \dut.answered )
    `INSIDE(1, dropped, \dut.dropped )
    `INSIDE(1, hits, \dut.lines_hits )
    `INSIDE(32, word_read, \dut.lines_word )
    `INSIDE(4, tag_read, \dut.lines.tags_0_read_data )
    `INSIDE(2, used, \dut.lines.valid_0.used )
    // Of two sets: four words, two tags, and whether each line is there.
    `MEMORIES

    wire looks_up = lookup_valid & ~lookup_stale;
    wire is_line_there = used[chosen[1]] & there[chosen[1]] & tags[4 * chosen[1] +: 4] == chosen[5:2];
    wire [31:0] kept = words[32 * chosen[1:0] +: 32];
    wire fills_chosen = fill_valid & fill_number[5:1] == chosen[5:1];
    // The fetch for which the line is filled is not answered.
    wire fill_waits = fill_valid & answered <= fill_number[0];
    wire in_fill = follows & fill_waits & ~is_second;
    wire in_lookup = follows & lookup_valid & is_second == fill_waits;
    wire are_as_held = (awaited == 0 | ~is_chosen_0 | brings_0 == held) & (awaited != 2 | ~is_chosen_1 | brings_1 == held);
    `INVARIANT(state_of_fill, ~started | (fill_valid ? asked <= 2 & answered <= asked & awaited == asked - answered : awaited == 0 & ~is_half))
    `INVARIANT(state_of_requests, ~(started & fill_valid) | (is_half == asked[0] & (~is_half | line == fill_number[5:1])))
    `INVARIANT(state_of_awaited, ~(started & fill_valid) | ((awaited == 0 | is_chosen_0 == (fills_chosen & answered == chosen[0])) &
        (awaited != 2 | is_chosen_1 == (fills_chosen & chosen[0]))))
    `INVARIANT(state_of_brought, ~(started & is_clean & fill_valid & ~dropped) | are_as_held)
    `INVARIANT(state_of_line, ~(started & is_clean & is_line_there) | kept == held)
    `INVARIANT(state_of_half_a_line, ~(started & is_clean & fills_chosen & ~dropped & answered > chosen[0]) | kept == held)
    `INVARIANT(state_of_lookup, ~started | (lookup_valid | ~lookup_stale) & (~looks_up | (~fill_valid &
        word_read == words[32 * lookup_number[1:0] +: 32] & tag_read == tags[4 * lookup_number[1] +: 4])))
    `INVARIANT(state_of_fetches, ~started | fetches == fill_waits + lookup_valid)
    `INVARIANT(state_of_followed, ~follows | (started & is_clean & held == expected & (in_fill | in_lookup)))
    `INVARIANT(state_of_followed_fill, ~in_fill | (fill_number == chosen & are_as_held))
    `INVARIANT(state_of_followed_lookup, ~in_lookup | lookup_number == chosen)
endmodule
