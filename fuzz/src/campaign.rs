//! Many cases on many configurations: one thread compiles the next cores while the others run programs on those that
//! are there.

use crate::machine::{build_system, build_system_hastily};
use isa::SystemConfig;
use std::fmt;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use assembler::Image;
use coverage::Coverage;

use self::counting::counted_sides;
use self::line::{Line, Turn};
use self::note::Note;
use self::tally::{Ran, Tally};
use super::case::{Case, CaseNumber, COMPARE_EVERY};
use super::cause::Cause;
use super::cores::{Choice, Cores};
use super::given_up::GivenUp;
use super::machine::{Built, CoveredRun, Ended};
use super::shrink::Haste;
use testbenches::{CosimError, CosimOptions, Cosimulator, CountedSides, Covered, Outcome, Run};

mod counting;
mod line;
mod note;
mod shard;
mod supervise;
mod tally;
mod totals;

pub use self::shard::Shard;
pub use self::supervise::{stop_with_supervisor, supervise, Supervised};
pub use self::totals::{ClusterRuns, CoreRun, End, Failure, Totals};

/// A core that runs so many programs at most is built in haste. The default core then takes 1.65 s of a processor less
/// to build, and its programs half a second more.
const PROGRAMS_IN_HASTE: u64 = 16;

/// Builds a machine.
type Build = dyn Fn(&SystemConfig, Haste) -> Result<Built, CosimError> + Send + Sync;

/// How machines are built.
#[derive(Clone)]
pub struct Builder(Arc<Build>);

impl Builder {
    /// They are built by this function.
    pub fn new(build: impl Fn(&SystemConfig, Haste) -> Result<Built, CosimError> + Send + Sync + 'static) -> Self {
        Builder(Arc::new(build))
    }
}

impl fmt::Debug for Builder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Builder")
    }
}

/// What a campaign is to do.
#[derive(Clone, Debug)]
pub struct CampaignOptions {
    /// Everything follows from it, but for how far the campaign gets.
    pub seed: u64,
    /// When to begin no more programs; `None`: after the configurations.
    pub time: Option<Duration>,
    /// How many configurations, those of all shards together; `None`: until the time is over.
    pub configurations: Option<u64>,
    /// The first configuration's number.
    pub first_configuration: u64,
    /// The part of the configurations that is this campaign's own.
    pub shard: Shard,
    /// The cores.
    pub cores: Cores,
    /// The only machine, if it is built already: the core of [`Cores::Given`], or a cluster of such cores. The cores
    /// must be what it consists of.
    pub built: Option<Built>,
    /// How machines are built, where not as they are described: a test puts a fault into them.
    pub builder: Option<Builder>,
    /// Programs on each; without a number of configurations at least so many, and further ones until the next core is
    /// built.
    pub programs: u64,
    /// Threads that run programs. One more compiles.
    pub jobs: usize,
    /// A program that does not end is given up after so many cycles.
    pub max_cycles: u64,
    /// Failures after which the campaign ends.
    pub failures_max: u64,
    /// Where failing cases are kept.
    pub folder: PathBuf,
    /// Where the campaign notes what runs, for a process that supervises this one.
    pub notes: Option<PathBuf>,
    /// Set from outside, it ends the campaign after the programs under way.
    pub stop: Arc<AtomicBool>,
}

impl Default for CampaignOptions {
    fn default() -> Self {
        CampaignOptions {
            seed: 0,
            time: None,
            configurations: None,
            first_configuration: 0,
            shard: Shard::WHOLE,
            cores: Cores::Drawn,
            built: None,
            builder: None,
            programs: 50,
            jobs: 1,
            max_cycles: 100_000,
            failures_max: 10,
            folder: PathBuf::from("fuzz-failures"),
            notes: None,
            stop: Arc::default(),
        }
    }
}

