//! The page of a lock step that finds a fault which has been put into the core.

use std::path::Path;

use assembler::Image;
use hdl::kit::Defect;
use isa::CoreConfig;
use testbenches::{CosimOptions, CosimReport, Cosimulator, EmittedVerilog, MemoryTiming, Mismatch, Outcome, Sight};
use view::{About, Ending, MismatchView, Recorder};

/// A lock step with a fault, and its page.
pub struct Planted {
    /// What the lock step says.
    pub report: CosimReport,
    /// Each field that differs, in the cycles around.
    pub view: MismatchView,
}

impl Planted {
    /// Runs a program, called `run.s`, on a core with the defect, and writes the page into a file.
    pub fn new(core: &CoreConfig, program: &str, timing: MemoryTiming, defect: &Defect, page: &Path) -> Planted {
        let core = core.with_trace();
        let image: Image = assembler::assemble(&core.arch, &[("run.s", program)]).expect("a program");
        let options = CosimOptions { timing, ..CosimOptions::new(core, image) };
        let verilog = EmittedVerilog::with_defect(&core, defect).unwrap_or_else(|error| panic!("{error}"));
        let cosimulator = Cosimulator::hastily(&core, &verilog).expect("a core");
        let report = cosimulator.run(&options, &mut |_| {}).expect("an outcome");
        let mismatch = mismatch_of(&report);
        let found = mismatch.cycle.0;
        let mut view = MismatchView::new(found);
        let mut recorder = Recorder::new(&core);
        let mut cycle = 0;
        let observed = cosimulator.observe(&options, found + 40, &mut |sight| {
            if let Sight::Cycle(rtl, model) = sight {
                recorder.see(rtl);
                view.see(cycle, rtl, model);
                cycle += 1;
            }
        });
        observed.expect("both sides go on");
        let fields = mismatch.differences.iter().map(|one| one.field.as_str());
        view.put_first(&fields.collect::<Vec<_>>());
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
        let text = view::page("run.s", &[&recorder.finish(&options.image, &about)]);
        std::fs::write(page, text.expect("a page")).expect("it can be written");
        Planted { report, view }
    }

    /// What the lock step has found.
    pub fn mismatch(&self) -> &Mismatch {
        mismatch_of(&self.report)
    }
}

fn mismatch_of(report: &CosimReport) -> &Mismatch {
    let Outcome::Mismatch(mismatch) = &report.outcome else {
        panic!("the fault is not found:\n{report}");
    };
    mismatch
}
