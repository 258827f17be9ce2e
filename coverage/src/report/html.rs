//! Pages: one that sums up, and one for each section of `docs/pipeline.md`, with the holes first.

use std::fmt::Write;

use super::nearest::nearest;
use super::{heading, rules, sections, Fate, Judged, Tally};
use crate::table::{rows, Family, Row};
use crate::untold::UNTOLD;

/// A page: the name of its file, and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The file.
    pub name: String,
    /// Its contents.
    pub text: String,
}

const STYLE: &str = "\
body{font:15px/1.45 system-ui,sans-serif;margin:2em auto;max-width:76em;padding:0 1em;color:#222;background:#fff}\
table{border-collapse:collapse;width:100%;margin:.6em 0 1.6em}\
th,td{text-align:left;vertical-align:top;padding:.25em .6em;border-bottom:1px solid #ddd}\
th{font-weight:600}.n{text-align:right;font-variant-numeric:tabular-nums}\
code{font:13px ui-monospace,monospace}.near{color:#666;font-size:13px}\
.bar{background:#f3c9c0;height:.7em;width:9em;display:inline-block}.bar i{background:#4a9d5b;height:.7em;display:block}\
.hole{background:#fdf1ee}.wrong{background:#b3261e;color:#fff;padding:.5em 1em}";

/// All pages.
pub fn html(judged: &Judged) -> Vec<Page> {
    let mut pages = vec![Page { name: "index.html".to_owned(), text: page("Coverage", &index(judged)) }];
    for section in sections() {
        let title = format!("{section} {}", heading(section));
        pages.push(Page { name: name(section), text: page(&title, &of_section(judged, section)) });
    }
    pages
}

fn name(section: u32) -> String {
    format!("section-{section}.html")
}

fn page(title: &str, body: &str) -> String {
    let title = escaped(title);
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>{title}</title><style>{STYLE}</style></head>\n\
         <body>\n<h1>{title}</h1>\n{body}</body>\n</html>\n"
    )
}

fn index(judged: &Judged) -> String {
    let mut body = String::new();
    for wrong in &judged.wrong {
        let _ = writeln!(body, "<p class=\"wrong\">{}</p>", escaped(wrong));
    }
    let collected = judged.collected;
    let _ = writeln!(
        body,
        "<p>{} runs on {} cores, {} of them counted on both sides: {} cycles, {} instructions retired.</p>",
        collected.runs,
        collected.cores.len(),
        collected.runs_on_both_sides,
        collected.cycles,
        collected.retired
    );
    let mut table = |heads: &str, lines: Vec<(String, Tally)>| {
        let _ = writeln!(
            body,
            "<table><tr><th>{heads}</th><th></th><th class=\"n\">covered</th><th class=\"n\">of</th><th class=\"n\">holes</th>\
             <th class=\"n\">explained</th><th class=\"n\">no core</th></tr>"
        );
        for (name, tally) in lines {
            let _ = writeln!(
                body,
                "<tr><td>{name}</td><td>{}</td>{}{}{}{}{}</tr>",
                bar(tally),
                number(tally.covered),
                number(tally.possible()),
                number(tally.holes),
                number(tally.explained),
                number(tally.without_core)
            );
        }
        body.push_str("</table>\n");
    };
    let of_sections = sections().into_iter().map(|section| {
        let of_section = rows().iter().filter(|row| row.section() == section);
        let link = format!("<a href=\"{}\">{section} {}</a>", name(section), escaped(heading(section)));
        (link, judged.count(of_section))
    });
    table("section of docs/pipeline.md", of_sections.collect());
    let of_families = Family::ALL.into_iter().map(|family| {
        let of_family = rows().iter().filter(|row| row.family == family);
        (family.text().to_owned(), judged.count(of_family))
    });
    let all = std::iter::once(("all".to_owned(), judged.count(rows())));
    table("kind of event", all.chain(of_families).collect());
    body
}

fn bar(tally: Tally) -> String {
    format!("<span class=\"bar\"><i style=\"width:{:.1}%\"></i></span> {:.1} %", tally.percent(), tally.percent())
}

fn number(value: usize) -> String {
    format!("<td class=\"n\">{value}</td>")
}

