//! Every mutant through all runs, until one finds it.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use fpga::CheckError;
use hdl::{Mutant, MutantChoice};
use isa::{CoreConfig, SystemConfig};
use testbenches::{CosimError, Cosimulator, DescriptionError, EmittedVerilog, System, Waveforms};

use crate::proof;
use crate::record::{Finding, Heading, Record, Records};
use crate::trial::{trials, Check, Program, Seen, Trial};

/// Mutants of one core: with more, it takes long to compile before the first is run.
const BATCH: usize = 250;

/// What a campaign is to do.
#[derive(Clone, Debug)]
pub struct MutationOptions<S = CoreConfig> {
    /// The core, or the cluster. Its trace ports are switched on, whatever it says.
    pub config: S,
    /// What its file of records is called.
    pub name: String,
    /// Which mutants, and which random programs.
    pub seed: u64,
    /// How many mutants; fewer where a signal cannot be mixed up with another one.
    pub mutants: usize,
    /// Random programs that a mutant has to survive.
    pub random_programs: u64,
    /// Whether mutants meet random programs first, and written and directed ones only if they survive these.
    pub random_first: bool,
    /// A run ends after so many cycles.
    pub cycles_max: u64,
    /// Yosys tries to prove that nothing can find the survivors.
    pub proves: bool,
    /// Threads that run mutants.
    pub jobs: usize,
    /// When to begin no more mutants.
    pub time: Option<Duration>,
    /// Where the file of records is.
    pub folder: PathBuf,
    /// Set from outside, it ends the campaign after the mutants under way.
    pub stop: Arc<AtomicBool>,
}

/// Why a campaign cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum MutationError {
    /// The hardware's description is faulty.
    #[error(transparent)]
    Description(#[from] DescriptionError),
    /// The core cannot be built.
    #[error(transparent)]
    Core(#[from] CosimError),
    /// The core without a mutant is not as the model.
    #[error(
        "without any mutant, `{run}` finds a fault in {field}\n  remedy: mend that first: harmonica cosim shows it"
    )]
    NotRight {
        /// The run.
        run: String,
        /// What differs.
        field: String,
    },
    /// A generated program is refused: a fault of the generator.
    #[error("{name} does not assemble:\n{errors}")]
    Generated {
        /// The program.
        name: String,
        /// Why.
        errors: String,
    },
    /// The file of records has those of other options.
    #[error("{} has the records of another campaign: other options, or another version\n  remedy: name another folder, or remove the file", path.display())]
    OtherCampaign {
        /// The file.
        path: PathBuf,
    },
    /// The golden model's source is not below the project's folder.
    #[error("{} has no golden-model/src\n  remedy: go to the folder of the project", path.display())]
    NoModel {
        /// The folder.
        path: PathBuf,
    },
    /// A source of the golden model is no Rust.
    #[error("golden-model/src/{path} cannot be read as Rust: {reason}")]
    Source {
        /// Below `golden-model/src`.
        path: String,
        /// Why.
        reason: String,
    },
    /// The golden model with mutants is not built.
    #[error(
        "cargo does not build the golden model with mutants:\n{0}\n  remedy: `cargo build` must build the project"
    )]
    Cargo(String),
    /// The program that runs mutants of the model cannot go on.
    #[error("mutants of the golden model cannot be run: {0}")]
    Runner(String),
    /// A proof cannot be made.
    #[error(transparent)]
    Proof(#[from] CheckError),
    /// Another process writes the file of records.
    #[error("{} is written by another process\n  remedy: wait for its end, or give this campaign another --name", path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// A file cannot be read or written.
    #[error("cannot {action} {}: {source}", path.display())]
    File {
        /// What cannot be done.
        action: &'static str,
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
}

impl MutationError {
    pub(crate) fn file(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> MutationError {
        let path = path.to_path_buf();
        move |source| MutationError::File { action, path, source }
    }
}

/// Runs a campaign, or what an earlier one has left of it, and gives the records of all mutants so far. `progress` is
/// called with the number of records after each mutant.
///
/// # Errors
/// When a core cannot be built or is wrong without any mutant, or the records cannot be read or written.
pub fn campaign<S: System + Into<SystemConfig>>(
    options: &MutationOptions<S>,
    programs: &[Program],
    progress: &(dyn Fn(usize) + Sync),
) -> Result<Vec<Record>, MutationError> {
    let options = &MutationOptions { config: options.config.traced(), ..options.clone() };
    let heading = Heading {
        harmonica: env!("CARGO_PKG_VERSION").to_owned(),
        config: described(options.config.into()),
        seed: options.seed,
        cycles_max: options.cycles_max,
        programs: programs.iter().map(|one| one.name.clone()).collect(),
        random_first: options.random_first,
    };
    let path = options.folder.join(format!("{}.jsonl", options.name));
    let shared = Shared {
        options,
        begin: Instant::now(),
        records: Mutex::new(Records::open(path, heading)?),
        error: Mutex::new(None),
        progress,
    };
    let right = EmittedVerilog::emit(&options.config)?;
    let mut trials = trials(&options.config, options.seed, options.random_programs, programs)?;
    for skipped in (0..options.mutants).step_by(BATCH) {
        let count = BATCH.min(options.mutants - skipped);
        let batch = Batch::new(options, &right, skipped, count)?;
        let waiting = batch.waiting(&lock(&shared.records), options.random_programs);
        if waiting.is_empty() || shared.is_over() {
            continue;
        }
        let core = batch.build(options)?;
        order_by_length(&mut trials, &core, options)?;
        shared.run_all(&waiting, &core, &trials)?;
    }
    if options.proves {
        shared.prove_survivors()?;
    }
    let records = shared.records.into_inner();
    let records = records.unwrap_or_else(|poison| poison.into_inner());
    Ok(records.all().cloned().collect())
}

/// The system as the file of records names it.
fn described(system: SystemConfig) -> String {
    let values = system.cluster.map_or_else(Vec::new, |shape| shape.values());
    let cluster = values.iter().map(|(name, value)| format!("# {name} = {value}\n"));
    system.core.to_toml() + &cluster.collect::<String>()
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poison| poison.into_inner())
}

/// A core with mutants.
struct Batch {
    verilog: EmittedVerilog,
    mutants: Vec<Numbered>,
}

/// A mutant of a campaign.
struct Numbered {
    /// Its number in the campaign.
    number: usize,
    /// The line of its module's file in the right core's Verilog.
    line: Option<usize>,
    mutant: Mutant,
}

/// A mutant that is to be run, and what an earlier campaign has left of it.
type Waiting<'a> = (&'a Numbered, Option<Record>);