/// Why a campaign cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum CampaignError {
    /// Verilator or the compiler cannot be had, or refuses a core.
    #[error("configuration {number} ({}): {source}", machine.core.arch)]
    Core {
        /// Its number.
        number: u64,
        /// What it is.
        machine: Box<SystemConfig>,
        /// Why.
        source: CosimError,
    },
    /// The process of a campaign cannot be started or asked.
    #[error("cannot run a campaign in a process of its own: {source}")]
    Process {
        /// Why.
        source: io::Error,
    },
    /// A failing case cannot be kept.
    #[error("cannot write {}: {source}", folder.display())]
    Keep {
        /// Its folder.
        folder: PathBuf,
        /// Why.
        source: io::Error,
    },
}

/// Runs a campaign; `progress` is called after each program.
///
/// # Errors
/// When a core cannot be built, or a failure cannot be kept.
pub fn campaign(options: &CampaignOptions, progress: &(dyn Fn(&Totals) + Sync)) -> Result<Totals, CampaignError> {
    let state = Shared {
        options,
        progress,
        begin: Instant::now(),
        ended: AtomicBool::new(false),
        line: Line::new(match options.configurations {
            Some(_) => Turn::Exactly(options.programs),
            None => Turn::AtLeast(options.programs),
        }),
        tally: Mutex::new(Tally::new(options.programs, options.cores.clone())),
        built: Mutex::new(None),
        error: Mutex::new(None),
    };
    thread::scope(|scope| {
        scope.spawn(|| state.compile());
        for worker in 0..options.jobs.max(1) {
            let notes = options.notes.as_deref();
            let note = notes.map(|folder| Note::new(folder, worker));
            let state = &state;
            scope.spawn(move || state.work(note.as_ref()));
        }
    });
    let mut tally = lock(&state.tally);
    tally.close(true);
    let mut totals = std::mem::take(&mut tally.totals);
    drop(tally);
    totals.end = state.end_of(&totals);
    match into_inner(state.error) {
        Some(error) => Err(error),
        None => Ok(totals),
    }
}

fn into_inner<T>(mutex: Mutex<T>) -> T {
    mutex.into_inner().unwrap_or_else(|poison| poison.into_inner())
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poison| poison.into_inner())
}

/// A machine that is ready, and its number.
struct Ready {
    number: u64,
    machine: SystemConfig,
    built: Built,
    build: Duration,
}

struct Shared<'a> {
    options: &'a CampaignOptions,
    progress: &'a (dyn Fn(&Totals) + Sync),
    begin: Instant,
    /// The campaign ends by itself after the programs under way.
    ended: AtomicBool,
    line: Line<Ready>,
    tally: Mutex<Tally>,
    /// How many configurations there are, once all are built.
    built: Mutex<Option<usize>>,
    error: Mutex<Option<CampaignError>>,
}

