//! Where the core's state stands in memories, for a simulator that compares it with a model at the end of a run.
//!
//! It stands beside the description because only here is known how registers are laid out in RAM; a test requires every path to be one
//! of the emitted design.

use isa::{BitField, CoreConfig, Gpr, Lane, PredicateRegister, Warp};

use crate::emission::TOP_MODULE;
use crate::kit::prelude::*;
use crate::units::divergence::stack;
use crate::units::files::shadow_set::ShadowState;
use crate::units::files::{predicate_file, register_file};

/// A word of a memory in the emitted core.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ArrayWord {
    /// The memory's path from the top module, with dots.
    pub path: String,
    /// The word's number.
    pub index: usize,
}

/// Finds state in the emitted core's memories.
#[derive(Clone, Copy, Debug)]
pub struct CoreArrays {
    config: CoreConfig,
}

/// Where the configured core keeps its state.
pub const fn core_arrays(config: &CoreConfig) -> CoreArrays {
    CoreArrays { config: *config }
}

/// How a word of the divergence stack is divided, from its least significant bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackFields {
    /// Where the lanes go on.
    pub pc: BitField,
    /// The lanes.
    pub mask: BitField,
    /// The kind, as in `isa::trace::StackEntryKind`.
    pub kind: BitField,
}

/// How a word of the shadow set is divided, from its least significant bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShadowFields {
    /// The lanes.
    pub mask: BitField,
    /// The mode is supervisor.
    pub supervisor: BitField,
    /// Where they go on.
    pub pc: BitField,
}

impl CoreArrays {
    /// Copies of each GPR, all equal: one for each read port.
    pub const GPR_COPIES: u32 = register_file::READERS;
    /// Copies of each predicate register, all equal.
    pub const PREDICATE_COPIES: u32 = predicate_file::READERS;

    /// A GPR of a lane: the word of n bits.
    pub fn gpr(&self, copy: u32, lane: Lane, warp: Warp, register: Gpr) -> ArrayWord {
        let register_bits = self.config.arch.register_bits();
        ArrayWord {
            path: self.gpr_path(copy, lane),
            index: (warp.0 as usize) << register_bits | register.0 as usize,
        }
    }

    /// The memory that holds a copy of a lane's GPRs.
    pub fn gpr_path(&self, copy: u32, lane: Lane) -> String {
        format!(
            "{TOP_MODULE}.register_file.lanes_{}.copies_{copy}.memory",
            lane.0
        )
    }

    /// A GPR of a warp's shadow lane, with the predicate register of the same number above it, if there is one.
    pub fn shadow(&self, warp: Warp, register: Gpr) -> ArrayWord {
        let register_bits = self.config.arch.register_bits();
        ArrayWord {
            path: self.shadow_path(),
            index: (warp.0 as usize) << register_bits | register.0 as usize,
        }
    }

    /// The memory that holds the shadow lane.
    pub fn shadow_path(&self) -> String {
        format!("{TOP_MODULE}.register_file.shadow_lane.memory")
    }

    /// Where a warp comes back to from its interrupt; [`CoreArrays::shadow_fields`] says how the word is divided.
    pub fn shadow_set(&self, warp: Warp) -> ArrayWord {
        ArrayWord {
            path: self.shadow_set_path(),
            index: warp.0 as usize,
        }
    }

    /// The memory that holds where the warps come back to.
    pub fn shadow_set_path(&self) -> String {
        format!("{TOP_MODULE}.shadow_set.ram.memory")
    }

    /// How a word of the shadow set is divided.
    pub fn shadow_fields(&self) -> ShadowFields {
        let state = ShadowState::<Out>::new(&self.config);
        ShadowFields {
            mask: state.place_of(&state.mask),
            supervisor: state.place_of(&state.supervisor),
            pc: state.place_of(&state.pc),
        }
    }

    /// A predicate register: a word in which bit i is lane i.
    pub fn predicate(&self, copy: u32, warp: Warp, register: PredicateRegister) -> ArrayWord {
        let predicate_bits = self.config.arch.predicate_bits();
        ArrayWord {
            path: self.predicate_path(copy),
            index: (warp.0 as usize) << predicate_bits | register.0 as usize,
        }
    }

    /// The memory that holds a copy of the predicate registers.
    pub fn predicate_path(&self, copy: u32) -> String {
        format!("{TOP_MODULE}.predicate_file.ram.copies_{copy}.memory")
    }

    /// An entry of a warp's divergence stack, 0 at the bottom; [`CoreArrays::stack_fields`] says how the word is divided.
    pub fn stack_entry(&self, warp: Warp, entry: u32) -> ArrayWord {
        let place_bits = stack::place_bits(&self.config);
        ArrayWord {
            path: self.stack_path(entry % 2),
            index: (warp.0 as usize) << place_bits | (entry / 2) as usize,
        }
    }

    /// The memory that holds the entries of a bank: 0 the even ones, 1 the odd ones.
    pub fn stack_path(&self, bank: u32) -> String {
        let bank = if bank == 0 { "even" } else { "odd" };
        format!("{TOP_MODULE}.divergence.memory.{bank}.memory")
    }

    /// A word of a bank of the scratchpad: the word of n bits.
    pub fn scratchpad(&self, bank: u32, row: u64) -> ArrayWord {
        ArrayWord {
            path: self.scratchpad_path(bank),
            index: row as usize,
        }
    }

    /// The memory that holds a bank of the scratchpad.
    pub fn scratchpad_path(&self, bank: u32) -> String {
        format!("{TOP_MODULE}.load_store.scratchpad.banks_{bank}.memory")
    }

    /// How a word of the divergence stack is divided.
    pub fn stack_fields(&self) -> StackFields {
        let (word_bits, lanes) = (self.config.arch.word_bits(), self.config.arch.lanes());
        StackFields {
            pc: BitField {
                lsb: 0,
                width: word_bits,
            },
            mask: BitField {
                lsb: word_bits,
                width: lanes,
            },
            kind: BitField {
                lsb: word_bits + lanes,
                width: 2,
            },
        }
    }
}
