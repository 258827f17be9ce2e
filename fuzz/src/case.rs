//! One random program with all that its run is given, and the folder that keeps it when it fails.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use assembler::{Diagnostics, Image};
use isa::{ClusterShape, CoreConfig, SystemConfig};

use super::cores::Cores;
use super::generate;
use super::kept::SEED_FILE;
use super::random::Random;
use super::render::render;
use super::shrink::{Code, Subject, PROGRAM_FILE};
use super::tree::Program;
use testbenches::{ConsoleInput, Pattern, Port, Reset, Resets};

/// What a case is drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CaseNumber {
    /// The campaign's seed.
    pub seed: u64,
    /// The configuration's number.
    pub configuration: u64,
    /// The program's number on it.
    pub program: u64,
}

impl CaseNumber {
    /// The command that runs it again, behind the programs before it on its core, which is one of these.
    pub fn command(&self, cores: &Cores) -> String {
        let mut given = match cores.each() {
            Cores::Drawn | Cores::With(_) | Cores::InClusters { .. } => String::new(),
            Cores::WithUnit { folder, .. } => format!(" --custom-unit {folder}"),
            Cores::Given { name, .. } => format!(" --config {name}"),
        };
        if let Some(counts) = cores.counts() {
            given += &format!(" --cores {counts}");
        }
        format!(
            "harmonica fuzz{given} --seed {} --first-configuration {} --configurations 1 --programs {}",
            self.seed,
            self.configuration,
            self.program + 1
        )
    }
}

/// A program, the core that it is for, its memory and its input.
#[derive(Clone, Debug)]
pub struct Case {
    /// What it was drawn from.
    pub number: CaseNumber,
    /// The core, or each of the cores.
    pub config: CoreConfig,
    /// The cluster; `None`: a core alone.
    pub cluster: Option<ClusterShape>,
    /// The program as a tree.
    pub program: Program,
    /// The program as source.
    pub source: String,
    /// The seed of the memory's latency and back-pressure.
    pub memory_seed: u64,
    /// What arrives at the console, and when.
    pub console_input: ConsoleInput,
    /// When the core is reset in the middle of the run.
    pub resets: Resets,
}

/// The cycle by which all resets have come.
const LAST_RESET: u64 = 3_000;
/// The cycle by which all console input has arrived.
const LAST_ARRIVAL: u64 = 3_000;

impl Case {
    /// The case of that number on that core, or on that cluster.
    pub fn new(machine: impl Into<SystemConfig>, number: CaseNumber) -> Self {
        let machine = machine.into();
        let SystemConfig { core: config, cluster } = machine;
        let place = number.configuration << 32 | number.program;
        let program = generate::program(&machine, number.seed, place);
        let random = Random::new(number.seed, &[2, place]);
        Case {
            number,
            config,
            cluster,
            source: render(&program).text,
            program,
            memory_seed: memory_seed(&random, &config),
            console_input: input(&random),
            resets: resets(&random),
        }
    }

    /// The program, assembled.
    ///
    /// # Errors
    /// When the generator has written what the assembler refuses: a fault of one of them.
    pub fn image(&self) -> Result<Image, Diagnostics> {
        assembler::assemble(&self.config.arch, &[("program.s", &self.source)])
    }

    /// The run of it that is given up after so many cycles.
    ///
    /// # Errors
    /// As [`Case::image`].
    pub fn subject(&self, max_cycles: u64) -> Result<Subject, Diagnostics> {
        Ok(Subject { code: Code::of(&self.image()?), ..self.without_program(max_cycles) })
    }

    /// The run, of an empty program.
    fn without_program(&self, max_cycles: u64) -> Subject {
        Subject {
            config: self.config,
            cluster: self.cluster,
            code: Code::default(),
            timing: self.memory_seed.into(),
            console_input: self.console_input.clone(),
            resets: self.resets.clone(),
            start: None,
            compare_state_every: Some(COMPARE_EVERY),
            max_cycles,
        }
    }

    /// The command that runs the case from a folder where it was kept.
    pub fn command(&self, folder: &Path, max_cycles: u64) -> String {
        self.without_program(max_cycles).command(folder)
    }

