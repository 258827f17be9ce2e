// A fetch overtakes no store that was taken before it, and waits for none that was taken behind it; around the emitted part of the shared
// cache, with one way of two lines of a word. Its contents are the data cache's, which has rules of its own.

`include "shape.vh"
`include "property.vh"

module shared_cache_part_rules (
    input wire clock,
    input wire reset,
    input wire access_valid,
    input wire access_write,
    input wire access_console,
    input wire [4:0] access_line,
    input wire [3:0] access_byte_enable,
    input wire [31:0] access_data,
    input wire access_lock,
    input wire answer_ready,
    input wire request_ready,
    input wire response_valid,
    input wire [31:0] response_data,
    input wire fetch_asks,
    input wire fetch_fires
);
    wire access_ready;
    wire answer_valid;
    wire [31:0] answer_data;
    wire request_valid;
    wire request_write;
    wire request_console;
    wire [4:0] request_line;
    wire [3:0] request_byte_enable;
    wire [31:0] request_data;
    wire request_lock;
    wire response_ready;
    wire fetch_may_go;
    wire rests;
    shared_cache_part dut (.*);

    reg started = 1'b0;
    // The access that was taken last, until the bank has its store, or the cache needs it no more.
    reg is_here = 1'b0, writes;
    // It was taken while the fetch that waits now was waiting already.
    reg is_younger = 1'b0;

    wire takes = access_valid & access_ready;
    wire sends_store = request_valid & request_ready & request_write;
    wire store_is_here = is_here & writes;
    wire gone = writes ? sends_store : access_ready;
    wire waits = fetch_asks & ~fetch_fires;
    always @(posedge clock) begin
        started <= started | reset;
        is_here <= ~reset & (takes | (is_here & ~gone));
        if (takes) writes <= access_write;
        is_younger <= ~reset & waits & (takes | is_younger);
    end
    `ASSUME(C2_1_fetch_stays_until_it_is_taken, ~fetch_fires | fetch_asks)

    `RULE(C12_5_fetch_overtakes_no_older_store, ~(started & fetch_may_go & store_is_here) | is_younger)
    `RULE(C12_5_no_younger_store_holds_a_fetch, ~(started & is_younger) | fetch_may_go)
    `RULE(C12_5_no_load_holds_a_fetch, ~started | store_is_here | fetch_may_go)
    `RULE(C12_6_rests_when_every_store_is_sent, ~started | rests == ~is_here)
    `REACHED(a_fetch_goes_before_a_younger_store, fetch_fires & fetch_may_go & store_is_here & waited_for_older)

    // The fetch has waited for an older store.
    reg waited_for_older = 1'b0;
    always @(posedge clock) waited_for_older <= ~reset & waits & (waited_for_older | ~fetch_may_go);

    `INSIDE(1, lookup_write, \dut.data_cache.lookup_write )
    `INSIDE(1, passed, \dut.passed )
    `INVARIANT(state_of_lookup, ~started | ~is_here | lookup_write == writes)
    `INVARIANT(state_of_passed, ~started | (passed | ~is_younger) & (~passed | ~store_is_here | is_younger))
endmodule
