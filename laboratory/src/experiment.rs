//! The experiment: every program on every mechanism with every memory, on as many threads as there are processors.

use isa::ArchId;
use serde::{Serialize, Serializer};
use testbenches::{Latencies, MemoryTiming};

use crate::runner::{run_all, Job, Judge, Run};
use crate::{Activity, Cluster, Cores, Failed, Figures, Form, Mechanism, Program};

/// What is to be compared.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The core, but for its mechanism and what programs want.
    pub arch: ArchId,
    /// The mechanisms, in the order in which they are shown.
    pub mechanisms: Vec<Mechanism>,
    /// The memories; counts that are not of cycles are taken with the first.
    pub latencies: Vec<Latencies>,
    /// The clusters, in the order in which they are shown; empty: a core that is not one of several.
    pub cores: Vec<Cores>,
    /// A run is given up after so many cycles.
    pub max_cycles: u64,
}

impl Plan {
    /// The clusters, or the core alone.
    pub(crate) fn places(&self) -> Vec<Option<Cores>> {
        match self.cores.as_slice() {
            [] => vec![None],
            cores => cores.iter().copied().map(Some).collect(),
        }
    }
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
    /// For a cluster: instructions of lanes of all cores a cycle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lane_instructions_a_cycle: Option<f64>,
    /// For a cluster: the counts of each core, cycles until it was done.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub by_core: Vec<Figures>,
    /// The activity factor in the course of time.
    #[serde(skip)]
    pub activity: Activity,
}

/// What a mechanism makes of a program in one form.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// The mechanism.
    pub mechanism: Mechanism,
    /// The cluster; `None`: a core that is not one of several.
    #[serde(flatten)]
    pub cluster: Option<Cluster>,
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

    /// How many cores of a cluster have run it.
    pub(crate) fn cores(&self) -> Option<u32> {
        self.cluster.map(|cluster| cluster.cores)
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
    /// On several cores, core 0 computes it alone: it asks for no core's number.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_for_one_core: bool,
    /// By mechanism, by cluster, and by variant.
    pub rows: Vec<Row>,
    /// The mechanisms that cannot run it.
    pub skipped: Vec<Skipped>,
}

impl ProgramResults {
    /// The first row of a mechanism.
    pub(crate) fn row(&self, mechanism: Mechanism) -> Option<&Row> {
        self.rows.iter().find(|row| row.mechanism == mechanism)
    }

    /// The first row of a mechanism on so many cores.
    pub(crate) fn row_on(&self, mechanism: Mechanism, cores: Option<u32>) -> Option<&Row> {
        let mut rows = self.rows.iter();
        rows.find(|row| row.mechanism == mechanism && row.cores() == cores)
    }
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

/// Runs everything, and checks that all forms of a program print the same on all mechanisms.
pub fn experiment(plan: &Plan, programs: &[Program]) -> Results {
    let jobs: Vec<_> = programs.iter().map(|program| jobs(plan, program)).collect();
    let all: Vec<_> = jobs.iter().flatten().collect();
    let mut outcomes = run_all(plan.arch, plan.max_cycles, &all).into_iter();
    let mut failed = Vec::new();
    let programs = programs.iter().zip(&jobs).map(|(program, jobs)| {
        let runs: Vec<_> = jobs.iter().zip(outcomes.by_ref()).collect();
        let mut judge = Judge::new(program.variants.iter(), &mut failed);
        let by_row = runs.chunks(plan.latencies.len().max(1));
        ProgramResults {
            program: program.name.clone(),
            is_for_one_core: program.is_for_one_core(),
            rows: by_row.filter_map(|runs| row(&judge.good(runs)?)).collect(),
            skipped: skipped(plan, program),
        }
    });
    let programs = programs.collect();
    Results { arch: plan.arch, programs, failed }
}

/// The runs of a program; those of a row are neighbours.
fn jobs<'a>(plan: &Plan, program: &'a Program) -> Vec<Job<'a>> {
    let mut jobs = Vec::new();
    for &mechanism in &plan.mechanisms {
        for cores in plan.places() {
            let count = cores.map(|cores| cores.count);
            let on = count.map_or_else(String::new, of_cores);
            for variant in program.variants_for(mechanism, count) {
                jobs.extend(plan.latencies.iter().map(|&latency| {
                    let timing = MemoryTiming::Latency(latency);
                    Job {
                        name: format!("{} with {mechanism}{on}, {timing}", variant.name),
                        variant,
                        mechanism,
                        cores,
                        latency,
                        kernels: &[],
                    }
                }));
            }
        }
    }
    jobs
}

/// ` on 2 cores`.
fn of_cores(count: u32) -> String {
    match count {
        1 => " on 1 core".to_owned(),
        _ => format!(" on {count} cores"),
    }
}

/// A row of runs that have all ended and have printed what they should.
fn row(runs: &[(&Job<'_>, &Run)]) -> Option<Row> {
    let (first, run) = runs.first()?;
    let figures = |(job, run): &(&Job<'_>, &Run)| RunFigures {
        latency: job.latency,
        figures: run.measured.figures.clone(),
        activity_factor: run.measured.figures.activity_factor(),
        lane_instructions_a_cycle: run.cluster.map(|_| run.measured.figures.lane_instructions_a_cycle()),
        by_core: run.measured.cores.clone(),
        activity: run.measured.activity.clone(),
    };
    Some(Row {
        mechanism: first.mechanism,
        cluster: run.cluster,
        variant: first.variant.name.clone(),
        form: first.variant.form,
        runs: runs.iter().map(figures).collect(),
    })
}

fn skipped(plan: &Plan, program: &Program) -> Vec<Skipped> {
    let cores = plan.cores.first().map(|cores| cores.count);
    let cannot = plan.mechanisms.iter().filter(|mechanism| program.variants_for(**mechanism, cores).is_empty());
    let variants = program.variants.iter().filter(|one| one.cores == cores);
    let names: Vec<_> = variants.map(|one| one.name.as_str()).collect();
    let reason = format!("it runs none of {}", names.join(", "));
    cannot.map(|&mechanism| Skipped { mechanism, reason: reason.clone() }).collect()
}

fn as_text<S: Serializer>(latency: &Latencies, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(latency)
}
