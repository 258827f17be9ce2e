//! How a run came out.

use isa::Warp;
use serde::Serialize;

use super::statistics::Statistics;
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
}
