// The rules of an AXI4 or AXI4-Lite master, around the emitted one.

`include "shape.vh"
`include "property.vh"

module axi_rules (
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
    input wire m_axi_awready,
    input wire m_axi_wready,
    input wire m_axi_bid,
    input wire [1:0] m_axi_bresp,
    input wire m_axi_bvalid,
    input wire m_axi_arready,
    input wire m_axi_rid,
    input wire [`BEAT_BITS - 1:0] m_axi_rdata,
    input wire [1:0] m_axi_rresp,
    input wire m_axi_rlast,
    input wire m_axi_rvalid
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
    wire [`ADDRESS_BITS - 1:0] m_axi_awaddr, m_axi_araddr;
    wire [2:0] m_axi_awprot, m_axi_arprot;
    wire m_axi_awvalid, m_axi_wvalid, m_axi_bready, m_axi_arvalid, m_axi_rready;
    wire [`BEAT_BITS - 1:0] m_axi_wdata;
    wire [`BEAT_BITS / 8 - 1:0] m_axi_wstrb;
`ifdef LITE
    // What AXI4-Lite leaves out is always this.
    localparam [2:0] BEAT_SIZE = $clog2(`BEAT_BITS / 8);
    wire [7:0] m_axi_awlen = 8'd0, m_axi_arlen = 8'd0;
    wire [2:0] m_axi_awsize = BEAT_SIZE, m_axi_arsize = BEAT_SIZE;
    wire m_axi_wlast = 1'b1;
`else
    wire m_axi_awid, m_axi_arid, m_axi_awlock, m_axi_arlock, m_axi_wlast;
    wire [7:0] m_axi_awlen, m_axi_arlen;
    wire [2:0] m_axi_awsize, m_axi_arsize;
    wire [1:0] m_axi_awburst, m_axi_arburst;
    wire [3:0] m_axi_awcache, m_axi_arcache, m_axi_awqos, m_axi_arqos;
`endif
    axi_master dut (.*);

    `include "inside.vh"
    `INSIDE(1, asks, \dut.transfers.transfer_valid )
    `INSIDE(1, writes, \dut.transfers.transfer_write )
    `INSIDE(4, writes_under_way, \dut.transfers.writes_under_way )
    `INSIDE(1, address_taken, \dut.address_taken )
    `INSIDE(1, data_taken, \dut.data_taken )
`ifdef LOAD_BURSTS
    // One burst is all of a load.
    wire [4:0] loads_beats = loads_queued == 0 ? 5'd0 : size(awaited);
`else
    wire [4:0] loads_beats = loads_queued;
