//! What is known of each warp, and what makes warps start, meet and wait.

pub mod barriers;
pub mod copy_unit;
pub mod jump_prediction;
pub mod spawn_turn;
pub mod traced_warps;
pub mod warp_modes;
pub mod warp_table;