    /// The folder within `parent` that keeps it.
    pub fn folder(&self, parent: &Path) -> PathBuf {
        let CaseNumber { seed, configuration, program } = self.number;
        parent.join(format!("seed-{seed}-core-{configuration}-program-{program}"))
    }

    /// Writes the case and the report of its run into the folder.
    ///
    /// # Errors
    /// When a file cannot be written.
    pub fn keep(&self, folder: &Path, report: &str, command: &str, max_cycles: u64) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        let CaseNumber { seed, configuration, program } = self.number;
        let source = format!(
            "// Random program {program} for configuration {configuration} of seed {seed}.\n// {command}\n\n{}",
            self.source
        );
        let mut seeds = format!(
            "seed {seed}\nconfiguration {configuration}\nprogram {program}\nmemory seed {}\nresets {}\nmax cycles {max_cycles}\n",
            self.memory_seed, self.resets
        );
        if let Some(shape) = self.cluster {
            seeds.extend(shape.values().iter().map(|(name, value)| format!("{name} {value}\n")));
        }
        fs::write(folder.join(PROGRAM_FILE), source)?;
        for (name, content) in self.without_program(max_cycles).surroundings() {
            fs::write(folder.join(name), content)?;
        }
        fs::write(folder.join(SEED_FILE), seeds)?;
        fs::write(folder.join("report.txt"), format!("{report}\n{command}\n"))
    }
}

/// Cycles between comparisons of register files, stacks and memories, where they are made.
pub const COMPARE_EVERY: u64 = 997;

/// No input in every third case; else a few bytes, some of them together, spread over the run.
fn input(random: &Random) -> ConsoleInput {
    if random.percent(35) {
        return ConsoleInput::default();
    }
    let span = random.one(&[300, 1000, LAST_ARRIVAL]);
    let count = random.one(&[8, 8, 8, 40]);
    let count = 1 + random.below(count);
    let mut cycles: Vec<u64> = (0..count).map(|_| random.below(span)).collect();
    cycles.sort_unstable();
    let lines: Vec<String> = cycles.into_iter().map(|cycle| format!("{cycle} {:02x}", random.below(256))).collect();
    // The lines are in the script's format and in order.
    ConsoleInput::from_script(&lines.join("\n")).unwrap_or_default()
}

/// Programs of a hundred on the ideal memory, and on any.
const ON_IDEAL_MEMORY: u64 = 12;
const ON_ANY_MEMORY: u64 = 12;
/// Memories that are drawn for each of the others, until one is quick.
const MEMORIES_DRAWN: usize = 16;

/// The ideal memory at times, and any at times; mostly one that keeps up with the core, since little is executed in
/// many cycles otherwise.
fn memory_seed(random: &Random, config: &CoreConfig) -> u64 {
    let kind = random.below(100);
    let mut seeds = (0..MEMORIES_DRAWN).map(|_| random.below(1 << 32));
    match kind {
        0..ON_IDEAL_MEMORY => 0,
        kind if kind < ON_IDEAL_MEMORY + ON_ANY_MEMORY => random.below(1 << 32),
        _ => seeds.find(|&seed| is_quick(seed, config)).unwrap_or(0),
    }
}

/// Whether fetches are taken in three of four cycles at least, as many are under way as their latency asks for, and
/// loads are not of the slowest.
fn is_quick(seed: u64, config: &CoreConfig) -> bool {
    let [fetch, access] = [Port::Instruction, Port::DATA].map(|port| Pattern::new(seed, port));
    let takes = |pattern: Pattern, least| match pattern.burst_cycles {
        1 => pattern.ready_sixteenths >= least,
        // A quarter of the bursts is busy.
        _ => pattern.ready_sixteenths * 3 / 4 >= least,
    };
    // Half of a latency's maximum is its average; a cache waits for each line, and a fetch for none.
    let slowest = match config.instruction_cache {
        Some(_) => 4,
        None => 2 * u64::from(config.fetch_outstanding),
    };
    takes(fetch, 12) && takes(access, 6) && fetch.latency_cycles_max <= slowest && access.latency_cycles_max <= 16
}

/// In most cases none; else up to three, at any moment, some of them close together.
fn resets(random: &Random) -> Resets {
    if random.percent(80) {
        return Resets::default();
    }
    let span = random.one(&[300, 1000, LAST_RESET]);
    let count = 1 + random.below(3);
    Resets::new((0..count).map(|_| Reset { cycle: random.below(span), length: random.one(&[1, 1, 2, 3]) }))
}

