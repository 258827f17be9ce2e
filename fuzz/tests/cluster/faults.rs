//! Random programs find every fault that is put into the interconnect, each within a minute. The time is that of the
//! search: the cluster with the fault is compiled before.

#[path = "../../../testbenches/tests/cluster/fault_list.rs"]
mod list;

use std::time::{Duration, Instant};

use fuzz::{campaign, CampaignOptions, Kept, Machine};
use hdl::kit::{Defect, Expr, Signals};
use isa::{ClusterConfig, SharedCacheConfig};
use testbenches::{Cosimulator, EmittedVerilog};

use crate::{cluster_of, on};

/// The cluster that the lock step's own tests put the faults into.
const CORE: &str = "arch = \"4w8/8/2/2\", multiplier = \"none\", divider = \"none\", extension = true, trace = true";
/// By when a fault must be found.
const TIME_MAX: Duration = Duration::from_secs(60);

/// What a fault makes of a driver.
type Change = fn(Expr, &Signals<'_>) -> Expr;

/// Random programs come to barriers, too.
use found as found_at_barriers;
/// Their cores ring one another.
use found as found_at_rings;
/// Their warps come together and alone.
use found as found_in_company;

/// Requires random programs to find the fault in time. In which field it shows first is up to the program.
#[track_caller]
fn found(_field: &str, module: &str, signal: &str, change: Change) {
    found_on(cluster_of(CORE, 2, 2), module, signal, change);
}

/// The same of cores with a shared cache.
#[track_caller]
fn found_behind_turns(_field: &str, module: &str, signal: &str, change: Change) {
    let core = format!("{CORE}, instruction_cache_bytes = 64");
    let cache = SharedCacheConfig { bank_bytes: 64, ways: 1 };
    let config = cluster_of(&core, 2, 2).with_shared_cache(Some(cache));
    let config = config.unwrap_or_else(|error| panic!("{error}"));
    found_on(config, module, signal, change);
}

#[track_caller]
fn found_on(config: ClusterConfig, module: &str, signal: &str, change: Change) {
    let defect = Defect::new(module, signal, move |driver, signals| {
        // The old driver is still read: what nobody reads is refused.
        let nothing = driver.clone() ^ driver.clone();
        change(driver, signals) ^ nothing
    });
    let verilog = EmittedVerilog::with_defect(&config, &defect);
    let verilog = verilog.unwrap_or_else(|error| panic!("{error}"));
    let cluster = Cosimulator::hastily(&config, &verilog);
    let cluster = cluster.unwrap_or_else(|error| panic!("{error}"));
    let folder = tempfile::tempdir().expect("a folder");
    let options =
        CampaignOptions { time: Some(TIME_MAX), programs: 1_000_000, failures_max: 1, ..on(cluster, 7, folder.path()) };
    let begin = Instant::now();
    let totals = campaign(&options, &|_| {}).unwrap_or_else(|error| panic!("{error}"));
    let time = begin.elapsed();
    let [failure] = totals.failures.as_slice() else {
        panic!("{module}.{signal}: not found by {} programs", totals.programs);
    };
    println!(
        "{module}.{signal}: {:.1} s, {} programs, {} cycles: {}",
        time.as_secs_f64(),
        totals.programs,
        totals.coverage.cycles,
        failure.cause.in_words()
    );
    // What is kept names the cluster.
    let kept = Kept::read(&failure.folder).unwrap_or_else(|error| panic!("{error}"));
    let machine = kept.subject.machine();
    assert_eq!(machine, Machine::from(config));
    assert!(kept.tree.is_some(), "the case is drawn again");
    assert!(failure.command.contains("--cores 2 --banks 2"), "{}", failure.command);
}
