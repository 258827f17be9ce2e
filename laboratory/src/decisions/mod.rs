//! The ways to decide which branches part lanes and which become guards, held against each other: the same program, compiled once
//! for each of them.
//!
//! KDIC, the kernel's dynamic instruction count, is the number of instructions that warps execute in the program's kernels, each
//! counted once for its warp: in the functions that lanes of all warps may execute. Where a program launches none, all of its own
//! functions are the kernel.

mod page;
mod sections;
mod table;

use std::ops::Range;

use isa::{ArchId, Scalar};
use serde::Serialize;
use testbenches::{retires, Latencies, MemoryTiming};

use crate::experiment::unequal;
use crate::parallel::in_parallel;
use crate::{measure, Failed, Mechanism, Variant};

pub use page::decisions_page;

/// What is to be compared.
#[derive(Clone, Debug)]
pub struct DecisionPlan {
    /// The core.
    pub arch: ArchId,
    /// How lanes part.
    pub mechanism: Mechanism,
    /// The ways to decide; the others are held against the first.
    pub decisions: Vec<String>,
    /// The memories; KDIC is counted with the first.
    pub latencies: Vec<Latencies>,
    /// A run is given up after so many cycles.
    pub max_cycles: u64,
}

/// The conditional branches of a program's kernels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Branches {
    /// How many there are, in SSA, before registers are allocated.
    pub all: usize,
    /// Those of them that go round a loop again, or leave one.
    pub of_loops: usize,
    /// Others with a call on one of their sides.
    pub with_calls: usize,
    /// Others with a loop there.
    pub with_loops: usize,
    /// Those that guards can take the place of.
    pub convertible: usize,
}

/// What lanes did at the branches of a program's kernels, in a run in which all of them part lanes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Divergence {
    /// How often lanes of a warp came to a branch.
    pub executions: u64,
    /// How often they disagreed.
    pub divergent: u64,
    /// How many branches they came to.
    pub branches: usize,
    /// At how many of them they ever disagreed.
    pub divergent_branches: usize,
}

/// A program, compiled with one way to decide.
pub struct Decided {
    /// The program.
    pub variant: Variant,
    /// Where its kernels are.
    pub kernels: Vec<Range<u64>>,
    /// How many branches of its kernels have become guards.
    pub converted: usize,
}

/// A program.
pub struct DecidedProgram {
    /// What it is called.
    pub name: String,
    /// Its branches.
    pub branches: Branches,
    /// What lanes do at them.
    pub divergence: Divergence,
    /// By decision, in the order of the plan.
    pub forms: Vec<Decided>,
}

/// What a way to decide makes of a program.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DecisionRow {
    /// Which.
    pub decision: String,
    /// Branches of its kernels that have become guards.
    pub converted: usize,
    /// Instructions of warps in kernels.
    pub kdic: u64,
    /// Instructions of warps, all in all.
    pub instructions: u64,
    /// Cycles from reset to done, by latency.
    pub cycles: Vec<u64>,
}

/// What the ways to decide make of a program.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DecisionProgram {
    /// Which.
    pub program: String,
    /// Its branches.
    pub branches: Branches,
    /// What lanes do at them.
    pub divergence: Divergence,
    /// By decision. Empty when a run of it has failed.
    pub rows: Vec<DecisionRow>,
}

/// A way to decide against the first one, in the geometric mean over all programs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DecisionMean {
    /// Which.
    pub decision: String,
    /// How many times as large KDIC is.
    pub kdic: f64,
    /// How many times as many cycles it takes, by latency.
    pub cycles: Vec<f64>,
}

/// What has come of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DecisionResults {
    /// The core.
    pub arch: ArchId,
    /// How lanes part.
    pub mechanism: Mechanism,
    /// The latencies of the cycles.
    pub latencies: Vec<String>,
    /// By program.
    pub programs: Vec<DecisionProgram>,
    /// By decision.
    pub means: Vec<DecisionMean>,
    /// Runs that went wrong, or printed what they should not.
    pub failed: Vec<Failed>,
}

struct Job<'a> {
    form: &'a Decided,
    name: String,
    latency: Latencies,
}

/// What was counted and printed.
struct Run {
    kdic: u64,
    instructions: u64,
    cycles: u64,
    console: Vec<u8>,
}

