//! What a program runs on: a core alone, or a cluster of equal cores on one memory (docs/cluster.md); and how a run on
//! either comes out.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;

use coverage::Coverage;
use isa::cluster::{BANKS_MAX, CORES_MAX};
use isa::{ClusterConfig, ClusterShape, CoreConfig, SharedCacheConfig, SystemConfig};
use testbenches::{
    CosimError, CosimOptions, Cosimulator, CountedSides, Covered, EmittedVerilog, Mismatch, Outcome, Run, System,
};

use super::cores;
use super::random::Random;

/// Builds a system for runs of many programs.
///
/// # Errors
/// When there is no such system, or it cannot be built.
pub fn build_system(system: &SystemConfig) -> Result<Built, CosimError> {
    match system.cluster() {
        None => cores::build(&system.core).map(Built::Core),
        Some(config) => Cosimulator::new(&config?).map(Built::Cluster),
    }
}

/// Builds a system in haste: for so few programs that to optimise it takes longer than to run them slowly. What has no
/// trace ports is built as ever.
///
/// # Errors
/// As [`build_system`].
pub(crate) fn build_system_hastily(system: &SystemConfig) -> Result<Built, CosimError> {
    match system.cluster() {
        None if system.core.trace => {
            Cosimulator::hastily(&system.core, &EmittedVerilog::emit(&system.core)?).map(Built::Core)
        }
        None => cores::build(&system.core).map(Built::Core),
        Some(config) => build_cluster_hastily(&config?).map(Built::Cluster),
    }
}

/// Builds a cluster in haste: for runs of few cycles.
///
/// # Errors
/// When it cannot be built.
pub fn build_cluster_hastily(config: &ClusterConfig) -> Result<Cosimulator<ClusterConfig>, CosimError> {
    Cosimulator::hastily(config, &EmittedVerilog::emit(config)?)
}

/// A system that is built.
#[derive(Clone, Debug)]
pub enum Built {
    /// A core alone.
    Core(Cosimulator),
    /// A cluster.
    Cluster(Cosimulator<ClusterConfig>),
}

/// How a run of a system has come out.
#[derive(Clone, Debug)]
pub enum Ended {
    /// The outcome of a core alone.
    Core(Outcome),
    /// The outcome of a cluster.
    Cluster(Outcome<ClusterConfig>),
}

/// What a run of a system has covered.
#[derive(Clone, Debug)]
pub struct CoveredRun {
    /// How it came out.
    pub ended: Ended,
    /// What was counted on the model's side, of all cores.
    pub coverage: Coverage,
    /// The RTL's records were counted, too.
    pub on_both_sides: bool,
}

impl CoveredRun {
    fn of<S: System>(covered: Covered<S>, ended: fn(Outcome<S>) -> Ended) -> Self {
        let Covered { outcome, coverage, on_both_sides } = covered;
        CoveredRun { ended: ended(outcome), coverage, on_both_sides }
    }
}

impl Ended {
    /// The mismatch of the core that differs, if one does; `None` where the interconnect differs.
    pub(crate) fn mismatch_of_core(&self) -> Option<&Mismatch> {
        match self {
            Ended::Core(Outcome::Mismatch(mismatch)) => Some(mismatch),
            Ended::Cluster(Outcome::Mismatch(mismatch)) if mismatch.shared.is_empty() => mismatch.of_core.as_ref(),
            Ended::Core(_) | Ended::Cluster(_) => None,
        }
    }

    /// Whether the sides differ.
    pub const fn is_mismatch(&self) -> bool {
        matches!(self, Ended::Core(Outcome::Mismatch(_)) | Ended::Cluster(Outcome::Mismatch(_)))
    }

    /// Whether the program has reached its end, and the sides agreed.
    pub const fn is_passed(&self) -> bool {
        matches!(self, Ended::Core(Outcome::Passed(_)) | Ended::Cluster(Outcome::Passed(_)))
    }
}

impl Built {
    /// Runs in one thread, and counts on these sides. The configuration of the run is that of the machine's core.
    ///
    /// # Errors
    /// When a side cannot go on, or the sides count differently.
    pub fn covered(&self, run: Run, sides: CountedSides) -> Result<CoveredRun, CosimError> {
        let never = AtomicBool::new(false);
        match self {
            Built::Core(core) => {
                core.covered(run, sides, &never, &mut |_| {}).map(|one| CoveredRun::of(one, Ended::Core))
            }
            Built::Cluster(cluster) => {
                let covered = cluster.covered(run.on(cluster.config()), sides, &never, &mut |_| {});
                covered.map(|one| CoveredRun::of(one, Ended::Cluster))
            }
        }
    }

    /// Runs, and tells how that came out.
    ///
    /// # Errors
    /// When a side cannot go on.
    pub fn report(&self, options: &CosimOptions) -> Result<String, CosimError> {
        match self {
            Built::Core(core) => Ok(core.run(options, &mut |_| {})?.to_string()),
            Built::Cluster(cluster) => Ok(cluster.run(options, &mut |_| {})?.to_string()),
        }
    }
}

/// How many cores the clusters of a campaign have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoreCounts {
    least: u32,
    most: u32,
}

impl CoreCounts {
    /// All clusters that there are.
    pub const ANY: CoreCounts = CoreCounts { least: 1, most: CORES_MAX };

