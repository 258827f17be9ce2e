//! The files that a waveform is written to, whatever their format.

use std::fs::File;
use std::io::{self, BufWriter, Seek, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;
use vcd::{Command, Scope, TimescaleUnit};

use super::fst::FstWriter;
use super::{file_error, WaveformError};

/// The comment at the top of a VCD.
const COMMENT: &str = "RTL and golden model of Harmonica in lock step; cycle c lasts from time 2c to 2c + 2";

/// A file's format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// As Verilog defines it: text.
    Vcd,
    /// GTKWave's: packed.
    Fst,
}

/// One file, in its format.
enum Writer<W: Write + Seek> {
    Vcd(vcd::Writer<W>),
    Fst(Box<FstWriter<W>>),
}

/// Takes the signals of a waveform and what they do.
pub(crate) struct Output<W: Write + Seek>(Writer<W>);

impl<W: Write + Seek> Output<W> {
    /// Begins a file with these scopes.
    pub(super) fn new(
        format: Format,
        out: W,
        timescale: Option<(u32, TimescaleUnit)>,
        scopes: &[Scope],
    ) -> io::Result<Self> {
        Ok(Output(match format {
            Format::Vcd => {
                let mut writer = vcd::Writer::new(out);
                writer.comment(COMMENT)?;
                if let Some((count, unit)) = timescale {
                    writer.timescale(count, unit)?;
                }
                for scope in scopes {
                    writer.scope(scope)?;
                }
                writer.enddefinitions()?;
                Writer::Vcd(writer)
            }
            Format::Fst => {
                let writer = FstWriter::new(out, power_of_ten(timescale), scopes)?;
                Writer::Fst(Box::new(writer))
            }
        }))
    }

    /// A point of time, or a change.
    pub(super) fn command(&mut self, command: &Command) -> io::Result<()> {
        let writer = match &mut self.0 {
            Writer::Vcd(writer) => return writer.command(command),
            Writer::Fst(writer) => writer,
        };
        match command {
            Command::Timestamp(time) => return writer.time(*time),
            Command::ChangeScalar(code, value) => {
                writer.change_bits(*code, 1, std::iter::once(*value));
            }
            Command::ChangeVector(code, values) => {
                writer.change_bits(*code, values.len(), values.iter());
            }
            Command::ChangeString(code, text) => writer.change_text(*code, text),
            _ => {}
        }
        Ok(())
    }

    /// Ends the file.
    pub(super) fn finish(self) -> io::Result<()> {
        match self.0 {
            Writer::Vcd(mut writer) => writer.flush(),
            Writer::Fst(writer) => writer.finish().map(drop),
        }
    }
}

/// The unit of time as a power of ten, in seconds; Verilator's is 1 ns.
fn power_of_ten(timescale: Option<(u32, TimescaleUnit)>) -> i8 {
    let (count, unit) = timescale.unwrap_or((1, TimescaleUnit::NS));
    let unit = match unit {
        TimescaleUnit::S => 0,
        TimescaleUnit::MS => -3,
        TimescaleUnit::US => -6,
        TimescaleUnit::NS => -9,
        TimescaleUnit::PS => -12,
        TimescaleUnit::FS => -15,
    };
    match count {
        100 => unit + 2,
        10 => unit + 1,
        _ => unit,
    }
}

/// A file that gets its name when it is whole.
pub(super) struct WholeFile {
    file: NamedTempFile,
    path: PathBuf,
}

impl WholeFile {
    /// Creates the file beside its final place.
    pub fn create(path: &Path) -> Result<Self, WaveformError> {
        let file = readable_to_others().tempfile_in(folder(path));
        Ok(WholeFile { file: file.map_err(file_error(path))?, path: path.to_owned() })
    }

    /// Where it is written.
    pub fn buffer(&mut self) -> BufWriter<&mut File> {
        BufWriter::new(self.file.as_file_mut())
    }

    /// Gives it its name.
    pub fn persist(self) -> Result<(), WaveformError> {
        let path = self.path;
        let persisted = self.file.persist(&path);
        persisted.map_err(|error| file_error(&path)(error.error))?;
        Ok(())
    }
}

/// The folder that holds a file.
pub(crate) fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."))
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
