//! Which waveform is wanted of a run in lock step, and which cycles it shows.

use std::path::{Path, PathBuf};

use isa::Cycle;

use crate::waveform::{self, Choice, Format, Golden, Model, Wanted, WaveformError, WaveformFiles, Window};

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

/// Where a run has ended, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// After so many cycles, both sides having agreed to the end.
    Passed(u64),
    /// The sides differ in that cycle.
    Mismatch(Cycle),
    /// In that cycle; for so many before it nothing had happened.
    Standstill(Cycle, u64),
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

    /// The folder of the files, which also holds what is written on the way.
    pub(crate) fn folder(&self) -> PathBuf {
        let files = self.files();
        let first = files.first().map_or(Path::new(""), |(_, path)| path);
        waveform::folder(first).to_owned()
    }

    /// The cycles that are shown of a run that has ended so.
    ///
    /// # Errors
    /// When it has not reached the first of them.
    pub(crate) fn window_of(&self, ending: Ending) -> Result<Window, WaveformError> {
        match self.cycles {
            None => Ok(window(ending, self.window)),
            Some((first, count)) => window_of_cycles(ending, first, count),
        }
    }

    /// Makes the files from the RTL's VCD of the window's cycles, and the model.
    pub(crate) fn write<M: Model>(&self, rtl_vcd: &Path, golden: Golden<M>) -> Result<WaveformFiles, WaveformError> {
        let wanted = Wanted { files: self.files(), choice: &self.choice };
        waveform::write_files(&wanted, rtl_vcd, golden)
    }
}

/// So many cycles from the first one on, of a run that has come as far.
fn window_of_cycles(ending: Ending, first: u64, count: u64) -> Result<Window, WaveformError> {
    let around = window(ending, None);
    let end = Cycle(around.last.0.saturating_sub(WINDOW_AFTER));
    let first = Cycle(first);
    if end < first {
        return Err(WaveformError::AfterTheEnd { first, end });
    }
    Ok(Window { first, last: Cycle(first.0 + count.max(1) - 1), ..around })
}

/// The cycles to show, `around` an ending that has a place in time.
fn window(ending: Ending, around: Option<(u64, u64)>) -> Window {
    let (place, mismatch, ended) = match ending {
        Ending::Passed(cycles) => (Cycle(cycles), None, true),
        Ending::Mismatch(cycle) => (cycle, Some(cycle), false),
        Ending::Standstill(cycle, idle_cycles) => (Cycle(cycle.0 - idle_cycles), None, false),
    };
    let (before, after) = match around {
        Some(around) if !ended => around,
        _ => (place.0, WINDOW_AFTER),
    };
    Window { first: Cycle(place.0.saturating_sub(before)), last: Cycle(place.0 + after), mismatch, divergence: None }
}
