//! Faults in the request queue: each is found in the cycle in which the queue goes wrong.

use hdl::kit::Defect;
use isa::CoreConfig;

use super::{caught_on, field, never, small_core, Change};

/// A core of one warp, each of whose lanes addresses a line of its own.
fn core() -> CoreConfig {
    small_core("4w8/8/4/1", "request_queue = true, line_words = 4")
}

/// All lanes store and load; then lanes 0 to 2 store, and lane 3 prints.
const PROGRAM: &str = "
        ldi     %r1, #4
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        addi    %r3, %r0, #0x41
        shli    %r1, %r0, #4
        addi    %r1, %r1, #0x400
        shri    %r4, %r0, #1
        and     %r4, %r4, %r0
        shli    %r4, %r4, #31
        rtop    @p0, %r4
        st      %r3, %r1, #0
        ld      %r2, %r1, #0
  @p0 ? ldi     %r1, #0
        add     %r1, %r1, %r4
        st      %r3, %r1, #0
        halt
";

/// Of this seed the memory is often not ready.
const SEED: u64 = 3;

const MODULE: &str = "request_queue";

/// Requires the fault to be found first in `expected`.
fn found_in(expected: &str, module: &str, signal: &str, change: Change) {
    let defect = Defect::new(module, signal, change);
    let found = caught_on(SEED, core(), PROGRAM, &defect);
    assert_eq!(field(&found), expected, "{found}");
}

faults! {
    /// Rules: P27.3.
    test a_store_that_counts_as_sent_with_its_first_request:
        found_in("store_done_valid", MODULE, "store_goes",
            |driver, signals| driver | (signals.get("request_fires") & signals.get("request_write")));

    /// Rules: P27.1.
    long test a_queue_that_takes_a_third_request:
        found_in("request_queue_count", MODULE, "has_room",
            |driver, signals| driver | signals.get("holds_one"));

    /// Rules: P27.2.
    long test a_request_that_is_dropped_before_it_fires:
        found_in("request_queue_count", MODULE, "waiting.pop", |_, signals| signals.get("holds_one"));

    /// Rules: P27.4.
    long test a_byte_that_overtakes_the_stores_of_its_access:
        found_in("console_output_valid", MODULE, "is_busy", never);
}
