//! The experiment: every program on every mechanism with every memory, on as many threads as there are processors.

use isa::ArchId;
use serde::{Serialize, Serializer};
use testbenches::{Latencies, MemoryTiming};

use crate::parallel::in_parallel;
use crate::{measure, Activity, Figures, Form, Measurement, Mechanism, Program, Variant};

/// What is to be compared.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The core, but for its mechanism and what programs want.
    pub arch: ArchId,
    /// The mechanisms, in the order in which they are shown.
    pub mechanisms: Vec<Mechanism>,
    /// The memories; counts that are not of cycles are taken with the first.
    pub latencies: Vec<Latencies>,
    /// A run is given up after so many cycles.
    pub max_cycles: u64,
}

/// What a mechanism makes of a program with one memory.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RunFigures {
    /// How long fetches and loads take.
    #[serde(serialize_with = "as_text")]
    pub latency: Latencies,
    /// The counts.
    #[serde(flatten)]
    pub figures: Figures,
    /// Executing lanes per lane that was alive.
    pub activity_factor: f64,
    /// The same in the course of time.
    #[serde(skip)]
    pub activity: Activity,
}

/// What a mechanism makes of a program in one form.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// The mechanism.
    pub mechanism: Mechanism,
    /// What was run.
    pub variant: String,
    /// How that parts the lanes.
    pub form: Form,
    /// By memory, in the order of the plan.
    pub runs: Vec<RunFigures>,
}

impl Row {
    /// The counts with the first memory.
    pub fn first(&self) -> &Figures {
        &self.runs[0].figures
    }
}

/// A mechanism that was left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Skipped {
    /// Which.
    pub mechanism: Mechanism,
    /// Why.
    pub reason: String,
}

/// What the mechanisms make of a program.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProgramResults {
    /// Which.
    pub program: String,
    /// By mechanism, and by variant.
    pub rows: Vec<Row>,
    /// The mechanisms that cannot run it.
    pub skipped: Vec<Skipped>,
}

/// A run that went wrong, or printed what it should not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failed {
    /// What was run, on what.
    pub run: String,
    /// What is wrong.
    pub reason: String,
}

/// What has come of an experiment.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Results {
    /// The core.
    pub arch: ArchId,
    /// By program, in the order given.
    pub programs: Vec<ProgramResults>,
    /// The runs that went wrong. Rows of them are left out.
    pub failed: Vec<Failed>,
}

/// One run.
struct Job<'a> {
    program: usize,
    variant: &'a Variant,
    mechanism: Mechanism,
    latency: Latencies,
}

impl Job<'_> {
    fn name(&self) -> String {
        let Job {
            variant,
            mechanism,
            latency,
            ..
        } = self;
        let timing = MemoryTiming::Latency(*latency);
        format!("{} with {mechanism}, {timing}", variant.name)
    }

    fn run(&self, plan: &Plan) -> Result<Measurement, String> {
        let config = self.variant.config(plan.arch, self.mechanism);
        let config = config.map_err(|error| error.to_string())?;
        let timing = MemoryTiming::Latency(self.latency);
        let measured = measure(
            &config,
            self.variant,
            timing,
            plan.max_cycles,
            &mut |_, _| {},
        );
        measured.map_err(|error| error.to_string())
    }
}

/// Runs everything, and checks that all forms of a program print the same on all mechanisms.
pub fn experiment(plan: &Plan, programs: &[Program]) -> Results {
    let jobs = jobs(plan, programs);
    let measured = run_all(plan, &jobs);
    let mut results = Results {
        arch: plan.arch,
        programs: Vec::new(),
        failed: Vec::new(),
    };
    for (number, program) in programs.iter().enumerate() {
        let own = jobs.iter().zip(&measured);
        let own = own.filter(|(job, _)| job.program == number);
        let rows = rows(program, own, &mut results.failed);
        results.programs.push(ProgramResults {
            program: program.name.clone(),
            rows,
            skipped: skipped(plan, program),
        });
    }
    results
}

fn jobs<'a>(plan: &Plan, programs: &'a [Program]) -> Vec<Job<'a>> {
    let mut jobs = Vec::new();
    for (number, program) in programs.iter().enumerate() {
        for &mechanism in &plan.mechanisms {
            for variant in program.variants_for(mechanism) {
                let of = |&latency| Job {
                    program: number,
                    variant,
                    mechanism,
                    latency,
                };
                jobs.extend(plan.latencies.iter().map(of));
            }
        }
    }
    jobs
}

fn run_all(plan: &Plan, jobs: &[Job<'_>]) -> Vec<Result<Measurement, String>> {
    let lost = || Err("was not carried out".to_owned());
    let done = in_parallel(jobs, |job| job.run(plan)).into_iter();
    done.map(|measured| measured.unwrap_or_else(lost)).collect()
}

/// The rows of a program whose runs have all come to their end and have printed what they should.
fn rows<'a>(
    program: &Program,
    runs: impl Iterator<Item = (&'a Job<'a>, &'a Result<Measurement, String>)>,
    failed: &mut Vec<Failed>,
) -> Vec<Row> {
    let known = program.variants.iter().find_map(|one| one.expected.clone());
    let mut expected = known.map(|text| (text, "as its file says".to_owned()));
    let mut rows: Vec<Row> = Vec::new();
    let mut is_whole = true;
    for (job, measured) in runs {
        let is_new = rows
            .last()
            .is_none_or(|row| (row.mechanism, &row.variant) != (job.mechanism, &job.variant.name));
        if is_new {
            drop_broken(&mut rows, is_whole);
            is_whole = true;
            rows.push(Row {
                mechanism: job.mechanism,
                variant: job.variant.name.clone(),
                form: job.variant.form,
                runs: Vec::new(),
            });
        }
        let judged = measured.as_ref().map_err(Clone::clone).and_then(|run| {
            let (wanted, why) =
                expected.get_or_insert_with(|| (run.console.clone(), format!("as {}", job.name())));
            match run.console == *wanted {
                true => Ok(run),
                false => Err(unequal(&run.console, wanted, why)),
            }
        });
        match (judged, rows.last_mut()) {
            (Ok(run), Some(row)) => row.runs.push(RunFigures {
                latency: job.latency,
                figures: run.figures.clone(),
                activity_factor: run.figures.activity_factor(),
                activity: run.activity.clone(),
            }),
            (Err(reason), _) => {
                is_whole = false;
                let run = job.name();
                failed.push(Failed { run, reason });
            }
            (Ok(_), None) => {}
        }
    }
    drop_broken(&mut rows, is_whole);
    rows
}

fn drop_broken(rows: &mut Vec<Row>, is_whole: bool) {
    if !is_whole {
        rows.pop();
    }
}

/// Says what was printed, and what should have been.
pub(crate) fn unequal(printed: &[u8], wanted: &[u8], why: &str) -> String {
    let [printed, wanted] = [printed, wanted].map(String::from_utf8_lossy);
    format!("prints {printed:?}, but should print {wanted:?}, {why}")
}

fn skipped(plan: &Plan, program: &Program) -> Vec<Skipped> {
    let cannot = plan
        .mechanisms
        .iter()
        .filter(|mechanism| program.variants_for(**mechanism).is_empty());
    let names: Vec<_> = program
        .variants
        .iter()
        .map(|one| one.name.as_str())
        .collect();
    let reason = format!("it runs none of {}", names.join(", "));
    cannot
        .map(|&mechanism| Skipped {
            mechanism,
            reason: reason.clone(),
        })
        .collect()
}

fn as_text<S: Serializer>(latency: &Latencies, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(latency)
}