#[cfg(test)]
mod tests {
    use isa::SharedCacheConfig;

    use super::super::cores::configuration;
    use super::super::kept::Kept;
    use super::*;

    #[test]
    fn what_is_kept_is_the_case() {
        let number = CaseNumber { seed: 4, configuration: 1, program: 6 };
        let case = Case::new(configuration(4, 1), number);
        let parent = tempfile::tempdir().unwrap();
        let folder = case.folder(parent.path());
        let command = case.command(&folder, 1000);
        case.keep(&folder, "a report", &command, 1000).unwrap();
        let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
        let config = CoreConfig::from_toml(&read("core.toml")).unwrap();
        assert_eq!(config, case.config);
        assert_eq!(ConsoleInput::from_script(&read("input.txt")).unwrap(), case.console_input);
        let image = assembler::assemble(&config.arch, &[("program.s", &read("program.s"))]).unwrap();
        assert_eq!(image.bytes, case.image().unwrap().bytes);
        assert!(read("report.txt").contains(&format!("--seed {}", case.memory_seed)));
        let kept = Kept::read(&folder).unwrap();
        assert_eq!(kept.subject, case.subject(1000).unwrap());
        assert_eq!(kept.tree, Some(case.program));
    }

    /// A cluster's case is kept in a folder and read back. Gives its command, and what its seeds are.
    fn kept_and_read(machine: SystemConfig, number: CaseNumber) -> (String, String) {
        let case = Case::new(machine, number);
        let parent = tempfile::tempdir().unwrap();
        let folder = case.folder(parent.path());
        let command = case.command(&folder, 1000);
        case.keep(&folder, "a report", &command, 1000).unwrap();
        let kept = Kept::read(&folder).unwrap();
        assert_eq!(kept.subject, case.subject(1000).unwrap());
        assert_eq!(kept.subject.machine(), machine);
        assert_eq!(kept.tree, Some(case.program));
        (command, fs::read_to_string(folder.join(SEED_FILE)).unwrap())
    }

    #[test]
    fn what_is_kept_of_a_cluster_names_cores_and_banks() {
        let number = CaseNumber { seed: 4, configuration: 2, program: 3 };
        let counts = "3".parse().unwrap();
        let cores = Cores::InClusters { of: Box::new(Cores::Drawn), counts };
        let machine = cores.machine(4, 2);
        let without = ClusterShape { shared_cache: None, ..machine.cluster.unwrap() };
        let machine = SystemConfig { cluster: Some(without), ..machine };
        let (command, seeds) = kept_and_read(machine, number);
        assert!(!seeds.contains("shared"), "{seeds}");
        let ClusterShape { cores: 3, banks, .. } = machine.cluster.unwrap() else {
            panic!("{machine:?}");
        };
        let flags = format!(" --cores 3 --banks {banks} ");
        assert!(command.contains(&flags), "{command}");
        let again = number.command(&cores);
        assert!(again.contains(" --cores 3 --seed 4 "), "{again}");
    }

    #[test]
    fn what_is_kept_of_a_cluster_names_its_shared_cache() {
        let cores = Cores::InClusters { of: Box::new(Cores::Drawn), counts: "2".parse().unwrap() };
        let cache = |machine: SystemConfig| machine.cluster?.shared_cache;
        let drawn = (0..40).map(|number| (number, cores.machine(4, number)));
        let found: Vec<_> = drawn.filter(|(_, one)| cache(*one).is_some()).collect();
        assert!(found.len() > 2, "{found:?}");
        for (configuration, machine) in found {
            let number = CaseNumber { seed: 4, configuration, program: 3 };
            let (command, seeds) = kept_and_read(machine, number);
            let SharedCacheConfig { bank_bytes, ways } = cache(machine).unwrap();
            let flags = format!(" --shared-cache {bank_bytes} --shared-cache-ways {ways} ");
            assert!(command.contains(&flags), "{command}");
            let lines = format!("\nshared_cache {bank_bytes}\nshared_cache_ways {ways}\n");
            assert!(seeds.contains(&lines), "{seeds}");
        }
    }
}
