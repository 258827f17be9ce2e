// A load from the scratchpad gets what was stored last, and lanes are served in their order; around the emitted banks and the emitted part
// of the load/store unit that makes requests of lanes, which are joined as in that unit. Three lanes, two banks of four words.
//
// What is told is told of one byte, any one.

`include "property.vh"

module scratchpad_rules (
    input wire clock,
    input wire reset,
    input wire active,
    input wire is_store,
    input wire in_order,
    input wire port_is_taken,
    input wire [2:0] remaining,
    input wire [2:0] at_console,
    input wire [2:0] at_scratchpad,
    input wire [7:0] address_0,
    input wire [7:0] address_1,
    input wire [7:0] address_2,
    input wire [31:0] value_0,
    input wire [31:0] value_1,
    input wire [31:0] value_2,
    input wire [2:0] same_line,
    input wire [15:0] expected
);
    wire [2:0] served;
    wire last;
    wire request_scratchpad;
    wire request_console;
    wire [1:0] row_0;
    wire [1:0] row_1;
    wire [4:0] request_line;
    wire [7:0] bytes;
    wire [63:0] data;
    wire [7:0] printed_byte;
    wire answer_valid;
    wire [15:0] answer;
    wire [63:0] answer_data;
    wire taken = answer_valid & ~port_is_taken;
    wire fires = active & request_scratchpad & in_order & (is_store | ~answer_valid | taken);
    coalescer requests (
        .console_0(at_console[0]), .console_1(at_console[1]), .console_2(at_console[2]),
        .scratchpad_0(at_scratchpad[0]), .scratchpad_1(at_scratchpad[1]), .scratchpad_2(at_scratchpad[2]),
        .request_byte_enable(bytes), .request_data(data), .*
    );
    scratchpad dut (.*);

    // The byte: its bank, its row and its place in the word. It never changes, but for what is stored there.
    reg [4:0] chosen;
    reg [7:0] stored = 8'd0;
    reg started = 1'b0;
    // A load's answer waits; it has the chosen byte, and what that was.
    reg waits = 1'b0;
    reg [15:0] awaited;
    reg has_it;
    reg [7:0] loaded;

    // The lanes that a request serves: in each bank those whose row is that of the lowest lane.
    wire [2:0] in_scratchpad = remaining & at_scratchpad;
    wire [2:0] in_ram = remaining & ~at_scratchpad & ~at_console;
    function shares(input [7:0] one, input [7:0] other);
        shares = one[2] != other[2] | one[4:3] == other[4:3];
    endfunction
    function is_in_bank(input [7:0] one, input [7:0] other);
        is_in_bank = one[2] == other[2];
    endfunction
    wire lane_1_has_lower = in_scratchpad[0] & is_in_bank(address_0, address_1);
    wire [2:0] to_be_served = in_scratchpad & {
        (~in_scratchpad[0] | shares(address_0, address_2)) &
            (~in_scratchpad[1] | lane_1_has_lower | shares(address_1, address_2)),
        ~in_scratchpad[0] | shares(address_0, address_1), 1'b1};

    // What a lane makes of the byte: a store goes from its address to the end of the word.
    wire [1:0] place = chosen[1:0];
    function names(input [7:0] address);
        names = address[4:2] == chosen[4:2];
    endfunction
    function covers(input [7:0] address);
        covers = names(address) & address[1:0] <= place;
    endfunction
    function [7:0] byte_of(input [7:0] address, input [31:0] value);
        byte_of = value >> (8 * (place - address[1:0]));
    endfunction
    wire [7:0] after_0 = served[0] & covers(address_0) ? byte_of(address_0, value_0) : stored;
    wire [7:0] after_1 = served[1] & covers(address_1) ? byte_of(address_1, value_1) : after_0;
    wire [7:0] after_2 = served[2] & covers(address_2) ? byte_of(address_2, value_2) : after_1;
    wire stores = fires & is_store & ~reset;
    wire loads = fires & ~is_store;
    wire [2:0] named = served & {names(address_2), names(address_1), names(address_0)};
    always @(posedge clock) begin
        chosen <= chosen;
        started <= started | reset;
        if (stores) stored <= after_2;
        waits <= ~reset & (loads | (waits & ~taken));
        if (loads) {awaited, has_it, loaded} <= {expected, named != 0, stored};
    end
    `ASSUME(address_is_of_one_kind, (at_console & at_scratchpad) == 0)
    `ASSUME(access_has_lanes, ~active | remaining != 0)

    `RULE(P25_1_scratchpad_comes_after_ram, request_scratchpad == (in_ram == 0 & in_scratchpad != 0))
    `RULE(P25_1_console_comes_last, ~active | request_console == (in_ram == 0 & in_scratchpad == 0))
    `RULE(P25_2_rows_are_those_of_the_lowest_lanes, ~request_scratchpad | served == to_be_served)
    `RULE(P25_9_request_serves_a_lane, ~request_scratchpad | (served != 0 & last == ((remaining & ~served) == 0)))
    `RULE(P25_7_answer_waits_until_it_is_taken, ~started | (answer_valid == waits & (~waits | answer == awaited)))
    `RULE(P25_7_load_gets_what_was_stored_last, ~(started & waits & has_it) | answer_data[8 * {chosen[2], place} +: 8] == loaded)
    `REACHED(byte_that_two_lanes_stored_is_loaded, started & waits & has_it & loaded == 8'd5 & chosen == 5'd14 & answer_data[7:0] == 8'd6)

    // The banks' words, joined with those of the emitted RAMs: by `INSIDE` they would lose their power-up value.
    wire [31:0] bank_0_0, bank_0_1, bank_0_2, bank_0_3;
    wire [127:0] bank_0 = {bank_0_3, bank_0_2, bank_0_1, bank_0_0};
    wire [31:0] bank_1_0, bank_1_1, bank_1_2, bank_1_3;
    wire [127:0] bank_1 = {bank_1_3, bank_1_2, bank_1_1, bank_1_0};
    wire [1:0] row = chosen[4:3];
    wire [31:0] word = chosen[2] ? bank_1[32 * row +: 32] : bank_0[32 * row +: 32];
    `INVARIANT(state_of_banks, word[8 * place +: 8] == stored)
endmodule
