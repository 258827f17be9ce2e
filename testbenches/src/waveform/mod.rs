//! Waveforms of both sides in one file.
//!
//! A run is made without waveforms, at full speed; when there is something to see, it is repeated - it depends on
//! nothing but its seed - with the window of interest recorded. The RTL writes its own VCD; the model then runs along
//! while that file is copied, and its records go into the copy as the scope `golden`. One VCD comes out, with layouts
//! for GTKWave and Surfer beside it.
//!
//! One cycle is two units of time: cycle c lasts from 2c to 2c + 2, its clock is high in the first half.

mod divergence;
mod golden;
mod layout;
mod merge;
#[cfg(test)]
mod tests;
mod text;

pub use crate::sides::rtl::TIME_UNITS_A_CYCLE;
use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use isa::Cycle;
use serde::Serialize;

pub(crate) use golden::Golden;
pub(crate) use merge::merge;

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

/// The files of a waveform.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WaveformFiles {
    /// Both sides' signals.
    pub vcd: PathBuf,
    /// GTKWave's save file.
    pub gtkwave: PathBuf,
    /// Surfer's command file.
    pub surfer: PathBuf,
    /// What they show.
    pub window: Window,
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
    /// The RTL's waveform cannot be opened.
    #[error(transparent)]
    Bridge(#[from] crate::bridge::BridgeError),
}

/// For `map_err` on operations on a file.
fn file_error(path: &Path) -> impl FnOnce(std::io::Error) -> WaveformError + '_ {
    |source| WaveformError::File {
        path: path.to_owned(),
        source,
    }
}

/// Writes the file so that its name never stands for half of it.
fn write_whole(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> Result<(), WaveformError>,
) -> Result<(), WaveformError> {
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let mut file = readable_to_others()
        .tempfile_in(folder)
        .map_err(file_error(path))?;
    let mut buffer = BufWriter::new(file.as_file_mut());
    write(&mut buffer)?;
    buffer.flush().map_err(file_error(path))?;
    drop(buffer);
    file.persist(path)
        .map_err(|error| file_error(path)(error.error))?;
    Ok(())
}

/// A temporary file is its owner's alone; a waveform is a file like any other, as the umask has it.
fn readable_to_others() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    builder
}

/// Makes the waveform's files from the RTL's VCD of the window's cycles and a model in cycle 0.
pub(crate) fn write_files<M: crate::sides::Side>(
    path: &Path,
    rtl_vcd: &Path,
    mut golden: Golden<M>,
) -> Result<WaveformFiles, WaveformError> {
    let rtl = BufReader::new(File::open(rtl_vcd).map_err(file_error(rtl_vcd))?);
    let mut signals = None;
    write_whole(path, |output| {
        signals = Some(merge(rtl, output, &mut golden, path)?);
        Ok(())
    })?;
    let window = golden.window();
    let files = WaveformFiles {
        vcd: path.to_owned(),
        gtkwave: path.with_extension("gtkw"),
        surfer: path.with_extension("sucl"),
        window,
    };
    let signals = signals.unwrap_or_default();
    let layout = layout::Layout::new(golden.config(), &signals);
    let gtkwave = (&files.gtkwave, layout.gtkwave(path, window));
    let surfer = (&files.surfer, layout.surfer(window));
    for (path, text) in [gtkwave, surfer] {
        write_whole(path, |output| {
            output.write_all(text.as_bytes()).map_err(file_error(path))
        })?;
    }
    Ok(files)
}
