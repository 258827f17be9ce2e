// The rules of the Wishbone control slave, around the emitted one: for classic masters and pipelined ones.

`include "property.vh"

module wishbone_slave_rules (
    input wire clock,
    input wire reset,
    input wire bus_cyc,
    input wire bus_stb,
    input wire bus_we,
    input wire [3:0] bus_adr,
    input wire [3:0] bus_sel,
    input wire [31:0] bus_dat_w,
    input wire [31:0] read_data
);
    wire [31:0] bus_dat_r;
    wire bus_stall;
    wire bus_ack;
    wire bus_err;
    wire access_valid;
    wire access_write;
    wire [3:0] access_number;
    wire [31:0] access_write_data;
    wishbone_control dut (.*);

    reg started = 1'b0;
    reg was_reset = 1'b0;
    wire answer = bus_ack | bus_err;
    // A transfer is taken.
    wire taken = bus_cyc & bus_stb & ~bus_stall;
    wire refused = bus_we & ~&bus_sel;
    reg taken_before = 1'b0;
    reg we_before;
    reg refused_before;
    reg [31:0] read_before;
    // A classic master's transfer that is not answered yet.
    reg is_classic;
    reg asked = 1'b0;
    reg carried_out = 1'b0;
    reg [3:0] adr_before;
    always @(posedge clock) begin
        started <= started | reset;
        was_reset <= reset;
        taken_before <= taken & ~reset;
        we_before <= bus_we;
        refused_before <= refused;
        read_before <= read_data;
        is_classic <= is_classic;
        asked <= bus_cyc & bus_stb & ~answer & ~reset & started;
        carried_out <= bus_cyc & bus_stb & ~answer & ~reset & (access_valid | carried_out);
    end
    `ASSUME(H3_4_cyc_stays_until_the_answer, ~taken_before | bus_cyc)
    `ASSUME(H3_4_classic_master_keeps_its_transfer, ~is_classic | ~asked | (bus_cyc & bus_stb & bus_we == we_before))

    `RULE(nothing_after_reset, ~was_reset | ~answer)
    `RULE(H3_4_answer_in_the_next_cycle, ~started | answer == taken_before)
    `RULE(H3_4_ack_or_err, ~(bus_ack & bus_err))
    `RULE(H3_4_stall_in_cycles_that_answer, bus_stall == answer)
    `RULE(ack_only_under_cyc, ~started | ~answer | bus_cyc)
    `RULE(ack_only_under_stb_of_a_classic_master, ~started | ~is_classic | ~answer | bus_stb)
    `RULE(H3_3_write_of_a_part_is_refused, ~started | ~answer | bus_err == refused_before)
    `RULE(H3_3_read_gives_what_was_read, ~started | ~answer | we_before | bus_dat_r == read_before)
    `RULE(H3_4_transfer_is_carried_out_once, access_valid == (taken & ~refused))
    `RULE(classic_transfer_is_carried_out_once, ~started | ~is_classic | ~carried_out | ~access_valid)
    `RULE(access_is_the_transfer, ~access_valid |
        (access_write == bus_we & access_number == bus_adr & access_write_data == bus_dat_w))
    `REACHED(write_and_refusal, started & bus_err & ~was_reset)

    `INVARIANT(state_of_asked, ~started | taken_before | ~carried_out)
    `INVARIANT(state_of_classic, ~started | ~is_classic | ~taken_before | asked)
endmodule
