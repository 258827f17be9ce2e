//! Faults in what becomes of bus errors: each is found in the cycle in which an error is lost, comes to somebody else,
//! or leaves something behind.

use hdl::kit::{constant, replicate, select, Defect};
use isa::CoreConfig;

use super::{caught_on, field, small_core, Change};

/// A core of two lanes and two warps.
fn core() -> CoreConfig {
    small_core("4w8/8/2/2", "bus_errors = true")
}

/// The same with an instruction cache.
fn cached() -> CoreConfig {
    let options = "bus_errors = true, instruction_cache_bytes = 64, instruction_line_words = 4";
    small_core("4w8/8/2/2", options)
}

/// Both warps load and store, with the lanes in two lines and in one. What fails is done again. At the end each warp
/// loads where nothing answers, and stops.
const PROGRAM: &str = "
        ldi     %r0, handler
        skep    %r0
        ei
        ldi     %r0, both
        wspawn  %r0, %r0, %r0
both:   hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        shli    %r1, %r0, #5
        hwid    %r2, #1
        shli    %r2, %r2, #3
        add     %r1, %r1, %r2
        ldi     %r2, data
        add     %r1, %r1, %r2
        shli    %r2, %r0, #2
        ldi     %r6, #12
again:  ld      %r3, %r1, #0
        addi    %r3, %r3, #1
        st      %r3, %r1, #0
        ld      %r4, %r2, data
        st      %r4, %r2, free
        subi    %r6, %r6, #1
        rtop    @p0, %r6
        @p0 ? jmpi again
        ldi     %r3, #1
        shli    %r3, %r3, #30
        ld      %r4, %r3, #0
handler:
        shri    %r2, %r1, #30
        rtop    @p0, %r2
        @p0 ? halt
        reti
        .align  64
data:   .space  16
free:   .space  16
";

/// Of this seed a quarter of the loads and stores fail, and one of 256 fetches.
const SEED: u64 = 19;

const UNIT: &str = "load_store_unit";

/// Requires the fault to be found first in `expected`.
fn found_in(expected: &str, module: &str, signal: &str, change: Change) {
    found_with(core(), expected, module, signal, change);
}

fn found_with(core: CoreConfig, expected: &str, module: &str, signal: &str, change: Change) {
    let found = caught_on(SEED, core, PROGRAM, &Defect::new(module, signal, change));
    assert_eq!(field(&found), expected, "{found}");
}

faults! {
    /// Rules: P21.3, P21.4.
    test a_store_that_is_not_told_of_its_error:
        found_in("context_due_interrupt[1]", UNIT, "error_due_valid",
            |driver, signals| driver & !signals.get("stored_valid"));

    /// Rules: P21.4.
    long test an_error_that_comes_to_the_warp_that_asks_now:
        found_in("context_due_interrupt[0]", UNIT, "error_due_context", |_, signals| signals.get("active_context"));

    /// Rules: P21.4.
    long test a_second_error_of_an_access_that_takes_the_place_of_the_first:
        found_in("context_due_address[0]", UNIT, "error_due_valid",
            |_, signals| signals.get("response_fires") & signals.get("data_response_error"));

    /// Rules: P21.4.
    long test an_error_that_silences_those_of_the_next_access:
        found_in("context_due_interrupt[1]", UNIT, "failed_before",
            |driver, signals| driver | signals.get("failed_before"));

    /// Rules: P21.4.
    long test a_load_that_writes_what_came_with_an_error:
        found_in("write_lanes", UNIT, "write_lanes", |driver, signals| {
            let fails = signals.get("loaded_valid") & signals.get("data_response_error");
            driver | replicate(2, fails)
        });

    /// Rules: P21.4.
    long test an_error_at_the_address_of_the_highest_lane:
        found_in("context_due_address[1]", "coalescer", "lowest_served", |driver, signals| {
            let served = signals.get("served");
            let both = served.all();
            select(both, constant(2, 0b10), driver)
        });

    /// Rules: P21.4.
    long test an_address_that_stays_behind_an_interrupt_of_another_kind:
        found_in("write_value", "interrupt_address", "in_memory",
            |driver, signals| driver | signals.get("in_memory"));

    /// Rules: P21.3.
    long test a_store_that_is_done_when_it_is_asked_for:
        found_in("store_done_valid", UNIT, "stored_valid",
            |_, signals| signals.get("access_ends") & signals.get("data_request_write"));

    /// Rules: P21.1.
    long test a_fetch_of_the_first_warp_that_is_not_told_of_its_error:
        found_in("execute_lanes", "fetch", "fetched_failed",
            |driver, signals| driver & signals.get("fetched_context"));

    /// Rules: P21.2.
    long test a_line_that_is_kept_although_a_word_of_it_failed:
        found_with(cached(), "instruction_fill_dropped", "instruction_cache", "drops_line",
            |driver, signals| driver & !signals.get("response_error"));
}
