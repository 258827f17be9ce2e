//! The ways to decide which branches part lanes and which become guards, held against each other: the same program,
//! compiled once for each of them.
//!
//! KDIC, the kernel's dynamic instruction count, is the number of instructions that warps execute in the program's
//! kernels, each counted once for its warp: in the functions that lanes of all warps may execute. Where a program
//! launches none, all of its own functions are the kernel.

use std::fmt;
use std::ops::Range;

use isa::ArchId;
use maud::{html, Markup};
use pages::{count, percent};
use serde::Serialize;
use testbenches::{Latencies, Table};

use crate::page::{all_numbers, bars, document, entries, section, Axis, Bar, Group};
use crate::runner::{run_all, Job, Judge, Run};
use crate::{Failed, Mechanism, Variant};

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
    /// How often lanes of a warp reached a branch.
    pub executions: u64,
    /// How often they disagreed.
    pub divergent: u64,
    /// How many branches they reached.
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

/// The runs of a program; those of a decision are neighbours.
fn jobs<'a>(plan: &DecisionPlan, program: &'a DecidedProgram) -> Vec<Job<'a>> {
    let forms = program.forms.iter().zip(&plan.decisions);
    let of_form = |(form, decision): (&'a Decided, &String)| -> Vec<_> {
        let job = |&latency| Job {
            name: format!("{} decided by {decision}, latency {latency}", program.name),
            variant: &form.variant,
            mechanism: plan.mechanism,
            cores: None,
            latency,
            kernels: &form.kernels,
        };
        plan.latencies.iter().map(job).collect()
    };
    forms.flat_map(of_form).collect()
}

/// The rows of a program whose runs are all good.
fn rows(plan: &DecisionPlan, program: &DecidedProgram, runs: &[(&Job<'_>, &Run)]) -> Vec<DecisionRow> {
    let by_decision = runs.chunks(plan.latencies.len().max(1));
    let forms = plan.decisions.iter().zip(&program.forms);
    forms
        .zip(by_decision)
        .map(|((decision, form), runs)| DecisionRow {
            decision: decision.clone(),
            converted: form.converted,
            kdic: runs[0].1.kernel_instructions,
            instructions: runs[0].1.measured.figures.instructions,
            cycles: runs.iter().map(|(_, run)| run.measured.figures.cycles).collect(),
        })
        .collect()
}

fn means(plan: &DecisionPlan, programs: &[DecisionProgram]) -> Vec<DecisionMean> {
    let whole: Vec<_> = programs.iter().filter(|program| !program.rows.is_empty()).collect();
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
            cycles: (0..plan.latencies.len()).map(|latency| mean(place, &|row| row.cycles[latency])).collect(),
        })
        .collect()
}

// The results as a table to be read.

impl Branches {
    /// The share of those that are not of loops that guards can take the place of.
    pub fn share(&self) -> Option<f64> {
        let others = self.all - self.of_loops;
        (others > 0).then(|| self.convertible as f64 / others as f64)
    }

    /// The sum over programs.
    pub fn sum<'a>(all: impl Iterator<Item = &'a Branches>) -> Branches {
        all.fold(Branches::default(), |sum, one| Branches {
            all: sum.all + one.all,
            of_loops: sum.of_loops + one.of_loops,
            with_calls: sum.with_calls + one.with_calls,
            with_loops: sum.with_loops + one.with_loops,
            convertible: sum.convertible + one.convertible,
        })
    }
}

impl Divergence {
    /// The share of the executions of branches in which lanes disagreed.
    pub fn share(&self) -> f64 {
        self.divergent as f64 / self.executions.max(1) as f64
    }
}

impl fmt::Display for DecisionResults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "branches of programs, {} on {}", self.mechanism, self.arch)?;
        writeln!(f, "{}", table(branch_cells(&self.programs)))?;
        for (title, number) in figures(self) {
            writeln!(f, "{title}, as it changes against the first")?;
            writeln!(f, "{}", table(change_cells(self, number)))?;
        }
        for failed in &self.failed {
            writeln!(f, "FAILED {}\n  {}", failed.run, failed.reason)?;
        }
        Ok(())
    }
}

