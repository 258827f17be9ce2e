//! Faults in the scratchpad: each is found in the cycle in which a request goes wrong, or in which a wrong word is
//! loaded.

use super::{found_first, found_first_at, only_with, small_core, Change};
use hdl::kit::{replicate, Defect};
use isa::CoreConfig;

/// A core of two lanes and banks.
fn core(tlb_entries: u32) -> CoreConfig {
    let options = format!("line_words = 2, tlb_entries = {tlb_entries}, scratchpad_bytes = 64");
    small_core("4w8/8/2/1", &options)
}

/// Of the lanes 0 and 1: both in bank 0, in different rows; each in its own bank, in one row, then in two; one in RAM,
/// the other in the scratchpad; one behind it.
const PROGRAM: &str = "
        hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        ldi     %r1, #1
        shli    %r1, %r1, #30
        shli    %r2, %r0, #3
        add     %r2, %r2, %r1
        addi    %r3, %r0, #5
meet:   st      %r3, %r2, #8
again:  ld      %r4, %r2, #8
        shli    %r4, %r0, #2
        add     %r5, %r4, %r1
row:    st      %r3, %r5, #8
        add     %r4, %r4, %r2
apart:  ld      %r5, %r4, #8
        shli    %r6, %r0, #30
mixed:  ld      %r7, %r6, #8
        shli    %r4, %r0, #6
        add     %r4, %r4, %r1
beyond: ld      %r7, %r4, #0
        halt
";

/// A page of the scratchpad, under a number of its own.
const PAGES: &str = "
        ldi     %r0, #1
        shli    %r1, %r0, #30
        shli    %r0, %r0, #14
        ldi     %r2, #63
page:   tlbadd  %r0, %r1, %r2
store:  st      %r2, %r0, #4
load:   ld      %r3, %r0, #4
        halt
";

/// Requires the fault to be found first in `expected`.
fn found_in(expected: &str, module: &str, signal: &str, change: Change) {
    let defect = Defect::new(module, signal, change);
    found_first(core(0), PROGRAM, expected, &defect);
}

/// The same, at the instruction of this label.
fn found_at(label: &str, expected: &str, module: &str, signal: &str, change: Change) {
    let defect = Defect::new(module, signal, change);
    found_first_at(label, core(0), PROGRAM, expected, &defect);
}

faults! {
    /// Rules: P25.2.
    test a_lane_that_is_served_by_the_row_of_another:
        found_in("scratchpad_lanes", "coalescer", "shares_row_1",
            |driver, signals| driver | signals.get("in_scratchpad").bit(1));

    /// Rules: P25.6.
    long test a_bank_that_is_not_written:
        found_at("again:", "write_value", "scratchpad", "banks_0.write_bytes",
            |driver, signals| only_with(driver, signals, "loads"));

    /// Rules: P25.4, P25.5.
    long test a_request_that_does_not_wait_for_the_answers_of_the_ram:
        found_in("scratchpad_lanes", "load_store_unit", "in_order", |driver, signals| driver | signals.get("asks"));

    /// Rules: P25.2.
    long test banks_that_are_asked_for_the_same_row:
        found_at("apart:", "write_value", "coalescer", "row_1", |driver, signals| {
            let row = signals.get("lowest_row_0");
            &row ^ ((&row ^ &driver) & replicate(row.width(), signals.get("is_store")))
        });

    /// Rules: P25.1, P25.3.
    long test a_request_that_goes_to_the_data_port_as_well:
        found_at("meet:", "data_request_valid", "load_store_unit", "request_valid",
            |driver, signals| driver | signals.get("fires_in_scratchpad"));

    /// Rules: P25.7.
    long test an_answer_that_stays:
        found_at("again:", "write_lanes", "load_store_unit", "answer_taken",
            |driver, signals| only_with(driver, signals, "clearing"));

    /// Rules: P25.6.
    long test a_store_that_is_not_told_to_be_done:
        found_at("meet:", "store_done_valid", "load_store_unit", "stored_valid",
            |driver, signals| only_with(driver, signals, "request_fires"));

    /// Rules: P11.4, I9.7.
    long test an_address_behind_it_that_is_taken_for_one_in_it:
        found_in("scratchpad_lanes", "execute", "nowhere_1",
            |driver, signals| only_with(driver, signals, "in_scratchpad_1"));

    /// Rules: P11.6, P17.13.
    long test a_page_that_is_not_known_to_be_in_it:
        found_first(core(2), PAGES, "tlb_mapping[1]", &Defect::new("tlb", "adds_scratchpad",
            |driver, signals| only_with(driver, signals, "is_page_0")));
}