impl Shared<'_> {
    fn is_over(&self) -> bool {
        let options = self.options;
        let is_late = options.time.is_some_and(|time| self.begin.elapsed() >= time);
        is_late || options.stop.load(Ordering::Relaxed) || self.ended.load(Ordering::Relaxed)
    }

    /// What has ended the campaign.
    fn end_of(&self, totals: &Totals) -> End {
        let mut cores = totals.cores.iter();
        let all = *lock(&self.built) == Some(cores.len());
        match () {
            () if all && cores.all(|core| core.is_complete) => End::Finished,
            () if self.ended.load(Ordering::Relaxed) => End::Failures,
            () if self.options.stop.load(Ordering::Relaxed) => End::Signal,
            () => End::Time,
        }
    }

    fn end(&self) {
        self.ended.store(true, Ordering::Relaxed);
    }

    fn fail(&self, error: CampaignError) {
        self.end();
        lock(&self.error).get_or_insert(error);
    }

    /// Builds one core after another, one ahead of the one in use.
    fn compile(&self) {
        let (cores, seed) = (&self.options.cores, self.options.seed);
        let mut numbers = self.numbers();
        let mut built = 0;
        while let Some(number) = numbers() {
            if self.is_over() {
                break;
            }
            let begin = Instant::now();
            let there = self.options.built.clone();
            let machine = match &there {
                Some(Built::Cluster(cluster)) => SystemConfig::from(*cluster.config()),
                Some(Built::Core(_)) | None => cores.machine(seed, number),
            };
            match there.map_or_else(|| self.build(&machine), Ok) {
                Ok(there) => {
                    built += 1;
                    let ready = Ready { number, machine, built: there, build: begin.elapsed() };
                    self.line.offer(ready, || self.is_over());
                }
                // A signal ends the compiler as well: that is no failure.
                Err(_) if self.is_over() => break,
                Err(source) => self.fail(CampaignError::Core { number, machine: Box::new(machine), source }),
            }
        }
        if !self.is_over() {
            *lock(&self.built) = Some(built);
        }
        self.line.close();
    }

    /// Builds a machine, in haste if few programs run on it.
    fn build(&self, machine: &SystemConfig) -> Result<Built, CosimError> {
        let options = self.options;
        let haste = match options.configurations.is_some() && options.programs <= PROGRAMS_IN_HASTE {
            true => Haste::Hasty,
            false => Haste::Careful,
        };
        match (&options.builder, haste) {
            (Some(Builder(build)), haste) => build(machine, haste),
            (None, Haste::Hasty) => build_system_hastily(machine),
            (None, Haste::Careful) => build_system(machine),
        }
    }

    /// The numbers of the cores, one after the other: as they are, or chosen after what is still to be covered if the
    /// number of cores is not given.
    fn numbers(&self) -> Box<dyn FnMut() -> Option<u64> + '_> {
        let CampaignOptions { cores, seed, shard, .. } = self.options;
        let wanted = cores.numbers(*seed, self.options.first_configuration);
        if let Some(count) = self.options.configurations {
            let wanted = wanted.take(usize::try_from(count).unwrap_or(usize::MAX));
            let mut own = shard.of(wanted);
            return Box::new(move || own.next());
        }
        let mut choice = Choice::new(shard.of(wanted));
        let config = |number| cores.machine(*seed, number).core;
        Box::new(move || {
            let so_far = lock(&self.tally).totals.collected.counts.clone();
            choice.next(config, &so_far)
        })
    }

    fn work(&self, note: Option<&Note>) {
        while let Some((ready, program)) = self.line.take(|| self.is_over()) {
            match self.run(&ready, program, note) {
                Ok(true) => {}
                // The next programs would fail alike.
                Ok(false) => self.line.retire(&ready),
                Err(error) => return self.fail(error),
            }
        }
    }

    /// Runs one program; whether the sides agreed.
    fn run(&self, ready: &Ready, program: u64, note: Option<&Note>) -> Result<bool, CampaignError> {
        let number = CaseNumber { seed: self.options.seed, configuration: ready.number, program };
        let case = Case::new(ready.machine, number);
        lock(&self.tally).begins(ready.number, &ready.machine, ready.build);
        note.map_or(Ok(()), |note| note.write(number)).map_err(|source| CampaignError::Process { source })?;
        let sides = counted_sides(program);
        let begin = Instant::now();
        let result = caught(|| cover(&ready.built, &case, self.options.max_cycles, sides));
        let on_both_sides = result.as_ref().is_ok_and(|covered| covered.on_both_sides);
        let (result, coverage) = match result {
            Ok(covered) => (Ok(covered.ended), covered.coverage),
            Err(error) => (Err(error), Coverage::default()),
        };
        note.map_or(Ok(()), Note::clear).map_err(|source| CampaignError::Process { source })?;
        let time = begin.elapsed();
        let ended = result.as_ref().ok();
        let given_up = ended.and_then(|ended| GivenUp::of_run(ended, &coverage));
        // Where both sides agree that a unit does not answer, one of them is to be looked at all the same.
        let has_failed = ended.is_none_or(Ended::is_mismatch) || given_up == Some(GivenUp::Unit);
        let failure = match has_failed {
            true => Some(self.keep(&ready.built, &case, &result)?),
            false => None,
        };
        let agreed = failure.is_none();
        let ran = Ran { number, coverage, on_both_sides, given_up, failure, time };
        let mut tally = lock(&self.tally);
        tally.returns(ran);
        if tally.totals.failures.len() as u64 >= self.options.failures_max {
            self.end();
        }
        (self.progress)(&tally.totals);
        Ok(agreed)
    }

    /// Repeats a failing case for its report, and keeps all of it.
    fn keep(&self, built: &Built, case: &Case, result: &Result<Ended, String>) -> Result<Failure, CampaignError> {
        let folder = case.folder(&self.options.folder);
        let command = case.command(&folder, self.options.max_cycles);
        let report = match (result, case.image()) {
            (Err(error), _) => error.clone(),
            (_, Err(diagnostics)) => diagnostics.to_string(),
            (Ok(_), Ok(image)) => {
                let options = CosimOptions {
                    timing: case.memory_seed.into(),
                    max_cycles: self.options.max_cycles,
                    compare_state_every: Some(COMPARE_EVERY),
                    console_input: case.console_input.clone(),
                    resets: case.resets.clone(),
                    command: command.clone(),
                    ..CosimOptions::new(case.config, image)
                };
                let report = caught(|| built.report(&options).map_err(|error| error.to_string()));
                report.unwrap_or_else(|error| error)
            }
        };
        case.keep(&folder, &report, &command, self.options.max_cycles)
            .map_err(|source| CampaignError::Keep { folder: folder.clone(), source })?;
        Ok(Failure {
            number: case.number,
            cause: match result {
                Ok(ended) => Cause::of(ended),
                Err(words) => Cause::of_words(words),
            },
            summary: report.lines().find(|line| !line.is_empty()).unwrap_or_default().to_owned(),
            folder,
            command,
        })
    }
}

