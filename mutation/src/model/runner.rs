//! What the built runner does: runs in lock step with the model as the mutant that a request names, and writes a line of
//! JSON for each result.

use std::io::{self, BufRead, Write};
use std::path::Path;
use std::process::ExitCode;

use assembler::Image;
use isa::{Address, CoreConfig};
use serde::{Deserialize, Serialize};
use testbenches::Cosimulator;

use crate::campaign::MutationError;
use crate::trial::{trials, Check, Program, Seen, Trial};

/// The choice of the golden model that has mutants.
pub struct ModelChoice {
    /// Which mutant it is from now on; any other number: none.
    pub choose: fn(usize),
    /// Which mutants' places have been reached since the last call.
    pub take_reached: fn() -> Vec<usize>,
}

/// The number of no mutant.
const NONE: usize = usize::MAX;

/// The runs of a campaign.
#[derive(Serialize, Deserialize)]
pub(crate) struct Job {
    pub cores: Vec<JobCore>,
    pub seed: u64,
    pub random_programs: u64,
    pub cycles_max: u64,
}

/// A core, and its programs.
#[derive(Serialize, Deserialize)]
pub(crate) struct JobCore {
    pub config: String,
    pub programs: Vec<JobProgram>,
}

#[derive(Serialize, Deserialize)]
pub(crate) struct JobProgram {
    name: String,
    base: u64,
    bytes: Vec<u8>,
    input: Vec<u8>,
}

impl From<&Program> for JobProgram {
    fn from(program: &Program) -> Self {
        JobProgram {
            name: program.name.clone(),
            base: program.image.base.0,
            bytes: program.image.bytes.clone(),
            input: program.input.clone(),
        }
    }
}

/// A run of a core: the numbers of both in the job.
pub(crate) type RunNumber = (usize, usize);

/// What the runner is asked.
#[derive(Serialize, Deserialize)]
pub(crate) enum Question {
    /// All runs without a mutant.
    Reach,
    /// These runs with this mutant, until one finds it.
    Find { mutant: usize, runs: Vec<RunNumber> },
}

/// What the runner says.
#[derive(Serialize, Deserialize)]
pub(crate) enum Answer {
    /// It begins this run.
    Begins(RunNumber),
    /// A run without a mutant has ended.
    Reached(Reached),
    /// It has found the mutant, in the run that it began last.
    Found { field: String, place: String, cycle: Option<u64> },
    /// It has ended a run, and found nothing.
    Nothing(u64),
    /// It has done all requests.
    Done,
    /// It cannot go on.
    Error(String),
}

/// What a run without a mutant was like.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Reached {
    pub place: RunNumber,
    pub check: Check,
    pub name: String,
    pub random_number: Option<u64>,
    pub cycles: u64,
    /// The mutants whose places it has reached: no other one can change it.
    pub mutants: Vec<usize>,
}

/// The main function of the program that `harmonica mutate --model` builds, with the job's file as its only argument.
pub fn run_model_mutants(choice: &ModelChoice) -> ExitCode {
    match run(choice) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            say(&Answer::Error(error.to_string()));
            ExitCode::FAILURE
        }
    }
}

fn say(answer: &Answer) {
    let mut out = io::stdout().lock();
    // Without a listener it is not missed.
    let line = serde_json::to_string(answer).unwrap_or_default();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// A core with its runs.
struct Bench {
    core: Cosimulator,
    config: CoreConfig,
    trials: Vec<Trial>,
}

impl Bench {
    fn new(job: &Job, core: &JobCore) -> Result<Self, MutationError> {
        let config = CoreConfig::from_toml(&core.config).map_err(|error| MutationError::Runner(error.to_string()))?;
        let programs = core.programs.iter().map(|program| Program {
            name: program.name.clone(),
            image: Image::from_bytes(&config.arch, Address(program.base), program.bytes.clone()),
            input: program.input.clone(),
        });
        let programs: Vec<Program> = programs.collect();
        Ok(Bench {
            core: Cosimulator::new(&config)?,
            trials: trials(&config, job.seed, job.random_programs, &programs)?,
            config,
        })
    }
}

/// The cores that have been asked for.
struct Benches<'a> {
    job: &'a Job,
    built: Vec<Option<Bench>>,
}

impl Benches<'_> {
    fn get(&mut self, core: usize) -> Result<&Bench, MutationError> {
        let slot = &mut self.built[core];
        let bench = match slot.take() {
            Some(bench) => bench,
            None => Bench::new(self.job, &self.job.cores[core])?,
        };
        Ok(slot.insert(bench))
    }
}

fn run(choice: &ModelChoice) -> Result<(), MutationError> {
    let path = std::env::args_os().nth(1).unwrap_or_default();
    let path = Path::new(&path);
    let text = std::fs::read_to_string(path).map_err(MutationError::file("read", path))?;
    let wrong = |error: serde_json::Error| MutationError::Runner(error.to_string());
    let job: Job = serde_json::from_str(&text).map_err(wrong)?;
    let mut benches = Benches { job: &job, built: job.cores.iter().map(|_| None).collect() };
    (choice.choose)(NONE);
    for line in io::stdin().lock().lines() {
        let line = line.map_err(MutationError::file("read", Path::new("stdin")))?;
        let question: Question = serde_json::from_str(&line).map_err(wrong)?;
        match question {
            Question::Reach => {
                for core in 0..job.cores.len() {
                    reach(choice, job.cycles_max, core, benches.get(core)?)?;
                }
            }
            Question::Find { mutant, runs } => {
                for place @ (core, trial) in runs {
                    let bench = benches.get(core)?;
                    say(&Answer::Begins(place));
                    (choice.choose)(mutant);
                    let seen = bench.trials[trial].run(&bench.core, &bench.config, job.cycles_max);
                    (choice.choose)(NONE);
                    match seen {
                        Seen::Nothing(cycles) => say(&Answer::Nothing(cycles)),
                        Seen::Fault { field, place, cycle } => {
                            say(&Answer::Found { field, place, cycle });
                            break;
                        }
                    }
                }
            }
        }
        say(&Answer::Done);
    }
    Ok(())
}

/// All runs of a core without a mutant, each of which must find nothing.
fn reach(choice: &ModelChoice, cycles_max: u64, core: usize, bench: &Bench) -> Result<(), MutationError> {
    for (number, trial) in bench.trials.iter().enumerate() {
        (choice.take_reached)();
        match trial.run(&bench.core, &bench.config, cycles_max) {
            Seen::Nothing(cycles) => say(&Answer::Reached(Reached {
                place: (core, number),
                check: trial.check,
                name: trial.name.clone(),
                random_number: trial.random_number,
                cycles,
                mutants: (choice.take_reached)(),
            })),
            Seen::Fault { field, .. } => {
                let run = trial.name.clone();
                return Err(MutationError::NotRight { run, field });
            }
        }
    }
    Ok(())
}
