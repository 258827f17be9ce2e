//! When things happen: the cycle-exact model of `docs/pipeline.md`, laid out as the hardware is.
//!
//! `stages` are the pipeline's stages in the order in which an instruction passes them, `units` the parts beside them,
//! each under the name that it has in `hdl/src`. `core` holds them and says in which order a cycle's updates count.
//! `cluster` is several cores on one memory. What instructions do comes from [`crate::semantics`]; of values, only
//! targets, masks and addresses are looked at here, the rest passes through. Written from the page alone, apart from
//! the hardware.

mod cluster;
mod core;
mod in_stage;
mod record;
mod stages;
mod under_way;
mod units;

pub use self::cluster::Cluster;
pub use self::core::Core;
pub use self::under_way::UnderWay;
