//! The results as a table to be read.

use std::fmt;

use pages::change as percent;
use serde::Serialize;
use testbenches::Table;

use crate::{Mechanism, ProgramResults, Results, Row, Scaling};

impl fmt::Display for Results {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for results in &self.programs {
            program(f, results, self)?;
        }
        if let Some(summary) = Summary::of(self) {
            write!(f, "{summary}")?;
        }
        if let Some(scaling) = Scaling::of(self) {
            write!(f, "{scaling}")?;
        }
        for failed in &self.failed {
            writeln!(f, "FAILED {}\n  {}", failed.run, failed.reason)?;
        }
        Ok(())
    }
}

/// The heads of the columns, in two lines; the cycles by latency follow those of the instructions.
fn heads(results: &ProgramResults) -> [Vec<String>; 2] {
    let text = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    let mut upper: Vec<String> = text(&["", "", "instructions", "", "activity", "cycles at"]);
    let mut lower: Vec<String> = text(&["mechanism", "program", "of warps", "of lanes", "factor"]);
    if results.rows.iter().any(|row| row.cluster.is_some()) {
        upper.splice(1..1, text(&["cores on"]));
        lower.splice(1..1, text(&["banks"]));
        upper.splice(6..6, text(&["of lanes"]));
        lower.splice(6..6, text(&["a cycle"]));
    }
    let runs = results.rows.first().map_or(&[][..], |row| &row.runs[..]);
    for (place, run) in runs.iter().enumerate() {
        if place > 0 {
            upper.push(String::new());
        }
        lower.push(format!("latency {}", run.latency));
    }
    upper.extend(text(&["kept", "contexts", "lanes", "of that"]));
    lower.extend(text(&["at most", "at most", "met", "early"]));
    [upper, lower]
}

fn program(f: &mut fmt::Formatter<'_>, results: &ProgramResults, all: &Results) -> fmt::Result {
    writeln!(f, "{} on {}", results.program, all.arch)?;
    let heads = heads(results);
    let has_clusters = results.rows.iter().any(|row| row.cluster.is_some());
    let names = if has_clusters { "lrl" } else { "ll" };
    let alignment = names.to_owned() + &"r".repeat(heads[1].len() - names.len());
    let mut table = Table::new(&alignment);
    heads.into_iter().for_each(|head| table.row(head));
    for row in &results.rows {
        table.row(cells(row));
    }
    if !results.rows.is_empty() {
        write!(f, "{table}")?;
    }
    if results.is_for_one_core {
        writeln!(f, "  core 0 alone computes it: it asks for no core's number")?;
    }
    for skipped in &results.skipped {
        writeln!(f, "  {:<21} -  {}", skipped.mechanism, skipped.reason)?;
    }
    writeln!(f)
}

/// The figures of a program on a mechanism, from the mechanism's name to the lanes that met early.
pub(crate) fn cells(row: &Row) -> Vec<String> {
    let figures = row.first();
    let mut cells = vec![row.mechanism.to_string()];
    cells.extend(row.cluster.map(|cluster| cluster.to_string()));
    cells.extend([
        row.variant.clone(),
        figures.instructions.to_string(),
        figures.lane_instructions.to_string(),
        format!("{:.3}", figures.activity_factor()),
    ]);
    let rate = row.cluster.map(|_| figures.lane_instructions_a_cycle());
    cells.extend(rate.map(|rate| format!("{rate:.2}")));
    cells.extend(row.runs.iter().map(|run| run.figures.cycles.to_string()));
    cells.push(figures.deepest.to_string());
    cells.push(figures.contexts_max.to_string());
    match figures.meetings_and_early() {
        Some((all, early)) => cells.extend([all, early].map(|count| count.to_string())),
        None => cells.extend(["-", "-"].map(str::to_owned)),
    }
    cells
}

// What a mechanism changes against the one that is shown first, on average over programs.

/// How a mechanism differs from another one, over the programs that both can run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Change {
    /// Which.
    pub mechanism: Mechanism,
    /// On how many cores of a cluster, both of them.
    pub cores: Option<u32>,
    /// Over how many programs.
    pub programs: usize,
    /// Mean change of the instructions of warps: -0.07 is 7 % fewer.
    pub instructions: f64,
    /// Mean change of the activity factor.
    pub activity_factor: f64,
    /// Mean change of the cycles, by latency.
    pub cycles: Vec<f64>,
}

/// The changes of all mechanisms against one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// Against which.
    pub against: Mechanism,
    /// The latencies of the cycles.
    pub latencies: Vec<String>,
    /// By mechanism.
    pub changes: Vec<Change>,
}

