//! Faults in the lanes that share a request: those of a store's group, and those whose line is the same.

use hdl::kit::{constant, ones, pack, replicate, Defect};
use isa::CoreConfig;

use super::{found_first_at, small_core, Change};

/// A core of two groups of two lanes.
fn core() -> CoreConfig {
    small_core("4w8/8/4/1", "store_lanes = 2")
}

/// All lanes: side by side in a line, first stored, then loaded; a line for the lanes 0 and 2 and another one for 1 and
/// 3; the console.
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
fn found_at(label: &str, expected: &str, module: &str, signal: &str, change: Change) {
    let defect = Defect::new(module, signal, change);
    found_first_at(label, core(), PROGRAM, expected, &defect);
}

faults! {
    /// Rules: P11.21.
    test a_store_of_another_group:
        found_at("beside:", "data_request_byte_enable", "coalescer", "store_group", |driver, _| !driver);

    /// Rules: P11.21.
    long test a_group_that_stores_the_values_of_the_first:
        found_at("beside:", "data_request_data[3]", "coalescer", "group_value_1",
            // What nothing uses is a warning.
            |driver, signals| signals.get("value_1") | (driver.clone() & !driver));

    /// Rules: P11.21.
    long test a_load_of_one_group:
        found_at("load:", "data_request_byte_enable", "coalescer", "served_together", |driver, signals| {
            let group = signals.get("store_group");
            let lanes = pack((0..4).map(|lane| group.bit(lane / 2)));
            driver & lanes
        });

    /// Rules: P11.8.
    long test lanes_of_two_lines_that_are_taken_for_lanes_of_one:
        found_at("apart:", "data_request_data[0]", "load_store_unit", "new_same_line",
            |driver, _| ones(driver.width()));

    /// Rules: P11.15, P11.21.
    long test a_byte_that_the_first_group_prints:
        // The highest lane comes first.
        found_at("print:", "console_output_data", "coalescer", "printed_among",
            |driver, signals| driver & replicate(3, signals.get("is_store")) & constant(3, 0b100));
}
