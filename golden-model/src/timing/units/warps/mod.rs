//! What is known of each context, and what makes contexts run and wait.

pub(crate) mod copy_unit;
pub(crate) mod jump_prediction;
pub(crate) mod warp_table;
