//! The waveform of a run in lock step: which cycles it shows, and the repetition in which it is written.

use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use isa::Cycle;
use tempfile::NamedTempFile;

use crate::report::listing::Listing;
use crate::run::cosim::{CosimError, CosimOptions, Cosimulator, Kept, SnapshotOf};
use crate::run::lockstep::Run;
use crate::run::outcome::Outcome;
use crate::sides::model::ModelSide;
use crate::waveform::{self, Choice, Format, Golden, Wanted, WaveformError, WaveformFiles, Window};

/// Cycles that a waveform shows before a mismatch unless said otherwise.
pub const WINDOW_BEFORE: u64 = 64;
/// Cycles that a waveform shows after a mismatch unless said otherwise.
pub const WINDOW_AFTER: u64 = 16;

/// A waveform that is wanted. The layouts get the name of the FST, or else of the VCD, with `.gtkw` and `.sucl`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaveformOptions {
    /// Where it is written as VCD, if it is.
    pub vcd: Option<PathBuf>,
    /// Where it is written as FST, if it is.
    pub fst: Option<PathBuf>,
    /// Which signals it has.
    pub choice: Choice,
    /// After a mismatch or standstill: how many cycles before and after it are shown; `None`: the whole run. A run that
    /// passes is shown whole.
    pub window: Option<(u64, u64)>,
    /// The first cycle and their number, wherever a mismatch is; `None`: as `window` says.
    pub cycles: Option<(u64, u64)>,
}

impl WaveformOptions {
    /// A VCD of all signals around a mismatch, or of the whole run if there is none.
    pub fn new(vcd: impl Into<PathBuf>) -> Self {
        WaveformOptions {
            vcd: Some(vcd.into()),
            fst: None,
            choice: Choice::default(),
            window: Some((WINDOW_BEFORE, WINDOW_AFTER)),
            cycles: None,
        }
    }

    /// The files that are wanted.
    fn files(&self) -> Vec<(Format, &Path)> {
        let fst = self.fst.as_deref().map(|path| (Format::Fst, path));
        let vcd = self.vcd.as_deref().map(|path| (Format::Vcd, path));
        fst.into_iter().chain(vcd).collect()
    }
}

impl Cosimulator {
    /// Whether both sides have what the waveform is to show: told before the run, which may be long.
    pub(super) fn check_waveform(
        &self,
        run: Run,
        options: &CosimOptions,
    ) -> Result<(), CosimError> {
        let chosen = options.waveform.as_ref();
        let Some(wanted) = chosen.filter(|wanted| !wanted.choice.is_all()) else {
            return Ok(());
        };
        let window = Window {
            first: Cycle(0),
            last: Cycle(0),
            mismatch: None,
            divergence: None,
        };
        let recorded = self.recorded(run, window, None, &folder_of(wanted))?;
        let file = File::open(recorded.path()).map_err(waveform::file_error(recorded.path()));
        let mut parser = vcd::Parser::new(BufReader::new(file?));
        let header = parser.parse_header();
        let header = header.map_err(waveform::file_error(recorded.path()))?;
        let (rtl, own) = waveform::scopes(header.items, &mut self.golden(run, window, None)?);
        let chosen = wanted.choice.of(rtl, own).map_err(WaveformError::from);
        Ok(chosen.map(drop)?)
    }

    /// A model in cycle 0, or where the snapshot is, that shows itself.
    fn golden<'a>(
        &'a self,
        run: Run<'a>,
        window: Window,
        from: Option<&SnapshotOf>,
    ) -> Result<Golden<'a, ModelSide>, CosimError> {
        let mut model = run.bench(ModelSide::new(run.config));
        if let Some(snapshot) = from {
            model.resume(&snapshot.model)?;
        }
        let listing = Listing::new(run.image, run.config.arch);
        let golden = Golden::new(model, run.config, listing, window);
        Ok(golden.from(from.map_or(Cycle(0), |snapshot| snapshot.cycle)))
    }

    /// The RTL's own waveform of a window, in a file of that folder.
    fn recorded(
        &self,
        run: Run,
        window: Window,
        from: Option<&SnapshotOf>,
        folder: &Path,
    ) -> Result<NamedTempFile, CosimError> {
        let recorded = NamedTempFile::new_in(folder).map_err(waveform::file_error(folder))?;
        let mut rtl = run.bench(self.rtl()?);
        if let Some(snapshot) = from {
            rtl.resume(&snapshot.rtl)?;
        }
        rtl.side.open_waveform(recorded.path(), window.first.0)?;
        let mut record = isa::CycleRecord::new(isa::TraceLayout::new(run.config));
        let first = from.map_or(0, |snapshot| snapshot.cycle.0);
        for _ in first..=window.last.0 {
            // RTL that stops itself has told all that it can.
            if rtl.cycle(&mut record).is_err() {
                break;
            }
        }
        rtl.side.close_waveform()?;
        Ok(recorded)
    }

    /// Repeats the run with the waveform open.
    pub(super) fn waveform(
        &self,
        run: Run,
        outcome: &Outcome,
        wanted: &WaveformOptions,
        snapshots: Option<&Kept>,
    ) -> Result<WaveformFiles, CosimError> {
        let window = match wanted.cycles {
            None => window(outcome, wanted.window),
            Some((first, count)) => window_of_cycles(outcome, first, count)?,
        };
        let from = snapshots.and_then(|kept| kept.before(window.first.0));
        let recorded = self.recorded(run, window, from, &folder_of(wanted))?;
        let golden = self.golden(run, window, from)?;
        let wanted = Wanted {
            files: wanted.files(),
            choice: &wanted.choice,
        };
        Ok(waveform::write_files(&wanted, recorded.path(), golden)?)
    }
}

/// So many cycles from the first one on, of a run that has come as far.
fn window_of_cycles(outcome: &Outcome, first: u64, count: u64) -> Result<Window, WaveformError> {
    let around = window(outcome, None);
    let end = Cycle(around.last.0.saturating_sub(WINDOW_AFTER));
    let first = Cycle(first);
    if end < first {
        return Err(WaveformError::AfterTheEnd { first, end });
    }
    Ok(Window {
        first,
        last: Cycle(first.0 + count.max(1) - 1),
        ..around
    })
}

/// Where what is written on the way stands, too.
fn folder_of(wanted: &WaveformOptions) -> PathBuf {
    let files = wanted.files();
    let first = files.first().map_or(Path::new(""), |(_, path)| path);
    waveform::folder(first).to_owned()
}

/// The cycles to show, `around` an outcome that has a place in time.
fn window(outcome: &Outcome, around: Option<(u64, u64)>) -> Window {
    let (place, mismatch, ended) = match outcome {
        Outcome::Passed(passed) => (Cycle(passed.statistics.cycles), None, true),
        Outcome::Mismatch(mismatch) => (mismatch.cycle, Some(mismatch.cycle), false),
        Outcome::Hang(standstill)
        | Outcome::CycleLimit(standstill)
        | Outcome::Stopped(standstill) => (
            Cycle(standstill.cycle.0 - standstill.idle_cycles),
            None,
            false,
        ),
    };
    let (before, after) = match around {
        Some(around) if !ended => around,
        _ => (place.0, WINDOW_AFTER),
    };
    Window {
        first: Cycle(place.0.saturating_sub(before)),
        last: Cycle(place.0 + after),
        mismatch,
        divergence: None,
    }
}
