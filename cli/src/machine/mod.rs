//! A run on the functional machine: its options, its console, and what is seen of it.

pub mod branch_profile;
pub mod console;
pub mod divergence_log;
pub mod ending;
pub mod instruction_log;
pub mod look;
mod races;
pub mod retrace;
pub mod statistics;
mod uniformity;
