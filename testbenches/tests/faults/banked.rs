//! Faults in the scratchpad: each is found in the cycle in which a request goes wrong, or in which a wrong word is loaded.
//!
//! Three of them are put in by every run, all with `HARMONICA_FAULTS=1`.

use hdl::kit::{replicate, Defect, Expr, Signals};
use isa::{CoreConfig, CoreOptions, Divider, Multiplier};
use testbenches::Mismatch;

use super::{caught_in, field, is_left_out, line, line_in};

/// A core of two lanes and banks, small, for each fault is a core of its own to be compiled.
fn core(tlb_entries: u32) -> CoreConfig {
    let options = CoreOptions {
        arch: Some("4w8/8/2/1".to_owned()),
        line_words: Some(2),
        multiplier: Some(Multiplier::None),
        divider: Some(Divider::None),
        barriers: Some(0),
        tlb_entries: Some(tlb_entries),
        scratchpad_bytes: Some(64),
        ..CoreOptions::default()
    };
    CoreConfig::from_options(&options).expect("a legal configuration")
}

/// Of the lanes 0 and 1: both in bank 0, in different rows; each in its own bank, in one row, then in two; one in RAM, the other in the scratchpad; one behind it.
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
fn found_in(defect: &Defect, expected: &str) -> Mismatch {
    let found = caught_in(core(0), PROGRAM, defect);
    assert_eq!(field(&found), expected, "{found}");
    found
}

/// The same, at the instruction of this label.
fn found_at(label: &str, defect: &Defect, expected: &str) {
    let found = found_in(defect, expected);
    assert_eq!(line(&found), line_in(PROGRAM, label), "{found}");
}

/// Only when another signal is high, which it then never is.
fn only_with(module: &str, signal: &str, other: &'static str) -> Defect {
    let change = move |driver: Expr, signals: &Signals<'_>| {
        let width = driver.width();
        driver & replicate(width, signals.get(other))
    };
    Defect::new(module, signal, change)
}

/// Rules: P25.2.
#[test]
fn a_lane_that_is_served_by_the_row_of_another() {
    let any = |driver: Expr, signals: &Signals<'_>| driver | signals.get("in_scratchpad").bit(1);
    let defect = Defect::new("coalescer", "shares_row_1", any);
    found_in(&defect, "scratchpad_lanes");
}

/// Rules: P25.6.
#[test]
fn a_bank_that_is_not_written() {
    let defect = only_with("scratchpad", "banks_0.write_bytes", "loads");
    found_at("again:", &defect, "write_value");
}

/// Rules: P25.4, P25.5.
#[test]
fn a_request_that_does_not_wait_for_the_answers_of_the_ram() {
    let always = |driver: Expr, signals: &Signals<'_>| driver | signals.get("asks");
    let defect = Defect::new("load_store_unit", "in_order", always);
    found_in(&defect, "scratchpad_lanes");
}

/// Rules: P25.2.
#[test]
fn banks_that_are_asked_for_the_same_row() {
    if is_left_out() {
        return;
    }
    let first = |driver: Expr, signals: &Signals<'_>| {
        let row = signals.get("lowest_row_0");
        &row ^ ((&row ^ &driver) & replicate(row.width(), signals.get("is_store")))
    };
    let defect = Defect::new("coalescer", "row_1", first);
    found_at("apart:", &defect, "write_value");
}

/// Rules: P25.1, P25.3.
#[test]
fn a_request_that_goes_to_the_data_port_as_well() {
    if is_left_out() {
        return;
    }
    let also = |driver: Expr, signals: &Signals<'_>| driver | signals.get("fires_in_scratchpad");
    let defect = Defect::new("load_store_unit", "request_valid", also);
    found_at("meet:", &defect, "data_request_valid");
}

/// Rules: P25.7.
#[test]
fn an_answer_that_stays() {
    if is_left_out() {
        return;
    }
    let defect = only_with("load_store_unit", "answer_taken", "clearing");
    found_at("again:", &defect, "write_lanes");
}

/// Rules: P25.6.
#[test]
fn a_store_that_is_not_told_to_be_done() {
    if is_left_out() {
        return;
    }
    let defect = only_with("load_store_unit", "stored_valid", "request_fires");
    found_at("meet:", &defect, "store_done_valid");
}

/// Rules: P11.4, I9.7.
#[test]
fn an_address_behind_it_that_is_taken_for_one_in_it() {
    if is_left_out() {
        return;
    }
    let defect = only_with("execute", "nowhere_1", "in_scratchpad_1");
    found_in(&defect, "scratchpad_lanes");
}

/// Rules: P11.6, P17.13.
#[test]
fn a_page_that_is_not_known_to_be_in_it() {
    if is_left_out() {
        return;
    }
    let defect = only_with("tlb", "adds_scratchpad", "is_page_0");
    let found = caught_in(core(2), PAGES, &defect);
    assert_eq!(field(&found), "tlb_mapping[1]", "{found}");
}
