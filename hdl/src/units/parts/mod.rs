//! Small parts with one purpose each: a queue, a choice among warps, the sequence after reset, the guard against
//! starvation.

pub mod clear_sequence;
pub mod fifo;
pub mod round_robin;
pub mod starvation_guard;
