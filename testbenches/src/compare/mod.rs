//! What is compared: a cycle's record, kept state, what each context does; and what is kept of the cycles before.

pub(crate) mod cause;
pub(crate) mod difference;
pub(crate) mod events;
pub(crate) mod history;
pub(crate) mod meaning;
pub(crate) mod state;
