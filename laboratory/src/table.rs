//! The results as a table to be read.

use std::fmt;

use serde::Serialize;
use testbenches::Table;

use crate::{Mechanism, ProgramResults, Results, Row};

impl fmt::Display for Results {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for results in &self.programs {
            program(f, results, self)?;
        }
        if let Some(summary) = Summary::of(self) {
            write!(f, "{summary}")?;
        }
        for failed in &self.failed {
            writeln!(f, "FAILED {}\n  {}", failed.run, failed.reason)?;
        }
        Ok(())
    }
}

/// The heads of the columns, in two lines; behind those of the instructions stand the cycles by latency.
fn heads(results: &ProgramResults) -> [Vec<String>; 2] {
    let text = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    let mut upper: Vec<String> = text(&["", "", "instructions", "", "activity", "cycles at"]);
    let mut lower: Vec<String> = text(&["mechanism", "program", "of warps", "of lanes", "factor"]);
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
    let alignment = "ll".to_owned() + &"r".repeat(heads[1].len() - 2);
    let mut table = Table::new(&alignment);
    heads.into_iter().for_each(|head| table.row(head));
    for row in &results.rows {
        table.row(cells(row));
    }
    if !results.rows.is_empty() {
        write!(f, "{table}")?;
    }
    for skipped in &results.skipped {
        writeln!(f, "  {:<21} -  {}", skipped.mechanism, skipped.reason)?;
    }
    writeln!(f)
}

/// What is told of a program on a mechanism, from the mechanism's name to the lanes that met early.
pub(crate) fn cells(row: &Row) -> Vec<String> {
    let figures = row.first();
    let mut cells = vec![
        row.mechanism.to_string(),
        row.variant.clone(),
        figures.instructions.to_string(),
        figures.lane_instructions.to_string(),
        format!("{:.3}", figures.activity_factor()),
    ];
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
    /// Of several mechanisms and programs; `None` of fewer.
    pub fn of(results: &Results) -> Option<Summary> {
        let rows = results.programs.iter().flat_map(|program| &program.rows);
        let mut mechanisms: Vec<Mechanism> = Vec::new();
        for row in rows.clone() {
            if !mechanisms.contains(&row.mechanism) {
                mechanisms.push(row.mechanism);
            }
        }
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
                .filter_map(|&mechanism| change(results, against, mechanism))
                .collect(),
        })
    }
}

fn change(results: &Results, against: Mechanism, mechanism: Mechanism) -> Option<Change> {
    let programs = results.programs.iter();
    let pairs: Vec<(&Row, &Row)> = programs
        .filter_map(|program| Some((program.row(against)?, program.row(mechanism)?)))
        .collect();
    let mean = |value: &dyn Fn(&Row) -> f64| {
        let changes = pairs.iter().map(|(one, two)| value(two) / value(one) - 1.0);
        changes.sum::<f64>() / pairs.len() as f64
    };
    let (first, _) = pairs.first()?;
    Some(Change {
        mechanism,
        programs: pairs.len(),
        instructions: mean(&|row| row.first().instructions as f64),
        activity_factor: mean(&|row| row.first().activity_factor()),
        cycles: (0..first.runs.len())
            .map(|place| mean(&|row| row.runs[place].figures.cycles as f64))
            .collect(),
    })
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "against {}, on average", self.against)?;
        let columns = 4 + self.latencies.len();
        let mut table = Table::new(&("l".to_owned() + &"r".repeat(columns - 1)));
        let mut upper = vec!["", "", "instructions", "activity", "cycles at"];
        upper.truncate(columns);
        table.row(upper);
        let mut lower: Vec<String> = ["mechanism", "programs", "of warps", "factor"]
            .map(str::to_owned)
            .to_vec();
        let latencies = self.latencies.iter();
        lower.extend(latencies.map(|latency| format!("latency {latency}")));
        table.row(lower);
        for change in &self.changes {
            let mut cells = vec![change.mechanism.to_string(), change.programs.to_string()];
            let figures = [change.instructions, change.activity_factor];
            cells.extend(figures.iter().chain(&change.cycles).map(percent));
            table.row(cells);
        }
        writeln!(f, "{table}")
    }
}

/// A share as a change in per cent, with its sign.
pub(crate) fn percent(change: &f64) -> String {
    format!("{:+.1} %", 100.0 * change)
}