/// Which number of a row a figure shows.
#[derive(Clone, Copy)]
enum Number {
    Kdic,
    Cycles(usize),
}

impl Number {
    /// A program's numbers, by decision.
    fn of(self, program: &DecisionProgram) -> Vec<u64> {
        let rows = program.rows.iter();
        rows.map(|row| match self {
            Number::Kdic => row.kdic,
            Number::Cycles(latency) => row.cycles[latency],
        })
        .collect()
    }

    /// The means over all programs, by decision.
    fn means(self, results: &DecisionResults) -> Vec<f64> {
        let means = results.means.iter();
        means
            .map(|mean| match self {
                Number::Kdic => mean.kdic,
                Number::Cycles(latency) => mean.cycles[latency],
            })
            .collect()
    }
}

/// The numbers that are shown, with what they are called.
fn figures(results: &DecisionResults) -> Vec<(String, Number)> {
    let latencies = results.latencies.iter().enumerate();
    let cycles = latencies.map(|(number, latency)| {
        let title = format!("cycles at latency {latency}");
        (title, Number::Cycles(number))
    });
    std::iter::once(("KDIC".to_owned(), Number::Kdic)).chain(cycles).collect()
}

/// Heads and rows of the table of branches.
fn branch_cells(programs: &[DecisionProgram]) -> [Vec<Vec<String>>; 2] {
    const HEADS: [&str; 2] = [
        "|branches|of|around|around|guards||times|lanes||branches|lanes",
        "program|of kernels|loops|calls|loops|can|share|executed|disagree|share|executed|disagree",
    ];
    let row = |name: &str, branches: &Branches, divergence: &Divergence| {
        let mut row = vec![name.to_owned()];
        let counts = [branches.all, branches.of_loops, branches.with_calls, branches.with_loops, branches.convertible];
        row.extend(counts.map(|one| one.to_string()));
        row.push(branches.share().map_or("-".to_owned(), percent));
        row.extend([divergence.executions, divergence.divergent].map(|one| one.to_string()));
        row.push(percent(divergence.share()));
        row.extend([divergence.branches, divergence.divergent_branches].map(|one| one.to_string()));
        row
    };
    let own = programs.iter();
    let mut rows: Vec<_> = own.map(|one| row(&one.program, &one.branches, &one.divergence)).collect();
    if programs.len() > 1 {
        let branches = Branches::sum(programs.iter().map(|one| &one.branches));
        let sum = |of: fn(&Divergence) -> u64| programs.iter().map(|one| of(&one.divergence)).sum();
        let divergence = Divergence {
            executions: sum(|one| one.executions),
            divergent: sum(|one| one.divergent),
            branches: sum(|one| one.branches as u64) as usize,
            divergent_branches: sum(|one| one.divergent_branches as u64) as usize,
        };
        rows.push(row("all", &branches, &divergence));
    }
    let heads = HEADS.map(|head| head.split('|').map(str::to_owned).collect());
    [heads.to_vec(), rows]
}

/// Heads and rows as a table to be read: names, then numbers.
fn table([heads, rows]: [Vec<Vec<String>>; 2]) -> Table {
    let numbers = heads[0].len() - 1;
    let mut table = Table::new(&format!("l{}", "r".repeat(numbers)));
    for row in heads.into_iter().chain(rows) {
        table.row(row);
    }
    table
}

