// The rules of a Wishbone master, pipelined or classic, around the emitted one.

`include "shape.vh"
`include "property.vh"

module wishbone_rules (
    input wire clock,
    input wire reset,
    input wire discard,
    input wire core_instruction_request_valid,
    input wire [`WORD_NUMBER_BITS - 1:0] core_instruction_request_word,
    input wire core_instruction_response_ready,
    input wire core_data_request_valid,
    input wire core_data_request_write,
    input wire core_data_request_console,
    input wire [`LINE_NUMBER_BITS - 1:0] core_data_request_line,
    input wire [`LINE_BITS / 8 - 1:0] core_data_request_byte_enable,
    input wire [`LINE_BITS - 1:0] core_data_request_data,
    input wire core_data_request_lock,
    input wire core_data_response_ready,
    input wire [`WINDOW_BITS - 1:0] window,
    input wire wishbone_stall,
    input wire wishbone_ack,
    input wire wishbone_err,
    input wire wishbone_rty,
    input wire [`BEAT_BITS - 1:0] wishbone_dat_r
);
    wire core_instruction_request_ready;
    wire core_instruction_response_valid;
    wire [`WORD_BITS - 1:0] core_instruction_response_data;
    wire core_instruction_response_error;
    wire core_data_request_ready;
    wire core_data_response_valid;
    wire [`LINE_BITS - 1:0] core_data_response_data;
    wire core_data_response_error;
    wire core_data_response_again;
    wire core_load_pending;
    wire rests;
    wire fails;
    wire wishbone_cyc;
    wire wishbone_lock;
    wire wishbone_stb;
    wire wishbone_we;
    wire [`ADDRESS_BITS - 1:0] wishbone_adr;
    wire [`BEAT_BITS / 8 - 1:0] wishbone_sel;
    wire [`BEAT_BITS - 1:0] wishbone_dat_w;
    wishbone_master dut (.*);

    `include "inside.vh"
    wire [4:0] data_beats = loads_queued + (`IS_TOLD ? stores_queued : 4'd0);
`ifdef CLASSIC
    wire is_under_way = queued != 0;
`else
    reg [7:0] waiting = 8'd0;
    wire is_under_way = wishbone_stb | waiting != 0;
`endif
    `include "core.vh"

    // The bus, in the cycle before.
    reg stb_before = 1'b0;
    reg we_before;
    reg [`ADDRESS_BITS - 1:0] adr_before;
    reg [`BEAT_BITS / 8 - 1:0] sel_before;
    reg [`BEAT_BITS - 1:0] dat_before;
    always @(posedge clock) begin
        stb_before <= wishbone_stb & ~reset;
        if (wishbone_stb) begin
            we_before <= wishbone_we;
            adr_before <= wishbone_adr;
            sel_before <= wishbone_sel;
            dat_before <= wishbone_dat_w;
        end
    end
    wire is_the_same = wishbone_we == we_before & wishbone_adr == adr_before & wishbone_sel == sel_before &
        (~wishbone_we | wishbone_dat_w == dat_before);
    wire answer = wishbone_ack | wishbone_err;

    // The bus is kept from the read of an exchange to the answer to its store. What the read began with is still on its way, or a beat of it
    // is still to be asked for.
`ifdef LOCK
    wire kept = wishbone_lock;
    reg stored = 1'b0;
    always @(posedge clock) stored <= ~reset & (ends_exchange | (stored & is_under_way));
    wire keeps = exchanging | stored;
    `RULE(S5_1_19_bus_is_kept_for_an_exchange, ~keeps | (wishbone_cyc & wishbone_lock))
    `RULE(S5_1_19_nothing_else_is_asked_for, ~(keeps & fetch_fires) & ~(stored & request_taken))
    `RULE(S5_1_19_lock_ends_with_the_exchange, ~started | ~wishbone_lock | keeps | (begun & ~held_write & held_lock))
    `INSIDE(1, unlocks, \dut.transfers.unlocks )
    `INVARIANT(state_of_lock, ~started | wishbone_lock == (keeps | (begun & ~held_write & held_lock)))
    `INVARIANT(state_of_unlocks, ~started | unlocks == stored)
    `INVARIANT(state_of_stored, ~(exchanging & stored) & (~stored | sent == 0))
    `INVARIANT(state_of_no_lock, started | ~(wishbone_lock | keeps))
`else
    wire kept = 1'b0;
`endif

    `RULE(S5_1_6_nothing_before_the_first_reset, started | ~(wishbone_cyc | wishbone_stb))
    `RULE(nothing_after_reset, ~was_reset | ~(wishbone_cyc | wishbone_stb))
    `RULE(stb_only_with_cyc, ~wishbone_stb | wishbone_cyc)
    `RULE(S5_1_2_reads_are_of_whole_beats, ~wishbone_stb | wishbone_we | &wishbone_sel)

`ifdef CLASSIC
    reg answered_before = 1'b0;
    reg again_before = 1'b0;
    reg again = 1'b0;
    always @(posedge clock) begin
        answered_before <= wishbone_stb & answer & ~reset;
        again_before <= wishbone_stb & wishbone_rty & ~answer & ~reset;
        again <= again_before & ~reset;
    end
    `RULE(S5_1_9_cyc_with_stb, wishbone_cyc == (wishbone_stb | kept))
    `RULE(S5_1_9_low_after_an_answer, ~(answered_before | again_before) | ~wishbone_stb)
    `RULE(S5_1_9_transfer_stays, ~stb_before | answered_before | again_before | (wishbone_stb & is_the_same))
    `RULE(S5_1_9_the_same_after_rty, ~again | (wishbone_stb & is_the_same))

    `INSIDE(1, retries, \dut.retries )
    `INSIDE(1, asks, \dut.transfers.transfer_valid )
    `INVARIANT(state_of_power_up, started | ~(asks | again | again_before))
    `INVARIANT(state_of_under_way, ~started | queued == asks)
    `INVARIANT(state_of_reads, ~again_before | wishbone_we | &wishbone_sel)
    `INVARIANT(state_of_retries, ~started | (retries == again_before & (~retries | (asks & is_the_same))))
`else
    reg stalled_before = 1'b0;
    wire taken = wishbone_stb & ~wishbone_stall;
    always @(posedge clock) begin
        stalled_before <= wishbone_stb & wishbone_stall & ~reset;
        waiting <= reset ? 8'd0 : waiting + taken - answer;
    end
    `ASSUME(slave_answers_what_was_asked, ~answer | (wishbone_cyc & waiting + taken != 0))
    `RULE(S5_1_8_cyc_from_the_first_stb_to_the_last_answer, wishbone_cyc == (wishbone_stb | waiting != 0 | kept))
    `RULE(S5_1_4_transfer_stays, ~stalled_before | (wishbone_stb & is_the_same))
    `RULE(at_most_8_transfers, waiting + wishbone_stb <= 8)

    // `dut.started`, joined with it once everything is flattened: by `INSIDE` it would lose its power-up value.
    wire knows;
    `INVARIANT(state_of_started, started == knows)
    `INVARIANT(state_of_under_way, ~started | queued == waiting + wishbone_stb)
`endif
endmodule
