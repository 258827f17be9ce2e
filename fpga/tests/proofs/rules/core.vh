// The core's side of a bus master: what the core does, what it may count on, and how that hangs together with what the master keeps.

    // There has been a reset.
    reg started = 1'b0;
    // There was one in the cycle before.
    reg was_reset = 1'b0;
    always @(posedge clock) begin
        started <= started | reset;
        was_reset <= reset;
    end
    // The core and the system run.
    wire lives = started & ~reset & ~discard;
    `ASSUME(S5_1_6_core_is_held_until_the_first_reset, started | reset | (discard & ~core_data_request_valid))

    // Stores are answered, too.
    wire is_told = `IS_TOLD;

    // Loads and stores.
    reg held = 1'b0;
    reg held_write;
    reg [`LINE_NUMBER_BITS - 1:0] held_line;
    reg [`LINE_BITS / 8 - 1:0] held_byte_enable;
    reg [`LINE_BITS - 1:0] held_data;
    reg held_lock;
    always @(posedge clock) begin
        held_lock <= core_data_request_lock;
        held <= lives & core_data_request_valid & ~core_data_request_ready;
        held_write <= core_data_request_write;
        held_line <= core_data_request_line;
        held_byte_enable <= core_data_request_byte_enable;
        held_data <= core_data_request_data;
    end
    `ASSUME(P3_5_data_request_stays, ~(lives & held) | (core_data_request_valid &
        core_data_request_write == held_write & core_data_request_line == held_line &
        core_data_request_byte_enable == held_byte_enable & core_data_request_data == held_data))

    // Exchanges: the read has been taken, and the store that belongs to it has not. Only that store may be of nothing.
    wire request_taken = core_data_request_valid & core_data_request_ready;
`ifdef EXTENSION
    reg exchanging = 1'b0;
    wire begins_exchange = lives & request_taken & ~core_data_request_write & core_data_request_lock;
    wire ends_exchange = lives & request_taken & core_data_request_write & exchanging;
    always @(posedge clock) exchanging <= lives & (begins_exchange | (exchanging & ~ends_exchange));
    `ASSUME(P3_5_lock_stays, ~(lives & held) | core_data_request_lock == held_lock)
    `ASSUME(P3_7_data_request_wants_a_byte, ~core_data_request_valid | core_data_request_byte_enable != 0 |
        (lives & exchanging & core_data_request_write))
`else
    `ASSUME(P3_7_data_request_wants_a_byte, ~core_data_request_valid | core_data_request_byte_enable != 0)
`endif
    reg is_nothing = 1'b0;
    always @(posedge clock) if (request_taken) is_nothing <= core_data_request_byte_enable == 0;

    // Beats with a byte in a set of bytes.
    function [`LINE_BEATS - 1:0] beats(input [`LINE_BITS / 8 - 1:0] bytes);
        integer beat;
        for (beat = 0; beat < `LINE_BEATS; beat = beat + 1)
            beats[beat] = |bytes[beat * (`BEAT_BITS / 8) +: `BEAT_BITS / 8];
    endfunction
`ifdef WINDOW
    `ASSUME(H5_1_core_that_is_held_asks_for_nothing, ~discard | ~core_data_request_valid)
    reg window_may_change = 1'b1;
    reg [`WINDOW_BITS - 1:0] window_before;
    always @(posedge clock) begin
        window_may_change <= reset | ~started | (discard & rests);
        window_before <= window;
    end
    `ASSUME(H4_2_window_stays, window_may_change | window == window_before)
`else
    // What is written while the core is held comes from the loader.
    `ASSUME(S5_1_5_loader_stores_bytes, ~discard | ~core_data_request_valid |
        (core_data_request_write & size(beats(core_data_request_byte_enable)) <= 1))
`endif

    wire answers_data = core_data_request_ready & core_data_request_valid & (is_told | ~core_data_request_write);
    reg [1:0] data_waiting = 2'd0;
    reg response_held = 1'b0;
    reg [`LINE_BITS - 1:0] response_before;
    reg error_before;
    always @(posedge clock) begin
        data_waiting <= lives ? data_waiting + answers_data - (core_data_response_valid & core_data_response_ready) : 2'd0;
        response_held <= lives & core_data_response_valid & ~core_data_response_ready;
        response_before <= core_data_response_data;
        error_before <= core_data_response_error;
    end
`ifdef EXTENSION
    `ASSUME(P26_13_store_ends_an_exchange, ~(lives & exchanging & core_data_request_valid) |
        (core_data_request_write & data_waiting == 0))
`endif
    `RULE(P3_9_data_response_has_a_request, ~lives | ~core_data_response_valid | data_waiting != 0)
    `RULE(P3_9_data_response_stays, ~(lives & response_held) |
        (core_data_response_valid & core_data_response_data == response_before))
`ifdef BUS_ERRORS
    `RULE(P3_9_error_stays, ~(lives & response_held) | core_data_response_error == error_before)
`endif
    `RULE(S5_1_3_one_load_is_under_way, ~lives | data_waiting <= 1)
    `RULE(load_that_is_not_answered_is_pending, ~lives | data_waiting == 0 | core_load_pending)

    // Fetches. With lines of several words each comes in a row, from its first word on.
    localparam [7:0] FETCH_WORDS = `FETCH_WORDS;
    localparam [7:0] WORDS_BROUGHT = `WORDS_BROUGHT;
    wire fetch_fires = lives & core_instruction_request_valid & core_instruction_request_ready;
    reg [7:0] fetches_waiting = 8'd0;
    reg [7:0] words_to_ask = 8'd0;
    always @(posedge clock) begin
        fetches_waiting <= lives ? fetches_waiting + fetch_fires - core_instruction_response_valid : 8'd0;
        if (~lives) words_to_ask <= 8'd0;
        else if (fetch_fires) words_to_ask <= words_to_ask == 0 ? FETCH_WORDS - 8'd1 : words_to_ask - 8'd1;
    end
`ifdef FETCH_LINES
    reg [`WORD_NUMBER_BITS - 1:0] next_word;
    always @(posedge clock) next_word <= core_instruction_request_word + 1'b1;
    `ASSUME(P19_7_words_of_a_line_are_asked_for_in_a_row, ~lives |
        (words_to_ask != 0 ? core_instruction_request_valid & core_instruction_request_word == next_word :
         ~core_instruction_request_valid | core_instruction_request_word % `FETCH_WORDS == 0))
    `INVARIANT(state_of_next_word, words_to_ask == 0 | (next_word + words_to_ask) % `FETCH_WORDS == 0)
`endif
    `RULE(P3_3_fetch_response_has_a_request, ~lives | ~core_instruction_response_valid | fetches_waiting != 0)

    // A store, a load and a fetch are carried out.
    reg [2:0] seen = 3'd0;
    always @(posedge clock) seen <= seen | {
        lives & core_data_request_valid & core_data_request_ready & core_data_request_write,
        lives & core_data_response_valid & core_data_response_ready & data_beats == 0,
        lives & core_instruction_response_valid
    };
    `REACHED(everything_is_carried_out, &seen)

    // Of what was asked for before the core's reset nothing is left when the core is served again.
    reg is_stale = 1'b0;
    always @(posedge clock) is_stale <= ~reset & (discard | (is_stale & is_under_way));
    `RULE(S5_1_5_what_is_under_way_is_waited_for, ~(lives & is_stale & is_under_way) |
        ~((fetch_fires & words_to_ask == 0) | (core_data_request_valid & core_data_request_ready)))

    `INVARIANT(state_of_stale, ~started | is_stale == drains)

    // The queue of purposes is used as it wants to be: no push without room, no pop without an entry.
    `RULE(queue_has_room_for_a_push, ~started | reset | ~pushes | queued < `TRANSFERS_MAX)
    `RULE(queue_has_an_entry_to_pop, ~started | reset | ~pops | queued != 0)

    // How the state hangs together.
    `INVARIANT(state_of_queue, ~started | queued <= `TRANSFERS_MAX)
    `INVARIANT(state_of_draining, ~(started & drains) | ~(loading | loaded | core_instruction_response_valid |
        words_left != 0 | fetches_waiting != 0 | data_waiting != 0 | sent != 0 | words_to_ask != 0))
    wire runs = started & ~drains;
    wire [7:0] words_asked = fetches_waiting + words_to_ask;
    wire [7:0] words_to_come = fetches_queued * FETCH_WORDS - beats_fetched * WORDS_BROUGHT + words_left;
    wire [7:0] words_to_answer = words_to_come + core_instruction_response_valid;
    `INVARIANT(state_of_fetches, ~runs | words_asked == words_to_answer)
    `INVARIANT(state_of_words_asked, words_to_ask < FETCH_WORDS & fetches_waiting < 8'd200 & (~runs |
        fetches_waiting >= core_instruction_response_valid + (words_to_ask != 0)))
    `INVARIANT(state_of_beats_fetched, ~started | beats_fetched == 0 | head_is_fetch)
    wire [`LINE_BEATS - 1:0] held_beats = beats(held_byte_enable);
    wire begun = sent != 0;
    wire begun_load = begun & (is_told | ~held_write);
    `INVARIANT(state_of_sent, ~started | ~begun | (held & (sent & ~held_beats) == 0 & sent != held_beats))
    `INVARIANT(state_of_loading, ~runs | (loading == (begun_load | data_waiting != 0) & ~(begun_load & data_waiting != 0)))
    `INVARIANT(state_of_loaded, ~runs | ~loaded | (data_waiting != 0 & data_beats == 0))
    `INVARIANT(state_of_idle, ~runs | loading | data_beats == 0)
    wire [4:0] beats_to_ask = begun_load ? size(held_beats & ~sent) : 5'd0;
    // A store of nothing is one transfer for which no beat is awaited.
    wire awaits_nothing = is_nothing & ~begun_load;
    `INVARIANT(state_of_store_of_nothing, ~runs | is_told | ~loading | ~awaits_nothing)
    `INVARIANT(state_of_awaited, ~runs | ~loading | loaded | (awaits_nothing ? data_beats == 1 : data_beats + beats_to_ask == size(awaited)))
`ifdef MANY_BEATS
    `INVARIANT(state_of_nothing, ~runs | ~loading | loaded | ~awaits_nothing | awaited == 0)
`endif
