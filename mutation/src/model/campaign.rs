//! Takes every mutant of the golden model through the runs that reach its place, until one finds it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use isa::CoreConfig;
use tools::work_directory;

use super::build::build;
use super::copy::{ModelMutant, MODEL};
use super::runner::{Answer, Job, JobCore, JobProgram, Question, Reached, RunNumber};
use super::worker::{Silent, Worker};
use crate::campaign::{lock, MutationError};
use crate::record::{Finding, Heading, Record, Records};
use crate::trial::{Check, Program};

/// What a campaign with mutants of the model is to do.
#[derive(Clone, Debug)]
pub struct ModelMutationOptions {
    /// The project's folder.
    pub project: PathBuf,
    /// The cores, with the programs of each.
    pub cores: Vec<(CoreConfig, Vec<Program>)>,
    /// What its file of records is called.
    pub name: String,
    /// Which mutants, and which random programs.
    pub seed: u64,
    /// How many mutants.
    pub mutants: usize,
    /// Random programs on each core that a mutant has to survive.
    pub random_programs: u64,
    /// A run ends after so many cycles.
    pub cycles_max: u64,
    /// Processes that run mutants.
    pub jobs: usize,
    /// When to begin no more mutants.
    pub time: Option<Duration>,
    /// Where the file of records is.
    pub folder: PathBuf,
    /// Set from outside, it ends the campaign after the mutants under way.
    pub stop: Arc<AtomicBool>,
}

/// Where the copy is, below cargo's folder of the project.
const COPY: &str = "target/mutation-model";

/// Runs a campaign, or what an earlier one has left of it, and gives the records of all mutants so far. `progress` is
/// called with the number of records after each mutant.
///
/// # Errors
/// When the model with mutants cannot be built or is wrong without any, or the records cannot be read or written.
pub fn model_campaign(
    options: &ModelMutationOptions,
    progress: &(dyn Fn(usize) + Sync),
) -> Result<Vec<Record>, MutationError> {
    if !options.project.join(MODEL).join("src").is_dir() {
        let path = options.project.clone();
        return Err(MutationError::NoModel { path });
    }
    let begin = Instant::now();
    let path = options.folder.join(format!("{}.jsonl", options.name));
    let records = Records::open(path, options.heading())?;
    let copy = options.project.join(COPY);
    let copy = std::path::absolute(&copy).map_err(MutationError::file("find", &copy))?;
    let project = std::path::absolute(&options.project);
    let project = project.map_err(MutationError::file("find", &options.project))?;
    let own = copy.join(format!("campaign-{}-{}", std::process::id(), options.name));
    let built = build(&project, &copy, &own, options.seed, options.mutants)?;
    let job = own.join("job.json");
    let text = serde_json::to_string(&options.job()).map_err(|error| MutationError::Runner(error.to_string()))?;
    std::fs::write(&job, text).map_err(MutationError::file("write", &job))?;
    let campaign = Campaign {
        options,
        begin,
        program: built.program,
        job,
        mutants: built.mutants,
        records: Mutex::new(records),
        error: Mutex::new(None),
        progress,
    };
    let outcome = campaign.run();
    // What may be left of it is in cargo's folder.
    let _ = std::fs::remove_dir_all(&own);
    outcome?;
    let records = lock(&campaign.records).all().cloned().collect();
    Ok(records)
}

impl ModelMutationOptions {
    fn heading(&self) -> Heading {
        let configs = self.cores.iter().map(|(config, _)| config.to_toml());
        let programs = self.cores.iter().flat_map(|(_, programs)| programs);
        Heading {
            harmonica: env!("CARGO_PKG_VERSION").to_owned(),
            config: configs.collect::<Vec<_>>().join("\n"),
            seed: self.seed,
            cycles_max: self.cycles_max,
            programs: programs.map(|one| one.name.clone()).collect(),
            random_first: false,
        }
    }

    fn job(&self) -> Job {
        let cores = self.cores.iter().map(|(config, programs)| JobCore {
            config: config.with_trace().to_toml(),
            programs: programs.iter().map(JobProgram::from).collect(),
        });
        Job {
            cores: cores.collect(),
            seed: self.seed,
            random_programs: self.random_programs,
            cycles_max: self.cycles_max,
        }
    }
}

struct Campaign<'a> {
    options: &'a ModelMutationOptions,
    begin: Instant,
    program: PathBuf,
    job: PathBuf,
    mutants: Vec<ModelMutant>,
    records: Mutex<Records>,
    error: Mutex<Option<MutationError>>,
    progress: &'a (dyn Fn(usize) + Sync),
}

