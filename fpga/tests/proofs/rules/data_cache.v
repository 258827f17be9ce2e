// A load through the data cache gets what the memory holds; around the emitted unit, with one way of two lines of a word.
//
// What is told is told of one byte of the RAM, any one, and of one load of it, any one: `follow` may be high when it is taken. The memory
// takes and answers requests in order. Another master may write the byte: then what loads get is told again when the cache is emptied.

`include "shape.vh"
`include "property.vh"

module data_cache_rules (
    input wire clock,
    input wire reset,
    input wire access_valid,
    input wire access_write,
    input wire access_console,
    input wire [5:0] access_line,
    input wire [3:0] access_byte_enable,
    input wire [31:0] access_data,
    input wire access_context,
    input wire access_last,
    input wire answer_ready,
    input wire request_ready,
    input wire response_valid,
    input wire [31:0] response_data,
    input wire empties,
    input wire follow,
    input wire other_writes,
    input wire [7:0] other_data
);
    wire access_ready;
    wire answer_valid;
    wire [31:0] answer_data;
    wire request_valid;
    wire request_write;
    wire request_console;
    wire [5:0] request_line;
    wire [3:0] request_byte_enable;
    wire [31:0] request_data;
    wire response_ready;
    wire sent_valid;
    wire sent_context;
    wire is_busy;
    data_cache dut (.*);

    // The byte; it never changes. What the memory holds of it, and whether only this core has written it since the cache was emptied.
    reg [5:0] chosen_line;
    reg [1:0] chosen_byte;
    reg started = 1'b0;
    reg [7:0] held;
    reg is_own = 1'b0;
    // The request that was taken last.
    reg looks_up = 1'b0;
    reg write, console, context, last;
    reg [5:0] line;
    reg [3:0] enable;
    reg [31:0] data;
    // Loads at the port whose answer is to come, the oldest first: whether each is of the chosen line, and what it gets of the byte.
    reg [1:0] awaited = 2'd0;
    reg is_chosen_0, is_chosen_1;
    reg [7:0] brings_0, brings_1;
    // Loads that are not answered yet.
    reg [2:0] loads = 3'd0;
    // The followed load: loads before it, and what it is to get.
    reg follows = 1'b0;
    reg [2:0] before_it;
    reg [7:0] expected;

    function [7:0] byte_of(input [31:0] word, input [1:0] place);
        byte_of = word >> {place, 3'd0};
    endfunction
    wire takes = access_valid & access_ready;
    wire sends = request_valid & request_ready;
    wire stores = sends & request_write & ~request_console & request_line == chosen_line & request_byte_enable[chosen_byte];
    wire asks = sends & ~request_write;
    wire comes = response_valid & response_ready;
    wire answers = answer_valid & answer_ready;
    wire takes_chosen = takes & ~access_console & access_line == chosen_line & access_byte_enable[chosen_byte];
    wire [7:0] next_held = other_writes ? other_data : stores ? byte_of(request_data, chosen_byte) : held;
    wire next_own = (is_own | empties) & ~other_writes;
    // What a store before it, which is taken and not sent, will make of the byte counts, too.
    wire store_is_ahead = looks_up & write & ~console & line == chosen_line & enable[chosen_byte] & ~sends;
    wire begins = follow & ~follows & takes_chosen & ~access_write & next_own;
    wire [7:0] brings = request_console | request_line != chosen_line ? 8'd0 : other_writes ? response_data[7:0] : held;
    wire is_chosen = ~request_console & request_line == chosen_line & ~other_writes;
    wire one_left = awaited - comes != 0;
    always @(posedge clock) begin
        {chosen_line, chosen_byte} <= {chosen_line, chosen_byte};
        started <= started | reset;
        held <= next_held;
        is_own <= ~reset & started ? next_own : 1'b0;
        looks_up <= ~reset & (takes | (looks_up & ~leaves));
        if (takes) {write, console, line, enable, data, context, last} <=
            {access_write, access_console, access_line, access_byte_enable, access_data, access_context, access_last};
        awaited <= reset ? 2'd0 : awaited + asks - comes;
        if (comes) {is_chosen_0, brings_0} <= {is_chosen_1, brings_1};
        if (asks & ~one_left) {is_chosen_0, brings_0} <= {is_chosen, held};
        if (asks & one_left) {is_chosen_1, brings_1} <= {is_chosen, held};
        loads <= reset ? 3'd0 : loads + (takes & ~access_write) - answers;
        if (begins) {before_it, expected} <= {loads - answers, store_is_ahead ? byte_of(data, chosen_byte) : next_held};
        else before_it <= before_it - answers;
        follows <= ~reset & (begins | (follows & ~(answers & before_it == 0) & ~(other_writes & looks_up & is_youngest)));
    end
    `ASSUME(memory_answers_what_was_asked, ~response_valid | (started & awaited != 0))
    `ASSUME(memory_answers_with_what_it_held, ~(response_valid & is_chosen_0) | byte_of(response_data, chosen_byte) == brings_0)
    `ASSUME(nothing_is_asked_before_reset, ~access_valid | (started & ~reset))

    `RULE(P24_8_load_gets_what_the_memory_holds, ~(follows & answer_valid & before_it == 0) | byte_of(answer_data, chosen_byte) == expected)
    `RULE(P24_11_answers_are_to_loads, ~(started & answer_valid) | loads != 0)
    `RULE(P24_4_request_is_the_access, ~(started & request_valid) | (looks_up & request_write == write & request_console == console &
        request_line == line & request_data == data & (request_byte_enable == enable | (~write & ~console & &request_byte_enable))))
    `RULE(P24_1_taken_when_the_last_one_leaves, ~started | (access_ready | looks_up) & is_busy == looks_up)
    `RULE(P24_12_store_is_sent_when_it_fires, ~started | sent_valid == (sends & write & last) & (~sent_valid | sent_context == context))
    `REACHED(hit_behind_a_fill_and_a_store, follows & answer_valid & before_it == 0 & kinds_seen == 3'b111)

    // Kinds of the entries that have acted: a fill, a store, a hit.
    reg [2:0] kinds_seen = 3'd0;
    always @(posedge clock) kinds_seen <= kinds_seen | (pops ? {head_kind == FILL, head_kind == STORE, head_kind == HIT} : 3'd0);

    localparam [2:0] HIT = 1, FILL = 2, PASS = 3, STORE = 4;
    `INSIDE(1, lookup_valid, \dut.lookup_valid )
    `INSIDE(1, lookup_write, \dut.lookup_write )
    `INSIDE(1, lookup_console, \dut.lookup_console )
    `INSIDE(6, lookup_line, \dut.lookup_line )
    `INSIDE(4, lookup_bytes, \dut.lookup_bytes )
    `INSIDE(32, lookup_data, \dut.lookup_data )
    `INSIDE(1, lookup_last, \dut.lookup_last )
    `INSIDE(1, leaves, \dut.leaves )
    `INSIDE(1, pops, \dut.acts )
    `INSIDE(3, head_kind, \dut.head_kind )
    `INSIDE(1, has_answer, \dut.has_answer )
    `INSIDE(1, is_line, \dut.is_line )
    `INSIDE(32, arrived, \dut.arrived )
    `INSIDE(32, lines_read, \dut.lines_read_data )
    `INSIDE(2, appended, \dut.queue.appended )
    `INSIDE(2, dropped, \dut.queue.dropped )
    `INSIDE(2, used, \dut.tags.valid_0.used )
    // Of two words each: entries, tags, there, lines.
    `MEMORIES

    wire is_youngest = before_it + 1 == loads;
    // The entries of the queue, the oldest first.
    wire [1:0] queued = appended - dropped;
    wire [39:0] first = dropped[0] ? entries[79:40] : entries[39:0];
    wire [39:0] second = dropped[0] ? entries[39:0] : entries[79:40];
    function waits_for_port(input [2:0] kind);
        waits_for_port = kind == FILL | kind == PASS;
    endfunction
    function is_load(input [2:0] kind);
        is_load = kind == HIT | kind == FILL | kind == PASS;
    endfunction
    function is_sound(input [2:0] kind);
        is_sound = kind >= HIT & kind <= STORE;
    endfunction
    wire first_is_there = queued != 0;
    wire second_is_there = queued == 2;
    wire first_waits = first_is_there & waits_for_port(first[2:0]);
    wire second_waits = second_is_there & waits_for_port(second[2:0]);
    wire second_is_chosen = first_waits ? is_chosen_1 : is_chosen_0;
    wire [7:0] second_brings = first_waits ? brings_1 : brings_0;
    // The byte in the set of the chosen line, and whether it is of that line: as it stands, behind the first entry, and behind the second.
    wire set = chosen_line[0];
    wire [7:0] stands = byte_of(lines >> {set, 5'd0}, chosen_byte);
    wire fills_first = first_is_there & first[2:0] == FILL & first[3] == set;
    wire stores_first = first_is_there & first[2:0] == STORE & first[3] == set & first[4 + chosen_byte];
    wire [7:0] behind_first = fills_first ? brings_0 : stores_first ? byte_of(first[39:8], chosen_byte) : stands;
    wire fills_second = second_is_there & second[2:0] == FILL & second[3] == set;
    wire stores_second = second_is_there & second[2:0] == STORE & second[3] == set & second[4 + chosen_byte];
    wire [7:0] behind_second = fills_second ? second_brings : stores_second ? byte_of(second[39:8], chosen_byte) : behind_first;
    wire is_of_chosen = fills_second ? second_is_chosen : fills_first ? is_chosen_0 : 1'b1;
    wire is_cached = used[set] & there[set] & tags[5 * set +: 5] == chosen_line[5:1];

    // Loads in the answer, the queue and the lookup; where the followed one is.
    wire [2:0] loads_in_front = has_answer;
    wire [2:0] loads_with_first = loads_in_front + (first_is_there & is_load(first[2:0]));
    wire [2:0] loads_with_second = loads_with_first + (second_is_there & is_load(second[2:0]));
    wire in_answer = follows & has_answer & before_it == 0;
    wire in_first = follows & first_is_there & is_load(first[2:0]) & before_it == loads_in_front;
    wire in_second = follows & second_is_there & is_load(second[2:0]) & before_it == loads_with_first;
    wire in_lookup = follows & looks_up & ~write & before_it == loads_with_second;
    `INVARIANT(state_of_lookup, ~started | (lookup_valid == looks_up & (~looks_up |
        {lookup_write, lookup_console, lookup_line, lookup_bytes, lookup_data, lookup_last, sent_context} ==
        {write, console, line, enable, data, last, context})))
    `INVARIANT(state_of_queue, ~started | (queued <= 2 & (~first_is_there | is_sound(first[2:0])) & (~second_is_there | is_sound(second[2:0])) &
        awaited == first_waits + second_waits & loads == loads_with_second + (looks_up & ~write)))
    `INVARIANT(state_of_line, ~(started & is_own & is_cached) | (is_of_chosen & behind_second == held))
    `INVARIANT(state_of_followed, ~follows | (started & (in_answer | in_first | in_second | in_lookup)))
    `INVARIANT(state_of_answer, ~in_answer | byte_of(is_line ? lines_read : arrived, chosen_byte) == expected)
    `INVARIANT(state_of_first, ~in_first | (first[2:0] == HIT ? first[3] == set & stands == expected : is_chosen_0 & brings_0 == expected))
    `INVARIANT(state_of_second, ~in_second |
        (second[2:0] == HIT ? second[3] == set & behind_first == expected & (~fills_first | is_chosen_0) : second_is_chosen & second_brings == expected))
    `INVARIANT(state_of_followed_lookup, ~in_lookup | (is_own & ~console & line == chosen_line & held == expected))
endmodule