`endif
    wire [4:0] data_beats = loads_beats + (`IS_TOLD ? writes_under_way : 4'd0);

    // What the slaves have taken and not answered.
    wire ar = m_axi_arvalid & m_axi_arready;
    wire aw = m_axi_awvalid & m_axi_awready;
    wire w = m_axi_wvalid & m_axi_wready;
    wire r = m_axi_rvalid & m_axi_rready;
    wire b = m_axi_bvalid & m_axi_bready;
    wire [7:0] beats_asked = m_axi_arlen + 8'd1;
    reg [7:0] beats_waiting = 8'd0;
    reg [7:0] addresses_waiting = 8'd0;
    reg [7:0] data_beats_waiting = 8'd0;
    always @(posedge clock) begin
        beats_waiting <= reset ? 8'd0 : beats_waiting + (ar ? beats_asked : 8'd0) - r;
        addresses_waiting <= reset ? 8'd0 : addresses_waiting + aw - b;
        data_beats_waiting <= reset ? 8'd0 : data_beats_waiting + w - b;
    end
    wire offers = m_axi_arvalid | m_axi_awvalid | m_axi_wvalid;
    wire writes_waiting = addresses_waiting != 0 | data_beats_waiting != 0;
    wire is_under_way = offers | writes_waiting | beats_waiting != 0;
    `include "core.vh"

    `ASSUME(slave_reads_what_was_asked, ~m_axi_rvalid | (started & beats_waiting + (ar ? beats_asked : 8'd0) != 0))
    `ASSUME(slave_answers_writes_that_it_has, ~m_axi_bvalid |
        (started & addresses_waiting + aw != 0 & data_beats_waiting + w != 0))

    // What was offered in the cycle before, and not taken.
    reg ar_stays = 1'b0, aw_stays = 1'b0, w_stays = 1'b0;
    reg [`ADDRESS_BITS - 1:0] araddr_before, awaddr_before;
    reg [7:0] arlen_before;
    reg [`BEAT_BITS - 1:0] wdata_before;
    reg [`BEAT_BITS / 8 - 1:0] wstrb_before;
    always @(posedge clock) begin
        ar_stays <= m_axi_arvalid & ~m_axi_arready & ~reset;
        aw_stays <= m_axi_awvalid & ~m_axi_awready & ~reset;
        w_stays <= m_axi_wvalid & ~m_axi_wready & ~reset;
        araddr_before <= m_axi_araddr;
        awaddr_before <= m_axi_awaddr;
        arlen_before <= m_axi_arlen;
        wdata_before <= m_axi_wdata;
        wstrb_before <= m_axi_wstrb;
    end
    `RULE(S5_1_6_nothing_before_the_first_reset, started | ~offers)
    `RULE(nothing_after_reset, ~was_reset | ~offers)
    `RULE(S5_1_4_arvalid_stays, ~ar_stays | m_axi_arvalid)
    `RULE(S5_1_4_araddr_stays, ~ar_stays | m_axi_araddr == araddr_before)
    `RULE(S5_1_4_arlen_stays, ~ar_stays | m_axi_arlen == arlen_before)
    `RULE(S5_1_4_awvalid_stays, ~aw_stays | m_axi_awvalid)
    `RULE(S5_1_4_awaddr_stays, ~aw_stays | m_axi_awaddr == awaddr_before)
    `RULE(S5_1_4_wvalid_stays, ~w_stays | m_axi_wvalid)
    `RULE(S5_1_4_wdata_stays, ~w_stays | m_axi_wdata == wdata_before)
    `RULE(S5_1_4_wstrb_stays, ~w_stays | m_axi_wstrb == wstrb_before)

    // Bursts: INCR of whole beats, a write of one, none across 4 KiB. Each address of a write goes with one beat of data.
    localparam [2:0] WHOLE_BEAT = $clog2(`BEAT_BITS / 8);
    wire [12:0] offset = {1'b0, 12'd4095 & m_axi_araddr};
    wire [12:0] bytes = {5'd0, beats_asked} << m_axi_arsize;
    `RULE(sizes_are_whole_beats, m_axi_arsize == WHOLE_BEAT & m_axi_awsize == WHOLE_BEAT)
    `RULE(protection_is_constant, m_axi_arprot == 0 & m_axi_awprot == 0)
    `RULE(addresses_are_of_whole_beats, m_axi_araddr % (`BEAT_BITS / 8) == 0 & m_axi_awaddr % (`BEAT_BITS / 8) == 0)
    `RULE(S5_1_14_burst_is_no_longer_than_a_line, ~m_axi_arvalid | m_axi_arlen < `BEATS_MAX)
    `RULE(S5_1_14_burst_stays_in_its_line, ~m_axi_arvalid |
        (m_axi_araddr / (`BEAT_BITS / 8)) % `BEATS_MAX + m_axi_arlen < `BEATS_MAX)
    `RULE(S5_1_14_burst_stays_in_4_KiB, ~m_axi_arvalid | offset + bytes <= 13'd4096)
    `RULE(write_is_of_one_beat, m_axi_awlen == 0 & (~m_axi_wvalid | m_axi_wlast))
    `RULE(S5_1_13_address_and_data_go_together,
        addresses_waiting == data_beats_waiting ? m_axi_awvalid == m_axi_wvalid :
        addresses_waiting == data_beats_waiting + 8'd1 ? ~m_axi_awvalid & m_axi_wvalid :
        data_beats_waiting == addresses_waiting + 8'd1 & m_axi_awvalid & ~m_axi_wvalid)
`ifndef LITE
    `RULE(bursts_are_incrementing, m_axi_arburst == 2'd1 & m_axi_awburst == 2'd1)
    `RULE(cache_says_whether_exclusive, m_axi_arcache == (m_axi_arlock ? 0 : 3) & m_axi_awcache == (m_axi_awlock ? 0 : 3))
    `RULE(service_is_constant, m_axi_arqos == 0 & m_axi_awqos == 0)
    `RULE(S5_1_12_one_identifier, ~m_axi_arid & ~m_axi_awid)
