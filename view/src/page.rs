//! The pages: a template each, the bundled scripts and styles, and what the scripts open.

use std::fmt::Write;

use crate::compare::compare;
use crate::pack::packed;
use crate::recorder::Recording;

/// What a page is made of before anything is put into it.
pub(crate) struct Parts {
    pub(crate) template: &'static str,
    pub(crate) script: &'static str,
    pub(crate) style: &'static str,
}

const RUN: Parts = Parts {
    template: include_str!("../page/index.html"),
    script: include_str!(concat!(env!("OUT_DIR"), "/main.js")),
    style: include_str!(concat!(env!("OUT_DIR"), "/main.css")),
};
const MISSING: &str = include_str!(concat!(env!("OUT_DIR"), "/missing.txt"));

/// This harmonica has no page: it was built where esbuild was not to be had.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "harmonica view: this harmonica was built without the page: esbuild was not found when it was built ({why})\n  \
     remedy: build it again where python3 and a network are, so that esbuild can be fetched once; `cargo build -p harmonica`"
)]
pub struct NotBundled {
    why: String,
}

/// The page of a run, or of two side by side.
///
/// # Errors
/// When the page's scripts were not bundled.
pub fn page(title: &str, runs: &[&Recording]) -> Result<String, NotBundled> {
    let mut pieces = pieces_of(runs);
    if let [one, other] = runs {
        let compared = serde_json::to_string(&compare(one, other)).unwrap_or_default();
        pieces.push(("compared".to_owned(), packed(compared.as_bytes())));
    }
    filled(&RUN, title, &pieces)
}

/// The page of a run of several cores, each as it was recorded, by their numbers.
///
/// # Errors
/// When the page's scripts were not bundled.
pub fn cluster_page(title: &str, cores: &[&Recording]) -> Result<String, NotBundled> {
    let mut pieces = pieces_of(cores);
    pieces.push(("cluster".to_owned(), packed(&[])));
    filled(&RUN, title, &pieces)
}

/// The pieces of runs, each behind the run's number.
fn pieces_of(runs: &[&Recording]) -> Vec<(String, String)> {
    let runs = runs.iter().enumerate();
    let pieces = runs.flat_map(|(number, run)| {
        let blobs = run.blobs.iter();
        blobs.map(move |(name, text)| (format!("{number}/{name}"), text.clone()))
    });
    pieces.collect()
}

/// A page with a title and packed pieces, each with its name.
pub(crate) fn filled(parts: &Parts, title: &str, pieces: &[(String, String)]) -> Result<String, NotBundled> {
    if !MISSING.is_empty() {
        return Err(NotBundled { why: MISSING.replace('\n', " ") });
    }
    let mut data = String::new();
    for (name, text) in pieces {
        let _ = writeln!(data, "<script type=\"text/plain\" data-piece=\"{name}\">{text}</script>");
    }
    let title = title.replace('&', "&amp;").replace('<', "&lt;");
    Ok(parts
        .template
        .replace("{{title}}", &title)
        .replace("{{style}}", parts.style.trim())
        .replace("{{data}}", &data)
        .replace("{{script}}", parts.script.trim()))
}