impl Summary {
    /// Whether it is one of clusters.
    pub(crate) fn has_cores(&self) -> bool {
        self.changes.iter().any(|change| change.cores.is_some())
    }

    /// The changes for several mechanisms and programs; `None` for fewer.
    pub fn of(results: &Results) -> Option<Summary> {
        let rows = results.programs.iter().flat_map(|program| &program.rows);
        let mechanisms = in_order(rows.clone().map(|row| row.mechanism));
        let cores = in_order(rows.clone().map(Row::cores));
        let (&against, others) = mechanisms.split_first()?;
        if others.is_empty() || results.programs.len() < 2 {
            return None;
        }
        let latencies = rows.clone().next()?.runs.iter();
        Some(Summary {
            against,
            latencies: latencies.map(|run| run.latency.to_string()).collect(),
            changes: others
                .iter()
                .flat_map(|&mechanism| cores.iter().map(move |&cores| (mechanism, cores)))
                .filter_map(|(mechanism, cores)| change(results, against, mechanism, cores))
                .collect(),
        })
    }
}

/// The rows of two kinds side by side, for each program that has both.
pub(crate) struct RowPairs<'a>(Vec<(&'a Row, &'a Row)>);

impl<'a> RowPairs<'a> {
    /// `None` when no program has both.
    pub(crate) fn of(
        programs: impl IntoIterator<Item = &'a ProgramResults>,
        [one, two]: [&dyn Fn(&'a ProgramResults) -> Option<&'a Row>; 2],
    ) -> Option<Self> {
        let pairs = programs.into_iter().filter_map(|program| Some((one(program)?, two(program)?)));
        let pairs: Vec<_> = pairs.collect();
        (!pairs.is_empty()).then_some(RowPairs(pairs))
    }

    /// How many programs.
    pub(crate) fn programs(&self) -> usize {
        self.0.len()
    }

    /// The mean change of a value: -0.07 is 7 % less.
    pub(crate) fn mean(&self, value: impl Fn(&Row) -> f64) -> f64 {
        let changes = self.0.iter().map(|(one, two)| value(two) / value(one) - 1.0);
        changes.sum::<f64>() / self.programs() as f64
    }

    /// The mean change of the cycles, by latency.
    pub(crate) fn cycles(&self) -> Vec<f64> {
        let latencies = 0..self.0[0].0.runs.len();
        latencies.map(|number| self.mean(|row| row.runs[number].figures.cycles as f64)).collect()
    }
}

/// A table of changes: names and numbers below two lines of heads, then the changes of the cycles by latency.
pub(crate) fn change_table(
    [upper, lower]: [&[&str]; 2],
    latencies: &[String],
    rows: impl Iterator<Item = Vec<String>>,
) -> Table {
    let columns = lower.len() + latencies.len();
    let mut table = Table::new(&("l".to_owned() + &"r".repeat(columns - 1)));
    table.row(upper.iter().copied().chain(["cycles at"]).take(columns));
    let latencies = latencies.iter().map(|latency| format!("latency {latency}"));
    table.row(lower.iter().map(|head| (*head).to_owned()).chain(latencies));
    rows.for_each(|row| table.row(row));
    table
}

/// Each once, where it comes first.
pub(crate) fn in_order<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut found = Vec::new();
    for one in all {
        if !found.contains(&one) {
            found.push(one);
        }
    }
    found
}

fn change(results: &Results, against: Mechanism, mechanism: Mechanism, cores: Option<u32>) -> Option<Change> {
    let pairs = RowPairs::of(
        &results.programs,
        [&|program| program.row_on(against, cores), &|program| program.row_on(mechanism, cores)],
    )?;
    Some(Change {
        mechanism,
        cores,
        programs: pairs.programs(),
        instructions: pairs.mean(|row| row.first().instructions as f64),
        activity_factor: pairs.mean(|row| row.first().activity_factor()),
        cycles: pairs.cycles(),
    })
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "against {}, on average", self.against)?;
        let mut upper = vec!["", "", "instructions", "activity"];
        let mut lower = vec!["mechanism", "programs", "of warps", "factor"];
        if self.has_cores() {
            upper.insert(1, "");
            lower.insert(1, "cores");
        }
        let rows = self.changes.iter().map(|change| {
            let mut cells = vec![change.mechanism.to_string()];
            cells.extend(change.cores.map(|cores| cores.to_string()));
            cells.push(change.programs.to_string());
            let figures = [change.instructions, change.activity_factor];
            cells.extend(figures.iter().chain(&change.cycles).map(|&one| percent(one)));
            cells
        });
        writeln!(f, "{}", change_table([&upper, &lower], &self.latencies, rows))
    }
}
