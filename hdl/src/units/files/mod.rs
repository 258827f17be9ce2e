//! Registers, and what else is kept for each warp in memories: where interrupts were taken, and addresses that failed.

pub mod interrupt_address;
pub mod predicate_file;
pub mod register_file;
pub mod shadow_set;
