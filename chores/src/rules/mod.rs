//! The index of rules, `docs/rules.md`: every numbered rule of the normative pages, the tests that cite it, and the
//! modules of the emitted Verilog that do.
//!
//! A test cites what it tests in a comment of its own, `/// Rules: P5.2, P16.1.`, and a case of a file of cases in a line
//! of its own, `rules P5.2, P16.1`. The number of a rule that does not exist is an error, there and anywhere else in
//! sources and pages.

mod citation;
mod fired;
mod page;
mod verilog;

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{bail, Result};
use hdl::citations::PAGES;

use crate::document::Table;
use citation::Citation;
use fired::Fired;
use page::Rule;
use verilog::Modules;

/// The text before the tables.
const HEAD: &str = "\
# Index of rules

Written by `cargo xtask generate`, not by hand. This table lists, for every numbered rule of
[the pipeline](pipeline.md), [the instruction set](isa.md), [the system](soc.md), [the accelerator](host.md) and
[the cluster](cluster.md), the tests that cite it. A test cites a rule only when it would fail if the golden model, the
core, or the system or accelerator around it, broke that rule.

Beside these tests, the lock step compares the core and the golden model in every cycle, over all programs, all directed
cases and random programs ([how the core is verified](verification.md)). It finds any rule that one of the two sides
breaks, whether or not a test stands here. The tests below find what both sides could get wrong alike.

A new test cites its rules in a line of its doc comment: `/// Rules: P5.2, P16.1.` A new case of a file of cases cites
them in the line below its name: `rules P5.2, P16.1`.

The column *Verilog* names the modules of the emitted Verilog whose headings cite the rule: they carry it out, each of
them a part of it at least. Within such a module the comment above the lines in question cites it again, unless the
module has no such comment. A core cites only the rules of the options that it has, so the column is of several designs:
the named configurations, and cores, clusters, systems and accelerators that have every option between them. A rule
without a module says what a word means, what follows from other rules, or what does not happen; or no lines of Verilog
are its own.
";

/// The page's text. An error when a rule's number occurs twice, is that of a part, or is in the wrong section, or
/// when one is cited that does not exist.
pub fn index() -> Result<String> {
    let mut rules = Vec::new();
    for (letter, path) in PAGES {
        rules.extend(page::rules(path, letter)?);
    }
    let numbers: Vec<_> = rules.iter().map(|rule| rule.number.as_str()).collect();
    let (citations, unknown) = citation::all(&numbers)?;
    if !unknown.is_empty() {
        bail!("these citations of rules are wrong:\n{}", unknown.join("\n"));
    }
    let (modules, wrong) = verilog::all(&numbers)?;
    if !wrong.is_empty() {
        bail!("these citations of rules in the emitted Verilog are wrong:\n{}", wrong.join("\n"));
    }
    let mut tests: BTreeMap<&str, Vec<&Citation>> = BTreeMap::new();
    for citation in &citations {
        for rule in &citation.rules {
            tests.entry(rule).or_default().push(citation);
        }
    }
    let fired = fired::kept()?;
    let mut text = HEAD.to_owned();
    text += &campaign(&fired);
    text += &counts(&rules, &tests);
    text += &counts_of_verilog(&rules, &modules);
    let mut section = "";
    for rule in &rules {
        if rule.section != section {
            section = &rule.section;
            let (heading, bars) = match rule.number.starts_with('P') {
                true => (" fired |", "-|"),
                false => ("", ""),
            };
            text += &format!("\n## {section}\n\n| rule | says | tests | Verilog |{heading}\n|-|-|-|-|{bars}\n");
        }
        let tests = tests.get(rule.number.as_str()).map(Vec::as_slice);
        let tests = tests.map_or_else(|| "**no test**".to_owned(), listed);
        let cell = match rule.number.starts_with('P') {
            true => format!(" {} |", fired.cell(&rule.number)),
            false => String::new(),
        };
        let modules = modules.get(&rule.number).map_or_else(String::new, in_code);
        text += &format!("| {} | {} | {tests} | {modules} |{cell}\n", rule.number, rule.summary);
    }
    text += "\n## Rules that nothing fires\n\n| rules | why |\n|-|-|\n";
    for (reason, rules) in fired.reasons() {
        text += &format!("| {} | {reason} |\n", rules.join(", "));
    }
    Ok(text)
}

