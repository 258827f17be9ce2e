//! The results as a page: one file, with its pictures in it, that a browser shows without a network.
//!
//! Each file draws one kind of figure; `sections` chooses what goes into each of them, and says above it what one sees.

mod bars;
mod draw;
mod lines;
mod sections;
mod strips;
mod tables;

pub(crate) use bars::{bars, Axis, Bar, Group};
pub(crate) use draw::entries;
pub(crate) use tables::cells;

use crate::{Plan, Program, Results};

const STYLE: &str = include_str!("page.css");

/// What a page is made of.
pub(crate) struct Material<'a> {
    plan: &'a Plan,
    programs: &'a [Program],
    results: &'a Results,
    /// The number of the latency for figures that show only one: 16, or else the last.
    latency: usize,
}

/// The page of an experiment's results. Some runs are made once more, to be drawn cycle by cycle.
pub fn page(plan: &Plan, programs: &[Program], results: &Results) -> String {
    let is_16 = |latency: &testbenches::Latencies| latency.to_string() == "16";
    let latency = plan.latencies.iter().position(is_16);
    let material = Material {
        plan,
        programs,
        results,
        latency: latency.unwrap_or(plan.latencies.len().saturating_sub(1)),
    };
    let mut body = sections::heading(&material);
    for section in [
        sections::early_meetings,
        sections::structured,
        sections::instructions,
        sections::sides,
        sections::courses,
        tables::cycles,
        tables::numbers,
    ] {
        body += &section(&material).unwrap_or_default();
    }
    document("The divergence laboratory", &body)
}

/// A page of that title, with everything in it.
pub(crate) fn document(title: &str, body: &str) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
    )
}
