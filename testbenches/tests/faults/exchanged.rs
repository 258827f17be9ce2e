//! Faults in atomic instructions: what becomes of a word, and which lanes change it.

use isa::CoreConfig;

use hdl::kit::Defect;

use super::{found_first_at, small_core, Change};

fn core() -> CoreConfig {
    small_core("4w8/8/4/1", "extension = true")
}

/// All lanes change one word: by sums, then to the least.
const PROGRAM: &str = "
        ldi     %r1, #4
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        ldi     %r1, #0x400
sum:    aadd    %r3, %r1, %r0
        subi    %r2, %r0, #2
least:  amin    %r3, %r1, %r2
        halt
";

/// Requires the fault to be found first at the instruction of this label, in this field.
fn found_at(label: &str, expected: &str, module: &str, signal: &str, change: Change) {
    let defect = Defect::new(module, signal, change);
    found_first_at(label, core(), PROGRAM, expected, &defect);
}

faults! {
    /// Rules: P26.12, I12.14.
    test a_least_that_is_the_greatest:
        found_at("least:", "data_request_data[0]", "exchange_arithmetic", "is_less", |driver, _| !driver);

    /// Rules: P26.12, I12.14.
    long test a_sum_of_other_bits:
        found_at("sum:", "data_request_data[0]", "exchange_arithmetic", "sum", |driver, _| !driver);

    /// Rules: P26.9, P26.11.
    long test a_phase_that_does_not_begin:
        found_at("sum:", "exchange_phase", "exchange_unit", "phase", |_, signals| signals.get("phase"));
}
