//! The core's configuration: every choice that shapes the hardware and its timing.
//!
//! It stands in the contract because both the core and its golden model are built from it, and must
//! agree on it before a single cycle can be compared. Reading it from text is here; files are the
//! command-line tool's business.

mod data_cache;
mod instruction_cache;
mod named;
mod options;
mod ranges;
mod validate;
mod variants;

use thiserror::Error;

pub use self::data_cache::{DataCacheConfig, UncachedWindow};
pub use self::instruction_cache::InstructionCacheConfig;
pub use self::options::{CoreOptions, Divider, Multiplier, Shifter};
use crate::{
    ArchId, ArchIdError, Context, DivergenceMechanism, ExecutionUnit, Opcode, Reconvergence, Warp,
};

/// Bits of an address within its page (ISA section 7).
const PAGE_OFFSET_BITS: u32 = 12;

/// A validated core configuration (docs/pipeline.md section 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CoreConfig {
    /// Word size, registers, lanes and warps.
    pub arch: ArchId,
    /// What is kept of lanes that have parted.
    pub divergence: DivergenceMechanism,
    /// When paired paths are compared; [`Reconvergence::Implicit`] with any other mechanism.
    pub reconvergence: Reconvergence,
    /// Contexts beside the home contexts of the warps; 0 with any mechanism but `multi-path`, and with the warps 64 at most.
    pub split_contexts: u32,
    /// Room of each warp: with `stack` entries, 2..=256, of which a divergent split takes two; with `paired-path` paths
    /// that wait, 1..=63; with `multi-path` entries of the table of regions, 1..=64; with `masks` 0.
    pub stack_depth: u32,
    /// RAM from address 0, in bytes; a power of two.
    pub ram_bytes: u64,
    /// Words in one data request, a power of two; at most 64 bytes together.
    pub line_words: u32,
    /// Adjacent lanes whose stores may share a data request, 1 to all; loads of all lanes may (docs/pipeline.md P11.21).
    pub store_lanes: u32,
    /// Fetches that may be waiting for their response, 2..=64.
    pub fetch_outstanding: u32,
    /// Load requests that may be waiting for their response, 2..=64.
    pub data_outstanding: u32,
    /// Barriers for `bar`, 0..=64.
    pub barriers: u32,
    /// TLB entries, 0..=64; 0: no virtual memory.
    pub tlb_entries: u32,
    /// How mul and muli are carried out.
    pub multiplier: Multiplier,
    /// How shl, shr, shli and shri are carried out.
    pub shifter: Shifter,
    /// How div, mod, divi and modi are carried out.
    pub divider: Divider,
    /// Whether there is a floating-point unit.
    pub float: bool,
    /// The instruction cache, if there is one.
    pub instruction_cache: Option<InstructionCacheConfig>,
    /// The data cache, if there is one.
    pub data_cache: Option<DataCacheConfig>,
    /// Bytes of the scratchpad, a power of two; 0: none (docs/pipeline.md section 25).
    pub scratchpad_bytes: u64,
    /// Whether each context remembers the jump back that it took last (docs/pipeline.md section 20).
    pub jump_prediction: bool,
    /// Whether the memory tells of accesses that fail, and answers stores (docs/pipeline.md section 21).
    pub bus_errors: bool,
    /// Whether loads and stores let their warp go on, which then waits for registers (docs/pipeline.md section 22).
    pub scoreboard: bool,
    /// Whether the core counts what it does, for hwid (docs/pipeline.md section 23).
    pub performance_counters: bool,
    /// Whether slow operations and copies have their share beside fast ones (docs/pipeline.md P12.10, P13.9).
    pub fair_units: bool,
    /// Whether a host says where the program starts, and with which argument.
    pub host_start: bool,
    /// Whether the trace ports of the lock step are emitted (simulation) or not (synthesis).
    pub trace: bool,
}

/// Why a configuration is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ConfigError {
    /// The ArchID itself is not legal.
    #[error(transparent)]
    ArchId(#[from] ArchIdError),
    /// Legal for the tools, but no hardware is generated for it (ISA section 1).
    #[error("no core is generated for {arch}: {reason}")]
    NoHardware {
        /// The ArchID asked for.
        arch: ArchId,
        /// What is missing.
        reason: &'static str,
    },
    /// A number is outside its range.
    #[error("{field} is {value}, but must be {allowed}")]
    OutOfRange {
        /// The option's name.
        field: &'static str,
        /// What was given.
        value: u64,
        /// The legal range, with its reason.
        allowed: String,
    },
    /// An option is chosen without another one that it needs.
    #[error("{option} needs {needs}: {reason}")]
    Needs {
        /// The option chosen, with its value.
        option: &'static str,
        /// The option missing, with its value.
        needs: &'static str,
        /// Why.
        reason: &'static str,
    },
    /// The file is not TOML, or has an unknown key or a wrong type.
    #[error("{0}")]
    Syntax(String),
}

