//! The numbers behind the figures.

use super::draw::plain;
use super::sections::percent;
use super::Material;
use crate::{table, ProgramResults, Summary};

/// A row of cells, of which the first so many are text.
pub(crate) fn cells(tag: &str, class: &str, texts: usize, cells: &[String]) -> String {
    let cell = |(place, cell): (usize, &String)| {
        let class = if place < texts { " class=\"text\"" } else { "" };
        format!("<{tag}{class}>{}</{tag}>", plain(cell))
    };
    let cells: String = cells.iter().enumerate().map(cell).collect();
    format!("<tr{class}>{cells}</tr>\n")
}

/// Cycles of each mechanism against the first.
pub(super) fn cycles(material: &Material<'_>) -> Option<String> {
    let summary = Summary::of(material.results)?;
    let against = summary.against;
    let mut head = vec!["mechanism".to_owned(), "programs".to_owned()];
    let latencies = summary.latencies.iter();
    head.extend(latencies.map(|latency| format!("latency {latency}")));
    let mut rows = String::new();
    for change in &summary.changes {
        let mut row = vec![change.mechanism.to_string(), change.programs.to_string()];
        row.extend(change.cycles.iter().map(|&cycles| percent(cycles)));
        rows += &cells("td", "", 1, &row);
    }
    let head = cells("th", "", 1, &head);
    Some(format!(
        "<h2>Cycles against {against}</h2>\n<p>How many more or fewer cycles a program takes, on average over the programs that both \
         mechanisms can run, by memory latency.</p>\n<div class=\"scroll\"><table>\n{head}{rows}</table></div>\n"
    ))
}

/// Everything.
pub(super) fn numbers(material: &Material<'_>) -> Option<String> {
    let mut head: Vec<String> = [
        "program",
        "mechanism",
        "form",
        "instructions of warps",
        "of lanes",
        "activity factor",
    ]
    .map(str::to_owned)
    .to_vec();
    let latencies = material.plan.latencies.iter();
    head.extend(latencies.map(|latency| format!("cycles at {latency}")));
    let rest = ["kept at most", "contexts at most", "lanes met", "early"];
    head.extend(rest.map(str::to_owned));
    let programs = &material.results.programs;
    let rows: String = programs.iter().map(rows_of).collect();
    let head = cells("th", "", 3, &head);
    (!rows.is_empty()).then(|| {
        format!(
            "<h2>All numbers</h2>\n<details>\n<summary>Table of all programs and mechanisms</summary>\n<div class=\"scroll\"><table>\n\
             {head}{rows}</table></div>\n</details>\n"
        )
    })
}

fn rows_of(program: &ProgramResults) -> String {
    let rows = program.rows.iter().enumerate();
    let text = rows.map(|(place, row)| {
        let class = if place == 0 { " class=\"first\"" } else { "" };
        let name = if place == 0 { &program.program } else { "" };
        let mut told = vec![name.to_owned()];
        told.extend(table::cells(row));
        cells("td", class, 3, &told)
    });
    text.collect()
}
