//! Several cores on one memory in lock step (docs/cluster.md): programs, random accesses, resets, faults, reports,
//! waveforms.

#[path = "../common/mod.rs"]
mod common;

#[macro_use]
#[path = "../common/extent.rs"]
mod extent;

mod alone;
mod barriers;
mod exchanges;
mod faults;
mod litmus;
mod programs;
mod reports;
mod shared_cache_programs;
mod speed;
#[path = "../common/waveform_files.rs"]
mod waveform_files;
mod waveforms;

use common::{assemble, core_of};
use isa::ClusterConfig;
use testbenches::cluster::ClusterPassed;
use testbenches::{CosimOptions, CosimReport, Cosimulator, EmittedVerilog, MemoryTiming, Outcome};

/// What makes a core quick to compile.
const SMALL: &str = "multiplier = \"none\", divider = \"none\"";

/// A cluster of cores with such options.
fn cluster_of(arch: &str, options: &str, cores: u32, banks: u32) -> ClusterConfig {
    let core = core_of(arch, options);
    ClusterConfig::new(core, cores, banks).unwrap_or_else(|error| panic!("{error}"))
}

/// The options, and those that make a core small.
fn small(options: &str) -> String {
    match options {
        "" => SMALL.to_owned(),
        more => format!("{SMALL}, {more}"),
    }
}

/// A cluster of small cores.
fn small_cluster(options: &str, cores: u32, banks: u32) -> ClusterConfig {
    cluster_of("4w8/8/2/2", &small(options), cores, banks)
}

/// Verilated in haste: for few cycles.
fn hastily(config: &ClusterConfig) -> Cosimulator<ClusterConfig> {
    EmittedVerilog::emit(config)
        .map_err(Into::into)
        .and_then(|verilog| Cosimulator::hastily(config, &verilog))
        .unwrap_or_else(|error| panic!("{error}"))
}

/// A program written in place, on a memory.
fn options(config: &ClusterConfig, program: &str, timing: impl Into<MemoryTiming>) -> CosimOptions {
    CosimOptions {
        timing: timing.into(),
        max_cycles: 200_000,
        compare_state_every: Some(1_009),
        ..CosimOptions::new(config.core, assemble(&config.core.arch, program))
    }
}

fn run(cluster: &Cosimulator<ClusterConfig>, options: &CosimOptions) -> CosimReport<ClusterConfig> {
    let report = cluster.run(options, &mut |_| {});
    report.unwrap_or_else(|error| panic!("{error}"))
}

/// Runs to the end, on which both sides must agree.
#[track_caller]
fn passed(cluster: &Cosimulator<ClusterConfig>, options: &CosimOptions, place: &str) -> ClusterPassed {
    let report = run(cluster, options);
    match &report.outcome {
        Outcome::Passed(passed) => passed.clone(),
        _ => panic!("{place}\n{report}"),
    }
}
