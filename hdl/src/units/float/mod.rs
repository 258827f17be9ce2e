//! Floating point (ISA section 6), one lane's share of it: a pipeline for what takes five cycles, and a divider.
//!
//! [`FloatLane`] computes everything but division, one operation a cycle. [`FloatDivider`] takes a word's bits in
//! cycles for one quotient and little area, for there is one in every lane. Neither knows which instruction or warp it
//! works for: the arithmetic unit around the lanes keeps that, and whether there is one at all.

mod align;
mod divider;
mod format;
mod lane;
mod normalise;
mod product;
mod round;
mod sum;
#[cfg(test)]
mod tests;
mod unpack;

pub use divider::FloatDivider;
pub use format::FloatFormat;
pub use lane::{FloatLane, FloatOperation, STAGES};
