//! How a run in lock step came out, with what is needed to make it again.

use std::fmt;

use serde::Serialize;

use crate::environment::memory_timing::MemoryTiming;
use crate::run::outcome::Outcome;
use crate::waveform::WaveformFiles;

/// How a run in lock step came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CosimReport {
    /// The outcome.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// The core.
    pub arch: isa::ArchId,
    /// What the memory is like.
    #[serde(flatten)]
    pub timing: MemoryTiming,
    /// What that means for the instruction port.
    pub instruction_port: String,
    /// What that means for the data port.
    pub data_port: String,
    /// The back-pressure of the console's output.
    pub console_output: String,
    /// The waveform's files, if one was wanted.
    pub waveform: Option<WaveformFiles>,
    /// The command that makes this run again.
    pub command: String,
}

impl CosimReport {
    /// Whether both sides agreed, and came to their end.
    pub const fn passed(&self) -> bool {
        matches!(self.outcome, Outcome::Passed(_))
    }
}

impl fmt::Display for CosimReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.outcome)?;
        if !self.passed() {
            writeln!(f, "\ncore {}, {}", self.arch, self.timing)?;
            writeln!(f, "  instruction port  {}", self.instruction_port)?;
            writeln!(f, "  data port         {}", self.data_port)?;
            writeln!(f, "  console output    {}", self.console_output)?;
        }
        tell_again(self.passed(), self.waveform.as_ref(), &self.command, f)
    }
}

/// The end of a report: the waveform, and of a run that has not passed the command that makes it again.
pub(crate) fn tell_again(
    passed: bool,
    waveform: Option<&WaveformFiles>,
    command: &str,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    if let Some(files) = waveform {
        write!(f, "\n{files}")?;
    }
    if passed || command.is_empty() {
        return Ok(());
    }
    let vcd = match waveform {
        None => " --vcd mismatch.vcd",
        Some(_) => "",
    };
    writeln!(f, "\nreproduce\n  {command}{vcd}")
}
