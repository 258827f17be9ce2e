//! The golden model: what the hardware must do, and in which cycle, written apart from the hardware.
//!
//! Two layers. [`semantics`] says what an instruction does to the architectural state and knows no
//! cycle; [`timing`] says when, stage by stage, from `docs/pipeline.md` alone. [`machine`] runs the
//! semantics without timing, as fast as it can; [`memory`] is what surrounds a core.
//! The crate sees `isa` and nothing of `hdl`: a fault must be made twice to stay hidden.

mod instruction_cache;
pub mod machine;
pub mod memory;
pub mod observer;
mod probes;
mod rule_events;
pub mod semantics;
pub mod statistics;
pub mod timing;

pub use machine::{Cluster, Machine, MachineError, MachineOptions, Outcome, Snapshot};
pub use memory::{Memory, MemoryError};
pub use observer::{ComparisonEvent, Event, Observer, Silent};
pub use probes::{Probes, Sighting};
pub use rule_events::{Fired, RuleEvent};
pub use semantics::{
    AwaitedEvent, AwaitingWarp, ClusterBarrier, Comparison, ContextSet, ContextState, Divergence, Features, Scratchpad,
    Shadow, State, StoppedByInterrupt, WaitingLanes, WarpMode,
};
pub use statistics::Statistics;
