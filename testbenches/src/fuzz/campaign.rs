//! Many cases on many configurations: one thread compiles the next cores while the others run programs on those that are there.

use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{sync_channel, Receiver, SyncSender};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use isa::CoreConfig;

use super::case::{Case, CaseNumber, COMPARE_EVERY};
use super::cores::configuration;
use super::coverage::{Counted, Coverage};
use crate::cosim::{CosimError, CosimOptions, Cosimulator};
use crate::lockstep::{LockStep, Outcome, Run};
use crate::model::ModelSide;

/// What a campaign is to do.
#[derive(Clone, Debug)]
pub struct CampaignOptions {
    /// Everything follows from it, but for how far the campaign gets.
    pub seed: u64,
    /// When to begin no more programs; `None`: after the configurations.
    pub time: Option<Duration>,
    /// How many configurations; `None`: until the time is over.
    pub configurations: Option<u64>,
    /// The first configuration's number.
    pub first_configuration: u64,
    /// Programs on each.
    pub programs: u64,
    /// Threads that run programs. One more compiles.
    pub jobs: usize,
    /// A program that does not end is given up after so many cycles.
    pub max_cycles: u64,
    /// Failures after which the campaign ends.
    pub failures_max: u64,
    /// Where failing cases are kept.
    pub folder: PathBuf,
}

impl Default for CampaignOptions {
    fn default() -> Self {
        CampaignOptions {
            seed: 0,
            time: None,
            configurations: None,
            first_configuration: 0,
            programs: 300,
            jobs: 1,
            max_cycles: 200_000,
            failures_max: 10,
            folder: PathBuf::from("fuzz-failures"),
        }
    }
}

/// What a campaign has done so far.
#[derive(Clone, Debug, Default)]
pub struct Totals {
    /// Programs run.
    pub programs: u64,
    /// Configurations on which programs were run.
    pub configurations: u64,
    /// Programs in which warps wait for ever; both sides agreed on it.
    pub standstills: u64,
    /// Programs that were given up; both sides agreed until then.
    pub unfinished: u64,
    /// What was exercised.
    pub coverage: Coverage,
    /// What failed.
    pub failures: Vec<Failure>,
}

/// A case on which the sides differ, or that could not be run.
#[derive(Clone, Debug)]
pub struct Failure {
    /// Its first line.
    pub summary: String,
    /// The folder that keeps it.
    pub folder: PathBuf,
    /// The command that runs it again.
    pub command: String,
}

/// Why a campaign cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum CampaignError {
    /// Verilator or the compiler cannot be had, or refuses a core.
    #[error("configuration {number} ({}): {source}", config.arch)]
    Core {
        /// Its number.
        number: u64,
        /// What it is.
        config: Box<CoreConfig>,
        /// Why.
        source: CosimError,
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
pub fn campaign(
    options: &CampaignOptions,
    progress: &(dyn Fn(&Totals) + Sync),
) -> Result<Totals, CampaignError> {
    let state = Shared {
        options,
        progress,
        begin: Instant::now(),
        stop: AtomicBool::new(false),
        next: AtomicU64::new(0),
        totals: Mutex::new(Totals::default()),
        error: Mutex::new(None),
    };
    let (give, take) = sync_channel(1);
    let take = Mutex::new(take);
    thread::scope(|scope| {
        scope.spawn(|| state.compile(give));
        for _ in 0..options.jobs.max(1) {
            scope.spawn(|| state.work(&take));
        }
    });
    let error = state
        .error
        .into_inner()
        .unwrap_or_else(|poison| poison.into_inner());
    match error {
        Some(error) => Err(error),
        None => Ok(state
            .totals
            .into_inner()
            .unwrap_or_else(|poison| poison.into_inner())),
    }
}

/// A core that is ready, and its number.
struct Ready {
    number: u64,
    config: CoreConfig,
    core: Cosimulator,
}

struct Shared<'a> {
    options: &'a CampaignOptions,
    progress: &'a (dyn Fn(&Totals) + Sync),
    begin: Instant,
    stop: AtomicBool,
    next: AtomicU64,
    totals: Mutex<Totals>,
    error: Mutex<Option<CampaignError>>,
}