fn of_section(judged: &Judged, section: u32) -> String {
    let of_section: Vec<_> = rows().iter().filter(|row| row.section() == section).collect();
    let tally = judged.count(of_section.iter().copied());
    let mut body = format!(
        "<p><a href=\"index.html\">all sections</a></p>\n<p>{} {} of {} events covered</p>\n",
        bar(tally),
        tally.covered,
        tally.possible()
    );
    let with = |wanted: fn(Fate) -> bool| {
        let rows = of_section.iter().copied();
        rows.filter(move |row| wanted(judged.fate(row.event))).collect::<Vec<_>>()
    };
    holes(judged, &with(|fate| fate == Fate::Hole), &mut body);
    list(
        "Explained",
        "why it cannot occur",
        &with(|fate| matches!(fate, Fate::Explained(_))),
        |row| match judged.fate(row.event) {
            Fate::Explained(reason) => reason.to_owned(),
            _ => String::new(),
        },
        &mut body,
    );
    list(
        "No core that could",
        "what is needed",
        &with(|fate| fate == Fate::NoCore),
        |row| {
            let needs: Vec<_> = row.needs.iter().map(|need| need.text()).collect();
            needs.join(", ")
        },
        &mut body,
    );
    list(
        "Covered",
        "how often, and first in",
        &with(|fate| matches!(fate, Fate::Covered(_))),
        |row| {
            let first = judged.collected.first.get(&row.event);
            let count = judged.collected.counts.get(row.event);
            format!("{count}: {}", first.map_or("", String::as_str))
        },
        &mut body,
    );
    untold(section, &mut body);
    body
}

fn holes(judged: &Judged, holes: &[&'static Row], body: &mut String) {
    let _ = writeln!(body, "<h2>Holes ({})</h2>", holes.len());
    if holes.is_empty() {
        return;
    }
    body.push_str("<table><tr><th>rule</th><th>event</th><th>nearest case</th></tr>\n");
    for hole in holes {
        let near = nearest(judged, hole).map_or_else(String::new, |(event, far)| {
            let first = judged.collected.first.get(&event);
            format!(
                "<code>{}</code><br><span class=\"near\">{far} of {} differ; {}</span>",
                escaped(&event.row().to_string()),
                hole.coordinates.len(),
                escaped(first.map_or("", String::as_str))
            )
        });
        let _ = writeln!(
            body,
            "<tr class=\"hole\"><td>{}</td><td>{}<br><code>{}</code></td><td>{near}</td></tr>",
            hole.rule,
            escaped(&hole.text),
            escaped(&hole.to_string())
        );
    }
    body.push_str("</table>\n");
}

fn list(title: &str, head: &str, of: &[&'static Row], what: impl Fn(&Row) -> String, body: &mut String) {
    if of.is_empty() {
        return;
    }
    let _ =
        writeln!(body, "<h2>{title} ({})</h2>\n<table><tr><th>rule</th><th>event</th><th>{head}</th></tr>", of.len());
    for row in of {
        let _ = writeln!(
            body,
            "<tr><td>{}</td><td>{}<br><code>{}</code></td><td>{}</td></tr>",
            row.rule,
            escaped(&row.text),
            escaped(&row.to_string()),
            escaped(&what(row))
        );
    }
    body.push_str("</table>\n");
}

/// The rules of a section that no event is counted for.
fn untold(section: u32, body: &mut String) {
    let of_section = rules().iter().filter(|rule| rule.section == section);
    let lines: Vec<_> = of_section
        .filter_map(|rule| {
            let untold = UNTOLD.iter().find(|one| one.rules.contains(&rule.number))?;
            Some((rule, untold.reason))
        })
        .collect();
    if lines.is_empty() {
        return;
    }
    let _ = writeln!(
        body,
        "<h2>Rules that are not counted ({})</h2>\n<table><tr><th>rule</th><th>begins</th><th>why</th></tr>",
        lines.len()
    );
    for (rule, reason) in lines {
        let _ = writeln!(
            body,
            "<tr><td>{}</td><td>{}</td><td>{}</td></tr>",
            rule.number,
            escaped(rule.text),
            escaped(reason)
        );
    }
    body.push_str("</table>\n");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
