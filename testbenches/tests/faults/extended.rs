//! Faults in the instructions of the extension that go the way of others, and in the ports' part of an exchange.
//!
//! Changes keep what their driver reads: Verilator refuses what nobody does.

use hdl::kit::{constant, high, replicate, Code, Defect};
use isa::{CoreConfig, Opcode};

use super::{found_first_at, never, small_core, Change};

/// A core of one lane and one warp, with these options behind the extension's.
fn core(options: &str) -> CoreConfig {
    small_core("4w8/8/1/1", &format!("extension = true{options}"))
}

/// Numbers of both signs, one of which differs from another in its low byte alone; shifts by nothing and by more than a
/// word; a byte that is negative; an exchange that does not find what it expects.
const PROGRAM: &str = "
        ldi     %r1, #1
        subi    %r2, %r1, #2
        ldi     %r3, #0x100
        subi    %r4, %r1, #4
        ldi     %r6, #0
less:   lt      @p0, %r2, %r1
below:  ltu     @p0, %r1, %r2
short:  eqi     @p0, %r4, #-3
equal:  eq      @p0, %r2, %r4
none:   sra     %r5, %r2, %r6
far:    sra     %r5, %r2, %r3
store:  stb     %r2, %r3, #1
load:   ldb     %r5, %r3, #1
swap:   acas    %r5, %r3, %r1
        halt
";

/// The upper half of a product whose middle terms carry.
const PRODUCT: &str = "
        ldi     %r1, #1
        subi    %r2, %r1, #2
upper:  mulhu   %r5, %r2, %r2
        halt
";

/// A fence behind a load that is still on its way.
const FENCE: &str = "
        ldi     %r3, #0x100
        ld      %r5, %r3, #0
fence:  fence
        halt
";

/// A number and a NaN, and both zeros.
const FLOATS: &str = "
        ldi     %r1, #1
        shli    %r2, %r1, #31
        subi    %r3, %r2, #1
        ldi     %r4, #0
zeros:  feq     @p0, %r2, %r4
nan:    flt     @p0, %r1, %r3
        halt
";

/// Requires the fault to be found first at the instruction of this label, in this field.
fn found_at(label: &str, expected: &str, module: &str, signal: &str, change: Change) {
    let defect = Defect::new(module, signal, change);
    found_first_at(label, core(""), PROGRAM, expected, &defect);
}

/// The same of a fault in an opcode's row of the decoder.
fn found_in_row(label: &str, opcode: Opcode, expected: &str, signal: &str, change: Change) {
    let defect = Defect::new("decode", signal, change).in_row(Code::code(opcode));
    found_first_at(label, core(""), PROGRAM, expected, &defect);
}

/// The same of a fault in another core and program.
fn found_with((options, program, label): (&str, &str, &str), expected: &str, defect: &Defect) {
    found_first_at(label, core(options), program, expected, defect);
}

faults! {
    /// Rules: I12.6.
    test a_signed_comparison_that_is_unsigned:
        found_in_row("less:", Opcode::Lt, "predicate_write_row", "is_signed", never);

    /// Rules: I12.6.
    long test an_unsigned_comparison_that_is_signed:
        found_in_row("below:", Opcode::Ltu, "predicate_write_row", "is_signed", |_, _| high());

    /// Rules: I12.6.
    long test an_immediate_that_is_not_sign_extended:
        // No other immediate of the program is negative or needs as many bits.
        found_at("short:", "predicate_write_row", "decode", "immediate",
            |driver, _| driver & constant(32, 0x3ff));

    /// Rules: I12.6.
    long test an_equality_that_ignores_a_byte:
        found_at("equal:", "predicate_write_row", "lane_alu", "logic_value", |driver, signals| {
            let compares = replicate(32, signals.get("control_inverts"));
            driver & (constant(32, 0xffff_ff00) | !compares)
        });

    /// Rules: I12.8.
    long test a_shift_by_nothing_that_leaves_nothing:
        found_at("none:", "write_value", "lane_alu", "shift_left_over",
            |driver, signals| driver & !replicate(32, signals.get("is_zero")));

    /// Rules: I12.8.
    long test a_shift_too_far_that_leaves_no_sign:
        found_at("far:", "write_value", "lane_alu", "shifts_backward_or_inverted",
            |_, signals| signals.get("control_shifts") & signals.get("control_left"));

    /// Rules: I12.9.
    long test a_carry_that_is_lost_from_the_upper_half_of_a_product: {
        let carries_no_more = |driver: hdl::kit::Expr, _: &hdl::kit::Signals<'_>| driver & constant(33, 0xffff_ffff);
        let defect = Defect::new("pipelined_multiplier", "with_product_1_0", carries_no_more);
        found_with((", multiplier = \"dsp\"", PRODUCT, "upper:"), "write_value", &defect)
    };

    /// Rules: I12.11, P26.4.
    long test a_narrow_store_of_a_whole_word:
        found_at("store:", "data_request_byte_enable", "coalescer", "bytes_reached",
            |driver, _| constant(driver.width(), 0xf));

    /// Rules: I12.11, P26.4.
    long test a_narrow_load_that_loses_its_sign:
        found_at("load:", "write_value", "response_lanes", "fill_0",
            |driver, signals| driver & !signals.get("found_0").bit(7));

    /// Rules: I12.12, P26.4.
    long test a_narrow_load_of_the_next_byte:
        found_at("load:", "write_value", "response_lanes", "found_0",
            |driver, _| driver.shift_right_by(8));

    /// Rules: I12.7.
    long test a_nan_that_is_ordered: {
        let defect = Defect::new("lane_alu", "b_is_nan", never);
        found_with((", float = true", FLOATS, "nan:"), "predicate_write_row", &defect)
    };

    /// Rules: I12.7.
    long test zeros_of_both_signs_that_differ: {
        let defect = Defect::new("lane_alu", "both_zero", never);
        found_with((", float = true", FLOATS, "zeros:"), "predicate_write_row", &defect)
    };

    /// Rules: I12.14, P26.12.
    long test a_swap_of_a_word_that_is_not_the_one_expected:
        found_at("swap:", "data_request_byte_enable", "exchange_arithmetic", "found_as_expected",
            |driver, signals| driver | signals.get("expected").any());

    /// Rules: P26.13.
    long test a_read_without_the_lock:
        found_at("swap:", "data_request_lock", "load_store_unit", "data_request_lock", never);

    /// Rules: P26.13.
    long test a_store_that_keeps_the_lock:
        found_at("swap:", "data_request_lock", "load_store_unit", "data_request_lock",
            |driver, signals| driver | signals.get("exchange.stores"));

    /// Rules: I12.18, P22.7.
    long test a_fence_that_does_not_wait: {
        let row = Code::code(Opcode::Fence);
        let defect = Defect::new("decode", "drains", never).in_row(row);
        found_with((", scoreboard = true", FENCE, "fence:"), "redirect_pc", &defect)
    };
}
