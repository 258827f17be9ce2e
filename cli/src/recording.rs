//! Runs, recorded for the page of `harmonica view`.

use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::Arc;

use assembler::Image;
use indicatif::ProgressBar;
use isa::{CycleRecord, Scalar};
use testbenches::{
    observe_model, standstill_of_model, CosimOptions, CosimReport, Cosimulator, MismatchReport, Outcome, Sight,
    StandstillReport, System, SystemRecord,
};
use view::{About, Ending, HangView, MismatchView, Recorder, Recording, SourceText};

use crate::failure::Failure;
use crate::{files, hang, progress};

/// Cycles that both sides are shown beyond a mismatch.
const CYCLES_BEYOND: u64 = 64;

/// A run, with its name.
pub struct Recorded {
    /// The program's name.
    pub title: String,
    /// How it has ended.
    pub ending: Ending,
    /// What the page is made of.
    pub recording: Recording,
}

/// Fails early when a page cannot be made, or written there.
pub fn check(path: &Path) -> Result<(), Failure> {
    view::page("", &[]).map_err(Failure::input)?;
    files::check_writable(path)
}

/// Writes the page of one run, or of two side by side, says where it is, and gives it.
pub fn write(path: &Path, runs: &[Recorded]) -> Result<String, Failure> {
    let titles: Vec<_> = runs.iter().map(|run| run.title.as_str()).collect();
    let recordings: Vec<_> = runs.iter().map(|run| &run.recording).collect();
    let page = view::page(&titles.join(" and "), &recordings).map_err(Failure::input)?;
    files::write(path, page.as_bytes())?;
    for run in runs {
        told(&run.title, &run.recording);
    }
    tell_size(path, &page);
    Ok(page)
}

/// Writes the page of a run's cores, says where it is, and gives it.
pub fn write_cores<S: System>(path: &Path, cores: &[Recorded]) -> Result<String, Failure> {
    if !S::HAS_INTERCONNECT {
        return write(path, cores);
    }
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

fn told(name: &str, recording: &Recording) {
    let (cycles, instructions) = (recording.cycles(), recording.instructions());
    eprintln!("{name}: {cycles} cycles, {instructions} instructions");
}

fn tell_size(path: &Path, page: &str) {
    eprintln!("{}: {} KB", path.display(), page.len() / 1000);
}

fn bar() -> ProgressBar {
    progress::spinner("{spinner} {human_pos} cycles of the model, {per_sec}")
}

/// How a run has ended, the same for all cores.
struct RunEnd<'a> {
    title: &'a str,
    side: &'a str,
    ending: Ending,
    report: String,
    hang: Option<HangView>,
}

impl RunEnd<'_> {
    /// The cores' recordings, each with where it differs, if the run has found a mismatch.
    fn recorded(
        self,
        options: &CosimOptions,
        recorders: Vec<Recorder>,
        mut mismatches: Vec<MismatchView>,
    ) -> Vec<Recorded> {
        let mut mismatches = mismatches.drain(..);
        let of_core = |recorder| {
            let about = self.about(options, mismatches.next());
            recorded(recorder, &options.image, about)
        };
        recorders.into_iter().map(of_core).collect()
    }

    fn about(&self, options: &CosimOptions, mismatch: Option<MismatchView>) -> About {
        let sources = view::source_names(&options.image).into_iter().filter_map(|name| {
            let text = crate::files::read_text(Path::new(&name)).ok()?;
            Some(SourceText { name, text })
        });
        About {
            title: self.title.to_owned(),
            command: options.command.clone(),
            memory: options.timing.to_string(),
            side: self.side.to_owned(),
            ending: self.ending,
            report: self.report.clone(),
            sources: sources.collect(),
            mismatch,
            hang: self.hang.clone(),
        }
    }
}

/// What a page calls the golden model.
fn model_name<S: System>() -> &'static str {
    match S::HAS_INTERCONNECT {
        true => "the golden model of a cluster",
        false => "the golden model",
    }
}

