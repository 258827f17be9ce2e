//! The cycle record: everything about one clock cycle on which core and golden model must agree.
//!
//! It belongs to the contract so that the two sides, which share no behaviour, share one list of what is
//! compared. A record is a flat row of 64-bit slots: comparing two cycles is comparing two slices,
//! and the names, widths and qualifiers are looked up only when they differ. Fields as defined in
//! docs/pipeline.md section 17.

mod custom;
mod exchange;
mod fields;
mod layout;
mod record;
mod scratchpad;
mod slot;
mod values;

pub use self::custom::CustomField;
pub use self::exchange::ExchangeField;
pub(crate) use self::fields::fields;
pub use self::fields::{
    DataCacheField, FieldInfo, InstructionCacheField, PerBarrier, PerClusterBarrier, PerContext, PerLane, PerLineWord,
    PerPrediction, PerScoreboard, PerTlbEntry, PerWarp, PerformanceCounter, Qualifier, RequestQueueField, RingField,
    Scalar, Source, Width,
};
pub use self::layout::TraceLayout;
pub use self::record::CycleRecord;
pub use self::scratchpad::{PerBank, ScratchpadField};
pub use self::slot::Slot;
pub use self::values::{mode, StallCause, TlbMapping, WarpState, WriteSource};
pub use crate::divergence::stack::StackEntryKind;