impl Shared<'_> {
    fn is_over(&self) -> bool {
        let is_late = self
            .options
            .time
            .is_some_and(|time| self.begin.elapsed() >= time);
        is_late || self.stop.load(Ordering::Relaxed)
    }

    fn fail(&self, error: CampaignError) {
        self.stop.store(true, Ordering::Relaxed);
        let mut place = self
            .error
            .lock()
            .unwrap_or_else(|poison| poison.into_inner());
        place.get_or_insert(error);
    }

    /// Builds one core after another, one ahead of those that run.
    fn compile(&self, give: SyncSender<Ready>) {
        while !self.is_over() {
            let count = self.next.fetch_add(1, Ordering::Relaxed);
            if self.options.configurations.is_some_and(|all| count >= all) {
                return;
            }
            let number = self.options.first_configuration + count;
            let config = configuration(self.options.seed, number);
            match Cosimulator::new(&config) {
                Ok(core) => {
                    let ready = Ready {
                        number,
                        config,
                        core,
                    };
                    if give.send(ready).is_err() {
                        return;
                    }
                }
                Err(source) => {
                    let config = Box::new(config);
                    return self.fail(CampaignError::Core {
                        number,
                        config,
                        source,
                    });
                }
            }
        }
    }

    fn work(&self, take: &Mutex<Receiver<Ready>>) {
        while !self.is_over() {
            let received = take
                .lock()
                .unwrap_or_else(|poison| poison.into_inner())
                .recv();
            let Ok(ready) = received else {
                return;
            };
            if let Err(error) = self.run_all(&ready) {
                return self.fail(error);
            }
        }
    }

    /// All programs of a configuration, up to the first that fails: the next ones would fail alike.
    fn run_all(&self, ready: &Ready) -> Result<(), CampaignError> {
        for program in 0..self.options.programs {
            if self.is_over() {
                break;
            }
            let number = CaseNumber {
                seed: self.options.seed,
                configuration: ready.number,
                program,
            };
            let case = Case::new(ready.config, number);
            let mut coverage = Coverage::default();
            let result = run_case(&ready.core, &case, self.options.max_cycles, &mut coverage);
            let failure = match &result {
                Ok(Outcome::Mismatch(_)) | Err(_) => {
                    Some(self.keep(&ready.core, &case, &result)?)
                }
                Ok(Outcome::Passed(_) | Outcome::Hang(_) | Outcome::CycleLimit(_)) => None,
            };
            let has_failed = failure.is_some();
            let mut totals = self
                .totals
                .lock()
                .unwrap_or_else(|poison| poison.into_inner());
            totals.programs += 1;
            totals.configurations += u64::from(program == 0);
            totals.standstills += u64::from(matches!(result, Ok(Outcome::Hang(_))));
            totals.unfinished += u64::from(matches!(result, Ok(Outcome::CycleLimit(_))));
            totals.coverage.add(&coverage);
            totals.failures.extend(failure);
            if totals.failures.len() as u64 >= self.options.failures_max {
                self.stop.store(true, Ordering::Relaxed);
            }
            (self.progress)(&totals);
            if has_failed {
                break;
            }
        }
        Ok(())
    }

    /// Repeats a failing case for its report, and keeps all of it.
    fn keep(
        &self,
        core: &Cosimulator,
        case: &Case,
        result: &Result<Outcome, String>,
    ) -> Result<Failure, CampaignError> {
        let folder = case.folder(&self.options.folder);
        let command = case.command(&folder, self.options.max_cycles);
        let report = match (result, case.image()) {
            (Err(error), _) => error.clone(),
            (_, Err(diagnostics)) => diagnostics.to_string(),
            (Ok(_), Ok(image)) => {
                let options = CosimOptions {
                    seed: case.memory_seed,
                    max_cycles: self.options.max_cycles,
                    compare_state_every: Some(COMPARE_EVERY),
                    console_input: case.console_input.clone(),
                    command: command.clone(),
                    ..CosimOptions::new(case.config, image)
                };
                match core.run(&options, &mut |_| {}) {
                    Ok(report) => report.to_string(),
                    Err(error) => error.to_string(),
                }
            }
        };
        case.keep(&folder, &report, &command)
            .map_err(|source| CampaignError::Keep {
                folder: folder.clone(),
                source,
            })?;
        Ok(Failure {
            summary: report
                .lines()
                .find(|line| !line.is_empty())
                .unwrap_or_default()
                .to_owned(),
            folder,
            command,
        })
    }
}

/// Runs a case in one thread, and adds to what has been covered.
///
/// # Errors
/// In words: the program cannot be assembled, or a side cannot go on.
pub fn run_case(
    core: &Cosimulator,
    case: &Case,
    max_cycles: u64,
    coverage: &mut Coverage,
) -> Result<Outcome, String> {
    let image = case.image().map_err(|errors| errors.to_string())?;
    let run = Run {
        config: &case.config,
        image: &image,
        seed: case.memory_seed,
        max_cycles,
        compare_state_every: Some(COMPARE_EVERY),
        console_input: &case.console_input,
    };
    let rtl = core.rtl().map_err(|error| error.to_string())?;
    let model = Counted::new(ModelSide::new(&case.config), &case.config, coverage);
    LockStep::new(run, run.bench(rtl), run.bench(model))
        .run(&mut |_| {})
        .map_err(|error| error.to_string())
}
