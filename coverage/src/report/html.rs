//! Pages: one that sums up, and one for each section of `docs/pipeline.md`, with the holes first.

use maud::{html, Markup};
use pages::{table, TableRow};

use super::nearest::nearest;
use super::{heading, rules, sections, Fate, Judged, Tally};
use crate::table::{rows, Family, Row};
use crate::unfired::UNFIRED;

/// A page: the name of its file, and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The file.
    pub name: String,
    /// Its contents.
    pub text: String,
}

const STYLE: &str = "\
body{max-width:76em}.near{color:var(--soft);font-size:13px}.wrong{background:#b3261e;color:#fff;padding:.5em 1em}\
.bar{background:#f3c9c0;height:.7em;width:9em;display:inline-block}.bar i{background:#4a9d5b;height:.7em;display:block}";

/// All pages.
pub fn html(judged: &Judged) -> Vec<Page> {
    let mut all = vec![Page { name: "index.html".to_owned(), text: page("Coverage", index(judged)) }];
    for section in sections() {
        let title = format!("{section} {}", heading(section));
        all.push(Page { name: name(section), text: page(&title, section_body(judged, section)) });
    }
    all
}

fn name(section: u32) -> String {
    format!("section-{section}.html")
}

fn page(title: &str, body: Markup) -> String {
    pages::page(title, STYLE, &html! { h1 { (title) } (body) })
}

fn index(judged: &Judged) -> Markup {
    let collected = judged.collected;
    let tallies = |head, lines: Vec<(Markup, Tally)>| {
        let rows = lines.into_iter().map(|(name, tally)| {
            let numbers = [tally.covered, tally.possible(), tally.holes, tally.explained, tally.without_core];
            TableRow::from_cells([name, bar(tally)].into_iter().chain(numbers.map(|number| html! { (number) })))
        });
        table(&[head, "", "#covered", "#of", "#holes", "#explained", "#no core"], rows)
    };
    let by_section = sections().into_iter().map(|section| {
        let link = html! { a href=(name(section)) { (section) " " (heading(section)) } };
        (link, judged.count(rows().iter().filter(|row| row.section() == section)))
    });
    let by_family = Family::ALL.into_iter().map(|family| {
        let of_family = rows().iter().filter(|row| row.family == family);
        (html! { (family.text()) }, judged.count(of_family))
    });
    let all = std::iter::once((html! { "all" }, judged.count(rows())));
    html! {
        @for wrong in &judged.wrong { p class="wrong" { (wrong) } }
        p {
            (collected.runs) " runs on " (collected.cores.len()) " cores, " (collected.runs_on_both_sides)
            " of them counted on both sides: " (collected.cycles) " cycles, " (collected.retired)
            " instructions retired."
        }
        (tallies("section of docs/pipeline.md", by_section.collect()))
        (tallies("kind of event", all.chain(by_family).collect()))
    }
}

fn bar(tally: Tally) -> Markup {
    let percent = format!("{:.1}", tally.percent());
    html! { span class="bar" { i style={ "width:" (percent) "%" } {} } " " (percent) " %" }
}

fn section_body(judged: &Judged, section: u32) -> Markup {
    let of_section: Vec<_> = rows().iter().filter(|row| row.section() == section).collect();
    let tally = judged.count(of_section.iter().copied());
    let with = |wanted: fn(Fate) -> bool| -> Vec<_> {
        of_section.iter().copied().filter(|row| wanted(judged.fate(row.event))).collect()
    };
    let holes = with(|fate| fate == Fate::Hole);
    let explained = list("Explained", "why it cannot occur", with(|fate| matches!(fate, Fate::Explained(_))), |row| {
        match judged.fate(row.event) {
            Fate::Explained(reason) => html! { (reason) },
            _ => html! {},
        }
    });
    let without_core = list("No core that could", "what is needed", with(|fate| fate == Fate::NoCore), |row| {
        let needs: Vec<_> = row.needs.iter().map(|need| need.text()).collect();
        html! { (needs.join(", ")) }
    });
    let covered = list("Covered", "how often, and first in", with(|fate| matches!(fate, Fate::Covered(_))), |row| {
        let collected = judged.collected;
        html! { (collected.counts.get(row.event)) ": " (collected.first_run(row.event)) }
    });
    html! {
        p { a href="index.html" { "all sections" } }
        p { (bar(tally)) " " (tally.covered) " of " (tally.possible()) " events covered" }
        @if holes.is_empty() { h2 { "Holes (0)" } }
        (list("Holes", "nearest case", holes, |hole| near(judged, hole)))
        (explained) (without_core) (covered) (not_counted(section))
    }
}

/// The case that is nearest to a hole.
fn near(judged: &Judged, hole: &Row) -> Markup {
    html! {
        @if let Some((event, distance)) = nearest(judged, hole) {
            code { (event.row()) } br;
            span class="near" {
                (distance) " of " (hole.coordinates.len()) " differ; " (judged.collected.first_run(event))
            }
        }
    }
}

/// Events of one fate, with what the last column says of each; nothing when there are none.
fn list(title: &str, head: &str, events: Vec<&'static Row>, last: impl Fn(&Row) -> Markup) -> Markup {
    let rows = events.iter().map(|row| [html! { (row.rule) }, html! { (row.text) br; code { (row) } }, last(row)]);
    html! {
        @if !events.is_empty() {
            h2 { (title) " (" (events.len()) ")" }
            (table(&["rule", "event", head], rows))
        }
    }
}

/// The rules of a section that no event is counted for.
fn not_counted(section: u32) -> Markup {
    let of_section = rules().iter().filter(|rule| rule.section == section);
    let rows = of_section.filter_map(|rule| {
        let unfired = UNFIRED.iter().find(|one| one.rules.contains(&rule.number))?;
        Some([rule.number, rule.text, unfired.reason])
    });
    let rows: Vec<_> = rows.collect();
    html! {
        @if !rows.is_empty() {
            h2 { "Rules that nothing fires (" (rows.len()) ")" }
            (table(&["rule", "begins", "why"], rows))
        }
    }
}
