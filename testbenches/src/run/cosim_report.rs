//! How a run in lock step came out, with what is needed to make it again.

use std::fmt;

use serde::Serialize;

use crate::environment::memory_timing::MemoryTiming;
use crate::run::outcome::Outcome;
use crate::waveform::{WaveformFiles, Window};

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
        if let Some(files) = &self.waveform {
            let Window { first, last, .. } = files.window;
            writeln!(f, "\nwaveform of cycles {first} to {last}")?;
            writeln!(f, "  gtkwave {}", files.gtkwave.display())?;
            if let Some(opened) = files.opened() {
                let (opened, surfer) = (opened.display(), files.surfer.display());
                writeln!(f, "  surfer {opened} --command-file {surfer}")?;
            }
        }
        if !self.passed() && !self.command.is_empty() {
            let vcd = if self.waveform.is_none() {
                " --vcd mismatch.vcd"
            } else {
                ""
            };
            writeln!(f, "\nreproduce\n  {}{vcd}", self.command)?;
        }
        Ok(())
    }
}
