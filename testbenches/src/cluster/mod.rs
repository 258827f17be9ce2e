//! Several cores on one memory in lock step (docs/cluster.md): the model of a cluster and the Verilated cluster, each
//! in an environment of its own with a data port a bank, compared whole in every clock cycle.
//!
//! What belongs to a core - record, state, history, report - is that of the lock step of a core alone.

mod ahead;
mod cosim;
mod counted;
mod environment;
mod events;
mod judge;
mod lockstep;
mod mismatch;
mod model;
mod model_alone;
mod observed;
mod outcome;
mod record;
mod retrace;
mod rtl;
mod sides;
mod speed;
mod standstill;
mod waveform;

pub use cosim::{ClusterCosimulator, ClusterOptions, ClusterReport, ClusterVerilog};
pub use counted::ClusterCovered;
pub use environment::ClusterEnvironment;
pub use events::{PortEvent, SharedEvent, SharedPort};
pub use lockstep::{ClusterLockStep, ClusterRun};
pub use mismatch::{ClusterMismatch, ClusterVerdict};
pub use model::ClusterModelSide;
pub use model_alone::{cluster_records, cluster_records_or_standstill, cluster_retired_in_window};
pub use observed::standstill_of_cluster;
pub use outcome::{ClusterOutcome, ClusterPassed, ClusterStandstill, ClusterTable, CorePassed, WaitedBarrier};
pub use record::{BankField, ClusterRecord, OnceField, SharedLayout, SharedSlot};
pub use rtl::ClusterRtlSide;
pub use sides::{ClusterBench, ClusterSide};
pub use speed::cluster_speed;
