//! What a functional machine can be asked for, and why it cannot be made.

use std::ops::RangeInclusive;

use isa::ArchId;

use crate::memory::MemoryError;
use crate::semantics::Features;

/// Sizes that the ArchID does not fix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MachineOptions {
    /// RAM in bytes.
    pub ram_bytes: u64,
    /// Entries of each warp's divergence stack or table of regions; with paired paths, how many can wait; with masks 0.
    pub stack_depth: u32,
    /// The optional parts of the ISA.
    pub features: Features,
    /// What `hwid` gives as the core's number, modulo 2^n.
    pub core_number: u64,
    /// Where warp 0 starts, modulo 2^n.
    pub start_address: u64,
    /// What `hwid` gives as the host's argument, modulo 2^n.
    pub start_argument: u64,
}

impl MachineOptions {
    /// 64 KiB of RAM (32 KiB, all that there can be, with 2-byte words), 16 stack entries, all
    /// instructions, 4 barriers, no address translation; core number 0, start at 0 with the argument 0.
    pub fn for_arch(arch: &ArchId) -> Self {
        MachineOptions {
            ram_bytes: if arch.word_bytes() == 2 {
                1 << 15
            } else {
                1 << 16
            },
            stack_depth: 16,
            features: Features::COMPLETE,
            core_number: 0,
            start_address: 0,
            start_argument: 0,
        }
    }
}

/// Why a machine cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MachineError {
    /// RAM and image do not go together.
    #[error(transparent)]
    Memory(#[from] MemoryError),
    /// The stack depth is outside its limits.
    #[error(
        "a divergence stack of {depth} entries is not possible: {} to {} ({reason})", depths.start(), depths.end()
    )]
    StackDepth {
        /// The depth.
        depth: u32,
        /// What the mechanism can have.
        depths: RangeInclusive<u32>,
        /// Why.
        reason: &'static str,
    },
    /// More barriers, TLB entries or contexts than there can be.
    #[error("{count} {what} are not possible: at most {FEATURE_COUNT_MAX}")]
    FeatureCount {
        /// What there would be so many of.
        what: &'static str,
        /// How many.
        count: u32,
    },
}

/// The most barriers, the most TLB entries, and the most contexts.
pub(super) const FEATURE_COUNT_MAX: u32 = 64;
