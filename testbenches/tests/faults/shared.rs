//! Faults in fair units and performance counters: each is found in the cycle in which a unit goes wrong, or in which a
//! counter shows it.

use super::{found_first, found_first_at, never, small_core, Change};
use hdl::kit::Defect;
use isa::CoreConfig;

/// A core of so many warps and of one or two lanes.
fn core(lanes: u32, warps: u32) -> CoreConfig {
    let options = "multiplier = \"dsp\", divider = \"serial\", performance_counters = true, fair_units = true";
    small_core(&format!("4w8/8/{lanes}/{warps}"), options)
}

/// Two warps divide, again and again, two multiply. So now and then a quotient and a product come to the port in the
/// same cycle, and an order of each kind to the heads of the queues.
const UNITS: &str = "
        ldi     %r0, work
        ldi     %r2, #60
        wspawn  %r1, %r0, %r2
        wspawn  %r1, %r0, %r2
        wspawn  %r1, %r0, %r2
        ldi     %r1, #100
work:   hwid    %r0, #1
        ldi     %r3, #-1
        andi    %r0, %r0, #2
        iszero  @p0, %r0
        @p0 ? jmpi product
again:  divi    %r4, %r3, #7
        subi    %r1, %r1, #1
        rtop    @p1, %r1
        @p1 ? jmpi again
        halt
product: mul    %r4, %r1, %r1
        subi    %r1, %r1, #1
        rtop    @p1, %r1
        @p1 ? jmpi product
        halt
";

/// One warp copies its lane, the other one has instructions fetched in every cycle in which it may.
const COPIES: &str = "
        ldi     %r0, work
        ldi     %r2, #3
        wspawn  %r1, %r0, %r2
again:  ldi     %r1, #1
        clone   %r1
        subi    %r2, %r2, #1
        rtop    @p1, %r2
        @p1 ? jmpi again
        halt
work:   addi    %r3, %r3, #1
        addi    %r4, %r4, #1
        subi    %r5, %r3, #100
        rtop    @p0, %r5
        @p0 ? jmpi work
        halt
";

/// Lane 0 is copied, one lane leaves the other, and a word is stored.
const COUNTED: &str = "
        ldi     %r2, #1
        clone   %r2
        ldi     %r1, #2
        jalis   %r5, %r1, both
both:   hwid    %r0, #0
        rtop    @p0, %r0
        @p0 ? split
        join
        ldi     %r1, place
        st      %r0, %r1, #0
        nop
        nop
        nop
reads:  hwid    %r3, #7
        hwid    %r4, #13
        halt
        .align  4
place:  .word   0
";

/// Requires the fault to be found first in `expected`.
fn found_in(config: CoreConfig, program: &str, expected: &str, module: &str, signal: &str, change: Change) {
    found_first(config, program, expected, &Defect::new(module, signal, change));
}

faults! {
    /// Rules: P12.10.
    long test a_copy_that_has_no_turn:
        found_in(core(2, 2), COPIES, "schedule_valid", "copy_unit", "copy_turn", never);

    /// Rules: P13.10.
    long test a_product_that_issues_beside_a_quotient:
        found_in(core(1, 4), UNITS, "write_lanes", "arithmetic_unit", "issues",
            |driver, signals| driver | (signals.get("tracker.takes") & !signals.get("queue.empty")));

    /// Rules: P13.11.
    long test a_product_that_is_written_with_a_quotient:
        found_in(core(1, 4), UNITS, "write_lanes", "arithmetic_unit", "tracker.port_is_free",
            |_, signals| signals.get("port_is_free"));

    /// Rules: P13.9.
    test a_division_in_the_queue_of_products:
        found_in(core(1, 4), UNITS, "write_lanes", "arithmetic_unit", "is_alone", never);

    /// Rules: P10.2, P23.1.
    long test micro_operations_that_count_as_instructions:
        found_in(core(2, 1), COUNTED, "counter_instructions", "commit", "retired_valid",
            |_, signals| signals.get("commit_valid"));

    /// Rules: I10.5.
    long test a_divergence_that_is_not_counted:
        found_in(core(2, 1), COUNTED, "counter_divergences", "stack_divergence", "effect_parts", never);

    /// Rules: P23.2.
    long test a_counter_that_hwid_does_not_give:
        found_first_at("reads:", core(2, 1), COUNTED, "write_value", &Defect::new("decode", "decoded_counter",
            |driver, _| driver.clone() & !(driver.is(7)).zero_extend(4)));

    /// Rules: P23.1.
    long test a_counter_that_counts_a_cycle_too_late:
        found_in(core(2, 1), COUNTED, "counter_accesses", "harmonica_core", "counters.access",
            |driver, signals| signals.delayed(&driver));
}
