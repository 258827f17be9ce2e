//! The core by itself: every opcode, the edges of its rules, resets, and programs that once went wrong.
//! One program, since each costs seconds to link.

#[path = "../common/mod.rs"]
mod common;
mod directed;
mod edges;
mod extension;
mod regressions;
mod resets;
