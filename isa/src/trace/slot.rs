//! One value of a record, by its field and the number of its context, warp, barrier, lane or word.

use std::fmt;

use super::{
    CustomField, DataCacheField, ExchangeField, FieldInfo, InstructionCacheField, PerBank, PerBarrier,
    PerClusterBarrier, PerContext, PerLane, PerLineWord, PerPrediction, PerScoreboard, PerTlbEntry, PerWarp,
    PerformanceCounter, RequestQueueField, RingField, Scalar, ScratchpadField,
};
use crate::divergence::DivergenceField;
use crate::{Context, Lane, Warp};

/// One slot of a record, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// A field that occurs once.
    Scalar(Scalar),
    /// One context's field.
    Context(PerContext, Context),
    /// One warp's field.
    Warp(PerWarp, Warp),
    /// A field of one context's state in the divergence mechanism.
    Divergence(DivergenceField, Context),
    /// One barrier's field.
    Barrier(PerBarrier, u32),
    /// One field of a barrier between cores.
    ClusterBarrier(PerClusterBarrier, u32),
    /// A field of rings between cores.
    Ring(RingField),
    /// One TLB entry's field.
    TlbEntry(PerTlbEntry, u32),
    /// A field of the instruction cache.
    InstructionCache(InstructionCacheField),
    /// A field of the data cache.
    DataCache(DataCacheField),
    /// A field of the request queue.
    RequestQueue(RequestQueueField),
    /// A field of the scratchpad.
    Scratchpad(ScratchpadField),
    /// A field of one bank of the scratchpad.
    Bank(PerBank, u32),
    /// A field of the exchange unit.
    Exchange(ExchangeField),
    /// A field of the user's function unit.
    Custom(CustomField),
    /// A field of what one context predicts.
    Prediction(PerPrediction, Context),
    /// A field of one context's scoreboard.
    Scoreboard(PerScoreboard, Context),
    /// A performance counter.
    Counter(PerformanceCounter),
    /// One lane's field.
    Lane(PerLane, Lane),
    /// One line word's field.
    LineWord(PerLineWord, u32),
}

impl Slot {
    /// The field's description.
    pub const fn info(self) -> FieldInfo {
        match self {
            Slot::Scalar(field) => field.info(),
            Slot::Context(field, _) => field.info(),
            Slot::Warp(field, _) => field.info(),
            Slot::Divergence(field, _) => field.info(),
            Slot::Barrier(field, _) => field.info(),
            Slot::ClusterBarrier(field, _) => field.info(),
            Slot::Ring(field) => field.info(),
            Slot::TlbEntry(field, _) => field.info(),
            Slot::InstructionCache(field) => field.info(),
            Slot::DataCache(field) => field.info(),
            Slot::RequestQueue(field) => field.info(),
            Slot::Scratchpad(field) => field.info(),
            Slot::Bank(field, _) => field.info(),
            Slot::Exchange(field) => field.info(),
            Slot::Custom(field) => field.info(),
            Slot::Prediction(field, _) => field.info(),
            Slot::Scoreboard(field, _) => field.info(),
            Slot::Counter(field) => field.info(),
            Slot::Lane(field, _) => field.info(),
            Slot::LineWord(field, _) => field.info(),
        }
    }

    /// Which of the field's occurrences it is; `None` for a field that occurs once.
    pub const fn number(self) -> Option<u32> {
        match self {
            Slot::Scalar(_)
            | Slot::Ring(_)
            | Slot::InstructionCache(_)
            | Slot::DataCache(_)
            | Slot::RequestQueue(_)
            | Slot::Scratchpad(_)
            | Slot::Exchange(_)
            | Slot::Custom(_)
            | Slot::Counter(_) => None,
            Slot::Context(_, Context(number))
            | Slot::Warp(_, Warp(number))
            | Slot::Divergence(_, Context(number))
            | Slot::Prediction(_, Context(number))
            | Slot::Scoreboard(_, Context(number))
            | Slot::Barrier(_, number)
            | Slot::ClusterBarrier(_, number)
            | Slot::TlbEntry(_, number)
            | Slot::Bank(_, number)
            | Slot::Lane(_, Lane(number))
            | Slot::LineWord(_, number) => Some(number),
        }
    }

    /// The field's name as the hardware and waveforms spell it, with the number behind it: `context_pc_3`.
    pub fn signal_name(self) -> String {
        let name = self.info().name;
        match self.number() {
            None => name.to_owned(),
            Some(number) => format!("{name}_{number}"),
        }
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.info().name;
        match self.number() {
            None => f.write_str(name),
            Some(number) => write!(f, "{name}[{number}]"),
        }
    }
}
