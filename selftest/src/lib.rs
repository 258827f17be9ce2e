//! Tests a system on a board, over its loader and console (docs/soc.md).
//!
//! `suite` has the programs: those of `programs/`, and random ones, which `random` writes. What each must print, the
//! golden model says. `session` loads them one after the other, and tells wrong answers from damage on the line; `shape` finds out what core the board has. `report` is what its owner reads, and can send in.

mod random;
mod report;
mod session;
mod shape;
mod suite;

pub use report::{CaseResult, Report, Verdict};
pub use session::{Board, Progress, Trouble};
pub use shape::Shape;
pub use suite::{suite, Case, CaseKind, SuiteError};
