//! What a functional machine can be asked for, and why it cannot be made.

use std::ops::RangeInclusive;

use isa::cluster::CORES_MAX;
use isa::{ArchId, CoreOptions};

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
    /// What `hwid` gives as the number of cores, modulo 2^n; 0 of a core that is not one of several.
    pub core_count: u64,
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
            ram_bytes: if arch.word_bytes() == 2 { 1 << 15 } else { 1 << 16 },
            stack_depth: 16,
            features: Features::COMPLETE,
            core_number: 0,
            core_count: 0,
            start_address: 0,
            start_argument: 0,
        }
    }

    /// The options of an ArchID, with those that a configuration names as it says. A core that can be one of several is
    /// the only one.
    pub fn as_wanted(arch: &ArchId, options: &CoreOptions) -> Self {
        let own = MachineOptions::for_arch(arch);
        let mut features = own.features.as_wanted(options);
        // The reader of a user's options has opened the folder before, and has said what is wrong with it.
        let unit = options.custom_unit.as_ref().and_then(|folder| folder.open(arch).ok());
        features.custom_unit = unit.flatten();
        let depth = features.divergence.stack_depth_default(arch);
        MachineOptions {
            ram_bytes: options.ram_bytes.unwrap_or(own.ram_bytes),
            stack_depth: options.stack_depth.unwrap_or(depth),
            features,
            core_count: features.cores_alone(),
            ..own
        }
    }
}

impl MachineOptions {
    /// That the scratchpad can be, and the RAM ends before it.
    pub(super) fn check_scratchpad(&self, arch: &ArchId) -> Result<(), MachineError> {
        let bytes = self.features.scratchpad_bytes;
        if bytes == 0 {
            return Ok(());
        }
        let start = 1 << (arch.word_bits() - 2);
        let least = u64::from(arch.word_bytes());
        let most = start.min(SCRATCHPAD_BYTES_MAX);
        if !bytes.is_power_of_two() || !(least..=most).contains(&bytes) {
            return Err(MachineError::ScratchpadSize { bytes, least, most });
        }
        if self.ram_bytes > start {
            return Err(MachineError::RamReachesScratchpad { ram_bytes: self.ram_bytes, start });
        }
        Ok(())
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
    /// There is no such scratchpad.
    #[error(
        "a scratchpad of {bytes} bytes is not possible: it must be a power of two, at least {least} and at most {most}"
    )]
    ScratchpadSize {
        /// The size asked for.
        bytes: u64,
        /// Bytes of a word.
        least: u64,
        /// The greatest size.
        most: u64,
    },
    /// RAM and scratchpad overlap.
    #[error("a RAM of {ram_bytes} bytes is not possible with a scratchpad, which begins at {start:#x}; give it at most {start} bytes")]
    RamReachesScratchpad {
        /// The RAM's size.
        ram_bytes: u64,
        /// Address of the scratchpad.
        start: u64,
    },
    /// More barriers, TLB entries or contexts than there can be.
    #[error("{count} {what} are not possible: at most {FEATURE_COUNT_MAX}")]
    FeatureCount {
        /// What there would be so many of.
        what: &'static str,
        /// How many.
        count: u32,
    },
    /// No core, or more than there can be.
    #[error("{count} cores are not possible: 1 to {CORES_MAX}")]
    Cores {
        /// How many.
        count: u32,
    },
}

/// The greatest scratchpad: as large as the greatest RAM of a core.
const SCRATCHPAD_BYTES_MAX: u64 = 1 << 30;

/// The most barriers, the most TLB entries, and the most contexts.
pub(super) const FEATURE_COUNT_MAX: u32 = 64;
