//! Several cores on one memory (docs/cluster.md) as a system of the lock step: what a cluster has beyond its cores - the
//! values that they share, the ports that they share, and the reports on both.

mod events;
mod meetings;
mod mismatch;
mod model;
mod outcome;
mod record;
mod system;

pub use events::{PortEvent, PortHistory, SharedEvent, SharedPort};
pub use meetings::{Meetings, Ring, WaitingCore};
pub use mismatch::ClusterMismatch;
pub use model::ClusterModelSide;
pub use outcome::{ClusterPassed, ClusterStandstill, WaitedBarrier};
pub use record::{BankField, ClusterRecord, OnceField, SharedLayout, SharedSlot};
