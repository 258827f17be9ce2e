// The load/store unit serves each lane of an access once, and wakes its context once; around the emitted unit: three lanes, two contexts,
// lines of two words, without translation.
//
// One access is followed, any one: `follow` may be high when it is pushed. What it is to do is kept here, for each lane.

`include "shape.vh"
`include "property.vh"

module load_store_rules (
    input wire clock,
    input wire reset,
    input wire clearing,
    input wire push_valid,
    input wire push_context,
    input wire push_is_store,
    input wire [1:0] push_register,
    input wire [2:0] push_lanes,
    input wire push_console_0,
    input wire push_console_1,
    input wire push_console_2,
    input wire [2:0] push_nowhere,
    input wire [7:0] push_address_0,
    input wire [7:0] push_address_1,
    input wire [7:0] push_address_2,
    input wire [31:0] push_value_0,
    input wire [31:0] push_value_1,
    input wire [31:0] push_value_2,
    input wire data_request_ready,
    input wire data_response_valid,
    input wire [63:0] data_response_data,
    input wire console_output_ready,
    input wire write_port_busy,
    input wire follow
);
    wire data_request_valid;
    wire data_request_write;
    wire data_request_console;
    wire [4:0] data_request_line;
    wire [7:0] data_request_byte_enable;
    wire [63:0] data_request_data;
    wire data_response_ready;
    wire console_output_valid;
    wire [7:0] console_output_data;
    wire write_valid;
    wire [2:0] write_lanes;
    wire write_warp;
    wire [1:0] write_register;
    wire [31:0] write_value_0;
    wire [31:0] write_value_1;
    wire [31:0] write_value_2;
    wire stored_valid;
    wire stored_context;
    wire printed_valid;
    wire printed_context;
    wire loaded_valid;
    wire loaded_context;
    wire access_due_valid;
    wire access_due_context;
    wire [2:0] access_due_number;
    wire refused;
    load_store_unit dut (.*);

    `INSIDE(1, active, \dut.active )
    `INSIDE(1, active_context, \dut.active_context )
    `INSIDE(3, remaining, \dut.remaining )
    `INSIDE(31, access, \dut.access )
    `INSIDE(3, same_line, \dut.same_line )
    `INSIDE(3, served, \dut.coalescer_served )
    `INSIDE(1, leaves, \dut.access_leaves )
    `INSIDE(96, values_read, \dut.value_slots_read_data )
    `INSIDE(2, queue_appended, \dut.queue.appended )
    `INSIDE(2, queue_dropped, \dut.queue.dropped )
    `INSIDE(2, console_appended, \dut.console_queue.appended )
    `INSIDE(2, console_dropped, \dut.console_queue.dropped )
    `INSIDE(2, responses_appended, \dut.responses.appended )
    `INSIDE(2, responses_dropped, \dut.responses.dropped )
    // Of two words each: queue, console_queue, responses, slots, value_slots.
    `MEMORIES

    // What happens to a context in this cycle.
    function [1:0] of(input valid, input context);
        of = valid << context;
    endfunction
    wire [1:0] pushed = of(push_valid, push_context);
    wire [1:0] stored = of(stored_valid, stored_context);
    wire [1:0] printed = of(printed_valid, printed_context);
    wire [1:0] loaded = of(loaded_valid, loaded_context);
    wire [1:0] failed = of(access_due_valid, access_due_context);
    wire [1:0] woken = stored | printed | loaded | failed;
    wire fires = data_request_valid & data_request_ready;
    wire answers = data_response_valid & data_response_ready;

    // Contexts with an access, and loads that the memory is to answer.
    reg started = 1'b0;
    reg [1:0] has_access = 2'b00;
    reg [1:0] outstanding = 2'd0;
    always @(posedge clock) begin
        started <= started | reset;
        has_access <= reset ? 2'b00 : (has_access & ~woken) | pushed;
        outstanding <= reset ? 2'd0 : outstanding + (fires & ~data_request_write) - answers;
    end
    `ASSUME(P11_1_context_has_one_access, ~push_valid | (started & ~reset & (has_access & pushed) == 0))
    `ASSUME(some_lane_executes, ~push_valid | push_lanes != 0)
    `ASSUME(failing_lanes_execute, ~push_valid | (push_nowhere & ~push_lanes) == 0)
    `ASSUME(console_has_a_word_only, ~push_valid | (~(push_console_0 & push_address_0 > 3) & ~(push_console_1 & push_address_1 > 3) &
        ~(push_console_2 & push_address_2 > 3)))
    `ASSUME(P3_9_response_has_a_request, ~data_response_valid | (started & outstanding != 0))

    `RULE(never_more_responses_than_fit, ~started | outstanding <= 2)
    `RULE(only_who_has_an_access_is_woken, ~started | (woken & ~has_access) == 0)
    `RULE(woken_once, ~started | (stored & (printed | loaded | failed)) == 0 & (printed & (loaded | failed)) == 0 & (loaded & failed) == 0)

    // The followed access: what it is, its lanes whose request has not been taken, and those whose register has not been written.
    reg follows = 1'b0;
    reg followed, is_store, fails;
    reg [1:0] register;
    reg [2:0] lanes, console;
    reg [7:0] address [0:2];
    reg [31:0] value [0:2];
    reg [2:0] asking, unanswered;
    reg other_is_ahead = 1'b0;
    reg is_printed = 1'b0;
    wire begins = push_valid & follow & ~follows;
    wire is_active = follows & active & active_context == followed;
    wire asks = is_active & data_request_valid;
    wire prints = is_active & is_store & ~fails & leaves & ~fires;
    wire other_asks = active & data_request_valid & active_context != followed;
    wire writes = follows & write_valid & write_warp == followed;
    always @(posedge clock) begin
        if (begins) begin
            {followed, is_store, fails, register} <= {push_context, push_is_store, push_nowhere != 0, push_register};
            {lanes, console} <= {push_lanes, push_console_2, push_console_1, push_console_0};
            {address[2], address[1], address[0]} <= {push_address_2, push_address_1, push_address_0};
            {value[2], value[1], value[0]} <= {push_value_2, push_value_1, push_value_0};
            asking <= push_lanes;
            unanswered <= push_lanes;
            other_is_ahead <= is_there[~push_context] & ~(leaves & active_context != push_context);
            is_printed <= 1'b0;
        end else begin
            if (asks & data_request_ready) asking <= asking & ~served;
            if (writes) unanswered <= unanswered & ~write_lanes;
            if (leaves & active_context != followed) other_is_ahead <= 1'b0;
            if (prints) is_printed <= 1'b1;
        end
        follows <= ~reset & (begins | (follows & (woken & of(1'b1, followed)) == 0));
    end

    // Which lanes a request is to serve, which bytes it stores, and what.
    reg [2:0] sharing;
    reg [4:0] line;
    reg [7:0] enable;
    reg [63:0] data, written_bits;
    reg [7:0] printed_byte;
    reg [1:0] printed_place;
    integer lane, place;
    wire [2:0] in_ram = asking & ~console;
    wire [1:0] lowest = in_ram[0] ? 2'd0 : in_ram[1] ? 2'd1 : 2'd2;
    always @(*) begin
        line = in_ram == 0 ? 5'd0 : address[lowest][7:3];
        {sharing, enable, data, written_bits, printed_byte} = 0;
        printed_place = 2'd3;
        for (lane = 0; lane < 3; lane = lane + 1) begin
            sharing[lane] = in_ram == 0 ? asking[lane] : in_ram[lane] & address[lane][7:3] == line;
            for (place = 0; place < 8; place = place + 1)
                if (sharing[lane] & place / 4 == address[lane][2] & (~is_store | place % 4 >= address[lane][1:0])) begin
                    enable[place] = 1'b1;
                    written_bits[8 * place +: 8] = 8'hff;
                    data[8 * place +: 8] = value[lane] >> (8 * (place % 4 - address[lane][1:0]));
                end
            if (lanes[lane] & console[lane] & address[lane][1:0] <= printed_place) begin
                printed_place = address[lane][1:0];
                printed_byte = value[lane];
            end
        end
    end

    `RULE(P11_1_accesses_are_made_in_order, ~(started & follows) | (~(asks & other_is_ahead) &
        ~(other_asks & ~other_is_ahead & asking != 0 & ~is_printed)))
    `RULE(P11_4_failing_access_makes_no_request, ~(asks & fails))
    `RULE(P11_4_only_a_failing_access_is_told_to_fail, ~follows | (failed & of(1'b1, followed)) == 0 | (fails & asking == lanes))
    `RULE(P11_8_request_is_for_the_line_of_the_lowest_lane, ~asks | (asking != 0 &
        data_request_line == line & data_request_console == (in_ram == 0) & data_request_write == is_store))
    `RULE(P11_8_request_serves_all_lanes_of_the_line, ~asks | served == sharing)
    `RULE(P11_9_highest_lane_wins, ~(asks & is_store) | (data_request_data & written_bits) == data)
    `RULE(P11_10_bytes_of_the_lanes_are_enabled, ~asks | data_request_byte_enable == enable)
    `RULE(P11_14_console_is_not_stored_to_at_the_port, ~(data_request_valid & started) | ~(data_request_write & data_request_console))
    `RULE(P11_14_console_comes_last, ~prints | (in_ram == 0 & asking != 0))
    `RULE(P11_15_lowest_byte_is_printed,
        ~(follows & console_output_valid & printed_context == followed) | (is_printed & console_output_data == printed_byte))
    `RULE(P11_13_woken_with_the_last_store,
        ~follows | (stored & of(1'b1, followed)) == 0 | (is_store & asks & data_request_ready & asking == served))
    `RULE(P11_16_woken_when_the_byte_is_printed, ~follows | (printed & of(1'b1, followed)) == 0 | (is_store & is_printed & (asking & ~console) == 0))
    `RULE(P11_18_lane_is_written_once, ~writes | (~is_store & (write_lanes & ~unanswered) == 0 & write_lanes != 0))
    `RULE(P11_18_lane_is_written_after_its_request, ~writes | (write_lanes & asking) == 0)
    `RULE(P11_18_register_is_the_destination, ~writes | write_register == register)
    function [31:0] loaded_by(input [7:0] place, input [63:0] words);
        loaded_by = (place[2] ? words[63:32] : words[31:0]) >> {place[1:0], 3'd0};
    endfunction
    `RULE(P11_18_value_is_that_of_the_lane, ~writes | (
        (~write_lanes[0] | write_value_0 == loaded_by(address[0], data_response_data)) &
        (~write_lanes[1] | write_value_1 == loaded_by(address[1], data_response_data)) &
        (~write_lanes[2] | write_value_2 == loaded_by(address[2], data_response_data))))
    `RULE(P11_19_woken_with_the_last_response,
        ~follows | (loaded & of(1'b1, followed)) == of(writes & unanswered == write_lanes, followed))
    `REACHED(load_in_two_requests, writes & unanswered == write_lanes & lanes == 3'b111 & write_lanes == 3'b101)

    // Where the access of a context is: in the queue, active, in the queue of responses, in that of the console.
    function [1:0] in_queue(input [1:0] appended, input [1:0] dropped);
        integer place;
        reg [1:0] entries;
        begin
            entries = appended - dropped;
            for (place = 0; place < 2; place = place + 1)
                in_queue[place] = entries == 2 | (entries == 1 & dropped[0] == place);
        end
    endfunction
    wire [1:0] queued = in_queue(queue_appended, queue_dropped);
    wire [1:0] expected = in_queue(responses_appended, responses_dropped);
    wire [1:0] to_print = in_queue(console_appended, console_dropped);
    wire [15:0] response [0:1];
    assign {response[1], response[0]} = responses;
    wire oldest = responses_dropped[0];

    wire [1:0] waits_in_queue, is_made, awaits, awaits_last, awaits_print, loads, is_there, is_sound;
    genvar context;
    generate
        for (context = 0; context < 2; context = context + 1) begin : place
            wire [1:0] waiting = queued & {queue[1] == context, queue[0] == context};
            wire [1:0] expecting = expected & {response[1][1] == context, response[0][1] == context};
            wire [1:0] printing = to_print & {console_queue[17] == context, console_queue[8] == context};
            wire [1:0] last = expecting & {response[1][0], response[0][0]};
            wire [33:0] slot = slots[34 * context +: 34];
            assign waits_in_queue[context] = waiting != 0;
            assign is_made[context] = active & active_context == context;
            assign awaits[context] = expecting != 0;
            assign awaits_last[context] = last != 0;
            assign awaits_print[context] = printing != 0;
            assign is_there[context] = waiting != 0 | is_made[context];
            assign is_sound[context] = waiting != 2'b11 & printing != 2'b11 & last != 2'b11 &
                // In one place, if there is an access at all.
                3'd0 + waits_in_queue[context] + is_made[context] + awaits_last[context] + awaits_print[context] == has_access[context] &
                // Responses are expected of what is made or has been.
                ~(awaits[context] & (waits_in_queue[context] | awaits_print[context] | (is_made[context] & (access[0] | access[3])))) &
                (~awaits[context] | is_made[context] | awaits_last[context]) & (waiting == 0 | slot[2:0] != 0) &
                // The last response is the youngest.
                (last == 0 | ~awaits[context] | last[~oldest] | expecting == last);
        end
    endgenerate
    `INVARIANT(state_of_queues, ~started | (queue_appended - queue_dropped <= 2'd2 & responses_appended - responses_dropped == outstanding &
        console_appended - console_dropped <= 2'd2 & outstanding <= 2'd2))
    `INVARIANT(access_is_in_one_place, ~started | &is_sound)
    `INVARIANT(state_of_remaining, ~started | ~active | remaining != 0)

    // The followed access is what the unit keeps of it.
    wire [30:0] form = {address[2], address[1], address[0], console, fails, register, is_store};
    wire [95:0] given = {value[2], value[1], value[0]};
    wire [2:0] same = {address[1][7:3] == address[2][7:3], address[0][7:3] == address[2][7:3], address[0][7:3] == address[1][7:3]};
    wire in_slot = follows & waits_in_queue[followed];
    `INVARIANT(state_of_following, ~follows | (started & has_access[followed] & lanes != 0 & ~(console[0] & address[0] > 3) &
        ~(console[1] & address[1] > 3) & ~(console[2] & address[2] > 3)))
    `INVARIANT(state_of_slot, ~in_slot |
        (slots[34 * followed +: 34] == {form, lanes} & value_slots[96 * followed +: 96] == given & asking == lanes & ~is_printed))
    `INVARIANT(state_of_active, ~is_active |
        (access == form & values_read == given & same_line == same & remaining == asking & ~is_printed & ~other_is_ahead &
            (~is_store | (lanes & console & ~asking) == 0)))
    `INVARIANT(state_of_order, ~follows | other_is_ahead ==
        (in_slot & (is_made[~followed] | (waits_in_queue[~followed] & queue[queue_dropped[0]] != followed))))
    `INVARIANT(state_of_print, ~follows | awaits_print[followed] == is_printed & (~is_printed | (is_store & (asking & ~console) == 0 &
        console_queue[9 * (console_queue[8] == followed & to_print[0] ? 0 : 1) +: 8] == printed_byte)))
    // Lanes of the responses expected of it.
    wire [1:0] expecting = expected & {response[1][1] == followed, response[0][1] == followed};
    wire [2:0] of_first = {3{expecting[0]}} & response[0][6:4];
    wire [2:0] of_second = {3{expecting[1]}} & response[1][6:4];
    function fits(input [15:0] entry, input [23:0] addresses, input [1:0] destination);
        fits = entry[3:2] == destination & entry[6:4] != 0 & (~entry[4] | entry[9:7] == addresses[2:0]) &
            (~entry[5] | entry[12:10] == addresses[10:8]) & (~entry[6] | entry[15:13] == addresses[18:16]);
    endfunction
    `INVARIANT(state_of_lanes, ~follows | ((asking & ~lanes) == 0 & (is_store | fails ? expecting == 0 & unanswered == lanes :
        (asking & (of_first | of_second)) == 0 & (of_first & of_second) == 0 & (asking | of_first | of_second) == unanswered)))
    `INVARIANT(state_of_responses, ~follows | (
        (~expecting[0] | fits(response[0], {address[2], address[1], address[0]}, register)) &
        (~expecting[1] | fits(response[1], {address[2], address[1], address[0]}, register)) &
        (is_store | fails | (asking != 0) == (in_slot | is_active))))
endmodule
