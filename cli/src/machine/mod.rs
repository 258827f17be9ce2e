//! A run on the functional machine: its options, its console, and what is seen of it.

pub mod branch_profile;
pub mod console;
pub mod divergence_log;
pub mod ending;
pub mod instruction_log;
pub mod look;
mod races;
pub mod retrace;
pub mod statistics;
mod uniformity;

use golden_model::MachineOptions;
use isa::{ArchId, CoreOptions};

/// The machine of an ArchID with these options; what they do not say is the machine's own.
pub fn machine_options(arch: &ArchId, options: &CoreOptions) -> MachineOptions {
    let own = MachineOptions::for_arch(arch);
    let features = own.features.as_wanted(options);
    let depth = features.divergence.stack_depth_default(arch);
    MachineOptions {
        ram_bytes: options.ram_bytes.unwrap_or(own.ram_bytes),
        stack_depth: options.stack_depth.unwrap_or(depth),
        features,
        ..own
    }
}
