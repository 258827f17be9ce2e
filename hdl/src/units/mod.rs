//! The parts that the pipeline's stages are built from, or hand long work to. None of them knows the stages.

pub mod arithmetic;
pub mod barriers;
pub mod clear_sequence;
pub mod copy_unit;
pub mod divergence;
pub mod divergence_stack;
pub mod fault_address;
pub mod fetch_queue;
pub mod fifo;
pub mod float;
pub mod lane_alu;
pub mod lane_operand;
pub mod lane_select;
pub mod load_store;
pub mod predicate_file;
pub mod predicate_logic;
pub mod register_file;
pub mod round_robin;
pub mod shadow_set;
pub mod starvation_guard;
pub mod tlb;
pub mod traced_warps;
pub mod warp_modes;
pub mod warp_table;
