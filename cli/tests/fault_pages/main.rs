//! Twelve faults, one a unit: the page of each opens with the cause in sight, without scrolling. They are those of the
//! table in the crate `planted` that have a page.
//!
//! The cause is the field that goes wrong first, both sides' values of it, and the instruction that the unit carries
//! out.

#[path = "../common/mod.rs"]
mod common;
#[path = "../view_page/planted_page.rs"]
mod planted_page;
#[allow(dead_code, reason = "other windows are for other pages")]
#[path = "../view_page/steps.rs"]
mod steps;

use common::TestFolder;
use planted_page::Planted;
use serde_json::json;
use steps::{seen, Steps, LIGHT};

/// Whether a text can be read in the window as it is: it is there, and nothing lies over it or cuts it off.
const IN_SIGHT: &str = r"
(text => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const at = walker.currentNode.data.indexOf(text)
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(walker.currentNode, at)
        range.setEnd(walker.currentNode, at + text.length)
        const box = range.getBoundingClientRect()
        if (box.width === 0 || box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) continue
        const middle = (box.top + box.bottom) / 2
        const shown = x => walker.currentNode.parentElement.contains(document.elementFromPoint(x, middle))
        if (shown(box.left + 1) && shown(box.right - 1)) return true
    }
    return false
})";

/// Both sides' values in the first cycle in which the uppermost field differs, as the page shows them: `RTL/model`.
const VALUES: &str = r"
(field => {
    const row = document.querySelector('table.mismatch tbody tr')
    if (row.cells[0].innerText.trim() !== field) return row.cells[0].innerText
    return row.querySelector('td.differs').innerText.trim().split(/\s+/).join('/')
})";

#[test]
#[ignore = "campaign `faults`: needs chromium, and builds twelve cores"]
fn each_page_opens_with_the_cause_in_sight() {
    let place = TestFolder::new();
    let mut steps = Vec::new();
    let mut wanted = Vec::new();
    for fault in planted::all() {
        let Some(planted::Page { unit, instruction }) = fault.page else { continue };
        let page = place.path().join(format!("{unit}.html"));
        let planted = Planted::new(&fault.core(), fault.program, fault.seed.into(), &fault.defect(), &page);
        let mismatch = planted.mismatch();
        let field = &mismatch.differences[0].field;
        assert_eq!(field, fault.field, "{}", planted.report);
        // The page begins with it. The report names the lanes of a field at once, the page each of them.
        let first = &planted.view.differing[0];
        assert!(first.field.starts_with(field), "{first:?}");
        let scripts = [
            format!("{IN_SIGHT}({})", json!(first.field)),
            format!("{IN_SIGHT}({})", json!(instruction)),
            format!("{VALUES}({})", json!(first.field)),
        ];
        let scripts = scripts.each_ref().map(String::as_str);
        let mut step = Steps { page, steps: Vec::new() };
        step.add(&format!("fault-{unit}"), "", LIGHT, &scripts, &[]);
        steps.append(&mut step.steps);
        wanted.push((fault.name, unit, json!([true, true, format!("{}/{}", first.rtl, first.model)])));
    }
    assert_eq!(wanted.len(), 12);
    for ((name, unit, wanted), result) in wanted.iter().zip(seen(&place, &steps)) {
        let found = &result["seen"];
        println!("{unit}, {name}: {found}");
        assert_eq!(found, wanted, "{name}");
    }
}
