//! The sections of the page: a title, what one sees, and the figure.

use std::fmt::Write;

use super::table::{branch_cells, change, change_cells, figures, percent, Number};
use super::{Branches, DecisionProgram, DecisionResults};
use crate::page::{bars, cells, entries, Axis, Bar, Group};

pub(super) fn heading(results: &DecisionResults) -> String {
    let programs = results.programs.len();
    format!(
        "<h1>Split or guard</h1>\n<p class=\"soft\">{programs} program{} on {} with the mechanism {}, on the timing model; memory \
         latency {}. Drawn again from figures 20 to 22 of Gupta, <i>Code generation and adaptive control divergence management for \
         light weight SIMT processors</i>, with our compiler and our numbers.</p>\n",
        if programs == 1 { "" } else { "s" },
        results.arch,
        results.mechanism,
        results.latencies.join(", "),
    )
}

fn section(title: &str, sentence: &str, key: &str, figure: &str) -> String {
    format!("<h2>{title}</h2>\n<p>{sentence}</p>\n{key}<figure>\n{figure}</figure>\n")
}

/// A figure with one bar a program.
fn shares(
    name: &str,
    programs: &[DecisionProgram],
    share: &dyn Fn(&DecisionProgram) -> Option<f64>,
) -> String {
    let group = |program: &DecisionProgram| {
        let value = share(program)?;
        Some(Group {
            name: program.program.clone(),
            bars: vec![Bar {
                class: "c3".to_owned(),
                value,
                label: percent(value),
            }],
        })
    };
    let groups: Vec<_> = programs.iter().filter_map(group).collect();
    let axis = Axis {
        least: 0.0,
        most: 1.0,
        print: |value| format!("{:.0} %", 100.0 * value),
    };
    bars(name, &groups, &axis)
}

/// Figure 20.
pub(super) fn convertible(results: &DecisionResults) -> String {
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
    section("Branches that can become guards", &sentence, "", &figure)
}

/// Figure 21.
pub(super) fn divergence(results: &DecisionResults) -> String {
    let sentence = "How often lanes of a warp disagree that come to a branch of a kernel together: some take it, others do not. The \
                    functional model counts each execution, in a run in which every branch that can part lanes does. Programs of one \
                    lane have no kernel but themselves, and never diverge.";
    let figure = shares(
        "Share of executions of branches in which lanes disagree",
        &results.programs,
        &|program| Some(program.divergence.share()),
    );
    section("Executions in which lanes disagree", sentence, "", &figure)
}

/// The class of a decision's colour.
fn colour(place: usize) -> String {
    format!("c{}", place % 7)
}

/// How much smaller than with the first decision a number is, for each other one.
fn improvement(results: &DecisionResults, name: &str, number: Number) -> (String, String) {
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
            bars: (1..numbers.len())
                .map(|place| bar(place, ratio(numbers[place])))
                .collect(),
        });
    }
    let means = number.means(results);
    groups.push(Group {
        name: "geometric mean".to_owned(),
        bars: (1..means.len())
            .map(|place| bar(place, means[place]))
            .collect(),
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
pub(super) fn kdic(results: &DecisionResults) -> String {
    if results.means.is_empty() {
        return String::new();
    }
    let first = &results.means[0].decision;
    let (key, figure) = improvement(results, "KDIC by decision", Number::Kdic);
    let sentence = format!(
        "KDIC, the kernel's dynamic instruction count: instructions that warps execute in functions which lanes of all warps may \
         execute, each counted once for its warp; in a program that launches no kernel, in all of its own functions. Bars to the left \
         are fewer than with {first}."
    );
    section(&format!("KDIC against {first}"), &sentence, &key, &figure)
}

/// The same for cycles.
pub(super) fn cycles(results: &DecisionResults) -> String {
    let mut text = String::new();
    let Some(first) = results.means.first().map(|mean| &mean.decision) else {
        return text;
    };
    for (number, latency) in results.latencies.iter().enumerate() {
        let name = format!("Cycles by decision at latency {latency}");
        let (key, figure) = improvement(results, &name, Number::Cycles(number));
        let sentence = format!(
            "Cycles of the whole program, from reset to done, with memory that takes {latency} cycle{}: the golden model's timing, \
             which is the hardware's.",
            if latency == "1" { "" } else { "s" }
        );
        let title = format!("Cycles against {first}, latency {latency}");
        text += &section(&title, &sentence, &key, &figure);
    }
    text
}

/// The numbers behind the figures.
pub(super) fn numbers(results: &DecisionResults) -> String {
    let mut text = String::from("<h2>All numbers</h2>\n<details>\n<summary>Tables</summary>\n");
    let mut tables = vec![("Branches".to_owned(), branch_cells(&results.programs))];
    for (title, number) in figures(results) {
        tables.push((title, change_cells(results, number)));
    }
    for (title, [heads, rows]) in tables {
        let heads: String = heads.iter().map(|head| cells("th", "", 1, head)).collect();
        let rows: String = rows.iter().map(|row| cells("td", "", 1, row)).collect();
        // Writing to a String cannot fail.
        let _ = writeln!(
            text,
            "<h3>{title}</h3>\n<div class=\"scroll\"><table>\n{heads}{rows}</table></div>"
        );
    }
    text + "</details>\n"
}