`endif

    // Exclusive accesses.
`ifdef EXCLUSIVE
    reg [`LINE_NUMBER_BITS - 1:0] exchange_line;
    always @(posedge clock) if (begins_exchange) exchange_line <= core_data_request_line;
    `ASSUME(P26_13_store_goes_where_the_read_was, ~(lives & exchanging & core_data_request_valid) | core_data_request_line == exchange_line)
    // What is under way at the data port is an exclusive read, or an exclusive write.
    reg reads_exclusively = 1'b0;
    reg writes_exclusively = 1'b0;
    // The memory watches the line, since it has answered EXOKAY.
    reg watched = 1'b0;
    // The memory has answered that it does not watch the line; or that the write came too late.
    reg unwatched = 1'b0;
    reg late = 1'b0;
    reg [`ADDRESS_BITS - 1:0] address_read;
    wire answers_read = r & of_loads[dropped[`PLACE_BITS - 2:0]] & reads_exclusively;
    always @(posedge clock) begin
        if (request_taken) reads_exclusively <= ~core_data_request_write & core_data_request_lock;
        if (request_taken) writes_exclusively <= core_data_request_write & watched & ~discard;
        if (reset) {reads_exclusively, writes_exclusively} <= 2'd0;
        watched <= ~(reset | discard | (request_taken & core_data_request_write)) &
            (watched | (answers_read & ~drains & m_axi_rresp == 2'd1));
        unwatched <= ~(reset | request_taken) & (unwatched | (answers_read & m_axi_rresp != 2'd1));
        late <= ~(reset | request_taken) & (late | (b & writes_exclusively & m_axi_bresp == 2'd0));
        if (m_axi_arvalid & m_axi_arlock) address_read <= m_axi_araddr;
    end
    `RULE(S5_1_20_exclusive_access_is_one_beat, ~(m_axi_arvalid & m_axi_arlock) | m_axi_arlen == 0)
    `RULE(S5_1_20_store_of_an_exchange_is_exclusive, ~started | ~m_axi_awvalid | m_axi_awlock == writes_exclusively)
    `RULE(S5_1_20_both_have_one_address, ~started | ~(m_axi_awvalid & m_axi_awlock) | m_axi_awaddr == address_read)
    `RULE(S5_1_21_unwatched_read_is_an_error, ~(lives & core_data_response_valid & unwatched) | core_data_response_error)
    `RULE(S5_1_21_late_store_is_told, ~(lives & core_data_response_valid) | core_data_response_again == late)
    `INSIDE(1, exclusive, \dut.transfers.transfer_exclusive )
    `INSIDE(1, exchanges, \dut.transfers.exchanges )
    `INSIDE(1, reserved, \dut.transfers.reserved )
    `INSIDE(1, refused, \dut.transfers.core_data_response_again )
    `INSIDE(1, data_failed, \dut.transfers.core_data_response_error )
    `INVARIANT(state_of_reserved, ~started | reserved == watched)
    `INVARIANT(state_of_exchanges, ~started | ~loading | exchanges == (reads_exclusively | writes_exclusively))
    `INVARIANT(state_of_one_kind, ~(reads_exclusively & writes_exclusively))
    `INVARIANT(state_of_exclusive, ~started | ~(asks & writes) | exclusive == writes_exclusively)
    `INVARIANT(state_of_refused, ~runs | ~loading | refused == late)
    `INVARIANT(state_of_unwatched, ~runs | ~loading | ~unwatched | data_failed)
    `INVARIANT(state_of_reading, ~runs | ~loading | ~reads_exclusively | writes_under_way == 0)
`ifdef WINDOW
    wire [`ADDRESS_BITS - 1:0] address_exchanged = {window, exchange_line} * (`LINE_BITS / 8);
`else
    wire [`ADDRESS_BITS - 1:0] address_exchanged = exchange_line * (`LINE_BITS / 8);
`endif
    wire asks_exclusive_read = asks & ~writes & exclusive;
    wire [`PLACE_BITS - 2:0] newest = appended - 1'b1;
    `INVARIANT(state_of_exclusive_read, ~started | ~asks_exclusive_read | of_loads[newest])
    `INVARIANT(state_of_exchanging, ~runs | ~loading | ~reads_exclusively | exchanging)
    `INVARIANT(state_of_address_asked, ~(exchanging & asks_exclusive_read) | m_axi_araddr == address_exchanged)
    `INVARIANT(state_of_address_read, ~exchanging | asks_exclusive_read | address_read == address_exchanged)
    `INVARIANT(state_of_address_written, ~started | ~(asks & writes & exclusive) | m_axi_awaddr == address_read)
    `INVARIANT(state_of_watched, ~watched | (exchanging & ~asks_exclusive_read & (~loading | loaded)))
    `INVARIANT(state_of_writing, ~runs | ~loading | ~writes_exclusively | loads_queued == 0)
`else
`ifndef LITE
    `RULE(nothing_is_exclusive, ~m_axi_arlock & ~m_axi_awlock)
`endif
`endif

    // Order between reads and writes; how many are under way.
    `RULE(S5_1_11_reads_wait_for_writes, ~m_axi_arvalid | ~(m_axi_awvalid | m_axi_wvalid | writes_waiting))
    `RULE(S5_1_11_writes_wait_for_loads, ~lives | drains | ~(m_axi_awvalid | m_axi_wvalid) | loads_beats == 0)
    `RULE(at_most_8_writes, addresses_waiting + m_axi_awvalid <= 8 & data_beats_waiting + m_axi_wvalid <= 8)
    `RULE(at_most_8_reads, beats_waiting + (m_axi_arvalid ? beats_asked : 8'd0) <= 8 * `BEATS_MAX)
`ifdef WINDOW
    `RULE(H5_3_rests_when_nothing_is_under_way, ~started | ~rests | ~(offers | writes_waiting | beats_waiting != 0))
`endif

    // Answers are taken: those of writes at once, those of reads after as many cycles as a beat has words.
    reg [7:0] not_taken = 8'd0;
    always @(posedge clock) not_taken <= started & ~reset & ~m_axi_rready ? not_taken + 8'd1 : 8'd0;
    `RULE(bready_is_high, m_axi_bready)
    `RULE(rready_comes_back, ~started | not_taken + (m_axi_rready ? 8'd0 : 8'd1) < `WORDS_BROUGHT)
    `INVARIANT(state_of_not_taken, ~started | (not_taken == 0 & words_left == 0) | not_taken + words_left < `WORDS_BROUGHT)

    localparam [7:0] FETCH_BEATS = `FETCH_BEATS;
    wire [7:0] fetch_beats = fetches_queued * FETCH_BEATS - beats_fetched;
    wire [7:0] full_writes = address_taken ? data_beats_waiting : addresses_waiting;
    `INVARIANT(state_of_power_up, started | ~asks)
    `INVARIANT(state_of_reads, ~started |
        beats_waiting + (m_axi_arvalid ? beats_asked : 8'd0) == fetch_beats + loads_beats)
    `INVARIANT(state_of_writes, ~started | ((of_fetches | of_loads) == in_queue &
        addresses_waiting == full_writes + address_taken & data_beats_waiting == full_writes + data_taken &
        writes_under_way == full_writes + (asks & writes) & writes_under_way <= 8))
    `INVARIANT(state_of_parts, ~started | (address_taken | data_taken ? asks & writes & ~(address_taken & data_taken) : 1'b1))
    `INVARIANT(state_of_order, ~started | ~(asks & ~writes) | writes_under_way == 0)
    `INVARIANT(state_of_loads_and_stores, ~(is_told ? started : runs) | loads_queued == 0 | writes_under_way == 0)
    `INVARIANT(state_of_beats_sent, ~runs | ~begun | (held_write ? loads_queued == 0 : writes_under_way == 0))
`ifdef LOAD_BURSTS
    `INVARIANT(state_of_begun, ~started | ~begun | held_write)
    `INVARIANT(state_of_one_load, ~started | loads_queued == 0 | (loads_queued == 1 & awaited != 0))
`endif
endmodule
