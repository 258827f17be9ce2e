//! How a run came out.

use std::fmt::{self, Display};

use isa::Warp;
use serde::Serialize;

use super::statistics::Statistics;
use crate::compare::meaning::interrupt_name;
use crate::report::listing::InstructionLine;
use crate::report::mismatch::Mismatch;
use crate::report::standstill::Standstill;
use crate::sides::View;

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

/// How a run came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "outcome")]
pub enum Outcome {
    /// Both sides agreed in every cycle and at the end.
    Passed(Passed),
    /// They did not.
    Mismatch(Box<Mismatch>),
    /// They agreed, but nothing happens any more and warps still wait.
    Hang(Standstill),
    /// They agreed, but the program does not end within the cycles given.
    CycleLimit(Standstill),
    /// They agreed until somebody wanted the run to stop ([`CosimOptions::stop`](crate::CosimOptions::stop)).
    Stopped(Standstill),
}

impl Display for Passed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.compared {
            View::Arrays => "RTL and model agree in every cycle and in their state at the end\n",
            View::Ports => {
                "netlist and model agree in every cycle on all ports and trace ports, and in memory and console at the \
                 end\n(not compared: register files and stacks, which a netlist does not show)\n"
            }
            View::CorePorts => {
                "RTL and model agree in every cycle on the core's own ports, and in memory and console at the end\n(not \
                 compared: the inside of a core without trace ports)\n"
            }
        })?;
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

impl Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Passed(passed) => passed.fmt(f),
            Outcome::Mismatch(mismatch) => mismatch.fmt(f),
            Outcome::Hang(standstill) | Outcome::CycleLimit(standstill) => standstill.fmt(f),
            Outcome::Stopped(standstill) => {
                writeln!(f, "stopped by a signal after {} cycles", standstill.cycle)?;
                standstill.tell(f)
            }
        }
    }
}
