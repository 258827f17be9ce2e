//! Faults put into the golden model: the other side of the lock step.
//!
//! The way of a campaign: `spots` finds in the model's source what can be wrong; `copy` draws mutants, and writes a
//! copy of the project below cargo's folder in which each mutant is an `if` on a number; `build` has cargo build it
//! once, and leaves out the mutants that are no Rust; `runner` is what the built program does, `worker` starts it in
//! processes of its own; `campaign` has each mutant run through what reaches its place.

mod build;
mod campaign;
mod copy;
mod names;
mod runner;
mod spots;
#[cfg(test)]
mod tests;
mod worker;

pub use campaign::{model_campaign, ModelMutationOptions};
pub use runner::{run_model_mutants, ModelChoice};
pub use spots::ModelFault;
