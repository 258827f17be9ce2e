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

use isa::ArchId;
use serde::Serialize;
use testbenches::Latencies;

use crate::runner::{run_all, Job, Judge, Run};
use crate::{Failed, Mechanism, Variant};

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

/// Runs everything, and checks that a program prints the same however it was decided.
pub fn compare_decisions(plan: &DecisionPlan, programs: &[DecidedProgram]) -> DecisionResults {
    let jobs: Vec<_> = programs.iter().map(|program| jobs(plan, program)).collect();
    let all: Vec<_> = jobs.iter().flatten().collect();
    let mut outcomes = run_all(plan.arch, plan.max_cycles, &all).into_iter();
    let mut failed = Vec::new();
    let programs = programs.iter().zip(&jobs).map(|(program, jobs)| {
        let runs: Vec<_> = jobs.iter().zip(outcomes.by_ref()).collect();
        let forms = program.forms.iter().map(|form| &form.variant);
        let good = Judge::new(forms, &mut failed).good(&runs);
        DecisionProgram {
            program: program.name.clone(),
            branches: program.branches,
            divergence: program.divergence,
            rows: good.map_or_else(Vec::new, |runs| rows(plan, program, &runs)),
        }
    });
    let programs: Vec<_> = programs.collect();
    DecisionResults {
        arch: plan.arch,
        mechanism: plan.mechanism,
        latencies: plan.latencies.iter().map(ToString::to_string).collect(),
        means: means(plan, &programs),
        programs,
        failed,
    }
}

/// The runs of a program; those of a decision stand side by side.
fn jobs<'a>(plan: &DecisionPlan, program: &'a DecidedProgram) -> Vec<Job<'a>> {
    let forms = program.forms.iter().zip(&plan.decisions);
    let of_form = |(form, decision): (&'a Decided, &String)| -> Vec<_> {
        let job = |&latency| Job {
            name: format!("{} decided by {decision}, latency {latency}", program.name),
            variant: &form.variant,
            mechanism: plan.mechanism,
            latency,
            kernels: &form.kernels,
        };
        plan.latencies.iter().map(job).collect()
    };
    forms.flat_map(of_form).collect()
}

/// The rows of a program whose runs are all good.
fn rows(
    plan: &DecisionPlan,
    program: &DecidedProgram,
    runs: &[(&Job<'_>, &Run)],
) -> Vec<DecisionRow> {
    let by_decision = runs.chunks(plan.latencies.len().max(1));
    let forms = plan.decisions.iter().zip(&program.forms);
    forms
        .zip(by_decision)
        .map(|((decision, form), runs)| DecisionRow {
            decision: decision.clone(),
            converted: form.converted,
            kdic: runs[0].1.kernel_instructions,
            instructions: runs[0].1.measured.figures.instructions,
            cycles: runs
                .iter()
                .map(|(_, run)| run.measured.figures.cycles)
                .collect(),
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