    /// The cluster of that number in the campaign of that seed. Most have few cores, since each takes its time to
    /// compile and to run; large cores come in twos.
    pub(crate) fn drawn(self, seed: u64, number: u64, core: CoreConfig) -> SystemConfig {
        let random = Random::new(seed, &[3, number]);
        let span = self.most - self.least;
        let more = match random.below(16) {
            0 => random.below(u64::from(span) + 1) as u32,
            1..=4 => random.below(u64::from(span.min(3)) + 1) as u32,
            _ => random.below(u64::from(span.min(1)) + 1) as u32,
        };
        let wanted = match self.least {
            // One core shares nothing; it is drawn at times.
            1 if span > 0 && !random.percent(8) => 2 + more.min(span - 1),
            least => least + more,
        };
        let is_large = core.arch.lanes() * core.arch.warps() > LARGE_CONTEXT_LANES;
        let cores = match is_large {
            true => wanted.min(self.least.max(2)),
            false => wanted,
        };
        let lines = core.ram_bytes / u64::from(core.line_bytes());
        let banks = match 1_u32 << random.one(&[0, 0, 1, 1, 2, 2, 3, 4]) {
            banks if banks <= BANKS_MAX && u64::from(banks) <= lines => banks,
            _ => 1,
        };
        let core = CoreConfig {
            // The banks are memory in which no access fails.
            bus_errors: false,
            several_cores: true,
            ..core.with_trace()
        };
        let mut machine = SystemConfig { core, cluster: Some(ClusterShape::new(cores, banks)) };
        if let Some(Ok(config)) = machine.cluster() {
            machine = drawn_shared_cache(&random, config).into();
        }
        machine
    }
}

/// About a third of the clusters whose cores have instruction caches, as a shared cache needs them, get one. It is
/// small, so that lines displace each other.
fn drawn_shared_cache(random: &Random, config: ClusterConfig) -> ClusterConfig {
    let is_wanted = config.core.instruction_cache.is_some() && random.percent(34);
    if !is_wanted {
        return config;
    }
    let ways = random.one(&[1, 1, 2, 4]);
    let lines_a_way = random.one(&[2, 2, 4, 8]);
    let bank_bytes = u64::from(ways * lines_a_way * config.core.line_bytes());
    let cache = SharedCacheConfig { bank_bytes, ways };
    // Banks of a few lines have no room for a larger one, or for any.
    let least = SharedCacheConfig { bank_bytes: u64::from(2 * config.core.line_bytes()), ways: 1 };
    let possible = [cache, least].map(|cache| config.with_shared_cache(Some(cache)));
    possible.into_iter().flatten().next().unwrap_or(config)
}

/// Lanes of all warps of a core from which on a cluster has no more than two such cores, unless more are asked for.
const LARGE_CONTEXT_LANES: u32 = 64;

impl FromStr for CoreCounts {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "any" {
            return Ok(CoreCounts::ANY);
        }
        let (least, most) = text.split_once("..").unwrap_or((text, text));
        let counts = match (least.parse(), most.parse()) {
            (Ok(least), Ok(most)) => Some(CoreCounts { least, most }),
            _ => None,
        };
        let is_possible =
            |counts: &CoreCounts| 1 <= counts.least && counts.least <= counts.most && counts.most <= CORES_MAX;
        counts.filter(is_possible).ok_or_else(|| {
            format!(
                "`{text}` is no number of cores such as 2, 2..4 or any: a cluster has 1 to {CORES_MAX}; --configurations says how many machines there are"
            )
        })
    }
}

impl fmt::Display for CoreCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.least, self.most) {
            _ if *self == CoreCounts::ANY => f.write_str("any"),
            (least, most) if least == most => write!(f, "{least}"),
            (least, most) => write!(f, "{least}..{most}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::configuration;

    #[test]
    fn numbers_of_cores_are_read_as_they_are_written() {
        for text in ["1", "2", "16", "2..4", "any"] {
            let counts: CoreCounts = text.parse().unwrap();
            assert_eq!(counts.to_string(), text);
        }
        assert_eq!("1..16".parse(), Ok(CoreCounts::ANY));
        for text in ["0", "17", "4..2", "2..17", "", "2..", "some", "-1"] {
            let error = text.parse::<CoreCounts>().unwrap_err();
            assert!(error.contains("such as 2, 2..4 or any"), "{error}");
        }
    }

    /// Every number of the range, most of them few, and all banks; each of them a cluster that there is.
    #[test]
    fn clusters_of_all_shapes_are_drawn() {
        let mut counts = [0; CORES_MAX as usize + 1];
        let mut banks = [0; BANKS_MAX as usize + 1];
        let (mut could_share, mut ways) = (0, [0; 5]);
        for number in 0..400 {
            let drawn = CoreCounts::ANY.drawn(5, number, configuration(5, number % 60));
            let cluster = drawn.cluster().unwrap().unwrap();
            assert_eq!(cluster.core, drawn.core);
            counts[cluster.cores as usize] += 1;
            banks[cluster.banks as usize] += 1;
            could_share += i32::from(cluster.core.instruction_cache.is_some());
            if let Some(cache) = cluster.shared_cache {
                ways[cache.ways as usize] += 1;
            }
            let again = CoreCounts::ANY.drawn(5, number, configuration(5, number % 60));
            assert_eq!(again, drawn);
        }
        assert!(counts[1] > 5 && counts[2] > 100 && counts[3] > 50, "{counts:?}");
        assert!(counts[5..].iter().sum::<i32>() > 5, "{counts:?}");
        for power in 0..5 {
            assert!(banks[1 << power] > 20, "{banks:?}");
        }
        let shared: i32 = ways.iter().sum();
        assert!(could_share > 100 && (could_share / 4..could_share / 2).contains(&shared), "{shared} of {could_share}");
        assert!([1, 2, 4].iter().all(|&count| ways[count] > 5), "{ways:?}");
        let few: CoreCounts = "3..4".parse().unwrap();
        for number in 0..60 {
            let cores = few.drawn(1, number, configuration(1, number)).cores();
            assert!((3..=4).contains(&cores), "{cores}");
        }
    }
}
