//! The numbers of a configuration that the semantics need, computed once.
//!
//! They are apart from `CoreConfig` because the functional machine also runs ArchIDs for which no hardware is generated
//! (2-byte words, encoding `b`), and so has no validated configuration.

use isa::{
    Address, ArchId, CoreConfig, CoreOptions, CustomUnit, DivergenceMechanism, Divider, ExecutionUnit, LaneMask,
    Multiplier, Opcode, Reconvergence, CLUSTER_BARRIERS_MAX,
};

/// Which of the ISA's optional parts a machine has, and how much of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Features {
    /// What is kept of lanes that have parted.
    pub divergence: DivergenceMechanism,
    /// When paired paths are compared; without them it means nothing.
    pub reconvergence: Reconvergence,
    /// Contexts beside the homes of the warps; `None`: as many as the mechanism has by default.
    pub split_contexts: Option<u32>,
    /// Barriers for `bar`.
    pub barriers: u32,
    /// Barriers between cores, for `bar`; 0 of a core that is not one of several.
    pub cluster_barriers: u32,
    /// The core is one of several: with the extension it can ring them.
    pub several_cores: bool,
    /// TLB entries; 0: addresses are not translated.
    pub tlb_entries: u32,
    /// Bytes of the scratchpad, a power of two; 0: none.
    pub scratchpad_bytes: u64,
    /// mul, muli.
    pub multiply: bool,
    /// div, mod, divi, modi.
    pub divide: bool,
    /// Floating point.
    pub float: bool,
    /// The extension (ISA section 12), where the ArchID has room for it.
    pub extension: bool,
    /// The user's function unit, for the own instructions (ISA section 13).
    pub custom_unit: Option<CustomUnit>,
}

impl Features {
    /// All instructions, 4 barriers as the default core has; no translation, which would hide all
    /// memory but the first page from programs that know nothing of it.
    pub const COMPLETE: Features = Features {
        divergence: DivergenceMechanism::Stack,
        reconvergence: Reconvergence::Implicit,
        split_contexts: None,
        barriers: 4,
        cluster_barriers: 0,
        several_cores: false,
        tlb_entries: 0,
        scratchpad_bytes: 0,
        multiply: true,
        divide: true,
        float: true,
        extension: true,
        custom_unit: None,
    };

    /// These features, but those that options name are as the options say.
    pub fn as_wanted(self, options: &CoreOptions) -> Self {
        let multiply = options.multiplier.map(|kind| kind != Multiplier::None);
        let divide = options.divider.map(|kind| kind != Divider::None);
        let barriers = options.barriers.unwrap_or(self.barriers);
        let of_several = options.several_cores.unwrap_or(false);
        Features {
            divergence: options.divergence.unwrap_or(self.divergence),
            reconvergence: options.reconvergence.unwrap_or(self.reconvergence),
            split_contexts: options.split_contexts.or(self.split_contexts),
            barriers,
            cluster_barriers: match of_several {
                true => barriers.min(CLUSTER_BARRIERS_MAX),
                false => self.cluster_barriers,
            },
            several_cores: of_several || self.several_cores,
            tlb_entries: options.tlb_entries.unwrap_or(self.tlb_entries),
            scratchpad_bytes: options.scratchpad_bytes.unwrap_or(self.scratchpad_bytes),
            multiply: multiply.unwrap_or(self.multiply),
            divide: divide.unwrap_or(self.divide),
            float: options.float.unwrap_or(self.float),
            extension: options.extension.unwrap_or(self.extension),
            custom_unit: self.custom_unit,
        }
    }
}

impl From<&CoreConfig> for Features {
    fn from(config: &CoreConfig) -> Self {
        Features {
            divergence: config.divergence,
            reconvergence: config.reconvergence,
            split_contexts: Some(config.split_contexts),
            barriers: config.barriers,
            cluster_barriers: config.cluster_barriers(),
            several_cores: config.several_cores,
            tlb_entries: config.tlb_entries,
            scratchpad_bytes: config.scratchpad_bytes,
            multiply: config.multiplier != Multiplier::None,
            divide: config.divider != Divider::None,
            float: config.float,
            extension: config.extension,
            custom_unit: config.custom_unit,
        }
    }
}

impl Features {
    /// These features of a core that is one of several.
    #[must_use]
    pub fn of_several_cores(self) -> Self {
        Features { cluster_barriers: self.barriers.min(CLUSTER_BARRIERS_MAX), several_cores: true, ..self }
    }

    /// What `hwid` gives as the number of cores where there is no other core.
    #[must_use]
    pub fn cores_alone(&self) -> u64 {
        self.several_cores.into()
    }

