//! The parts that the pipeline's stages are built from, or hand long work to. None of them knows the stages.

pub mod arithmetic;
pub mod counters;
pub mod custom;
pub mod divergence;
pub mod files;
pub mod float;
pub mod lanes;
pub mod memory;
pub mod parts;
pub mod scoreboard;
pub mod warps;