/// Numbers of rules in a line of the list of holes.
const HOLES_A_LINE: usize = 12;

/// What the last column says.
fn campaign(fired: &Fired) -> String {
    let holes: Vec<_> = fired.holes().collect();
    let lines: Vec<_> = holes.chunks(HOLES_A_LINE).map(|line| line.join(", ")).collect();
    let holes = match lines.as_slice() {
        [] => "Every rule that could fire has.".to_owned(),
        lines => format!("These rules have not fired though they could:\n{}.", lines.join(",\n")),
    };
    format!(
        "\nThe last column says how often each rule from section 5 of the pipeline on has fired in the last campaign whose\n\
         counts are kept: {}.\nThe golden model marks a rule where it carries it out\n\
         ([decision 0088](decisions/0088-a-rule-fires-where-it-stands.md)). {holes}\n",
        fired.of.trim_end_matches('.')
    )
}

/// How many rules each page has, and how many of them no test cites.
fn counts(rules: &[Rule], tests: &BTreeMap<&str, Vec<&Citation>>) -> String {
    let mut table = Table::new("\n", "page | rules | with a test | without");
    for (letter, path) in PAGES {
        let of_page = rules.iter().filter(|rule| rule.number.starts_with(letter));
        let (with, without): (Vec<_>, Vec<_>) = of_page.partition(|rule| tests.contains_key(rule.number.as_str()));
        let count = with.len() + without.len();
        table.line(&format!("| `{path}` | {count} | {} | {} |", with.len(), without.len()));
    }
    table.into_text()
}

/// The first section of the pipeline whose rules say what the hardware does.
const FIRST_OF_HARDWARE: u32 = 5;

/// Whether the hardware could carry out a rule: those of the instruction set, and what the pipeline begins with, say
/// what words mean and what software sees.
fn is_of_hardware(rule: &Rule) -> bool {
    let section = rule.number[1..].split('.').next().and_then(|section| section.parse::<u32>().ok());
    match rule.number.chars().next() {
        Some('P') => section.is_some_and(|section| section >= FIRST_OF_HARDWARE),
        Some('I') => false,
        _ => true,
    }
}

/// How many rules of each page Verilog cites, and how many no Verilog does.
fn counts_of_verilog(rules: &[Rule], modules: &Modules) -> String {
    let mut table = Table::new("\n", "page | rules | cited by Verilog | not cited");
    for (letter, path) in PAGES {
        let of_page = rules.iter().filter(|rule| rule.number.starts_with(letter) && is_of_hardware(rule));
        let (cited, not): (Vec<_>, Vec<_>) = of_page.partition(|rule| modules.contains_key(&rule.number));
        let from = if letter == 'P' { format!(", from section {FIRST_OF_HARDWARE} on") } else { String::new() };
        let count = cited.len() + not.len();
        if count > 0 {
            table.line(&format!("| `{path}`{from} | {count} | {} | {} |", cited.len(), not.len()));
        }
    }
    table.into_text()
}

/// Names of modules, as code.
fn in_code(modules: &BTreeSet<String>) -> String {
    let modules: Vec<_> = modules.iter().map(|module| format!("`{module}`")).collect();
    modules.join(", ")
}

/// Tests, those of a file together: `golden-model/tests/cases/cycles.case`: the stages follow one another.
fn listed(citations: &[&Citation]) -> String {
    let mut files: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for citation in citations {
        let tests = files.entry(&citation.path).or_default();
        tests.push(citation.test.replace('_', " "));
    }
    let files: Vec<_> = files.iter().map(|(path, tests)| format!("`{path}`: {}", tests.join(", "))).collect();
    files.join("; ")
}
