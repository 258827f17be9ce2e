//! The parts beside the stages, each as the file of its name in `hdl/src/units`. None of them knows the core.

pub(crate) mod arithmetic;
pub(crate) mod counters;
pub(crate) mod custom;
pub(crate) mod memory;
pub(crate) mod parts;
pub(crate) mod regions;
pub(crate) mod scoreboard;
pub(crate) mod warps;
