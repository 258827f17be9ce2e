//! The numbers behind the figures, as tables.

use super::draw::plain;
use super::{percent, Material};
use crate::{table, ProgramResults, Row, Summary};

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
    if summary.has_cores() {
        head.insert(1, "cores".to_owned());
    }
    let latencies = summary.latencies.iter();
    head.extend(latencies.map(|latency| format!("latency {latency}")));
    let mut rows = String::new();
    for change in &summary.changes {
        let mut row = vec![change.mechanism.to_string()];
        row.extend(change.cores.map(|cores| cores.to_string()));
        row.push(change.programs.to_string());
        row.extend(change.cycles.iter().map(|&cycles| percent(cycles)));
        rows += &cells("td", "", 1, &row);
    }
    let table = html_table(&(cells("th", "", 1, &head) + &rows));
    let on = match summary.has_cores() {
        true => ", both on the same number of cores",
        false => "",
    };
    Some(format!(
        "<h2>Cycles against {against}</h2>\n<p>How many more or fewer cycles a program takes, on average over the programs that both \
         mechanisms can run, by memory latency{on}.</p>\n{table}"
    ))
}

/// Everything.
pub(super) fn numbers(material: &Material<'_>) -> Option<String> {
    const FIRST: &str = "program|mechanism|form|instructions of warps|of lanes|activity factor";
    const LAST: &str = "kept at most|contexts at most|lanes met|early";
    let mut head: Vec<String> = FIRST.split('|').map(str::to_owned).collect();
    let texts = texts(material.plan.cores.is_empty());
    if !material.plan.cores.is_empty() {
        head.insert(2, "cores on banks".to_owned());
        head.push("of lanes a cycle".to_owned());
    }
    let latencies = material.plan.latencies.iter();
    head.extend(latencies.map(|latency| format!("cycles at {latency}")));
    head.extend(LAST.split('|').map(str::to_owned));
    let programs = &material.results.programs;
    let rows: String = programs.iter().map(rows_of).collect();
    let table = html_table(&(cells("th", "", texts, &head) + &rows)) + &by_core(programs);
    (!rows.is_empty()).then(|| all_numbers("Table of all programs and mechanisms", &table))
}

/// The last section: tables, which a click shows.
pub(crate) fn all_numbers(summary: &str, tables: &str) -> String {
    format!("<h2>All numbers</h2>\n<details>\n<summary>{summary}</summary>\n{tables}</details>\n")
}

/// A table of these rows, which can be wider than the page.
pub(crate) fn html_table(rows: &str) -> String {
    format!("<div class=\"scroll\"><table>\n{rows}</table></div>\n")
}

fn rows_of(program: &ProgramResults) -> String {
    let rows = program.rows.iter().enumerate();
    let text = rows.map(|(place, row)| {
        let class = if place == 0 { " class=\"first\"" } else { "" };
        let name = if place == 0 { &program.program } else { "" };
        let mut told = vec![name.to_owned()];
        told.extend(table::cells(row));
        cells("td", class, texts(row.cluster.is_none()), &told)
    });
    text.collect()
}

/// Cells of text before the numbers of a row.
fn texts(is_of_one_core: bool) -> usize {
    if is_of_one_core {
        3
    } else {
        4
    }
}

/// What each core has done, of clusters of several; nothing where there are none.
fn by_core(programs: &[ProgramResults]) -> String {
    const HEAD: &str =
        "program|mechanism|cores on banks|form|core|instructions of warps|of lanes|activity factor|cycles until it was done";
    let of_program = |program: &ProgramResults| -> String {
        let rows = program.rows.iter();
        rows.map(|row| cores_of(&program.program, row)).collect()
    };
    let rows: String = programs.iter().map(of_program).collect();
    if rows.is_empty() {
        return rows;
    }
    let head: Vec<String> = HEAD.split('|').map(str::to_owned).collect();
    let table = html_table(&(cells("th", "", 4, &head) + &rows));
    format!("<h3>By core, at the first latency</h3>\n{table}")
}

fn cores_of(program: &str, row: &Row) -> String {
    let Some(cluster) = row.cluster.filter(|cluster| cluster.cores > 1) else {
        return String::new();
    };
    let cores = row.runs[0].by_core.iter().enumerate();
    let rows = cores.map(|(core, figures)| {
        let mut told = match core {
            0 => vec![program.to_owned(), row.mechanism.to_string(), cluster.to_string(), row.variant.clone()],
            _ => vec![String::new(); 4],
        };
        told.extend([
            core.to_string(),
            figures.instructions.to_string(),
            figures.lane_instructions.to_string(),
            format!("{:.3}", figures.activity_factor()),
            figures.cycles.to_string(),
        ]);
        let class = if core == 0 { " class=\"first\"" } else { "" };
        cells("td", class, 4, &told)
    });
    rows.collect()
}
