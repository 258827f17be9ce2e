//! C for HARP.
//!
//! ```text
//!  a.c ─clang─► a.ll ─ir─► module ─lower─► words ─optimise─► fewer ─diverge─► lanes ─select─► instructions ─allocate─► registers ─emit─► assembly
//! ```
//!
//! The folders follow the data. Nothing behind `clang` starts a process or reads a file.

mod allocate;
mod alone;
pub mod analysis;
mod builtins;
mod compile;
pub mod diverge;
pub mod emit;
mod ending;
mod error;
pub mod interpret;
pub mod ir;
pub mod kept;
pub mod library;
pub mod lower;
mod notes;
pub mod opencl;
mod optimise;
mod profile;
mod program_link;
mod select;
mod target;
mod threads;
mod work_groups;

pub use allocate::check_allocations;
pub use analysis::{RegionNeeds, TooDeep};
pub use compile::{compile, words, Compiled, Program};
pub use error::{CompileError, SourcePosition};
pub use optimise::optimise;
pub use profile::{BranchCounts, BranchProfile};
pub use program_link::{ram_of_image, turns_of_image, Depth, Linked, Memory, StackDepths, END_MARK, END_MARK_BYTES};
pub use target::{Arithmetic, Target};
