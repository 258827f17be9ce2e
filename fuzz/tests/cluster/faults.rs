//! Random programs find every fault that is put into the interconnect, each within a minute. The time is that of the
//! search: the cluster with the fault is compiled before.

use isa::SystemConfig;
use std::time::{Duration, Instant};

use fuzz::{campaign, CampaignOptions, Kept};
use planted::Fault;
use testbenches::{Cosimulator, EmittedVerilog};

use crate::on;

/// By when a fault must be found.
const TIME_MAX: Duration = Duration::from_secs(60);

/// Requires random programs to find the fault in time. In which field it shows first is up to the program.
#[track_caller]
fn found(fault: &Fault) {
    let mut config = fault.cluster();
    config.core = config.core.with_trace();
    let verilog = EmittedVerilog::with_defect(&config, &fault.defect());
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
        panic!("{}: not found by {} programs", fault.name, totals.programs);
    };
    println!(
        "{}: {:.1} s, {} programs, {} cycles: {}",
        fault.name,
        time.as_secs_f64(),
        totals.programs,
        totals.coverage.cycles,
        failure.cause.in_words()
    );
    // What is kept names the cluster.
    let kept = Kept::read(&failure.folder).unwrap_or_else(|error| panic!("{error}"));
    let machine = kept.subject.machine();
    assert_eq!(machine, SystemConfig::from(config));
    assert!(kept.tree.is_some(), "the case is drawn again");
    assert!(failure.command.contains("--cores 2 --banks 2"), "{}", failure.command);
}

planted::cluster_tests!(found);