fn recorders<S: System>(system: &S) -> Vec<Recorder> {
    (0..system.core_count()).map(|_| Recorder::new(system.core())).collect()
}

/// A run on the golden model alone, to its end, its limit or a signal: a recording a core.
pub fn of_model<S: System>(title: &str, system: &S, options: &CosimOptions) -> Result<Vec<Recorded>, Failure> {
    let mut recorders = recorders(system);
    let model = on_model(system, options, &mut recorders)?;
    let (ending, mut report) = ending(model.is_done, options, model.cycles, model.idle_cycles);
    let mut hang = None;
    if ending != Ending::Done && model.cycles > 0 {
        let idle_cycles = if ending == Ending::Hang { model.idle_cycles } else { 0 };
        let standstill = standstill_of_model(system, options, model.cycles, idle_cycles).map_err(Failure::input)?;
        report = format!("{report}\n{}", standstill.tables());
        hang = Some(hang::of::<S>(&standstill));
    }
    let end = RunEnd { title, side: model_name::<S>(), ending, report, hang };
    Ok(end.recorded(options, recorders, Vec::new()))
}

/// How far the model has come.
struct OnModel {
    is_done: bool,
    cycles: u64,
    /// In which nothing has moved, at the end.
    idle_cycles: u64,
}

fn on_model<S: System>(system: &S, options: &CosimOptions, recorders: &mut [Recorder]) -> Result<OnModel, Failure> {
    let bar = bar();
    let (mut cycles, mut idle_cycles) = (0, 0);
    let is_done = observe_model(system, options, &mut |sight| match sight {
        Sight::Reset => recorders.iter_mut().for_each(Recorder::reset),
        Sight::Cycle(record, _) => {
            for (recorder, record) in recorders.iter_mut().zip(record.cores()) {
                recorder.see(record);
            }
            cycles += 1;
            if cycles % 4096 == 0 {
                bar.set_position(cycles);
            }
            idle_cycles = match record.cores().iter().all(stands_still) {
                true => idle_cycles + 1,
                false => 0,
            };
        }
    });
    bar.finish_and_clear();
    Ok(OnModel { is_done: is_done.map_err(Failure::input)?, cycles, idle_cycles })
}

/// How a run on the model has ended after so many cycles, in the last of which nothing has moved, and how that is said.
fn ending(is_done: bool, options: &CosimOptions, cycles: u64, idle_cycles: u64) -> (Ending, String) {
    let is_stopped = options.stop.load(Ordering::Relaxed);
    match (is_done, is_stopped) {
        (true, _) => (Ending::Done, "The program came to its end.".to_owned()),
        (false, true) => (Ending::Stopped, format!("Stopped by a signal after {cycles} cycles.")),
        (false, false) if idle_cycles > 0 => (
            Ending::Hang,
            format!("The program did not end within {cycles} cycles, and no warp is running in the last one."),
        ),
        (false, false) => (
            Ending::CycleLimit,
            format!("The program did not end within {cycles} cycles; --max-cycles raises the limit."),
        ),
    }
}

/// Nothing runs, and nothing is on its way.
fn stands_still(record: &CycleRecord) -> bool {
    use isa::trace::WarpState;
    let contexts = record.layout().slots().filter(|slot| slot.info().name == "context_state");
    let runs = WarpState::Running as u64;
    let moves = [Scalar::ExecuteValid, Scalar::DataRequestValid, Scalar::DataResponseValid];
    contexts.map(|slot| record.get(slot)).all(|state| state != runs)
        && moves.iter().all(|&field| record.scalar(field) == 0)
}

