//! The results as a table to be read.

use std::fmt;

use testbenches::Table;

use super::{Branches, DecisionProgram, DecisionResults, Divergence};

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
        writeln!(
            f,
            "branches of programs, {} on {}",
            self.mechanism, self.arch
        )?;
        write!(f, "{}", branches(&self.programs))?;
        writeln!(f)?;
        for (title, value) in figures(self) {
            writeln!(f, "{title}, as it changes against the first")?;
            write!(f, "{}", changes(self, value))?;
            writeln!(f)?;
        }
        for failed in &self.failed {
            writeln!(f, "FAILED {}\n  {}", failed.run, failed.reason)?;
        }
        Ok(())
    }
}

/// Which number of a row a figure shows.
#[derive(Clone, Copy)]
pub(super) enum Number {
    Kdic,
    Cycles(usize),
}

impl Number {
    /// Of a program, by decision.
    pub(super) fn of(self, program: &DecisionProgram) -> Vec<u64> {
        let rows = program.rows.iter();
        rows.map(|row| match self {
            Number::Kdic => row.kdic,
            Number::Cycles(latency) => row.cycles[latency],
        })
        .collect()
    }

    /// The means over all programs, by decision.
    pub(super) fn means(self, results: &DecisionResults) -> Vec<f64> {
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
pub(super) fn figures(results: &DecisionResults) -> Vec<(String, Number)> {
    let latencies = results.latencies.iter().enumerate();
    let cycles = latencies.map(|(number, latency)| {
        let title = format!("cycles at latency {latency}");
        (title, Number::Cycles(number))
    });
    std::iter::once(("KDIC".to_owned(), Number::Kdic))
        .chain(cycles)
        .collect()
}

/// The heads and rows of what is told of branches.
pub(super) fn branch_cells(programs: &[DecisionProgram]) -> [Vec<Vec<String>>; 2] {
    let upper = [
        "", "branches", "of", "around", "around", "guards", "", "times", "lanes", "", "branches",
        "lanes",
    ];
    let lower = [
        "program",
        "of kernels",
        "loops",
        "calls",
        "loops",
        "can",
        "share",
        "executed",
        "disagree",
        "share",
        "executed",
        "disagree",
    ];
    let row = |name: &str, branches: &Branches, divergence: &Divergence| {
        let mut row = vec![name.to_owned()];
        let counts = [
            branches.all,
            branches.of_loops,
            branches.with_calls,
            branches.with_loops,
            branches.convertible,
        ];
        row.extend(counts.map(|one| one.to_string()));
        row.push(branches.share().map_or("-".to_owned(), percent));
        row.extend([divergence.executions, divergence.divergent].map(|one| one.to_string()));
        row.push(percent(divergence.share()));
        row.extend([divergence.branches, divergence.divergent_branches].map(|one| one.to_string()));
        row
    };
    let own = programs.iter();
    let mut rows: Vec<_> = own
        .map(|one| row(&one.program, &one.branches, &one.divergence))
        .collect();
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
    let heads = [upper, lower].map(|head| head.map(str::to_owned).to_vec());
    [heads.to_vec(), rows]
}

fn branches(programs: &[DecisionProgram]) -> Table {
    let mut table = Table::new("lrrrrrrrrrrr");
    for row in branch_cells(programs).into_iter().flatten() {
        table.row(row);
    }
    table
}

/// Head and rows of a number: that of the first decision, and the changes of the others.
pub(super) fn change_cells(results: &DecisionResults, number: Number) -> [Vec<Vec<String>>; 2] {
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

fn changes(results: &DecisionResults, number: Number) -> Table {
    let [head, rows] = change_cells(results, number);
    let columns = head[0].len();
    let mut table = Table::new(&("l".to_owned() + &"r".repeat(columns - 1)));
    for row in head.into_iter().chain(rows) {
        table.row(row);
    }
    table
}

pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// A change in per cent with its sign; none, when nothing changes.
pub(super) fn change(change: f64) -> String {
    match change == 0.0 {
        true => "0".to_owned(),
        false => format!("{:+.2} %", 100.0 * change),
    }
}
