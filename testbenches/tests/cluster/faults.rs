//! The checker is proven able to fail: one driver of the interconnect is changed at a time, and the lock step must name what goes wrong.

#[path = "fault_list.rs"]
mod list;

use hdl::kit::{Defect, Expr, Signals};
use testbenches::cluster::{ClusterCosimulator, ClusterMismatch, ClusterOutcome, ClusterVerilog};
use testbenches::{ConsoleInput, CosimOptions};

use crate::barriers::{COMPANY, ROUNDS};
use crate::exchanges::MEETING;
use crate::{options, run, small_cluster};
use list::{always, never};

/// What a fault makes of a driver.
type Change = fn(Expr, &Signals<'_>) -> Expr;

/// Memories with which a fault is looked for.
const SEEDS: u64 = 8;

/// Puts a fault in, and runs a program of which something is typed.
fn mismatch(program: &str, module: &str, signal: &str, change: Change) -> ClusterMismatch {
    let config = small_cluster("extension = true", 2, 2);
    let defect = Defect::new(module, signal, move |driver, signals| {
        // The old driver is still read: what nobody reads is refused.
        let nothing = driver.clone() ^ driver.clone();
        change(driver, signals) ^ nothing
    });
    let verilog = ClusterVerilog::with_defect(&config, &defect);
    let verilog = verilog.unwrap_or_else(|error| panic!("{error}"));
    let cluster = ClusterCosimulator::hastily(&config, &verilog);
    let cluster = cluster.unwrap_or_else(|error| panic!("{error}"));
    for seed in 0..SEEDS {
        let options = CosimOptions {
            console_input: ConsoleInput::seeded(b"typed", seed),
            ..options(&config, program, seed)
        };
        if let ClusterOutcome::Mismatch(mismatch) = run(&cluster, &options).outcome {
            return *mismatch;
        }
    }
    panic!("the fault was not found");
}

/// Requires the fault to be found, first in a field whose name begins so, when all cores meet in memory.
#[track_caller]
fn found(expected: &str, module: &str, signal: &str, change: Change) {
    found_by(MEETING, expected, module, signal, change);
}

/// The same when all cores meet at barriers.
#[track_caller]
fn found_at_barriers(expected: &str, module: &str, signal: &str, change: Change) {
    found_by(ROUNDS, expected, module, signal, change);
}

#[track_caller]
fn found_by(program: &str, expected: &str, module: &str, signal: &str, change: Change) {
    let mismatch = mismatch(program, module, signal, change);
    println!("{mismatch}");
    let first = mismatch.first_field();
    assert!(first.starts_with(expected), "{first}\n{mismatch}");
}

faults! {
    /// A barrier between cores opens with the first one.
    ///
    /// Rules: C8.2.
    long test a_barrier_between_cores_that_opens_for_anybody:
        found_at_barriers("cluster_barrier_open_0", "cluster_barriers", "enough_at_0", |_, signals| signals.get("waiting_0").bit(0));

    /// It stays open for a cycle more.
    ///
    /// Rules: C8.2, C8.3.
    long test a_barrier_between_cores_that_opens_twice:
        found_at_barriers("cluster_barrier_open_0", "cluster_barriers", "opens", |_, signals| signals.get("enough_at_0").zero_extend(4));

    /// One of the cores does not hear of it.
    ///
    /// Rules: C8.2, P9.6.4.
    long test a_barrier_between_cores_that_stays_closed_for_one:
        found_at_barriers("context_state", "core_interconnect", "core1_cluster_barrier_open", never);

    /// Nobody goes on when a barrier between cores opens.
    ///
    /// Rules: P9.6.4.
    long test a_barrier_between_cores_where_all_stay:
        found_at_barriers("", "barriers", "goes_on_or_crosses", |_, signals| signals.get("goes_on"));

    /// A barrier between cores counts the contexts of its core, as one within the core does.
    ///
    /// Rules: P9.6.2.
    long test a_barrier_between_cores_within_a_core:
        found_by(COMPANY, "instruction_request_word", "barriers", "is_last", |_, signals| !signals.get("present_count").less_than(signals.get("arrival_count")));

    /// A core wants one core too many.
    ///
    /// Rules: P9.6.2, P9.6.3.
    long test a_core_that_waits_for_too_many:
        found_at_barriers("cluster_barrier_open_0", "barriers", "cluster_wanted", always);
}