impl Batch {
    fn new(
        options: &MutationOptions<impl System>,
        right: &EmittedVerilog,
        skipped: usize,
        count: usize,
    ) -> Result<Self, MutationError> {
        let choice = MutantChoice { seed: options.seed, skipped, count: count as u16 };
        let (verilog, mutants) = EmittedVerilog::with_mutants(&options.config, &choice)?;
        let mutants = mutants.into_iter().map(|mutant| {
            let number = skipped + usize::from(mutant.number) - 1;
            let line = right.line_of_driver(&mutant.module, &mutant.signal);
            Numbered { number, line, mutant }
        });
        Ok(Batch { mutants: mutants.collect(), verilog })
    }

    /// The mutants that are not settled yet.
    fn waiting(&self, records: &Records, random_programs: u64) -> Vec<Waiting<'_>> {
        let all = self.mutants.iter();
        let all = all.map(|mutant| (mutant, records.get(mutant.number).cloned()));
        let is_settled = |record: &Record| record.is_settled(random_programs);
        all.filter(|(_, before)| !before.as_ref().is_some_and(is_settled)).collect()
    }

    fn build<S: System>(&self, options: &MutationOptions<S>) -> Result<Cosimulator<S>, MutationError> {
        let core = Cosimulator::from_verilog(&options.config, &self.verilog, Waveforms::Without)?;
        Ok(core)
    }
}

