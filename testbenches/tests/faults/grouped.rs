//! Faults in the lanes that share a request: those of a store's group, and those whose line is the same.
//!
//! One of them is put in by every run, all with `HARMONICA_FAULTS=1`.

use hdl::kit::{ones, replicate, Defect, Expr, Signals};
use isa::{CoreConfig, CoreOptions, Divider, Multiplier};

use super::{caught_in, field, is_left_out, line, line_in};

/// A core of two groups of two lanes, small, for each fault is a core of its own to be compiled.
fn core() -> CoreConfig {
    let options = CoreOptions {
        arch: Some("4w8/8/4/1".to_owned()),
        store_lanes: Some(2),
        multiplier: Some(Multiplier::None),
        divider: Some(Divider::None),
        barriers: Some(0),
        ..CoreOptions::default()
    };
    CoreConfig::from_options(&options).expect("a legal configuration")
}

/// All lanes: side by side in a line, first stored, then loaded; a line for the lanes 0 and 2 and another one for 1 and 3; the console.
const PROGRAM: &str = "
        ldi     %r1, #4
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        addi    %r3, %r0, #0x41
        shli    %r1, %r0, #2
beside: st      %r3, %r1, #0x400
load:   ld      %r4, %r1, #0x400
        andi    %r1, %r0, #1
        shli    %r1, %r1, #6
        add     %r1, %r1, %r0
apart:  st      %r3, %r1, #0x400
        ldi     %r1, #1
        shli    %r1, %r1, #31
print:  st      %r3, %r1, #0
        halt
";

/// Requires the fault to be found first at the instruction of this label, in this field.
fn found_at(label: &str, defect: &Defect, expected: &str) {
    let found = caught_in(core(), PROGRAM, defect);
    assert_eq!(field(&found), expected, "{found}");
    assert_eq!(line(&found), line_in(PROGRAM, label), "{found}");
}

/// Rules: P11.21.
#[test]
fn a_store_of_another_group() {
    let other = |driver: Expr, _: &Signals<'_>| !driver;
    let defect = Defect::new("coalescer", "store_group", other);
    found_at("beside:", &defect, "data_request_byte_enable");
}

/// Rules: P11.21.
#[test]
fn a_group_that_stores_the_values_of_the_first() {
    if is_left_out() {
        return;
    }
    let first = |_: Expr, signals: &Signals<'_>| signals.get("value_1");
    let defect = Defect::new("coalescer", "group_value_1", first);
    found_at("beside:", &defect, "data_request_data[3]");
}

/// Rules: P11.21.
#[test]
fn a_load_of_one_group() {
    if is_left_out() {
        return;
    }
    let group = |driver: Expr, signals: &Signals<'_>| {
        let group = signals.get("store_group");
        let lanes = hdl::kit::pack((0..4).map(|lane| group.bit(lane / 2)));
        driver & lanes
    };
    let defect = Defect::new("coalescer", "served_together", group);
    found_at("load:", &defect, "data_request_byte_enable");
}

/// Rules: P11.8.
#[test]
fn lanes_of_two_lines_that_are_taken_for_lanes_of_one() {
    if is_left_out() {
        return;
    }
    let all = |driver: Expr, _: &Signals<'_>| ones(driver.width());
    let defect = Defect::new("load_store_unit", "new_same_line", all);
    found_at("apart:", &defect, "data_request_data[0]");
}

/// Rules: P11.15, P11.21.
#[test]
fn a_byte_that_the_first_group_prints() {
    if is_left_out() {
        return;
    }
    // The highest lane comes first.
    let low_lanes = |driver: Expr, signals: &Signals<'_>| {
        driver & replicate(3, signals.get("is_store")) & hdl::kit::constant(3, 0b100)
    };
    let defect = Defect::new("coalescer", "printed_among", low_lanes);
    found_at("print:", &defect, "console_output_data");
}