impl CoreConfig {
    /// The default configuration for an ArchID.
    ///
    /// # Errors
    /// When no hardware is generated for the ArchID.
    pub fn for_arch(arch: ArchId) -> Result<Self, ConfigError> {
        Self::with_options(arch, &CoreOptions::default())
    }

    /// Validates `options`; its ArchID, or the default one.
    ///
    /// # Errors
    /// Names the option that is out of range, and its range.
    pub fn from_options(options: &CoreOptions) -> Result<Self, ConfigError> {
        let arch = match &options.arch {
            Some(text) => text.parse()?,
            None => ArchId::default(),
        };
        Self::with_options(arch, options)
    }

    /// Validates `options` for an ArchID given apart (`--arch` beside `--config`).
    ///
    /// # Errors
    /// Names the option that is out of range, and its range.
    pub fn with_options(arch: ArchId, options: &CoreOptions) -> Result<Self, ConfigError> {
        let line_words_default = arch.lanes().next_power_of_two().min(4);
        let divergence = options.divergence.unwrap_or_default();
        let stack_depth_default = divergence.stack_depth_default(&arch);
        let split_contexts_default = divergence.split_contexts_default(&arch);
        let config = CoreConfig {
            arch,
            divergence,
            reconvergence: options.reconvergence.unwrap_or_default(),
            split_contexts: options.split_contexts.unwrap_or(split_contexts_default),
            stack_depth: options.stack_depth.unwrap_or(stack_depth_default),
            ram_bytes: options.ram_bytes.unwrap_or(1 << 16),
            line_words: options.line_words.unwrap_or(line_words_default),
            store_lanes: options.store_lanes.unwrap_or(arch.lanes()),
            fetch_outstanding: options.fetch_outstanding.unwrap_or(8),
            data_outstanding: options.data_outstanding.unwrap_or(8),
            barriers: options.barriers.unwrap_or(4),
            tlb_entries: options.tlb_entries.unwrap_or(0),
            multiplier: options.multiplier.unwrap_or_default(),
            shifter: options.shifter.unwrap_or_default(),
            divider: options.divider.unwrap_or_default(),
            float: options.float.unwrap_or(false),
            instruction_cache: InstructionCacheConfig::of_options(options)?,
            data_cache: DataCacheConfig::of_options(options)?,
            scratchpad_bytes: options.scratchpad_bytes.unwrap_or(0),
            jump_prediction: options.jump_prediction.unwrap_or(false),
            bus_errors: options.bus_errors.unwrap_or(false),
            scoreboard: options.scoreboard.unwrap_or(false),
            performance_counters: options.performance_counters.unwrap_or(false),
            fair_units: options.fair_units.unwrap_or(false),
            host_start: options.host_start.unwrap_or(false),
            trace: options.trace.unwrap_or(false),
        };
        options.check_divergence()?;
        config.validate()?;
        Ok(config)
    }

    /// Reads a TOML file's text.
    ///
    /// # Errors
    /// A syntax error with its line, an unknown key, or an option out of range.
    pub fn from_toml(text: &str) -> Result<Self, ConfigError> {
        Self::from_options(&CoreOptions::from_toml(text)?)
    }

    /// The named configurations, in the order of their size: name, configuration, purpose.
    pub fn named() -> Vec<(&'static str, CoreConfig, &'static str)> {
        named::all()
            .into_iter()
            .map(|named| {
                let options = CoreOptions {
                    arch: Some(named.arch.to_owned()),
                    ..named.options
                };
                let config = CoreConfig::from_options(&options)
                    .expect("the named configurations are legal; a test reads them all");
                (named.name, config, named.purpose)
            })
            .collect()
    }

    /// The same configuration with the trace ports on or off.
    pub const fn with_trace(self, trace: bool) -> Self {
        CoreConfig { trace, ..self }
    }

    /// Whether the configured core implements an opcode; one that it does not is an invalid instruction.
    pub const fn implements(&self, opcode: Opcode) -> bool {
        match opcode.unit() {
            ExecutionUnit::Alu
            | ExecutionUnit::Predicate
            | ExecutionUnit::Branch
            | ExecutionUnit::LoadStore
            | ExecutionUnit::Clone
            | ExecutionUnit::WarpControl
            | ExecutionUnit::System => true,
            ExecutionUnit::Divergence => self.divergence.has_split_and_join(),
            ExecutionUnit::Barrier => self.barriers > 0,
            ExecutionUnit::Multiply => !matches!(self.multiplier, Multiplier::None),
            ExecutionUnit::Divide => !matches!(self.divider, Divider::None),
            ExecutionUnit::Float => self.float,
        }
    }