/// Makes all runs without any mutant, and sorts those of each check by their length: most mutants are found in the
/// first.
fn order_by_length<S: System>(
    trials: &mut Vec<Trial>,
    core: &Cosimulator<S>,
    options: &MutationOptions<S>,
) -> Result<(), MutationError> {
    let right = core.mutant(0);
    let mut lengths = Vec::new();
    for trial in trials.drain(..) {
        match trial.run(&right, &options.config, options.cycles_max) {
            Seen::Nothing(cycles) => lengths.push((trial.check, cycles, trial)),
            Seen::Fault { field, .. } => return Err(MutationError::NotRight { run: trial.name, field }),
        }
    }
    let comes_later = |check: Check| options.random_first && check != Check::Random;
    lengths.sort_by_key(|(check, cycles, _)| (comes_later(*check), *check, *cycles));
    trials.extend(lengths.into_iter().map(|(_, _, trial)| trial));
    Ok(())
}

/// What the threads of a campaign share.
struct Shared<'a, S> {
    options: &'a MutationOptions<S>,
    begin: Instant,
    records: Mutex<Records>,
    error: Mutex<Option<MutationError>>,
    progress: &'a (dyn Fn(usize) + Sync),
}

impl<S: System> Shared<'_, S> {
    fn is_over(&self) -> bool {
        let time = self.options.time;
        time.is_some_and(|time| self.begin.elapsed() >= time) || self.options.stop.load(Ordering::Relaxed)
    }

    /// Tries to prove of each survivor that nothing can find it.
    fn prove_survivors(&self) -> Result<(), MutationError> {
        let all: Vec<Record> = lock(&self.records).all().cloned().collect();
        let is_survivor = |record: &Record| record.finding.is_none() && !record.is_idle;
        for mut record in all.into_iter().filter(is_survivor) {
            if self.is_over() {
                break;
            }
            record.is_idle = proof::is_idle(self.options, &record)?;
            lock(&self.records).add(record)?;
        }
        Ok(())
    }

    fn run_all(&self, waiting: &[Waiting<'_>], core: &Cosimulator<S>, trials: &[Trial]) -> Result<(), MutationError> {
        let next = AtomicUsize::new(0);
        let work = || {
            while let Some((numbered, before)) = waiting.get(next.fetch_add(1, Ordering::Relaxed)) {
                if self.is_over() || lock(&self.error).is_some() {
                    break;
                }
                let record = self.run_one(numbered, before.as_ref(), core, trials);
                let mut records = lock(&self.records);
                match records.add(record) {
                    Ok(()) => (self.progress)(records.all().count()),
                    Err(error) => *lock(&self.error) = Some(error),
                }
            }
        };
        thread::scope(|scope| {
            for _ in 0..self.options.jobs.max(1) {
                scope.spawn(work);
            }
        });
        lock(&self.error).take().map_or(Ok(()), Err)
    }

    /// Runs a mutant until it is found. What it has survived before is not run again.
    fn run_one(&self, numbered: &Numbered, before: Option<&Record>, core: &Cosimulator<S>, trials: &[Trial]) -> Record {
        let begin = Instant::now();
        let mutant = &numbered.mutant;
        let core = core.mutant(mutant.number);
        let mut cycles = before.map_or(0, |record| record.cycles);
        let mut finding = None;
        let has_survived = |trial: &&Trial| before.is_some_and(|record| trial.is_before(record.random_programs));
        for trial in trials.iter().filter(|trial| !has_survived(trial)) {
            match trial.run(&core, &self.options.config, self.options.cycles_max) {
                Seen::Nothing(ran) => cycles += ran,
                Seen::Fault { field, place, cycle } => {
                    cycles += cycle.unwrap_or(0);
                    finding = Some(Finding { check: trial.check, run: trial.name.clone(), field, place, cycle });
                    break;
                }
            }
        }
        let seconds = before.map_or(0.0, |record| record.seconds);
        Record {
            number: numbered.number,
            module: mutant.module.clone(),
            line: numbered.line,
            signal: mutant.signal.clone(),
            kind: mutant.kind.name().to_owned(),
            right: mutant.right.clone(),
            wrong: mutant.wrong.clone(),
            finding,
            random_programs: self.options.random_programs,
            cycles,
            seconds: seconds + begin.elapsed().as_secs_f64(),
            is_idle: false,
            is_unreached: false,
        }
    }
}
