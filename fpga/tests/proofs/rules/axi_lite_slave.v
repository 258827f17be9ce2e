// The rules of the AXI4-Lite control slave, around the emitted one.

`include "property.vh"

module axi_lite_slave_rules (
    input wire clock,
    input wire reset,
    input wire [5:0] bus_awaddr,
    input wire [2:0] bus_awprot,
    input wire bus_awvalid,
    input wire [31:0] bus_wdata,
    input wire [3:0] bus_wstrb,
    input wire bus_wvalid,
    input wire bus_bready,
    input wire [5:0] bus_araddr,
    input wire [2:0] bus_arprot,
    input wire bus_arvalid,
    input wire bus_rready,
    input wire [31:0] read_data
);
    wire bus_awready, bus_wready, bus_bvalid, bus_arready, bus_rvalid;
    wire [1:0] bus_bresp, bus_rresp;
    wire [31:0] bus_rdata;
    wire access_valid;
    wire access_write;
    wire [3:0] access_number;
    wire [31:0] access_write_data;
    axi_lite_control dut (.*);

    `INSIDE(1, has_write_address, \dut.has_write_address )
    `INSIDE(1, has_write_data, \dut.has_write_data )
    `INSIDE(4, write_number, \dut.write_number )
    `INSIDE(1, is_whole, \dut.is_whole )
    `INSIDE(1, has_read_address, \dut.has_read_address )
    `INSIDE(4, read_number, \dut.read_number )
    `INSIDE(1, refused, \dut.refused )

    // What has been taken and not answered, and what has been carried out of it.
    reg started = 1'b0;
    reg was_reset = 1'b0;
    reg [1:0] addresses = 2'd0, data = 2'd0, reads = 2'd0;
    reg [1:0] answers = 2'd0, read_answers = 2'd0;
    wire aw = bus_awvalid & bus_awready;
    wire w = bus_wvalid & bus_wready;
    wire ar = bus_arvalid & bus_arready;
    wire b = bus_bvalid & bus_bready;
    wire r = bus_rvalid & bus_rready;
    // A write is carried out: its register changes, unless it is refused.
    wire writes = access_write;
    wire reads_now = access_valid & ~access_write;
    reg [3:0] last_write_number, last_read_number;
    reg [31:0] last_data, last_read;
    reg last_is_whole;
    reg answer_refused;
    reg b_stays = 1'b0, r_stays = 1'b0;
    reg [1:0] bresp_before, rresp_before;
    reg [31:0] rdata_before;
    always @(posedge clock) begin
        started <= started | reset;
        was_reset <= reset;
        addresses <= reset ? 2'd0 : addresses + aw - writes;
        data <= reset ? 2'd0 : data + w - writes;
        reads <= reset ? 2'd0 : reads + ar - reads_now;
        answers <= reset ? 2'd0 : answers + writes - b;
        read_answers <= reset ? 2'd0 : read_answers + reads_now - r;
        if (aw) last_write_number <= bus_awaddr[5:2];
        if (w) last_data <= bus_wdata;
        if (w) last_is_whole <= &bus_wstrb;
        if (ar) last_read_number <= bus_araddr[5:2];
        if (reads_now) last_read <= read_data;
        if (writes) answer_refused <= ~last_is_whole;
        b_stays <= bus_bvalid & ~bus_bready & ~reset;
        r_stays <= bus_rvalid & ~bus_rready & ~reset;
        bresp_before <= bus_bresp;
        rresp_before <= bus_rresp;
        rdata_before <= bus_rdata;
    end

    `RULE(nothing_after_reset, ~was_reset | ~(bus_bvalid | bus_rvalid))
    `RULE(H3_5_bvalid_stays, ~started | ~b_stays | (bus_bvalid & bus_bresp == bresp_before))
    `RULE(H3_5_rvalid_stays, ~started | ~r_stays |
        (bus_rvalid & bus_rresp == rresp_before & bus_rdata == rdata_before))
    `RULE(one_answer_a_write, ~started | bus_bvalid == (answers != 0))
    `RULE(one_answer_a_read, ~started | bus_rvalid == (read_answers != 0))
    `RULE(at_most_two_writes_and_reads, ~started |
        (addresses <= 1 & data <= 1 & answers <= 1 & reads <= 1 & read_answers <= 1))
    `RULE(write_has_address_and_data, ~started | ~writes | (addresses == 1 & data == 1 & answers == 0))
    `RULE(read_has_an_address, ~started | ~reads_now | (reads == 1 & read_answers == 0))
    `RULE(H3_5_write_is_what_was_taken, ~started | ~writes |
        (access_number == last_write_number & access_write_data == last_data))
    `RULE(H3_5_read_is_what_was_asked, ~started | ~reads_now | access_number == last_read_number)
    `RULE(H3_3_write_of_a_part_changes_nothing, ~started | ~writes | access_valid == last_is_whole)
    `RULE(H3_3_write_of_a_part_is_refused, ~started | ~bus_bvalid | bus_bresp == (answer_refused ? 2'd2 : 2'd0))
    `RULE(read_gives_what_was_read, ~started | ~bus_rvalid | (bus_rdata == last_read & bus_rresp == 0))
    // A write that is whole is carried out at once, and a read when no write is; so the answers come.
    `RULE(write_is_carried_out_at_once, ~started | ~(addresses == 1 & data == 1 & answers == 0) | writes)
    `RULE(read_is_carried_out_at_once, ~started | ~(reads == 1 & read_answers == 0) | writes | reads_now)
    `REACHED(both_answers_wait, started & b_stays & r_stays & addresses == 1 & data == 1)

    `INVARIANT(state_of_writes, ~started | (has_write_address == addresses & has_write_data == data))
    `INVARIANT(state_of_reads, ~started | has_read_address == reads)
    `INVARIANT(state_of_numbers, ~started | ((addresses == 0 | write_number == last_write_number) &
        (reads == 0 | read_number == last_read_number)))
    `INVARIANT(state_of_data, ~started | data == 0 | (access_write_data == last_data & is_whole == last_is_whole))
    `INVARIANT(state_of_answer, ~started | answers == 0 | refused == answer_refused)
endmodule
