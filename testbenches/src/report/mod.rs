//! The report of a run that went wrong: first as data that is complete in itself, then as text for a person.

pub(crate) mod culprit;
pub(crate) mod event_text;
pub(crate) mod fired;
pub(crate) mod function_unit;
pub(crate) mod lacks;
pub(crate) mod listing;
pub(crate) mod livelock;
pub(crate) mod mismatch;
pub(crate) mod mismatch_text;
mod operands;
pub(crate) mod standstill;
pub(crate) mod standstill_text;
pub(crate) mod table;
pub(crate) mod under_way;
