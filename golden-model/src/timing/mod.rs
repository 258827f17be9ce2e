//! When things happen: the cycle-exact model of `docs/pipeline.md`, one file a stage, named as there.
//!
//! schedule -> fetch -> decode -> operands -> execute -> commit, with the load/store unit, the copy unit
//! and the arithmetic unit beside them; `core` holds them and says in which order a cycle's updates count.
//! What instructions do comes from [`crate::semantics`]; of values, only targets, masks and addresses are
//! looked at here, the rest passes through. Written from the page alone, apart from the hardware.

mod arithmetic_unit;
mod commit;
mod context_view;
mod copy_unit;
mod core;
mod counters;
mod data_cache;
mod decode;
mod due_interrupt;
mod early;
mod execute;
mod fetch;
mod instruction_cache;
mod load_store;
mod micro;
mod operands;
mod prediction;
mod record;
mod schedule;
mod scoreboard;
mod table_changes;
mod tlb_view;
mod wake_up;
mod write_port;

pub use self::core::Core;
