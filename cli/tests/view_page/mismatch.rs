//! The page of a mismatch.

use isa::CoreConfig;
use testbenches::MemoryTiming;

use crate::common::TestFolder;
use crate::planted_page::Planted;
use crate::steps::{seen, Steps, DARK, LIGHT, PHONE, SEEN, STATUS};
use crate::told::PROGRAM;

#[test]
#[ignore = "needs chromium on PATH: looks at the page in a browser"]
fn the_page_of_a_mismatch_opens_there_with_both_sides() {
    let place = TestFolder::new();
    let page = place.path().join("mismatch.html");
    let small = "arch = \"4w8/8/4/2\", multiplier = \"none\", divider = \"none\", barriers = 0";
    let core = CoreConfig::from_line(small).expect("a core");
    let planted = Planted::new(&core, PROGRAM, MemoryTiming::Seed(3), &planted::named("a_latency").defect(), &page);
    let (mismatch, view) = (planted.mismatch(), &planted.view);
    assert_eq!(view.differing[0].cycle, mismatch.cycle.0);
    let mut steps = Steps { page, steps: Vec::new() };
    steps.add("mismatch", "", LIGHT, &[SEEN, STATUS, "document.querySelectorAll('td.differs').length"], &[]);
    steps.add("mismatch", "", DARK, &[], &[]);
    steps.add("mismatch", "", PHONE, &[], &[]);
    let all = seen(&place, &steps.steps);
    let shown = all[0]["seen"][0]["fields"].as_str().expect("fields");
    for difference in view.differing.iter().filter(|one| one.cycle == mismatch.cycle.0) {
        assert!(shown.contains(&difference.field), "{}: {shown}", difference.field);
        assert!(shown.contains(&difference.rtl) && shown.contains(&difference.model), "{difference:?}: {shown}");
    }
    assert_eq!(all[0]["seen"][0]["report"], planted.report.to_string());
    assert!(all[0]["seen"][1].as_str().expect("a text").contains(&format!("cycle {}", mismatch.cycle.0)));
    assert!(all[0]["seen"][2].as_u64() > Some(0));
}