/// Head and rows of a number: that of the first decision, and the changes of the others.
fn change_cells(results: &DecisionResults, number: Number) -> [Vec<Vec<String>>; 2] {
    let mut head = vec!["program".to_owned()];
    head.extend(results.means.iter().map(|mean| mean.decision.clone()));
    let mut rows = Vec::new();
    for program in results.programs.iter().filter(|one| !one.rows.is_empty()) {
        let numbers = number.of(program);
        let first = numbers[0].max(1) as f64;
        let mut row = vec![program.program.clone(), numbers[0].to_string()];
        let others = numbers[1..].iter();
        row.extend(others.map(|&one| change(one as f64 / first - 1.0)));
        rows.push(row);
    }
    let means = number.means(results);
    if rows.len() > 1 {
        let mut row = vec!["geometric mean".to_owned(), String::new()];
        row.extend(means.iter().skip(1).map(|mean| change(mean - 1.0)));
        rows.push(row);
    }
    [vec![head], rows]
}

/// A change in per cent with its sign; none, when nothing changes.
fn change(change: f64) -> String {
    match change == 0.0 {
        true => "0".to_owned(),
        false => format!("{:+.2} %", 100.0 * change),
    }
}

// The sections of the page: a title, what one sees, and the figure.

fn heading(results: &DecisionResults) -> Markup {
    html! {
        h1 { "Split or guard" }
        p class="soft" {
            (count(results.programs.len(), "program")) " on " (results.arch) " with the mechanism " (results.mechanism)
            ", on the timing model; memory latency " (results.latencies.join(", ")) ". Drawn again from figures 20 to 22 \
             of Gupta, "
            i { "Code generation and adaptive control divergence management for light weight SIMT processors" }
            ", with our compiler and our numbers."
        }
    }
}

/// A figure with one bar a program.
fn shares(name: &str, programs: &[DecisionProgram], share: &dyn Fn(&DecisionProgram) -> Option<f64>) -> Markup {
    let group = |program: &DecisionProgram| {
        let value = share(program)?;
        Some(Group {
            name: program.program.clone(),
            bars: vec![Bar { class: "c3".to_owned(), value, label: percent(value) }],
        })
    };
    let groups: Vec<_> = programs.iter().filter_map(group).collect();
    let axis = Axis::of_shares(|value| format!("{:.0} %", 100.0 * value));
    bars(name, &groups, &axis)
}

/// Figure 20.
fn convertible(results: &DecisionResults) -> Markup {
    let all = Branches::sum(results.programs.iter().map(|one| &one.branches));
    let of_all = all.convertible as f64 / all.all.max(1) as f64;
    let sentence = format!(
        "Of the {} conditional branches of the kernels {} go round a loop again or leave one, which no guard can do in their place. Of \
         the other {}, guards can take the place of {}: {}, and {} of all. {} have a call on one of their sides, {} a loop; those no guard \
         stands for. This is \
         before registers are allocated, in SSA, where a new predicate costs nothing. (Gupta converts after allocation, and can convert \
         58 % of the branches of harpbench.) What clang has turned into selections is no branch here.",
        all.all,
        all.of_loops,
        all.all - all.of_loops,
        all.convertible,
        all.share().map_or("none".to_owned(), percent),
        percent(of_all),
        all.with_calls,
        all.with_loops,
    );
    let figure = shares(
        "Share of branches outside of loop ends that guards can take the place of",
        &results.programs,
        &|program| program.branches.share(),
    );
    section("Branches that can become guards", &sentence, &html! {}, &figure)
}

/// Figure 21.
fn divergence(results: &DecisionResults) -> Markup {
    let sentence = "How often lanes of a warp disagree that come to a branch of a kernel together: some take it, others do not. The \
                    functional model counts each execution, in a run in which every branch that can part lanes does. Programs of one \
                    lane have no kernel but themselves, and never diverge.";
    let figure = shares("Share of executions of branches in which lanes disagree", &results.programs, &|program| {
        Some(program.divergence.share())
    });
    section("Executions in which lanes disagree", sentence, &html! {}, &figure)
}

/// The class of a decision's colour.
fn colour(place: usize) -> String {
    format!("c{}", place % 7)
}

