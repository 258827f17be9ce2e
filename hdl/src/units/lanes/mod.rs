//! What each lane has, or works on one bit a lane.

pub mod lane_alu;
pub mod lane_operand;
pub mod lane_select;
pub mod predicate_logic;
pub mod vote;
