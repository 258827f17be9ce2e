//! The numbers behind the figures, as tables.

use maud::{html, Markup};
use pages::{folded, table, TableRow};

use super::{percent, Material};
use crate::table::cells;
use crate::{ProgramResults, Row, Summary};

/// Cycles of each mechanism against the first.
pub(super) fn cycles(material: &Material<'_>) -> Option<Markup> {
    let summary = Summary::of(material.results)?;
    let mut head = vec!["mechanism".to_owned(), "#programs".to_owned()];
    if summary.has_cores() {
        head.insert(1, "#cores".to_owned());
    }
    head.extend(summary.latencies.iter().map(|latency| format!("#latency {latency}")));
    let rows = summary.changes.iter().map(|one| {
        let mut row = vec![one.mechanism.to_string()];
        row.extend(one.cores.map(|cores| cores.to_string()));
        row.push(one.programs.to_string());
        row.extend(one.cycles.iter().map(|&cycles| percent(cycles)));
        row
    });
    Some(html! {
        h2 { "Cycles against " (summary.against) }
        p {
            "How many more or fewer cycles a program takes, on average over the programs that both mechanisms can run, by \
             memory latency"
            @if summary.has_cores() { ", both on the same number of cores" }
            "."
        }
        (table(&head, rows))
    })
}

/// Everything.
pub(super) fn numbers(material: &Material<'_>) -> Option<Markup> {
    const FIRST: [&str; 6] =
        ["program", "mechanism", "form", "#instructions of warps", "#of lanes", "#activity factor"];
    const LAST: [&str; 4] = ["#kept at most", "#contexts at most", "#lanes met", "#early"];
    let mut head = FIRST.map(str::to_owned).to_vec();
    if !material.plan.cores.is_empty() {
        head.insert(2, "cores on banks".to_owned());
        head.push("#of lanes a cycle".to_owned());
    }
    head.extend(material.plan.latencies.iter().map(|latency| format!("#cycles at {latency}")));
    head.extend(LAST.map(str::to_owned));
    let programs = &material.results.programs;
    let rows = programs.iter().flat_map(|program| {
        let rows = program.rows.iter().enumerate();
        rows.map(|(number, row)| {
            let name = if number == 0 { program.program.clone() } else { String::new() };
            let cells = std::iter::once(name).chain(cells(row));
            TableRow::from_cells(cells).first_of_group(number == 0)
        })
    });
    let rows: Vec<_> = rows.collect();
    let tables = (!rows.is_empty()).then(|| html! { (table(&head, rows)) (by_core(programs)) });
    tables.map(|tables| all_numbers("Table of all programs and mechanisms", &tables))
}

/// The last section: tables, which a click shows.
pub(crate) fn all_numbers(summary: &str, tables: &Markup) -> Markup {
    html! { h2 { "All numbers" } (folded(summary, tables)) }
}

/// What each core has done, of clusters of several; nothing where there are none.
fn by_core(programs: &[ProgramResults]) -> Markup {
    const HEAD: [&str; 9] = [
        "program",
        "mechanism",
        "cores on banks",
        "form",
        "core",
        "#instructions of warps",
        "#of lanes",
        "#activity factor",
        "#cycles until it was done",
    ];
    let of_program = |program: &'_ ProgramResults| -> Vec<TableRow> {
        program.rows.iter().flat_map(|row| cores_of(&program.program, row)).collect()
    };
    let rows: Vec<_> = programs.iter().flat_map(of_program).collect();
    html! {
        @if !rows.is_empty() { h3 { "By core, at the first latency" } (table(&HEAD, rows)) }
    }
}

fn cores_of(program: &str, row: &Row) -> Vec<TableRow> {
    let Some(cluster) = row.cluster.filter(|cluster| cluster.cores > 1) else {
        return Vec::new();
    };
    let cores = row.runs[0].by_core.iter().enumerate();
    let rows = cores.map(|(core, figures)| {
        let names = match core {
            0 => [program.to_owned(), row.mechanism.to_string(), cluster.to_string(), row.variant.clone()],
            _ => Default::default(),
        };
        let numbers = [
            core.to_string(),
            figures.instructions.to_string(),
            figures.lane_instructions.to_string(),
            format!("{:.3}", figures.activity_factor()),
            figures.cycles.to_string(),
        ];
        TableRow::from_cells(names.into_iter().chain(numbers)).first_of_group(core == 0)
    });
    rows.collect()
}