/// The result of a run, or what a side panicked with: the case is kept all the same.
pub(super) fn caught<T>(run: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    panic::catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|payload| {
        let text = payload.downcast_ref::<&str>().copied();
        let text = text.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
        Err(format!("panic: {}", text.unwrap_or("without a message")))
    })
}

/// Runs a case in one thread, and adds to what has been covered.
///
/// # Errors
/// In words: the program cannot be assembled, or a side cannot go on.
pub fn run_case(core: &Cosimulator, case: &Case, max_cycles: u64, coverage: &mut Coverage) -> Result<Outcome, String> {
    let covered = cover_case(core, case, max_cycles, CountedSides::Both)?;
    coverage.add(&covered.coverage);
    Ok(covered.outcome)
}

/// Runs a case in one thread, and counts on these sides.
///
/// # Errors
/// In words: the program cannot be assembled, a side cannot go on, or the sides count differently.
pub fn cover_case(core: &Cosimulator, case: &Case, max_cycles: u64, sides: CountedSides) -> Result<Covered, String> {
    let image = case.image().map_err(|errors| errors.to_string())?;
    let never = AtomicBool::new(false);
    core.covered(run_of(case, &image, max_cycles), sides, &never, &mut |_| {}).map_err(|error| error.to_string())
}

/// Runs a case on its machine, a core or a cluster, and counts on these sides.
///
/// # Errors
/// As [`cover_case`].
pub fn cover(built: &Built, case: &Case, max_cycles: u64, sides: CountedSides) -> Result<CoveredRun, String> {
    let image = case.image().map_err(|errors| errors.to_string())?;
    let covered = built.covered(run_of(case, &image, max_cycles), sides);
    covered.map_err(|error| error.to_string())
}

fn run_of<'a>(case: &'a Case, image: &'a Image, max_cycles: u64) -> Run<'a> {
    Run {
        config: &case.config,
        image,
        timing: case.memory_seed.into(),
        max_cycles,
        compare_state_every: Some(COMPARE_EVERY),
        console_input: &case.console_input,
        resets: &case.resets,
        start: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_a_failure_like_others() {
        let panicked: Result<(), String> = caught(|| panic!("lane {}", 3));
        assert_eq!(panicked, Err("panic: lane 3".to_owned()));
        let panicked: Result<(), String> = caught(|| panic!("no lane"));
        assert_eq!(panicked, Err("panic: no lane".to_owned()));
        assert_eq!(caught(|| Ok(7)), Ok(7));
    }
}