/// A run in lock step that has come out so, made again: of a mismatch both sides, else the model, with which the RTL
/// has agreed.
pub fn of_lock_step<S: System>(
    title: &str,
    cosimulator: &Cosimulator<S>,
    options: &CosimOptions,
    report: &CosimReport<S>,
) -> Result<Vec<Recorded>, Failure> {
    let system = cosimulator.config();
    let mut recorders = recorders(system);
    let (ending, cycles, standstill) = match &report.outcome {
        Outcome::Passed(passed) => (Ending::Done, S::cycles(passed) + 1, None),
        Outcome::Mismatch(_) => (Ending::Mismatch, 0, None),
        Outcome::Hang(standing) => (Ending::Hang, standing.at().0 .0, Some(standing)),
        Outcome::CycleLimit(standing) => (Ending::CycleLimit, standing.at().0 .0, Some(standing)),
        Outcome::Stopped(standing) => (Ending::Stopped, standing.at().0 .0, Some(standing)),
    };
    let mut views = Vec::new();
    let side = if let Outcome::Mismatch(found) = &report.outcome {
        views = of_both_sides(cosimulator, options, &**found, &mut recorders)?;
        format!("the RTL, beside {}", model_name::<S>())
    } else {
        // The signal that has ended the run does not end this one.
        let again = CosimOptions { max_cycles: cycles, stop: Arc::default(), ..options.clone() };
        on_model(system, &again, &mut recorders)?;
        format!("{}; the RTL agrees in every cycle", model_name::<S>())
    };
    let hang = standstill.map(hang::of::<S>);
    let end = RunEnd { title, side: &side, ending, report: report.to_string(), hang };
    Ok(end.recorded(options, recorders, views))
}

/// Records the RTL's cores beside the model's, some cycles beyond the mismatch. Gives where they differ, by core.
fn of_both_sides<S: System>(
    cosimulator: &Cosimulator<S>,
    options: &CosimOptions,
    found: &S::Mismatch,
    recorders: &mut [Recorder],
) -> Result<Vec<MismatchView>, Failure> {
    let found_in = found.cycle().0;
    let mut views = vec![MismatchView::new(found_in); recorders.len()];
    let mut cycle = 0;
    let observed = cosimulator.observe(options, found_in + 1 + CYCLES_BEYOND, &mut |sight| match sight {
        Sight::Reset => recorders.iter_mut().for_each(Recorder::reset),
        Sight::Cycle(rtl, model) => {
            let sides = rtl.cores().iter().zip(model.cores());
            for ((recorder, view), (rtl, model)) in recorders.iter_mut().zip(&mut views).zip(sides) {
                recorder.see(rtl);
                view.see(cycle, rtl, model);
            }
            cycle += 1;
        }
    });
    observed.map_err(Failure::input)?;
    if let Some(of_core) = found.of_core() {
        let fields: Vec<_> = of_core.differences.iter().map(|one| one.field.as_str()).collect();
        views.iter_mut().for_each(|view| view.put_first(&fields));
    }
    Ok(views)
}

fn recorded(recorder: Recorder, image: &Image, about: About) -> Recorded {
    Recorded { ending: about.ending, recording: recorder.finish(image, &about), title: about.title }
}

#[cfg(test)]
mod tests {
    use hdl::kit::zeros;
    use hdl::Defect;
    use isa::{ClusterConfig, CoreConfig, CoreOptions};
    use testbenches::EmittedVerilog;

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
        let verilog = EmittedVerilog::with_defect(&cluster, &defect).expect("Verilog");
        let cosimulator = Cosimulator::hastily(&cluster, &verilog).expect("a cluster");
        let program = "ldi %r1, word; again: aadd %r2, %r1, %r1; jmpi again; word: .word 0";
        let image = assembler::assemble(&core.arch, &[("test.s", program)]).expect("a program");
        let options = CosimOptions { max_cycles: 500, ..CosimOptions::new(core, image) };
        let report = cosimulator.run(&options, &mut |_| {}).expect("an outcome");
        let Outcome::Mismatch(found) = &report.outcome else {
            panic!("{report}");
        };
        let cores = of_lock_step("test", &cosimulator, &options, &report).expect("cores");
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
