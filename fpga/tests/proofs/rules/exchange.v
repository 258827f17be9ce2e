// An exchange gives each lane that it serves the word as it finds it, in the lanes' order, and stores once what comes of it; around the
// emitted unit, with three lanes and lines of two words. The operations stand here as section 12 of the instruction set has them.

`include "shape.vh"
`include "property.vh"

module exchange_rules (
    input wire clock,
    input wire reset,
    input wire [2:0] operation,
    input wire is_signed,
    input wire place_0,
    input wire place_1,
    input wire place_2,
    input wire [31:0] value_0,
    input wire [31:0] value_1,
    input wire [31:0] value_2,
    input wire [31:0] expected_0,
    input wire [31:0] expected_1,
    input wire [31:0] expected_2,
    input wire [2:0] served,
    input wire fires,
    input wire answered,
    input wire [31:0] line_word_0,
    input wire [31:0] line_word_1,
    input wire writes
);
    wire is_idle;
    wire reads;
    wire read_place;
    wire stores;
    wire returns;
    wire [2:0] lanes;
    wire [2:0] write_lanes;
    wire [31:0] old_0;
    wire [31:0] old_1;
    wire [31:0] old_2;
    wire changes;
    wire stored_place;
    wire [31:0] word;
    wire [31:0] read;
    exchange_unit dut (.*);

    localparam [2:0] SWAP = 0, AND = 1, OR = 2, XOR = 3, ADD = 4, MINIMUM = 5, MAXIMUM = 6, COMPARE_AND_SWAP = 7;
    localparam [2:0] IDLE = 0, READING = 1, EXCHANGING = 2, WRITING = 3, RETURNING = 5;

    // The exchange: its phase, the lanes of the read, the lanes that it serves, those still to exchange.
    reg started = 1'b0;
    reg [2:0] phase = IDLE;
    reg [2:0] asked, mine, left;
    // The word as it is by now, where it is, whether a lane has changed it, and what each lane has found.
    reg [31:0] now;
    reg at;
    reg is_changed;
    reg [31:0] found_0, found_1, found_2;

    // The word that has come; while lanes exchange it nothing comes (state_of_old_words).
    assign read = phase == EXCHANGING ? 32'd0 : read_place ? line_word_1 : line_word_0;

    wire [2:0] places = {place_2, place_1, place_0};
    wire [2:0] lowest_asked = asked & -asked;
    wire place = |(lowest_asked & places);
    wire [2:0] turn = left & -left;
    wire [31:0] value = turn[0] ? value_0 : turn[1] ? value_1 : value_2;
    wire [31:0] expected = turn[0] ? expected_0 : turn[1] ? expected_1 : expected_2;
    wire is_as_expected = now == expected;
    wire is_less = is_signed ? $signed(now) < $signed(value) : now < value;
    reg [31:0] next;
    always @(*) case (operation)
        SWAP: next = value;
        AND: next = now & value;
        OR: next = now | value;
        XOR: next = now ^ value;
        ADD: next = now + value;
        MINIMUM: next = is_less ? now : value;
        MAXIMUM: next = is_less ? value : now;
        COMPARE_AND_SWAP: next = is_as_expected ? value : now;
    endcase
    always @(posedge clock) begin
        started <= started | reset;
        case (phase)
            IDLE: if (fires) {phase, asked} <= {READING, served};
            READING: if (answered) begin
                phase <= EXCHANGING;
                {at, now, is_changed} <= {place, place ? line_word_1 : line_word_0, 1'b0};
                mine <= asked & (place ? places : ~places);
                left <= asked & (place ? places : ~places);
            end
            EXCHANGING: begin
                if (turn[0]) found_0 <= now;
                if (turn[1]) found_1 <= now;
                if (turn[2]) found_2 <= now;
                now <= next;
                is_changed <= is_changed | operation != COMPARE_AND_SWAP | is_as_expected;
                left <= left & ~turn;
                if (left == turn) phase <= WRITING;
            end
            WRITING: if (fires) phase <= RETURNING;
            RETURNING: if (writes) phase <= IDLE;
        endcase
        if (reset) phase <= IDLE;
    end
    // What the access is does not change while one of its exchanges is made.
    reg [199:0] access_before;
    wire [199:0] access = {operation, is_signed, places, value_0, value_1, value_2, expected_0, expected_1, expected_2};
    always @(posedge clock) access_before <= access;
    `ASSUME(access_stays, phase == IDLE | access == access_before)
    `ASSUME(something_happens_in_its_phase_only, (~fires | (started & ~reset & (phase == IDLE | phase == WRITING))) &
        (~answered | phase == READING) & (~writes | phase == RETURNING))
    `ASSUME(P26_10_read_serves_a_lane, ~(fires & phase == IDLE) | served != 0)

    `RULE(P26_10_reads_when_idle, ~started | is_idle == (phase == IDLE))
    `RULE(P26_11_waits_for_the_word, ~started | reads == (phase == READING))
    `RULE(P26_13_stores_once_what_it_has_read, ~started | stores == (phase == WRITING))
    `RULE(P26_15_returns_what_lanes_have_found, ~started | returns == (phase == RETURNING))
    `RULE(P26_8_word_is_that_of_the_lowest_lane, ~(started & phase == READING) | read_place == place)
    `RULE(P26_8_lanes_of_the_word_are_served, ~(started & phase > READING) | (lanes == mine & (lanes & ~asked) == 0 & (lanes & lowest_asked) != 0))
    `RULE(P26_12_word_is_what_the_lanes_make_of_it, ~(started & stores) | word == now)
    `RULE(P26_13_word_is_enabled_when_it_is_changed, ~started | (changes == (stores & is_changed) & (~stores | stored_place == at)))
    `RULE(P26_15_lanes_served_are_written, ~(started & returns) | write_lanes == mine)
    `RULE(P26_12_lane_gets_what_it_has_found, ~(started & returns) | ((~mine[0] | old_0 == found_0) & (~mine[1] | old_1 == found_1) & (~mine[2] | old_2 == found_2)))
    `REACHED(three_lanes_add, started & returns & mine == 3'b111 & operation == ADD & old_2 == 32'd100 & old_1 == 32'd60)

    `INSIDE(3, phase_kept, \dut.phase )
    `INSIDE(3, left_kept, \dut.left )
    `INSIDE(3, turn_kept, \dut.turn )
    `INSIDE(32, current, \dut.current )
    `INSIDE(1, changed, \dut.changed )
    `INSIDE(3 * 32, all_turn_value, \dut.turn_value )
    wire [32 - 1:0] turn_value_0 = all_turn_value[0 * 32 +: 32];
    wire [32 - 1:0] turn_value_1 = all_turn_value[1 * 32 +: 32];
    wire [32 - 1:0] turn_value_2 = all_turn_value[2 * 32 +: 32];
    `INSIDE(3 * 32, all_turn_expected, \dut.turn_expected )
    wire [32 - 1:0] turn_expected_0 = all_turn_expected[0 * 32 +: 32];
    wire [32 - 1:0] turn_expected_1 = all_turn_expected[1 * 32 +: 32];
    wire [32 - 1:0] turn_expected_2 = all_turn_expected[2 * 32 +: 32];
    `INVARIANT(state_of_phase, ~started | (phase_kept == phase & (phase <= WRITING | phase == RETURNING) & (phase == IDLE | asked != 0)))
    `INVARIANT(state_of_reading, ~(started & phase == READING) | (left_kept == asked & current == 0))
    `INVARIANT(state_of_lanes, ~(started & phase > READING) | ((mine & ~asked) == 0 & (mine & lowest_asked) != 0 & lanes == mine))
    `INVARIANT(state_of_word, ~(started & phase > READING) | (stored_place == at & current == now & changed == is_changed))
    `INVARIANT(state_of_turn, ~(started & phase == EXCHANGING) | (left_kept == left & left != 0 & (left & ~mine) == 0 & turn_kept == turn &
        (turn_value_0 | turn_value_1 | turn_value_2) == value & (turn_expected_0 | turn_expected_1 | turn_expected_2) == expected))
    wire [2:0] exchanged = mine & ~(phase == EXCHANGING ? left : 3'd0);
    `INVARIANT(state_of_found, ~(started & phase > READING) | ((~exchanged[0] | old_0 == found_0) & (~exchanged[1] | old_1 == found_1) &
        (~exchanged[2] | old_2 == found_2)))
    // What a lane has found stands beside loaded words, so it is 0 at any other time.
    wire [2:0] has_found = phase > READING ? exchanged : 3'd0;
    `INVARIANT(state_of_old_words, ~started | ((has_found[0] | old_0 == 0) & (has_found[1] | old_1 == 0) & (has_found[2] | old_2 == 0)))
endmodule