/// Runs everything, and checks that a program prints the same however it was decided.
pub fn compare_decisions(plan: &DecisionPlan, programs: &[DecidedProgram]) -> DecisionResults {
    let mut jobs = Vec::new();
    for program in programs {
        for (form, decision) in program.forms.iter().zip(&plan.decisions) {
            jobs.extend(plan.latencies.iter().map(|&latency| Job {
                form,
                name: format!("{} decided by {decision}, latency {latency}", program.name),
                latency,
            }));
        }
    }
    let runs = in_parallel(&jobs, |job| run(plan, job));
    let mut runs = jobs.iter().zip(runs);
    let mut failed = Vec::new();
    let programs: Vec<_> = programs
        .iter()
        .map(|program| {
            let own = runs.by_ref();
            let own: Vec<_> = own
                .take(program.forms.len() * plan.latencies.len())
                .collect();
            DecisionProgram {
                program: program.name.clone(),
                branches: program.branches,
                divergence: program.divergence,
                rows: rows(plan, program, &own, &mut failed),
            }
        })
        .collect();
    DecisionResults {
        arch: plan.arch,
        mechanism: plan.mechanism,
        latencies: plan.latencies.iter().map(ToString::to_string).collect(),
        means: means(plan, &programs),
        programs,
        failed,
    }
}

fn run(plan: &DecisionPlan, job: &Job<'_>) -> Result<Run, String> {
    let variant = &job.form.variant;
    let config = variant.config(plan.arch, plan.mechanism);
    let config = config.map_err(|error| error.to_string())?;
    let timing = MemoryTiming::Latency(job.latency);
    let mut kdic = 0;
    let measured = measure(
        &config,
        variant,
        timing,
        plan.max_cycles,
        &mut |_, record| {
            if retires(record) {
                let pc = record.scalar(Scalar::CommitPc);
                kdic += u64::from(job.form.kernels.iter().any(|range| range.contains(&pc)));
            }
        },
    );
    let measured = measured.map_err(|error| error.to_string())?;
    Ok(Run {
        kdic,
        instructions: measured.figures.instructions,
        cycles: measured.figures.cycles,
        console: measured.console,
    })
}

/// The rows of a program; none when one of its runs has failed.
fn rows(
    plan: &DecisionPlan,
    program: &DecidedProgram,
    runs: &[(&Job<'_>, Option<Result<Run, String>>)],
    failed: &mut Vec<Failed>,
) -> Vec<DecisionRow> {
    let known = program
        .forms
        .iter()
        .find_map(|form| form.variant.expected.clone());
    let mut expected = known.map(|text| (text, "as its file says".to_owned()));
    let before = failed.len();
    let mut good: Vec<&Run> = Vec::new();
    for (job, run) in runs {
        let judged = match run {
            None => Err("was not carried out".to_owned()),
            Some(Err(reason)) => Err(reason.clone()),
            Some(Ok(run)) => {
                let first = || (run.console.clone(), format!("as {}", job.name));
                let (wanted, why) = expected.get_or_insert_with(first);
                match run.console == *wanted {
                    true => Ok(run),
                    false => Err(unequal(&run.console, wanted, why)),
                }
            }
        };
        match judged {
            Ok(run) => good.push(run),
            Err(reason) => failed.push(Failed {
                run: job.name.clone(),
                reason,
            }),
        }
    }
    if failed.len() > before {
        return Vec::new();
    }
    let by_decision = good.chunks(plan.latencies.len().max(1));
    let forms = plan.decisions.iter().zip(&program.forms);
    forms
        .zip(by_decision)
        .map(|((decision, form), runs)| DecisionRow {
            decision: decision.clone(),
            converted: form.converted,
            kdic: runs[0].kdic,
            instructions: runs[0].instructions,
            cycles: runs.iter().map(|run| run.cycles).collect(),
        })
        .collect()
}

fn means(plan: &DecisionPlan, programs: &[DecisionProgram]) -> Vec<DecisionMean> {
    let whole: Vec<_> = programs
        .iter()
        .filter(|program| !program.rows.is_empty())
        .collect();
    let mean = |place: usize, value: &dyn Fn(&DecisionRow) -> u64| {
        let ratios = whole.iter().map(|program| {
            let [one, other] = [place, 0].map(|at| value(&program.rows[at]) as f64);
            (one / other.max(1.0)).ln()
        });
        (ratios.sum::<f64>() / whole.len() as f64).exp()
    };
    if whole.is_empty() {
        return Vec::new();
    }
    let decisions = plan.decisions.iter().enumerate();
    decisions
        .map(|(place, decision)| DecisionMean {
            decision: decision.clone(),
            kdic: mean(place, &|row| row.kdic),
            cycles: (0..plan.latencies.len())
                .map(|latency| mean(place, &|row| row.cycles[latency]))
                .collect(),
        })
        .collect()
}
