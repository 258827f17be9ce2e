//! The results as a page, in the style of the laboratory's.

use super::{sections, DecisionResults};
use crate::page::document;

/// The page: one file, which needs no network.
pub fn decisions_page(results: &DecisionResults) -> String {
    let mut body = sections::heading(results);
    for section in [
        sections::convertible,
        sections::divergence,
        sections::kdic,
        sections::cycles,
        sections::numbers,
    ] {
        body += &section(results);
    }
    document("Split or guard", &body)
}
