//! The checker is proven able to fail: one driver of the interconnect is changed at a time, and the lock step must name
//! what goes wrong.

#[path = "fault_list.rs"]
mod list;

use hdl::kit::{Defect, Expr, Signals};
use isa::{ClusterConfig, SharedCacheConfig};
use testbenches::cluster::ClusterMismatch;
use testbenches::{ConsoleInput, CosimOptions, Cosimulator, EmittedVerilog, MismatchReport, Outcome};

use crate::barriers::{COMPANY, ROUNDS};
use crate::exchanges::MEETING;
use crate::{options, run, small_cluster};

/// Each core rings the other one, and is interrupted.
const RINGING: &str = "
        ldi     %r0, handler
        skep    %r0
        ei
        hwid    %r0, #4
        xori    %r0, %r0, #1
        ring    %r0
        ldi     %r1, #20
wait:   subi    %r1, %r1, #1
        rtop    @p0, %r1
        @p0 ? jmpi wait
        halt
handler:
        reti
";

/// What a fault makes of a driver.
type Change = fn(Expr, &Signals<'_>) -> Expr;

/// Memories with which a fault is looked for.
const SEEDS: u64 = 8;

/// Puts a fault in, and runs a program of which something is typed.
fn mismatch(config: &ClusterConfig, program: &str, module: &str, signal: &str, change: Change) -> ClusterMismatch {
    let defect = Defect::new(module, signal, move |driver, signals| {
        // The old driver is still read: what nobody reads is refused.
        let nothing = driver.clone() ^ driver.clone();
        change(driver, signals) ^ nothing
    });
    let verilog = EmittedVerilog::with_defect(config, &defect);
    let verilog = verilog.unwrap_or_else(|error| panic!("{error}"));
    let cluster = Cosimulator::hastily(config, &verilog);
    let cluster = cluster.unwrap_or_else(|error| panic!("{error}"));
    for seed in 0..SEEDS {
        let options =
            CosimOptions { console_input: ConsoleInput::seeded(b"typed", seed), ..options(config, program, seed) };
        if let Outcome::Mismatch(mismatch) = run(&cluster, &options).outcome {
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

/// The same when all warps of a core wait for one of another core.
#[track_caller]
fn found_in_company(expected: &str, module: &str, signal: &str, change: Change) {
    found_by(COMPANY, expected, module, signal, change);
}

/// The same when each of two cores rings the other one.
#[track_caller]
fn found_at_rings(expected: &str, module: &str, signal: &str, change: Change) {
    found_by(RINGING, expected, module, signal, change);
}

/// The same of cores with a shared cache, which meet in memory.
#[track_caller]
fn found_behind_turns(expected: &str, module: &str, signal: &str, change: Change) {
    let options = "extension = true, instruction_cache_bytes = 64";
    let cache = SharedCacheConfig { bank_bytes: 64, ways: 1 };
    let config = small_cluster(options, 2, 2).with_shared_cache(Some(cache));
    let config = config.unwrap_or_else(|error| panic!("{error}"));
    let mismatch = mismatch(&config, MEETING, module, signal, change);
    first_is(expected, &mismatch);
}

#[track_caller]
fn found_by(program: &str, expected: &str, module: &str, signal: &str, change: Change) {
    let config = small_cluster("extension = true", 2, 2);
    first_is(expected, &mismatch(&config, program, module, signal, change));
}

#[track_caller]
fn first_is(expected: &str, mismatch: &ClusterMismatch) {
    println!("{mismatch}");
    let first = mismatch.first_field();
    assert!(first.starts_with(expected), "{first}\n{mismatch}");
}
