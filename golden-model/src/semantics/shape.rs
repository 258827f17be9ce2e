//! The numbers of a configuration that the semantics need, computed once.
//!
//! They stand apart from `CoreConfig` because the functional machine also runs ArchIDs for which no
//! hardware is generated (2-byte words, encoding `b`), and so has no validated configuration.

use isa::{ArchId, LaneMask};

/// Sizes and masks of one machine.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// The ArchID.
    pub arch: ArchId,
    /// `ws`.
    pub word_bytes: u64,
    /// `n`.
    pub word_bits: u32,
    /// All ones in n bits.
    pub word_mask: u64,
    /// `L`.
    pub lanes: usize,
    /// Lanes 0 to L-1.
    pub all_lanes: u64,
    /// `W`.
    pub warps: usize,
    /// General-purpose registers of a lane.
    pub gprs: usize,
    /// Predicate registers of a lane.
    pub preds: usize,
    /// Entries of each warp's divergence stack.
    pub stack_depth: usize,
    /// RAM from address 0, in bytes.
    pub ram_bytes: u64,
    /// Address of the console's word, 2^(n-1).
    pub console_address: u64,
}

impl Shape {
    /// The shape of an ArchID with a RAM and a stack depth.
    pub fn new(arch: ArchId, ram_bytes: u64, stack_depth: u32) -> Self {
        Shape {
            arch,
            word_bytes: u64::from(arch.word_bytes()),
            word_bits: arch.word_bits(),
            word_mask: arch.word_mask(),
            lanes: arch.lanes() as usize,
            all_lanes: LaneMask::all(arch.lanes()).0,
            warps: arch.warps() as usize,
            gprs: arch.gprs() as usize,
            preds: arch.preds() as usize,
            stack_depth: stack_depth as usize,
            ram_bytes,
            console_address: 1 << (arch.word_bits() - 1),
        }
    }

    /// The address cut down to its word's.
    #[inline]
    pub const fn word_address(&self, address: u64) -> u64 {
        address & !(self.word_bytes - 1)
    }

    /// Which byte of its word an address names.
    #[inline]
    pub const fn byte_in_word(&self, address: u64) -> u64 {
        address & (self.word_bytes - 1)
    }

    /// Whether the address lies in the console's word.
    #[inline]
    pub const fn is_console(&self, address: u64) -> bool {
        self.word_address(address) == self.console_address
    }

    /// Whether RAM or console answers the address.
    #[inline]
    pub const fn is_mapped(&self, address: u64) -> bool {
        address < self.ram_bytes || self.is_console(address)
    }
}
