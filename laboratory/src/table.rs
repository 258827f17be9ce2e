//! The results as a table to be read.

use std::fmt;

use testbenches::Table;

use crate::summary::Summary;
use crate::{ProgramResults, Results, Row};

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
