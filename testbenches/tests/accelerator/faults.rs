//! Faults in start, stop, registers and control slave: each is found by one of the tests of the accelerator, which says so.
//!
//! One of them is put in by every run, all with `HARMONICA_FAULTS=1`.

use hdl::kit::{select, Defect, Expr, Signals};

use crate::host::broken;

/// The environment variable that asks for all faults.
const ALL_FAULTS: &str = "HARMONICA_FAULTS";

/// The module that holds the core and lets it go, and that of the registers.
const RUN: &str = "host_run";
const REGISTERS: &str = "host_registers";

/// Whether a fault that an ordinary run does not put in is left out: each is an accelerator of its own to be compiled.
fn is_left_out() -> bool {
    let left_out = std::env::var_os(ALL_FAULTS).is_none();
    if left_out {
        println!("only with {ALL_FAULTS}=1");
    }
    left_out
}

/// Rules: H5.2.
#[test]
fn a_start_that_is_ignored_while_the_core_runs() {
    if is_left_out() {
        return;
    }
    let ignored = |driver: Expr, signals: &Signals<'_>| {
        let runs = signals.get("wanted") & !signals.get("finished");
        driver & !(signals.get("start") & runs)
    };
    let defect = Defect::new(RUN, "changes", ignored);
    broken(
        defect,
        super::a_restart_in_any_cycle_begins_anew,
        "after 9, seed None",
    );
}

/// Rules: H5.3.
#[test]
fn a_stop_that_does_not_hold_the_core() {
    if is_left_out() {
        return;
    }
    let starts = |driver: Expr, signals: &Signals<'_>| driver & !signals.get("stop");
    let defect = Defect::new(RUN, "holds", starts);
    let test = crate::a_program_is_stopped_anywhere_and_another_one_started;
    broken(defect, test, "a stopped core stores nothing");
}

/// Rules: H5.2.
#[test]
fn a_start_that_does_not_wait_for_the_bus() {
    if is_left_out() {
        return;
    }
    let early = |_: Expr, signals: &Signals<'_>| {
        let may_go = signals.get("wanted") & signals.get("holds");
        may_go & signals.get("held_long_enough") & !signals.get("changes")
    };
    let defect = Defect::new(RUN, "released", early);
    broken(
        defect,
        super::a_start_waits_until_the_bus_is_at_rest,
        "held as long as the bus is busy",
    );
}

/// Rules: H4.2.
#[test]
fn a_window_that_moves_while_the_core_runs() {
    if is_left_out() {
        return;
    }
    let now = |driver: Expr, signals: &Signals<'_>| {
        select(signals.get("held_long_enough"), signals.get("base"), driver)
    };
    let defect = Defect::new(RUN, "window", now);
    let test = crate::a_program_is_stopped_anywhere_and_another_one_started;
    broken(defect, test, "address 0xf000000 is asked for");
}

/// Rules: H4.3.
#[test]
fn a_count_of_cycles_that_a_start_leaves_as_it_is() {
    let goes_on = |driver: Expr, signals: &Signals<'_>| {
        select(signals.get("start"), signals.get("count"), driver)
    };
    let defect = Defect::new(RUN, "count", goes_on);
    broken(
        defect,
        super::a_start_begins_anew_with_count_and_causes,
        "the same run",
    );
}

/// Rules: H6.2.
#[test]
fn a_cause_that_stays_through_a_start() {
    if is_left_out() {
        return;
    }
    let stays = |driver: Expr, signals: &Signals<'_>| {
        driver | (signals.get("start") & signals.get("done_pending"))
    };
    let defect = Defect::new(REGISTERS, "done_pending", stays);
    broken(
        defect,
        super::a_start_begins_anew_with_count_and_causes,
        "a start clears",
    );
}

/// Rules: H5.3.
#[test]
fn an_error_that_counts_behind_a_stop() {
    if is_left_out() {
        return;
    }
    let counts =
        |_: Expr, signals: &Signals<'_>| signals.get("bus_error") & !signals.get("changes");
    let defect = Defect::new(RUN, "is_failing", counts);
    broken(
        defect,
        super::an_error_that_comes_behind_a_stop_is_dropped,
        "stopped after",
    );
}

/// Rules: H6.2.
#[test]
fn a_cause_that_is_lost_when_it_comes_with_its_clearing() {
    if is_left_out() {
        return;
    }
    let lost = |driver: Expr, signals: &Signals<'_>| {
        let cleared = signals.get("clears") & signals.get("access_write_data").bit(0);
        driver & !cleared
    };
    let defect = Defect::new(REGISTERS, "done_pending", lost);
    broken(
        defect,
        super::a_cause_that_comes_while_it_is_cleared_counts,
        "cleared after",
    );
}

/// Rules: H5.3.
#[test]
fn a_start_that_counts_beside_a_stop() {
    if is_left_out() {
        return;
    }
    let both = |_: Expr, signals: &Signals<'_>| {
        signals.get("writes_control") & signals.get("access_write_data").bit(0)
    };
    let defect = Defect::new(REGISTERS, "starts", both);
    broken(
        defect,
        super::both_a_start_and_a_stop_are_a_stop,
        "a stop leaves the count",
    );
}

/// Rules: H3.4.
#[test]
fn a_write_of_three_bytes_that_is_taken() {
    if is_left_out() {
        return;
    }
    let three =
        |driver: Expr, signals: &Signals<'_>| driver & !signals.get("bus_sel").bits(0, 3).all();
    let defect = Defect::new("wishbone_control", "is_partial", three);
    broken(
        defect,
        crate::registers_read_and_write_as_the_page_says,
        "Classic 0",
    );
}