    /// Contexts: what is scheduled. Those below the number of warps are the homes of the warps, the others split contexts.
    pub const fn contexts(&self) -> u32 {
        self.arch.warps() + self.split_contexts
    }

    /// Width of a context's number, in bits, at least 1.
    pub const fn context_index_bits(&self) -> u32 {
        at_least_1(bits_for(self.contexts() as u64 - 1))
    }

    /// The context in which a warp starts, and in which its lanes are when none has parted.
    pub const fn home_context(&self, warp: Warp) -> Context {
        Context(warp.0)
    }

    /// The warp whose home a context is; `None` of a split context, which belongs to one warp after the other.
    pub const fn home_of(&self, context: Context) -> Option<Warp> {
        if context.0 < self.arch.warps() {
            Some(Warp(context.0))
        } else {
            None
        }
    }

    /// Bytes in one data request.
    pub const fn line_bytes(&self) -> u32 {
        self.line_words * self.arch.word_bytes()
    }

    /// Width of a word number in RAM, in bits, at least 1: the instruction port's address.
    pub const fn ram_word_bits(&self) -> u32 {
        at_least_1(self.ram_bytes.trailing_zeros() - self.arch.word_bytes().trailing_zeros())
    }

    /// Groups of lanes whose stores may share a data request, from lane 0 up; the last one may be smaller.
    pub const fn store_groups(&self) -> u32 {
        self.arch.lanes().div_ceil(self.store_lanes)
    }

    /// Width of a line number in RAM, in bits, at least 1: the data port's address.
    pub const fn ram_line_bits(&self) -> u32 {
        at_least_1(self.ram_bytes.trailing_zeros() - self.line_bytes().trailing_zeros())
    }

    /// Width of a virtual page's number, in bits (ISA section 7).
    pub const fn page_bits(&self) -> u32 {
        self.arch.word_bits() - PAGE_OFFSET_BITS
    }

    /// Width of a page's number within RAM, in bits; 0 when the RAM is no larger than a page.
    pub const fn ram_page_bits(&self) -> u32 {
        self.ram_bytes
            .trailing_zeros()
            .saturating_sub(PAGE_OFFSET_BITS)
    }

    /// Width of the number of a TLB entry, in bits, at least 1.
    pub const fn tlb_entry_bits(&self) -> u32 {
        at_least_1(bits_for(self.tlb_entries.saturating_sub(1) as u64))
    }

    /// Width of a divergence stack depth (0..=stack_depth), in bits.
    pub const fn depth_bits(&self) -> u32 {
        bits_for(self.stack_depth as u64)
    }

    /// Width of the number of an entry of a table of regions, in bits, at least 1.
    pub const fn entry_bits(&self) -> u32 {
        at_least_1(bits_for(self.stack_depth.saturating_sub(1) as u64))
    }

    /// Width of a warp's count of instructions in flight, in bits: the fetch queue and three stages.
    pub const fn in_flight_bits(&self) -> u32 {
        bits_for(self.fetch_outstanding as u64 + 3)
    }

    /// Width of a count of the entries of the data cache's queue (0..=data_outstanding), in bits.
    pub const fn data_queue_count_bits(&self) -> u32 {
        bits_for(self.data_outstanding as u64)
    }

    /// Address of the console's word (ISA section 9).
    pub const fn console_address(&self) -> u64 {
        1 << (self.arch.word_bits() - 1)
    }

    /// Address of the scratchpad's first word (ISA section 9).
    pub const fn scratchpad_address(&self) -> u64 {
        1 << (self.arch.word_bits() - 2)
    }

    /// Width of the number of a row of the scratchpad, in bits; 0 without one.
    pub const fn scratchpad_row_bits(&self) -> u32 {
        if self.scratchpad_bytes == 0 {
            return 0;
        }
        self.scratchpad_bytes.trailing_zeros() - self.line_bytes().trailing_zeros()
    }

    /// Whether there is an instruction cache or a data cache, which a fence empties.
    pub const fn has_cache(&self) -> bool {
        self.instruction_cache.is_some() || self.data_cache.is_some()
    }

    /// Cycles after reset in which the register files are cleared (docs/pipeline.md section 4).
    pub const fn clear_cycles(&self) -> u64 {
        (self.arch.warps() as u64).next_power_of_two() << self.arch.register_bits()
    }
}

impl Default for CoreConfig {
    fn default() -> Self {
        Self::for_arch(ArchId::default()).expect("the default ArchID has a core")
    }
}

const fn at_least_1(bits: u32) -> u32 {
    if bits == 0 {
        1
    } else {
        bits
    }
}

const fn bits_for(value_max: u64) -> u32 {
    64 - value_max.leading_zeros()
}

#[cfg(test)]
mod tests;
