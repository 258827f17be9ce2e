//! The page of a mismatch.

use hdl::kit::{Defect, Expr, Signals};
use isa::CoreConfig;
use testbenches::{CoreVerilog, Cosimulator, Outcome, Sight};
use view::{About, Ending, MismatchView, Recorder};

use crate::common::Place;
use crate::steps::{seen, Steps, DARK, LIGHT, PHONE, SEEN, STATUS};
use crate::told::options;

#[test]
#[ignore = "needs chromium on PATH: looks at the page in a browser"]
fn the_page_of_a_mismatch_opens_there_with_both_sides() {
    let place = Place::new();
    let small = isa::CoreOptions::from_toml(
        "arch = \"4w8/8/4/2\"\nmultiplier = \"none\"\ndivider = \"none\"\nbarriers = 0",
    );
    let config = CoreConfig::from_options(&small.expect("options"))
        .expect("a core")
        .with_trace();
    // The unit takes an access a cycle late.
    let late = |driver: Expr, signals: &Signals<'_>| signals.delayed(&driver) & driver;
    let defect = Defect::new("load_store_unit", "loads_access", late);
    let verilog =
        CoreVerilog::with_defect(&config, &defect).unwrap_or_else(|error| panic!("{error}"));
    let cosimulator = Cosimulator::hastily(&config, &verilog).expect("a core");
    let options = options(config);
    let report = cosimulator.run(&options, &mut |_| {}).expect("an outcome");
    let Outcome::Mismatch(mismatch) = &report.outcome else {
        panic!("{report}");
    };
    let mut view = MismatchView {
        cycle: mismatch.cycle.0,
        differing: Vec::new(),
    };
    let mut recorder = Recorder::new(&config);
    let mut cycle = 0;
    let observed = cosimulator.observe(&options, mismatch.cycle.0 + 40, &mut |sight| {
        if let Sight::Cycle(rtl, model) = sight {
            recorder.see(rtl);
            view.see(cycle, rtl, model);
            cycle += 1;
        }
    });
    observed.expect("both sides go on");
    assert_eq!(view.differing[0].cycle, mismatch.cycle.0);
    let about = About {
        title: "run.s".to_owned(),
        command: String::new(),
        memory: String::new(),
        side: "the RTL".to_owned(),
        ending: Ending::Mismatch,
        report: report.to_string(),
        sources: Vec::new(),
        mismatch: Some(view.clone()),
        hang: None,
    };
    let page = view::page("run.s", &[&recorder.finish(&options.image, &about)]).expect("a page");
    std::fs::write(place.path().join("mismatch.html"), page).expect("it can be written");
    let mut steps = Steps {
        page: place.path().join("mismatch.html"),
        steps: Vec::new(),
    };
    steps.add(
        "mismatch",
        "",
        LIGHT,
        &[
            SEEN,
            STATUS,
            "document.querySelectorAll('td.differs').length",
        ],
        &[],
    );
    steps.add("mismatch", "", DARK, &[], &[]);
    steps.add("mismatch", "", PHONE, &[], &[]);
    let all = seen(&place, &steps.steps);
    let shown = all[0]["seen"][0]["fields"].as_str().expect("fields");
    for difference in view
        .differing
        .iter()
        .filter(|one| one.cycle == mismatch.cycle.0)
    {
        assert!(
            shown.contains(&difference.field),
            "{}: {shown}",
            difference.field
        );
        assert!(
            shown.contains(&difference.rtl) && shown.contains(&difference.model),
            "{difference:?}: {shown}"
        );
    }
    assert_eq!(all[0]["seen"][0]["report"], report.to_string());
    assert!(all[0]["seen"][1]
        .as_str()
        .expect("a text")
        .contains(&format!("cycle {}", mismatch.cycle.0)));
    assert!(all[0]["seen"][2].as_u64() > Some(0));
}
