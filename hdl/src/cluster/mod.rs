//! Several cores on one memory (docs/cluster.md): the cores, and the interconnect between them and what they share.
//!
//! `turn` says which core a shared port serves. `fetches` is the port for fetches, `bank` that to a bank of the memory,
//! `core_loads` a core's end of the banks' ports, `barriers` where cores meet, `shared_cache_part` a bank's part of the
//! cores' shared cache; `interconnect` joins them, and `top` the cores to it.

mod bank;
mod barriers;
mod core_loads;
mod emission;
mod fetches;
mod interconnect;
mod ports;
mod shared_cache_part;
mod top;
mod turn;

pub use barriers::ClusterBarriers;
pub use emission::{emit_cluster, emit_cluster_with_defect, emit_cluster_with_mutants, CLUSTER_MODULE};
pub use interconnect::CoreInterconnect;
pub use ports::{BankPort, CoreShown, CoreSide, InterconnectTrace, ShownCores};
pub use shared_cache_part::SharedCachePart;
pub use top::{HarmonicaCluster, CORE_NUMBER_BITS};
pub use turn::CoreTurn;

pub(crate) use emission::emit_prefixed_cluster;
