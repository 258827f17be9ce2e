//! Faults in start, stop, registers and control slave: each is found by one of the tests of the accelerator, which says
//! so.

use hdl::kit::{select, Defect, Expr, Signals};

use crate::host::broken;

/// The module that holds the core and lets it go, and that of the registers.
const RUN: &str = "host_run";
const REGISTERS: &str = "host_registers";

/// Requires a test of the accelerator to fail with the fault, and to say this.
fn found_by(test: fn(), says: &str, module: &str, signal: &str, change: fn(Expr, &Signals<'_>) -> Expr) {
    broken(Defect::new(module, signal, change), test, says);
}

faults! {
    /// Rules: H5.2.
    long test a_start_that_is_ignored_while_the_core_runs:
        found_by(super::a_restart_in_any_cycle_begins_anew, "after 9, seed None", RUN, "changes",
            |driver, signals| {
                let runs = signals.get("wanted") & !signals.get("finished");
                driver & !(signals.get("start") & runs)
            });

    /// Rules: H5.3.
    long test a_stop_that_does_not_hold_the_core:
        found_by(crate::a_program_is_stopped_anywhere_and_another_one_started, "a stopped core stores nothing", RUN, "holds",
            |driver, signals| driver & !signals.get("stop"));

    /// Rules: H5.2.
    long test a_start_that_does_not_wait_for_the_bus:
        found_by(super::a_start_waits_until_the_bus_is_at_rest, "held as long as the bus is busy", RUN, "released",
            |_, signals| {
                let may_go = signals.get("wanted") & signals.get("holds");
                may_go & signals.get("held_long_enough") & !signals.get("changes")
            });

    /// Rules: H4.2.
    long test a_window_that_moves_while_the_core_runs:
        found_by(crate::a_program_is_stopped_anywhere_and_another_one_started, "address 0xf000000 is asked for", RUN, "window",
            |driver, signals| select(signals.get("held_long_enough"), signals.get("base"), driver));

    /// Rules: H4.3.
    test a_count_of_cycles_that_a_start_leaves_as_it_is:
        found_by(super::a_start_begins_anew_with_count_and_causes, "the same run", RUN, "count",
            |driver, signals| select(signals.get("start"), signals.get("count"), driver));

    /// Rules: H6.2.
    long test a_cause_that_stays_through_a_start:
        found_by(super::a_start_begins_anew_with_count_and_causes, "a start clears", REGISTERS, "done_pending",
            |driver, signals| driver | (signals.get("start") & signals.get("done_pending")));

    /// Rules: H5.3.
    long test an_error_that_counts_behind_a_stop:
        found_by(super::an_error_that_comes_behind_a_stop_is_dropped, "stopped after", RUN, "is_failing",
            |_, signals| signals.get("bus_error") & !signals.get("changes"));

    /// Rules: H6.2.
    long test a_cause_that_is_lost_when_it_comes_with_its_clearing:
        found_by(super::a_cause_that_comes_while_it_is_cleared_counts, "cleared after", REGISTERS, "done_pending",
            |driver, signals| {
                let cleared = signals.get("clears") & signals.get("access_write_data").bit(0);
                driver & !cleared
            });

    /// Rules: H5.3.
    long test a_start_that_counts_beside_a_stop:
        found_by(super::both_a_start_and_a_stop_are_a_stop, "a stop leaves the count", REGISTERS, "starts",
            |_, signals| signals.get("writes_control") & signals.get("access_write_data").bit(0));

    /// Rules: H3.4.
    long test a_write_of_three_bytes_that_is_taken:
        found_by(crate::registers_read_and_write_as_the_page_says, "Classic 0", "wishbone_control", "is_partial",
            |driver, signals| driver & !signals.get("bus_sel").bits(0, 3).all());

    /// Rules: H3.5.
    test an_answer_that_the_next_read_overwrites:
        found_by(super::an_answer_that_waits_outlives_the_next_read, "answers that waited for", "axi_lite_control", "reads",
            |_, signals| signals.get("has_read_address") & !signals.get("writes"));
}
