//! What a campaign has done: in sum, core by core, and what failed.

use isa::SystemConfig;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use coverage::{Collected, Coverage};
use serde::{Deserialize, Serialize};

use crate::case::CaseNumber;
use crate::cause::Cause;
use crate::given_up::GivenUp;

/// What a campaign has done so far.
#[derive(Clone, Debug, Default)]
pub struct Totals {
    /// Programs run.
    pub programs: u64,
    /// Configurations on which programs were run.
    pub configurations: u64,
    /// How many of the programs ran on cores without trace ports.
    pub programs_at_ports: u64,
    /// The clusters among the configurations, by how many cores they have.
    pub clusters: BTreeMap<u32, ClusterRuns>,
    /// Programs that did not reach their end, by what kept them from it; both sides agreed on it.
    pub given_up: BTreeMap<GivenUp, u64>,
    /// What was exercised.
    pub coverage: Coverage,
    /// What was exercised, by events, each with the program that brought it about first.
    pub collected: Collected,
    /// What failed, by the number of the configuration.
    pub failures: Vec<Failure>,
    /// The configurations on which nothing runs any more, by their numbers.
    pub cores: Vec<CoreRun>,
    /// The others on which programs have been counted.
    pub open: Vec<CoreRun>,
    /// What has ended the campaign.
    pub end: End,
}

/// Clusters of so many cores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClusterRuns {
    /// How many there were.
    pub clusters: u64,
    /// Programs on them.
    pub programs: u64,
}

impl ClusterRuns {
    /// Counts a program, on a cluster that may be a new one.
    pub(super) fn add(&mut self, is_new: bool) {
        self.clusters += u64::from(is_new);
        self.programs += 1;
    }
}

/// What ends a campaign.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Nothing so far: it runs, or it was cut off.
    #[default]
    Running,
    /// All configurations were done.
    Finished,
    /// Its time was over.
    Time,
    /// A signal.
    Signal,
    /// As many failures as were asked for.
    Failures,
    /// A program has ended or blocked the process.
    Lost,
}

/// A configuration on which programs were run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CoreRun {
    /// Its number.
    pub number: u64,
    /// Its ArchID.
    pub arch: String,
    /// Its options, as in a program's `// config:` line.
    pub options: String,
    /// Cores of the cluster; none: a core alone.
    #[serde(default)]
    pub cluster_cores: Option<u32>,
    /// Banks of the cluster's memory.
    #[serde(default)]
    pub cluster_banks: Option<u32>,
    /// Bytes of its shared cache at each bank; none: it has no such cache.
    #[serde(default)]
    pub cluster_shared_cache: Option<u64>,
    /// Ways of that.
    #[serde(default)]
    pub cluster_shared_cache_ways: Option<u32>,
    /// Whether it was compared at its own ports alone.
    pub is_at_ports: bool,
    /// Programs up to the first failure.
    pub programs: u64,
    /// Their clock cycles.
    pub cycles: u64,
    /// Their instructions of warps.
    pub retired: u64,
    /// The program that failed.
    pub failed_program: Option<u64>,
    /// Whether all programs were run that were asked for, or one has failed.
    pub is_complete: bool,
    /// What it took to build the core.
    pub build_seconds: f64,
    /// What the programs took, all threads together.
    pub run_seconds: f64,
}

impl CoreRun {
    pub(crate) fn new(number: u64, machine: &SystemConfig, build: Duration) -> Self {
        let (config, cluster) = (&machine.core, machine.cluster);
        let shared_cache = cluster.and_then(|shape| shape.shared_cache);
        let options = config.options().values().into_iter();
        let options = options.filter(|(row, _)| row.key != "arch");
        let options: Vec<_> = options.map(|(row, value)| row.assigned(&value)).collect();
        CoreRun {
            number,
            arch: config.arch.to_string(),
            options: options.join(", "),
            cluster_cores: cluster.map(|shape| shape.cores),
            cluster_banks: cluster.map(|shape| shape.banks),
            cluster_shared_cache: shared_cache.map(|cache| cache.bank_bytes),
            cluster_shared_cache_ways: shared_cache.map(|cache| cache.ways),
            is_at_ports: !config.trace,
            programs: 0,
            cycles: 0,
            retired: 0,
            failed_program: None,
            is_complete: false,
            build_seconds: build.as_secs_f64(),
            run_seconds: 0.0,
        }
    }
}

impl Totals {
    /// Programs in which nothing moves any more though warps wait.
    pub fn deadlocks(&self) -> u64 {
        self.count(GivenUp::is_deadlock)
    }

    /// Programs that go on without end.
    pub fn livelocks(&self) -> u64 {
        self.count(|given_up| !given_up.is_deadlock())
    }

    fn count(&self, counts: impl Fn(GivenUp) -> bool) -> u64 {
        let counted = self.given_up.iter().filter(|&(&why, _)| counts(why));
        counted.map(|(_, count)| count).sum()
    }
}

/// A case on which the sides differ, or that could not be run.
#[derive(Clone, Debug)]
pub struct Failure {
    /// What it was drawn from.
    pub number: CaseNumber,
    /// What is behind it.
    pub cause: Cause,
    /// The first line of its report.
    pub summary: String,
    /// The folder that keeps it.
    pub folder: PathBuf,
    /// The command that runs it again.
    pub command: String,
}