impl Campaign<'_> {
    fn start(&self) -> Result<Worker, MutationError> {
        let storage = work_directory();
        let folder =
            |variable: &str, name: &str| std::env::var_os(variable).map_or_else(|| storage.join(name), PathBuf::from);
        let (models, tools) = (folder("HARMONICA_MODELS_DIR", "models"), folder("HARMONICA_TOOLS_DIR", "tools"));
        let caches: [(&str, &Path); 2] = [("HARMONICA_MODELS_DIR", &models), ("HARMONICA_TOOLS_DIR", &tools)];
        Worker::start(&self.program, &self.job, caches)
    }

    fn is_over(&self) -> bool {
        let time = self.options.time;
        time.is_some_and(|time| self.begin.elapsed() >= time) || self.options.stop.load(Ordering::Relaxed)
    }

    fn run(&self) -> Result<(), MutationError> {
        let waiting: Vec<usize> = (0..self.mutants.len()).filter(|&number| !self.is_settled(number)).collect();
        if waiting.is_empty() || self.is_over() {
            return Ok(());
        }
        let runs = self.reach()?;
        let next = AtomicUsize::new(0);
        let work = || -> Result<(), MutationError> {
            let mut worker = None;
            while let Some(&number) = waiting.get(next.fetch_add(1, Ordering::Relaxed)) {
                if self.is_over() || lock(&self.error).is_some() {
                    break;
                }
                let record = self.run_one(number, &runs, &mut worker)?;
                let mut records = lock(&self.records);
                records.add(record)?;
                (self.progress)(records.all().count());
            }
            Ok(())
        };
        thread::scope(|scope| {
            for _ in 0..self.options.jobs.max(1) {
                scope.spawn(|| {
                    if let Err(error) = work() {
                        *lock(&self.error) = Some(error);
                    }
                });
            }
        });
        lock(&self.error).take().map_or(Ok(()), Err)
    }

    /// What an earlier run has left of this mutant, not of another one that had its number.
    fn before(&self, number: usize) -> Option<Record> {
        let ModelMutant { file, spot } = &self.mutants[number];
        let record = lock(&self.records).get(number).cloned()?;
        let is_it = (&record.module, &record.right, &record.wrong) == (file, &spot.right, &spot.wrong);
        is_it.then_some(record)
    }

    fn is_settled(&self, number: usize) -> bool {
        let before = self.before(number);
        before.is_some_and(|record| record.is_settled(self.options.random_programs))
    }

    /// All runs without a mutant, the shortest of each check first.
    fn reach(&self) -> Result<Vec<Reached>, MutationError> {
        let mut runs = Vec::new();
        let mut hear = |answer| {
            if let Answer::Reached(reached) = answer {
                runs.push(reached);
            }
        };
        let silent = self.start()?.ask(&Question::Reach, &mut hear)?;
        if silent.is_some() {
            let reason = "it ends, or does not answer, without any mutant";
            return Err(MutationError::Runner(reason.to_owned()));
        }
        runs.sort_by_key(|run: &Reached| (run.check, run.cycles));
        Ok(runs)
    }

    /// Runs a mutant until it is found. What it has survived before is not run again.
    fn run_one(&self, number: usize, runs: &[Reached], worker: &mut Option<Worker>) -> Result<Record, MutationError> {
        let begin = Instant::now();
        let before = self.before(number);
        let has_survived = |run: &&Reached| {
            before.as_ref().is_some_and(|record| run.random_number.is_none_or(|random| random < record.random_programs))
        };
        let can_find = runs.iter().filter(|run| run.mutants.contains(&number));
        let is_reached = can_find.clone().next().is_some();
        let by_place: BTreeMap<RunNumber, &Reached> =
            can_find.filter(|run| !has_survived(run)).map(|run| (run.place, run)).collect();
        let order = runs.iter().map(|run| run.place);
        let order: Vec<RunNumber> = order.filter(|place| by_place.contains_key(place)).collect();
        let mut cycles = before.as_ref().map_or(0, |record| record.cycles);
        let finding = match order.is_empty() {
            true => None,
            false => self.find(number, order, &by_place, &mut cycles, worker)?,
        };
        let ModelMutant { file, spot } = &self.mutants[number];
        let seconds = before.map_or(0.0, |record| record.seconds);
        Ok(Record {
            number,
            module: file.clone(),
            line: Some(spot.line),
            signal: spot.function.clone(),
            kind: spot.fault.name().to_owned(),
            right: spot.right.clone(),
            wrong: spot.wrong.clone(),
            finding,
            random_programs: self.options.random_programs,
            cycles,
            seconds: seconds + begin.elapsed().as_secs_f64(),
            is_idle: false,
            is_unreached: !is_reached,
        })
    }

    fn find(
        &self,
        mutant: usize,
        runs: Vec<RunNumber>,
        by_place: &BTreeMap<RunNumber, &Reached>,
        cycles: &mut u64,
        worker: &mut Option<Worker>,
    ) -> Result<Option<Finding>, MutationError> {
        let mut latest = runs[0];
        let mut found = None;
        let mut hear = |answer| match answer {
            Answer::Begins(place) => latest = place,
            Answer::Nothing(ran) => *cycles += ran,
            Answer::Found { field, place, cycle } => {
                *cycles += cycle.unwrap_or(0);
                found = Some((field, place, cycle));
            }
            _ => {}
        };
        let mut process = match worker.take() {
            Some(worker) => worker,
            None => self.start()?,
        };
        let silent = process.ask(&Question::Find { mutant, runs }, &mut hear)?;
        let broke_off = |reason: &str| (reason.to_owned(), "the run broke off".to_owned(), None);
        match silent {
            None => *worker = Some(process),
            Some(Silent::Endless) => found = Some(broke_off("a cycle without an end")),
            Some(Silent::Ended) => found = Some(broke_off("the process ended")),
        }
        Ok(found.map(|(field, place, cycle)| {
            let run = by_place.get(&latest);
            let core = self.options.cores.get(latest.0);
            let core = core.map_or_else(String::new, |(config, _)| config.arch.to_string());
            Finding {
                check: run.map_or(Check::Programs, |run| run.check),
                run: format!("{} on core {}, {core}", run.map_or("", |run| run.name.as_str()), latest.0),
                field,
                place,
                cycle,
            }
        }))
    }
}
