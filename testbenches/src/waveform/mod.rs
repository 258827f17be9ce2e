//! Waveforms of both sides in one file.
//!
//! A run is made without waveforms, at full speed; when there is something to see, it is repeated - it depends on
//! nothing but its seed - with the window of interest recorded. The RTL writes its own VCD; the model then runs along
//! while that file is read, and its records join it as the scope `golden`: those of a core alone, or a scope for each
//! core of a cluster. A VCD comes out, or an FST, or both, with layouts for GTKWave and Surfer beside them. `choice`
//! says which signals are in them.
//!
//! One cycle is two units of time: cycle c lasts from 2c to 2c + 2, its clock is high in the first half.

mod choice;
mod divergence;
mod fst;
mod golden;
mod layout;
mod merge;
mod output;
mod signal;
mod signals;
#[cfg(test)]
mod tests;
mod text;

pub use crate::sides::rtl::TIME_UNITS_A_CYCLE;
use std::fmt;
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};

use isa::Cycle;
use serde::Serialize;

pub use choice::{Choice, ChoiceError};
pub(crate) use golden::{Golden, Model};
pub use layout::{Focus, Layout};
pub use merge::Signals;
use merge::{merge, scopes};
use output::WholeFile;
pub(crate) use output::{folder, Format};
pub(crate) use signals::{scope_of, SystemSignals};

/// The cycles that a waveform shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Window {
    /// The first.
    pub first: Cycle,
    /// The last.
    pub last: Cycle,
    /// The one to mark.
    pub mismatch: Option<Cycle>,
    /// The first in which lanes of a context have parted, when it has been looked for.
    pub divergence: Option<Cycle>,
}

impl Window {
    /// Cycle 0 alone.
    pub(crate) const fn of_cycle_0() -> Self {
        Window { first: Cycle(0), last: Cycle(0), mismatch: None, divergence: None }
    }
}

/// The files of a waveform.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WaveformFiles {
    /// Both sides' signals as VCD, if that was wanted.
    pub vcd: Option<PathBuf>,
    /// Both sides' signals as FST, if that was wanted.
    pub fst: Option<PathBuf>,
    /// GTKWave's save file.
    pub gtkwave: PathBuf,
    /// Surfer's command file.
    pub surfer: PathBuf,
    /// What they show.
    pub window: Window,
}

impl WaveformFiles {
    /// The file that the layouts open: the FST if there is one, as it is the smaller one.
    pub fn opened(&self) -> Option<&Path> {
        self.fst.as_deref().or(self.vcd.as_deref())
    }
}

impl fmt::Display for WaveformFiles {
    /// What they show, and how they are opened.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Window { first, last, .. } = self.window;
        writeln!(f, "waveform of cycles {first} to {last}")?;
        writeln!(f, "  gtkwave {}", self.gtkwave.display())?;
        if let Some(opened) = self.opened() {
            let (opened, surfer) = (opened.display(), self.surfer.display());
            writeln!(f, "  surfer {opened} --command-file {surfer}")?;
        }
        Ok(())
    }
}

/// Why a waveform was not written.
#[derive(Debug, thiserror::Error)]
pub enum WaveformError {
    /// A file cannot be written, or the RTL's cannot be read.
    #[error("waveform {path}: {source}", path = path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        source: std::io::Error,
    },
    /// A side cannot go on.
    #[error(transparent)]
    Side(#[from] crate::sides::SideError),
    /// Nothing can be chosen so.
    #[error(transparent)]
    Choice(#[from] ChoiceError),
    /// There is nothing to see.
    #[error("the run ends before cycle {end}, and the waveform is to begin with cycle {first}\n  remedy: begin it earlier, or raise --max-cycles")]
    AfterTheEnd {
        /// Where the waveform is to begin.
        first: Cycle,
        /// Where the run has reached its end.
        end: Cycle,
    },
    /// The RTL's waveform cannot be opened.
    #[error(transparent)]
    Bridge(#[from] crate::bridge::BridgeError),
}

/// For `map_err` on operations on a file.
pub(crate) fn file_error(path: &Path) -> impl FnOnce(std::io::Error) -> WaveformError + '_ {
    |source| WaveformError::File { path: path.to_owned(), source }
}

/// The files that are wanted, and what goes into them.
pub(crate) struct Wanted<'a> {
    /// At least one.
    pub files: Vec<(Format, &'a Path)>,
    /// Which signals.
    pub choice: &'a Choice,
}

impl Wanted<'_> {
    /// The file of a format, if it is wanted.
    fn file(&self, format: Format) -> Option<PathBuf> {
        let found = self.files.iter().find(|(wanted, _)| *wanted == format);
        found.map(|(_, path)| (*path).to_owned())
    }

    /// Errors of reading name the RTL's own file, others the first that is wanted.
    fn named<'a>(&'a self, rtl_vcd: &'a Path) -> &'a Path {
        self.files.first().map_or(rtl_vcd, |(_, path)| path)
    }
}

/// Tells whether RTL and model have what is chosen, given any VCD of the RTL's.
pub(crate) fn check<M: Model>(choice: &Choice, rtl_vcd: &Path, mut golden: Golden<M>) -> Result<(), WaveformError> {
    let rtl = BufReader::new(File::open(rtl_vcd).map_err(file_error(rtl_vcd))?);
    let header = vcd::Parser::new(rtl).parse_header();
    let header = header.map_err(file_error(rtl_vcd))?;
    let (rtl, own) = scopes(header.items, &mut golden);
    choice.of(rtl, own)?;
    Ok(())
}

/// Makes the waveform's files from the RTL's VCD of the window's cycles and a model in cycle 0.
pub(crate) fn write_files<M: Model>(
    wanted: &Wanted,
    rtl_vcd: &Path,
    mut golden: Golden<M>,
) -> Result<WaveformFiles, WaveformError> {
    let rtl = BufReader::new(File::open(rtl_vcd).map_err(file_error(rtl_vcd))?);
    let files = wanted.files.iter();
    let mut wholes = files.map(|(_, path)| WholeFile::create(path)).collect::<Result<Vec<_>, _>>()?;
    let formats = wanted.files.iter().map(|(format, _)| *format);
    let outputs = formats.zip(wholes.iter_mut().map(WholeFile::buffer));
    let path = wanted.named(rtl_vcd);
    let signals = merge(rtl, outputs.collect(), wanted.choice, &mut golden, path)?;
    wholes.into_iter().try_for_each(WholeFile::persist)?;
    let mut files = WaveformFiles {
        vcd: wanted.file(Format::Vcd),
        fst: wanted.file(Format::Fst),
        gtkwave: PathBuf::new(),
        surfer: PathBuf::new(),
        window: golden.window(),
    };
    let opened = files.opened().unwrap_or(path).to_owned();
    files.gtkwave = opened.with_extension("gtkw");
    files.surfer = opened.with_extension("sucl");
    let layout = golden.model.layout(&signals);
    let gtkwave = (&files.gtkwave, layout.gtkwave(&opened, files.window));
    let surfer = (&files.surfer, layout.surfer(files.window));
    for (path, text) in [gtkwave, surfer] {
        let mut whole = WholeFile::create(path)?;
        let written = whole.buffer().write_all(text.as_bytes());
        written.map_err(file_error(path))?;
        whole.persist()?;
    }
    Ok(files)
}
