//! The page: a template, the bundled scripts and styles, and the runs.

use std::fmt::Write;

use crate::compare::compare;
use crate::pack::packed;
use crate::recorder::Recording;

const TEMPLATE: &str = include_str!("../page/index.html");
const SCRIPT: &str = include_str!(concat!(env!("OUT_DIR"), "/main.js"));
const STYLE: &str = include_str!(concat!(env!("OUT_DIR"), "/main.css"));
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
    if !MISSING.is_empty() {
        return Err(NotBundled {
            why: MISSING.replace('\n', " "),
        });
    }
    let mut data = String::new();
    let mut add = |name: &str, text: &str| {
        let _ = writeln!(
            data,
            "<script type=\"text/plain\" data-piece=\"{name}\">{text}</script>"
        );
    };
    for (number, run) in runs.iter().enumerate() {
        for (name, text) in &run.blobs {
            add(&format!("{number}/{name}"), text);
        }
    }
    if let [one, other] = runs {
        let compared = serde_json::to_string(&compare(one, other)).unwrap_or_default();
        add("compared", &packed(compared.as_bytes()));
    }
    let title = title.replace('&', "&amp;").replace('<', "&lt;");
    Ok(TEMPLATE
        .replace("{{title}}", &title)
        .replace("{{style}}", STYLE.trim())
        .replace("{{data}}", &data)
        .replace("{{script}}", SCRIPT.trim()))
}