/// How much smaller than with the first decision a number is, for each other one.
fn improvement(results: &DecisionResults, name: &str, number: Number) -> (Markup, Markup) {
    let decisions: Vec<_> = results.means.iter().map(|mean| &mean.decision).collect();
    let bar = |place: usize, ratio: f64| Bar {
        class: colour(place),
        value: 100.0 * (ratio - 1.0),
        label: change(ratio - 1.0).replace('-', "\u{2212}"),
    };
    let mut groups = Vec::new();
    for program in results.programs.iter().filter(|one| !one.rows.is_empty()) {
        let numbers = number.of(program);
        let ratio = |one: u64| one as f64 / numbers[0].max(1) as f64;
        groups.push(Group {
            name: program.program.clone(),
            bars: (1..numbers.len()).map(|place| bar(place, ratio(numbers[place]))).collect(),
        });
    }
    let means = number.means(results);
    groups.push(Group {
        name: "geometric mean".to_owned(),
        bars: (1..means.len()).map(|place| bar(place, means[place])).collect(),
    });
    let axis = Axis::of(&groups, |value| match value == 0.0 {
        true => "0".to_owned(),
        false => format!("{value:+.1} %").replace('-', "\u{2212}"),
    });
    let named = decisions.iter().enumerate().skip(1);
    let key = entries(named.map(|(place, name)| (colour(place), name.to_string())));
    (key, bars(name, &groups, &axis))
}

/// Figure 22.
fn kdic(results: &DecisionResults) -> Markup {
    let Some(first) = results.means.first().map(|mean| &mean.decision) else {
        return html! {};
    };
    let (key, figure) = improvement(results, "KDIC by decision", Number::Kdic);
    let sentence = format!(
        "KDIC, the kernel's dynamic instruction count: instructions that warps execute in functions which lanes of all warps may \
         execute, each counted once for its warp; in a program that launches no kernel, in all of its own functions. Bars to the left \
         are fewer than with {first}."
    );
    section(&format!("KDIC against {first}"), &sentence, &key, &figure)
}

/// Cycles by decision, a figure a latency.
fn cycles(results: &DecisionResults) -> Markup {
    let Some(first) = results.means.first().map(|mean| &mean.decision) else {
        return html! {};
    };
    let figures = results.latencies.iter().enumerate().map(|(number, latency)| {
        let name = format!("Cycles by decision at latency {latency}");
        let (key, figure) = improvement(results, &name, Number::Cycles(number));
        let sentence = format!(
            "Cycles of the whole program, from reset to done, with memory that takes {latency} cycle{}: the golden model's timing, \
             which is the hardware's.",
            if latency == "1" { "" } else { "s" }
        );
        section(&format!("Cycles against {first}, latency {latency}"), &sentence, &key, &figure)
    });
    html! { @for figure in figures { (figure) } }
}

/// The numbers behind the figures.
fn numbers(results: &DecisionResults) -> Markup {
    let figures = figures(results).into_iter().map(|(title, number)| (title, change_cells(results, number)));
    let tables = std::iter::once(("Branches".to_owned(), branch_cells(&results.programs))).chain(figures);
    let tables = tables.map(|(title, [heads, rows])| {
        // Heads in two lines become one; names are followed by numbers.
        let columns = 0..heads[0].len();
        let heads = columns.map(|column| {
            let words: Vec<_> = heads.iter().map(|head| head[column].as_str()).collect();
            let number = if column == 0 { "" } else { "#" };
            format!("{number}{}", words.join(" ").trim())
        });
        html! { h3 { (title) } (pages::table(&heads.collect::<Vec<_>>(), rows)) }
    });
    all_numbers("Tables", &html! { @for table in tables { (table) } })
}

// The results as a page, in the style of the laboratory's.

/// The page: one file, which needs no network.
pub fn decisions_page(results: &DecisionResults) -> String {
    let sections = [heading, convertible, divergence, kdic, cycles, numbers];
    document("Split or guard", &html! { @for section in sections { (section(results)) } })
}
