//! What an instruction does (ISA sections 5 to 10), without any notion of a cycle.
//!
//! It is apart from the timing so that the fast functional machine and the cycle-exact model are the same architecture
//! by construction: both call [`execute`], and differ only in when they do.
//! Each file is one family of instructions; [`execute`] alone decides which rule comes first.

pub mod alu;
mod arithmetic;
mod atomic;
mod barrier;
mod branch;
mod context_set;
mod custom;
pub mod decoded;
mod divergence;
mod execute;
mod extension;
mod float;
mod interrupt;
mod lanes;
mod lanewise;
pub mod memory_access;
mod operation;
mod registers;
mod ring;
mod scratchpad;
mod shadow;
mod shape;
mod spawn_turns;
mod standstill;
mod state;
mod straight;
mod system;
mod tlb;
mod warp_control;

pub use arithmetic::WorkSize;
pub(crate) use atomic::AtomicValues;
pub use barrier::{Arrival, ClusterBarrier};
pub use context_set::ContextSet;
pub(crate) use decoded::Reach;
pub use decoded::{Decoded, Destination};
pub use divergence::{Comparison, Divergence, WaitingLanes};
pub(crate) use execute::executing_lanes;
pub use execute::{execute, Effect, Executed};
pub(crate) use interrupt::saves_next_pc;
pub use interrupt::StoppedByInterrupt;
pub(crate) use memory_access::AccessKind;
pub(crate) use registers::LaneValues;
pub use scratchpad::Scratchpad;
pub use shape::{Features, Shape};
pub(crate) use spawn_turns::SpawnTurns;
pub use standstill::{AwaitedEvent, AwaitingWarp};
pub(crate) use state::Counts;
pub use state::{ContextState, State, WarpMode};
pub(crate) use straight::{AddressPattern, Straight};
pub use system::Shadow;
pub use tlb::{Right, Tlb, TlbEntry, PAGE_BYTES};
