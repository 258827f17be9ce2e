//! How a run came out.

use std::fmt::{self, Display};

use isa::{CoreConfig, Warp};
use serde::Serialize;

use super::statistics::Statistics;
use crate::compare::meaning::interrupt_name;
use crate::report::listing::InstructionLine;
use crate::report::standstill_text::AGREED;
use crate::sides::View;
use crate::system::{StandstillReport, System};

/// A warp that an interrupt stopped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct InterruptedWarp {
    /// Which.
    pub warp: Warp,
    /// The interrupt's number.
    pub interrupt: u64,
    /// The instruction at the saved pc.
    pub instruction: InstructionLine,
    /// What the core lacks, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lacks: Option<String>,
}

/// A run in which the sides agreed to the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Passed {
    /// What was compared.
    pub compared: View,
    /// Cycles, instructions, stalls.
    pub statistics: Statistics,
    /// What was printed.
    pub console: Vec<u8>,
    /// The warps that an interrupt stopped.
    pub interrupted: Vec<InterruptedWarp>,
}

/// A core of a run in which the sides agreed to the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CorePassed {
    /// Cycles until the core was done, instructions, stalls.
    pub statistics: Statistics,
    /// The warps that an interrupt stopped.
    pub interrupted: Vec<InterruptedWarp>,
}

/// What is reported of a run in which the sides agreed to the end.
pub struct Agreement {
    pub(crate) compared: View,
    pub(crate) cycles: u64,
    pub(crate) cores: Vec<CorePassed>,
    pub(crate) console: Vec<u8>,
}

/// How a run came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "outcome", bound = "")]
pub enum Outcome<S: System = CoreConfig> {
    /// Both sides agreed in every cycle and at the end.
    Passed(S::Passed),
    /// They did not.
    Mismatch(Box<S::Mismatch>),
    /// They agreed, but nothing happens any more and warps still wait.
    Hang(S::Standstill),
    /// They agreed, but the program does not end within the cycles given.
    CycleLimit(S::Standstill),
    /// They agreed until somebody wanted the run to stop ([`CosimOptions::stop`](crate::CosimOptions::stop)).
    Stopped(S::Standstill),
}

/// What was compared of a run in which the sides agreed to the end.
pub(crate) const fn agreement_text(compared: View) -> &'static str {
    match compared {
        View::Arrays => "RTL and model agree in every cycle and in their state at the end\n",
        View::Ports => {
            "netlist and model agree in every cycle on all ports and trace ports, and in memory and console at the \
             end\n(not compared: register files and stacks, which a netlist does not show)\n"
        }
        View::CorePorts => {
            "RTL and model agree in every cycle on the core's own ports, and in memory and console at the end\n(not \
             compared: the inside of a core without trace ports)\n"
        }
    }
}

impl Display for Passed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(agreement_text(self.compared))?;
        writeln!(f, "{}", self.statistics)?;
        for warp in &self.interrupted {
            tell_interrupted(warp, f)?;
        }
        Ok(())
    }
}

/// Says which warp was stopped by what, where, and what the core lacks.
pub(crate) fn tell_interrupted(warp: &InterruptedWarp, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let line = &warp.instruction;
    let name = interrupt_name(warp.interrupt);
    write!(f, "warp {} was stopped by {name} at pc {:x}: {}", warp.warp, line.pc, line.text)?;
    if let Some(place) = &line.source {
        write!(f, " ({}:{})", place.file, place.line)?;
    }
    writeln!(f)?;
    if let Some(lacks) = &warp.lacks {
        writeln!(f, "  {lacks}")?;
    }
    Ok(())
}

impl<S: System> Display for Outcome<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Passed(passed) => passed.fmt(f),
            Outcome::Mismatch(mismatch) => mismatch.fmt(f),
            Outcome::Hang(standstill) | Outcome::CycleLimit(standstill) => standstill.fmt(f),
            Outcome::Stopped(standstill) => {
                writeln!(f, "stopped by a signal after {} cycles", standstill.at().0)?;
                write!(f, "{AGREED}{}", standstill.tables())
            }
        }
    }
}
