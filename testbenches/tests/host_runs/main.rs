//! What a host does to a system: starts, counters, the loader.
//! One program, since each costs seconds to link.

#[macro_use]
#[path = "../common/extent.rs"]
mod extent;

mod accelerator_counters;
mod accelerator_start;
#[path = "../common/mod.rs"]
mod common;
#[path = "../accelerator/host.rs"]
mod host;
mod soc_loader;
#[path = "../system/mod.rs"]
mod system;
