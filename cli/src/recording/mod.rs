//! Runs, recorded for the page of `harmonica view`.

use std::path::Path;
use std::sync::atomic::Ordering;

use assembler::Image;
use indicatif::ProgressBar;
use isa::{CycleRecord, Scalar};
use testbenches::{observe_model, standstill_of_model, CosimOptions, CosimReport, Cosimulator, Outcome, Sight};
use view::{About, Ending, MismatchView, Recorder, Recording, SourceText};

use crate::failure::Failure;
use crate::{files, hang, progress};

mod cluster;

pub use cluster::{of_cluster, of_cluster_lock_step, write_cluster};

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

/// A run on the golden model alone, to its end, its limit or a signal.
pub fn of_model(title: String, options: &CosimOptions) -> Result<Recorded, Failure> {
    let bar = bar();
    let mut recorder = Recorder::new(&options.config);
    let mut cycles = 0;
    // For how many cycles nothing has moved.
    let mut idle_cycles = 0;
    let is_done = observe_model(options, &mut |sight| match sight {
        Sight::Reset => recorder.reset(),
        Sight::Cycle(record, _) => {
            recorder.see(record);
            cycles += 1;
            if cycles % 4096 == 0 {
                bar.set_position(cycles);
            }
            idle_cycles = match stands_still(record) {
                true => idle_cycles + 1,
                false => 0,
            };
        }
    });
    bar.finish_and_clear();
    let is_done = is_done.map_err(Failure::input)?;
    let (ending, report) = ending(is_done, options, cycles, idle_cycles);
    let mut about = about(title, options, "the golden model", ending, report);
    if ending != Ending::Done && cycles > 0 {
        let idle_cycles = if ending == Ending::Hang { idle_cycles } else { 0 };
        let standstill = standstill_of_model(options, cycles, idle_cycles).map_err(Failure::input)?;
        let table = standstill.table().to_string();
        let livelock = standstill.livelock.as_ref();
        let livelock = livelock.map_or(String::new(), |livelock| format!("\n{livelock}"));
        about.report = format!("{}\n\n{table}{livelock}", about.report);
        about.hang = Some(hang::of(&standstill));
    }
    Ok(recorded(recorder, &options.image, about))
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
pub fn of_lock_step(
    title: String,
    cosimulator: &Cosimulator,
    options: &CosimOptions,
    report: &CosimReport,
) -> Result<Recorded, Failure> {
    let mut recorder = Recorder::new(&options.config.with_trace());
    let (ending, cycles, mismatch) = match &report.outcome {
        Outcome::Passed(passed) => (Ending::Done, passed.statistics.cycles + 1, None),
        Outcome::Mismatch(found) => (Ending::Mismatch, found.cycle.0 + 1 + CYCLES_BEYOND, Some(found.cycle.0)),
        Outcome::Hang(standstill) => (Ending::Hang, standstill.cycle.0, None),
        Outcome::CycleLimit(standstill) => (Ending::CycleLimit, standstill.cycle.0, None),
        Outcome::Stopped(standstill) => (Ending::Stopped, standstill.cycle.0, None),
    };
    let mut view = mismatch.map(MismatchView::new);
    let mut cycle = 0;
    let mut see = |sight: Sight<'_>| match sight {
        Sight::Reset => recorder.reset(),
        Sight::Cycle(rtl, model) => {
            recorder.see(rtl);
            if let Some(view) = &mut view {
                view.see(cycle, rtl, model);
            }
            cycle += 1;
        }
    };
    let side = if mismatch.is_some() {
        cosimulator.observe(options, cycles, &mut see).map_err(Failure::input)?;
        "the RTL, beside the golden model"
    } else {
        let mut again = CosimOptions { config: options.config.with_trace(), max_cycles: cycles, ..options.clone() };
        // The signal that has ended the run does not end this one.
        again.stop = std::sync::Arc::default();
        observe_model(&again, &mut see).map_err(Failure::input)?;
        "the golden model; the RTL agrees in every cycle"
    };
    let mut about = about(title, options, side, ending, report.to_string());
    if let (Some(view), Outcome::Mismatch(found)) = (&mut view, &report.outcome) {
        let fields = found.differences.iter().map(|one| one.field.as_str());
        view.put_first(&fields.collect::<Vec<_>>());
    }
    about.mismatch = view;
    about.hang = match &report.outcome {
        Outcome::Hang(standstill) | Outcome::CycleLimit(standstill) | Outcome::Stopped(standstill) => {
            Some(hang::of(standstill))
        }
        Outcome::Passed(_) | Outcome::Mismatch(_) => None,
    };
    Ok(recorded(recorder, &options.image, about))
}

fn about(title: String, options: &CosimOptions, side: &str, ending: Ending, report: String) -> About {
    let sources = view::source_names(&options.image).into_iter().filter_map(|name| {
        let text = std::fs::read_to_string(&name).ok()?;
        Some(SourceText { name, text })
    });
    About {
        title,
        command: options.command.clone(),
        memory: options.timing.to_string(),
        side: side.to_owned(),
        ending,
        report,
        sources: sources.collect(),
        mismatch: None,
        hang: None,
    }
}

fn recorded(recorder: Recorder, image: &Image, about: About) -> Recorded {
    Recorded { ending: about.ending, recording: recorder.finish(image, &about), title: about.title }
}
