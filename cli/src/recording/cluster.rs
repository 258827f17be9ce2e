//! Runs of several cores, recorded for one page: a recording a core.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::Arc;

use isa::ClusterConfig;
use testbenches::cluster::{
    cluster_records, standstill_of_cluster, ClusterCosimulator, ClusterMismatch, ClusterOutcome, ClusterReport,
    ClusterRun,
};
use testbenches::CosimOptions;
use view::{Ending, HangView, MismatchView, Recorder};

use super::{about, bar, ending, recorded, stands_still, tell_size, told, Recorded, CYCLES_BEYOND};
use crate::failure::Failure;
use crate::{files, hang};

/// Writes the page of all cores, says where it is, and gives it.
pub fn write_cluster(path: &Path, cores: &[Recorded]) -> Result<String, Failure> {
    let recordings: Vec<_> = cores.iter().map(|core| &core.recording).collect();
    let title = cores.first().map_or("", |core| core.title.as_str());
    let page = view::cluster_page(title, &recordings).map_err(Failure::input)?;
    files::write(path, page.as_bytes())?;
    for (number, core) in cores.iter().enumerate() {
        told(&format!("{title}, core {number}"), &core.recording);
    }
    tell_size(path, &page);
    Ok(page)
}

/// How a run has ended, the same for all cores.
struct Told<'a> {
    title: &'a str,
    side: &'static str,
    ending: Ending,
    report: String,
    hang: Option<HangView>,
}

impl Told<'_> {
    /// The cores' recordings, each with where it differs, if the run has found a mismatch.
    fn recorded(
        self,
        options: &CosimOptions,
        recorders: Vec<Recorder>,
        mut mismatches: Vec<MismatchView>,
    ) -> Vec<Recorded> {
        let mut mismatches = mismatches.drain(..);
        let of_core = |recorder| {
            let title = self.title.to_owned();
            let mut about = about(title, options, self.side, self.ending, self.report.clone());
            about.hang = self.hang.clone();
            about.mismatch = mismatches.next();
            recorded(recorder, &options.image, about)
        };
        recorders.into_iter().map(of_core).collect()
    }
}

fn recorders(cluster: &ClusterConfig) -> Vec<Recorder> {
    let cores = 0..cluster.cores;
    cores.map(|_| Recorder::new(&cluster.core)).collect()
}

/// The cores of a cluster on the golden model, by their numbers, to the end, the limit or a signal.
pub fn of_cluster(title: &str, cluster: &ClusterConfig, options: &CosimOptions) -> Result<Vec<Recorded>, Failure> {
    let mut recorders = recorders(cluster);
    let model = on_model(cluster, options, &mut recorders)?;
    let (ending, mut report) = ending(model.is_done, options, model.cycles, model.idle_cycles);
    let mut hang = None;
    if ending != Ending::Done && model.cycles > 0 {
        let idle_cycles = match ending {
            Ending::Hang => model.idle_cycles,
            _ => 0,
        };
        let standstill = standstill_of_cluster(cluster, options, model.cycles, idle_cycles);
        let standstill = standstill.map_err(Failure::input)?;
        report = format!("{report}\n{}", standstill.table());
        hang = Some(hang::of_cluster(&standstill));
    }
    let told = Told { title, side: "the golden model of a cluster", ending, report, hang };
    Ok(told.recorded(options, recorders, Vec::new()))
}

/// How far the model has come.
struct OnModel {
    is_done: bool,
    cycles: u64,
    /// In which nothing has moved, at the end.
    idle_cycles: u64,
}

fn on_model(cluster: &ClusterConfig, options: &CosimOptions, recorders: &mut [Recorder]) -> Result<OnModel, Failure> {
    let bar = bar();
    let (mut cycles, mut idle_cycles) = (0, 0);
    let is_done = cluster_records(&ClusterRun::new(cluster, options), &mut |cycle, record| {
        for (recorder, record) in recorders.iter_mut().zip(&record.cores) {
            if options.resets.at(cycle.0) {
                recorder.reset();
            }
            recorder.see(record);
        }
        cycles += 1;
        idle_cycles = match record.cores.iter().all(stands_still) {
            true => idle_cycles + 1,
            false => 0,
        };
        if cycles % 4096 == 0 {
            bar.set_position(cycles);
        }
        match options.stop.load(Ordering::Relaxed) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    });
    bar.finish_and_clear();
    Ok(OnModel { is_done: is_done.map_err(Failure::input)?, cycles, idle_cycles })
}

