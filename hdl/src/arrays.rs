//! Where the core's state lies in memories, for a simulator that compares it with a model at the end of a run.
//!
//! It is beside the description because only the description knows how registers are laid out in RAM; a test requires every
//! path to be one of the emitted design.

use isa::{BitField, CoreConfig, Gpr, Lane, PredicateRegister, Warp};

use crate::emission::TOP_MODULE;
use crate::kit::prelude::*;
use crate::units::divergence::stack;
use crate::units::files::shadow_set::ShadowState;
use crate::units::files::{predicate_file, register_file};

/// Finds state in the emitted core's memories: the path of each memory from the top module, with dots, and the numbers
/// of words in it.
///
/// The two are apart since a simulator looks up a path once and words in every cycle.
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

/// The ports of [`PendingWrite::MODULE`] that show the write of GPRs which is in the memories after this cycle: their
/// paths from the top module. In a deep pipeline they show it a cycle after commit.
#[derive(Clone, Debug)]
pub struct PendingWrite {
    /// Lanes that are written.
    pub lanes: String,
    /// The shadow lane is written.
    pub shadow: String,
    /// The word that is written.
    pub word: String,
    /// The shadow lane's predicate register.
    pub shadow_predicate: String,
    /// Each lane's value, of n bits, above that of the lane below it.
    pub values: String,
}

impl PendingWrite {
    /// The module that they are in.
    pub const MODULE: &'static str = "commit";
    /// What this module declares in a deep pipeline only.
    const MARK: &'static str = "late_written";
    const LANES: &'static str = "write_lanes";
    const SHADOW: &'static str = "write_shadow";
    const WORD: &'static str = "write_address";
    const SHADOW_PREDICATE: &'static str = "write_shadow_predicate";
    const VALUES: &'static str = "write_values";

    fn of(config: &CoreConfig) -> PendingWrite {
        let path = |name: &str| format!("{TOP_MODULE}.{}.{name}", PendingWrite::MODULE);
        let values = path(PendingWrite::VALUES);
        PendingWrite {
            lanes: path(PendingWrite::LANES),
            shadow: path(PendingWrite::SHADOW),
            word: path(PendingWrite::WORD),
            shadow_predicate: path(PendingWrite::SHADOW_PREDICATE),
            values: if config.arch.lanes() == 1 { format!("{values}_0") } else { values },
        }
    }

    /// The names of these ports in a module; none of a module that has no such write.
    pub fn ports_of(module: &str, text: &str) -> Vec<&'static str> {
        if module != PendingWrite::MODULE || !text.contains(PendingWrite::MARK) {
            return Vec::new();
        }
        let values = if text.contains("write_values_0") { "write_values_0" } else { PendingWrite::VALUES };
        vec![PendingWrite::LANES, PendingWrite::SHADOW, PendingWrite::WORD, PendingWrite::SHADOW_PREDICATE, values]
    }
}

impl CoreArrays {
    /// The write on its way to the memories; none in a short pipeline.
    pub fn pending_write(&self) -> Option<PendingWrite> {
        self.config.is_deep().then(|| PendingWrite::of(&self.config))
    }

    /// Copies of each GPR, all equal: one for each read port.
    pub const GPR_COPIES: u32 = register_file::READERS;
    /// Copies of each predicate register, all equal.
    pub const PREDICATE_COPIES: u32 = predicate_file::READERS;

    /// The word of n bits that is a GPR, in the memories of all lanes and copies.
    pub const fn gpr(&self, warp: Warp, register: Gpr) -> usize {
        (warp.0 as usize) << self.config.arch.register_bits() | register.0 as usize
    }

    /// The memory that holds a copy of a lane's GPRs.
    pub fn gpr_path(&self, copy: u32, lane: Lane) -> String {
        format!(
            "{TOP_MODULE}.register_file.{}.{}.memory",
            one_of("lanes", lane.0, self.config.arch.lanes()),
            one_of("copies", copy, Self::GPR_COPIES)
        )
    }

    /// The word of a GPR of a warp's shadow lane, with the predicate register of the same number above it, if there is
    /// one.
    pub const fn shadow(&self, warp: Warp, register: Gpr) -> usize {
        self.gpr(warp, register)
    }

    /// The memory that holds the shadow lane.
    pub fn shadow_path(&self) -> String {
        format!("{TOP_MODULE}.register_file.shadow_lane.memory")
    }

    /// The word that says where a warp comes back to from its interrupt; [`CoreArrays::shadow_fields`] says how it is
    /// divided.
    pub const fn shadow_set(&self, warp: Warp) -> usize {
        warp.0 as usize
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

    /// The word of a predicate register, in which bit i is lane i, in the memories of all copies.
    pub const fn predicate(&self, warp: Warp, register: PredicateRegister) -> usize {
        (warp.0 as usize) << self.config.arch.predicate_bits() | register.0 as usize
    }

    /// The memory that holds a copy of the predicate registers.
    pub fn predicate_path(&self, copy: u32) -> String {
        format!("{TOP_MODULE}.predicate_file.ram.{}.memory", one_of("copies", copy, Self::PREDICATE_COPIES))
    }

    /// As a power of two, how many words of each bank a warp has: entry e is word e / 2 of bank e % 2, from the bottom.
    pub fn stack_place_bits(&self) -> u32 {
        stack::place_bits(&self.config)
    }

    /// The memory that holds the entries of a bank: 0 the even ones, 1 the odd ones; [`CoreArrays::stack_fields`] says
    /// how a word is divided.
    pub fn stack_path(&self, bank: u32) -> String {
        let bank = if bank == 0 { "even" } else { "odd" };
        format!("{TOP_MODULE}.divergence.memory.{bank}.memory")
    }

    /// The memory that holds a bank of the scratchpad, by row, in words of n bits.
    pub fn scratchpad_path(&self, bank: u32) -> String {
        format!("{TOP_MODULE}.load_store.scratchpad.{}.memory", one_of("banks", bank, self.config.line_words))
    }

    /// How a word of the divergence stack is divided.
    pub fn stack_fields(&self) -> StackFields {
        let (word_bits, lanes) = (self.config.arch.word_bits(), self.config.arch.lanes());
        StackFields {
            pc: BitField { lsb: 0, width: word_bits },
            mask: BitField { lsb: word_bits, width: lanes },
            kind: BitField { lsb: word_bits + lanes, width: 2 },
        }
    }
}

/// One of a list of sub-modules, as the Verilog names it: in the round of a loop, unless it is the only one.
fn one_of(list: &str, number: u32, count: u32) -> String {
    match count {
        1 => format!("{list}_{number}"),
        _ => format!("gen_{list}[{number}].{list}"),
    }
}