    /// Contexts of a machine of an ArchID, those of the warps among them.
    pub(crate) fn contexts(&self, arch: &ArchId) -> u32 {
        let split_contexts = match self.divergence {
            DivergenceMechanism::Stack | DivergenceMechanism::Masks | DivergenceMechanism::PairedPath => 0,
            DivergenceMechanism::MultiPath => {
                self.split_contexts.unwrap_or_else(|| self.divergence.split_contexts_default(arch))
            }
        };
        arch.warps().saturating_add(split_contexts)
    }
}

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
    pub all_lanes: LaneMask,
    /// `W`.
    pub warps: usize,
    /// Contexts, what is scheduled: one a warp, and with some mechanisms more.
    pub contexts: usize,
    /// General-purpose registers of a lane.
    pub gprs: usize,
    /// Predicate registers of a lane.
    pub preds: usize,
    /// Entries of each warp's divergence stack or table of regions, or paths that can wait.
    pub stack_depth: usize,
    /// RAM from address 0, in bytes.
    pub ram_bytes: u64,
    /// The optional parts.
    pub features: Features,
    /// Address of the console's word, 2^(n-1).
    pub console_address: u64,
    /// Where the scratchpad begins if there is one, 2^(n-2).
    pub scratchpad_address: u64,
}

impl Shape {
    /// The shape of an ArchID with a RAM, a stack depth and optional parts.
    pub fn new(arch: ArchId, ram_bytes: u64, stack_depth: u32, features: Features) -> Self {
        Shape {
            arch,
            word_bytes: u64::from(arch.word_bytes()),
            word_bits: arch.word_bits(),
            word_mask: arch.word_mask(),
            lanes: arch.lanes() as usize,
            all_lanes: LaneMask::all(arch.lanes()),
            warps: arch.warps() as usize,
            contexts: features.contexts(&arch) as usize,
            gprs: arch.gprs() as usize,
            preds: arch.preds() as usize,
            stack_depth: stack_depth as usize,
            ram_bytes,
            features,
            console_address: 1 << (arch.word_bits() - 1),
            scratchpad_address: 1 << (arch.word_bits() - 2),
        }
    }

    /// The address so many bytes after another, modulo 2^n.
    #[inline(always)]
    pub const fn address_after(&self, address: Address, bytes: u64) -> Address {
        Address(address.0.wrapping_add(bytes) & self.word_mask)
    }

    /// The address of the word before another, modulo 2^n.
    #[inline]
    pub const fn word_before(&self, address: Address) -> Address {
        Address(address.0.wrapping_sub(self.word_bytes) & self.word_mask)
    }

    /// The address cut down to its word's.
    #[inline]
    pub const fn word_address(&self, address: Address) -> Address {
        Address(address.0 & !(self.word_bytes - 1))
    }

    /// Which byte of its word an address names.
    #[inline]
    pub const fn byte_in_word(&self, address: Address) -> u64 {
        address.0 & (self.word_bytes - 1)
    }

    /// Index of the staging register's lane 0, behind the registers of all warps.
    #[inline]
    pub(super) const fn staging_gpr(&self) -> usize {
        self.warps * self.gprs * self.lanes
    }

    /// Index of the staging predicate, behind the predicates of all warps.
    #[inline]
    pub(super) const fn staging_predicate(&self) -> usize {
        self.warps * self.preds
    }

    /// Whether the address lies in the console's word.
    #[inline]
    pub const fn is_console(&self, address: Address) -> bool {
        self.word_address(address).0 == self.console_address
    }

    /// Whether the address lies in the RAM.
    #[inline]
    pub const fn is_in_ram(&self, address: Address) -> bool {
        address.0 < self.ram_bytes
    }

    /// Whether the address lies in the scratchpad, if there is one.
    #[inline]
    pub const fn is_in_scratchpad(&self, address: Address) -> bool {
        address.0.wrapping_sub(self.scratchpad_address) < self.features.scratchpad_bytes
    }

    /// Whether the machine has an opcode; one that it has not is an invalid instruction.
    pub const fn implements(&self, opcode: Opcode) -> bool {
        let is_there = self.features.extension || !opcode.is_extension();
        let compares = self.features.float || !opcode.info().compares_floats;
        let is_narrow = match opcode.narrow_bytes() {
            Some(bytes) => (bytes as u64) < self.word_bytes,
            None => true,
        };
        let has_cores = self.features.several_cores || !matches!(opcode, Opcode::Ring);
        is_there && compares && is_narrow && has_cores && self.has_unit(opcode)
    }

    /// Whether the machine has the unit that carries an opcode out.
    const fn has_unit(&self, opcode: Opcode) -> bool {
        match opcode.unit() {
            ExecutionUnit::Alu
            | ExecutionUnit::Predicate
            | ExecutionUnit::Branch
            | ExecutionUnit::LoadStore
            | ExecutionUnit::Clone
            | ExecutionUnit::WarpControl
            | ExecutionUnit::System => true,
            ExecutionUnit::Divergence => self.features.divergence.has_split_and_join(),
            ExecutionUnit::Barrier => self.features.barriers > 0,
            ExecutionUnit::Multiply => self.features.multiply,
            ExecutionUnit::Divide => self.features.divide,
            ExecutionUnit::Float => self.features.float,
            ExecutionUnit::Custom => match (self.features.custom_unit, opcode.custom_number()) {
                (Some(unit), Some(number)) => unit.function(number).is_some(),
                _ => false,
            },
        }
    }
}