/// A run in lock step that has come out so, made again: of a mismatch both sides, else the model, with which the RTL
/// has agreed.
pub fn of_cluster_lock_step(
    title: &str,
    cosimulator: &ClusterCosimulator,
    options: &CosimOptions,
    report: &ClusterReport,
) -> Result<Vec<Recorded>, Failure> {
    let cluster = cosimulator.config();
    let mut recorders = recorders(cluster);
    let (ending, cycles, standstill) = match &report.outcome {
        ClusterOutcome::Passed(passed) => (Ending::Done, passed.cycles, None),
        ClusterOutcome::Mismatch(_) => (Ending::Mismatch, 0, None),
        ClusterOutcome::Hang(standing) => (Ending::Hang, standing.cycle.0, Some(standing)),
        ClusterOutcome::CycleLimit(standing) => (Ending::CycleLimit, standing.cycle.0, Some(standing)),
        ClusterOutcome::Stopped(standing) => (Ending::Stopped, standing.cycle.0, Some(standing)),
    };
    let mut views = Vec::new();
    let side = if let ClusterOutcome::Mismatch(found) = &report.outcome {
        views = of_both_sides(cosimulator, options, found, &mut recorders)?;
        "the RTL, beside the golden model of a cluster"
    } else {
        let again = CosimOptions {
            max_cycles: cycles,
            // The signal that has ended the run does not end this one.
            stop: Arc::default(),
            ..options.clone()
        };
        on_model(cluster, &again, &mut recorders)?;
        "the golden model of a cluster; the RTL agrees in every cycle"
    };
    let told = Told { title, side, ending, report: report.to_string(), hang: standstill.map(hang::of_cluster) };
    Ok(told.recorded(options, recorders, views))
}

/// Records the RTL's cores beside the model's, some cycles beyond the mismatch. Gives where they differ, by core.
fn of_both_sides(
    cosimulator: &ClusterCosimulator,
    options: &CosimOptions,
    found: &ClusterMismatch,
    recorders: &mut [Recorder],
) -> Result<Vec<MismatchView>, Failure> {
    let mut views = vec![MismatchView::new(found.cycle.0); recorders.len()];
    let cycles = found.cycle.0 + 1 + CYCLES_BEYOND;
    let observed = cosimulator.observe(options, cycles, &mut |cycle, rtl, model| {
        let sides = rtl.cores.iter().zip(&model.cores);
        let shown = recorders.iter_mut().zip(&mut views);
        for ((recorder, view), (rtl, model)) in shown.zip(sides) {
            if options.resets.at(cycle.0) {
                recorder.reset();
            }
            recorder.see(rtl);
            view.see(cycle.0, rtl, model);
        }
    });
    observed.map_err(Failure::input)?;
    if let Some(of_core) = &found.of_core {
        let fields = of_core.differences.iter().map(|one| one.field.as_str());
        let fields: Vec<_> = fields.collect();
        views.iter_mut().for_each(|view| view.put_first(&fields));
    }
    Ok(views)
}

#[cfg(test)]
mod tests {
    use hdl::kit::zeros;
    use hdl::Defect;
    use isa::{CoreConfig, CoreOptions};
    use testbenches::cluster::ClusterVerilog;

    use super::*;

    /// The interconnect lets another core in between the reading and the writing of an exchange (C5.3).
    #[test]
    fn a_mismatch_is_shown_of_each_core_beyond_its_cycle() {
        let line = "arch = \"4w8/8/1/1\", extension = true, multiplier = \"none\", divider = \"none\"";
        let options = CoreOptions::from_line(line).expect("options");
        let core = CoreConfig::from_options(&options).expect("a core");
        let cluster = ClusterConfig::new(core, 2, 1).expect("a cluster");
        let defect =
            Defect::new("bank_turns", "locked", |driver, _| (driver.clone() ^ driver.clone()) & zeros(driver.width()));
        let verilog = ClusterVerilog::with_defect(&cluster, &defect).expect("Verilog");
        let cosimulator = ClusterCosimulator::hastily(&cluster, &verilog).expect("a cluster");
        let program = "ldi %r1, word; again: aadd %r2, %r1, %r1; jmpi again; word: .word 0";
        let image = assembler::assemble(&core.arch, &[("test.s", program)]).expect("a program");
        let options = CosimOptions { max_cycles: 500, ..CosimOptions::new(core, image) };
        let report = cosimulator.run(&options, &mut |_| {}).expect("an outcome");
        let ClusterOutcome::Mismatch(found) = &report.outcome else {
            panic!("{report}");
        };
        let cores = of_cluster_lock_step("test", &cosimulator, &options, &report).expect("cores");
        let cycles = found.cycle.0 + 1 + CYCLES_BEYOND;
        for core in &cores {
            assert_eq!((core.ending, core.recording.cycles()), (Ending::Mismatch, cycles));
        }
        let views = of_both_sides(&cosimulator, &options, found, &mut recorders(&cluster));
        let views = views.expect("both sides");
        let is_seen = |view: &MismatchView| view.differing.iter().any(|one| one.cycle > found.cycle.0);
        assert!(views.iter().any(is_seen), "the cores differ after the interconnect does");
    }
}
