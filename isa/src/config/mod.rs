//! The core's configuration: every choice that shapes the hardware and its timing.
//!
//! It belongs to the contract because both the core and its golden model are built from it, and must
//! agree on it before a single cycle can be compared. Reading it from text is here; files are the
//! command-line tool's business.

mod data_cache;
mod instruction_cache;
mod named;
mod options;
mod row;
mod table;

use thiserror::Error;

pub use self::data_cache::{DataCacheConfig, UncachedWindow};
pub use self::instruction_cache::InstructionCacheConfig;
pub use self::options::{Divider, Multiplier, Pipeline, Shifter};
pub use self::row::{OptionKind, OptionRow};
pub use self::table::{CoreConfig, CoreOptions, SettledOptions, OPTIONS};
use crate::{ArchId, ArchIdError, Context, Encoding, ExecutionUnit, FieldLayout, Opcode, Warp, CLUSTER_BARRIERS_MAX};

/// Bits of an address within its page (ISA section 7).
const PAGE_OFFSET_BITS: u32 = 12;
/// Registers of a lane in a core with a scoreboard, at most.
const SCOREBOARD_GPRS_MAX: u32 = 64;

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
    /// The instructions of the extension have no room in a word.
    #[error("extension: {0}")]
    ExtensionDoesNotFit(#[source] ArchIdError),
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
        /// The option missing, with its values.
        needs: String,
        /// Why.
        reason: &'static str,
    },
    /// The function unit cannot be read.
    #[error("custom_unit: {0}")]
    CustomUnit(String),
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
        options.check_needs(&arch)?;
        let no_hardware = |reason| ConfigError::NoHardware { arch, reason };
        if arch.encoding() != Encoding::Word {
            return Err(no_hardware("the core decodes encoding w only"));
        }
        if arch.word_bytes() == 2 {
            return Err(no_hardware("the core has words of 4 or 8 bytes"));
        }
        let settled = options.settled(&arch);
        // The limits of some options follow from the values of others.
        let fixed = OPTIONS.iter().filter(|row| row.is_fixed());
        let others = OPTIONS.iter().filter(|row| !row.is_fixed());
        for row in fixed.chain(others) {
            row.check_range(&arch, &settled)?;
        }
        if settled.extension {
            let fits = arch.check_extension_fits();
            fits.map_err(ConfigError::ExtensionDoesNotFit)?;
        }
        if settled.scoreboard && arch.gprs() > SCOREBOARD_GPRS_MAX {
            return Err(ConfigError::OutOfRange {
                field: "the number of registers",
                value: arch.gprs().into(),
                allowed: format!("in 1..={SCOREBOARD_GPRS_MAX}: the scoreboard has a bit for each"),
            });
        }
        let custom_unit = settled.custom_unit.open(&arch)?;
        Ok(settled.config(arch, custom_unit))
    }

    /// This configuration with another number of warps.
    ///
    /// # Errors
    /// When there is no such core.
    pub fn with_warps(self, warps: u32) -> Result<Self, ConfigError> {
        let old = self.arch;
        let (word_bytes, encoding) = (old.word_bytes(), old.encoding());
        let (gprs, preds, lanes) = (old.gprs(), old.preds(), old.lanes());
        let arch = ArchId::new(word_bytes, encoding, gprs, preds, lanes, warps)?;
        Self::with_options(arch, &self.options())
    }

    /// The options that make this configuration: all but those that mean nothing in it.
    pub fn options(&self) -> CoreOptions {
        let all = self.all_options();
        let settled = all.settled(&self.arch);
        all.without(|row, value| row.is_absent(value) || row.check_need(value, &settled).is_err())
    }

    /// The configuration as the file that `--config` reads.
    pub fn to_toml(&self) -> String {
        toml::to_string(&self.options()).expect("options are numbers and texts")
    }

    /// What a heading says of the options that most cores do not have; nothing of a core without them.
    pub fn phrases(&self) -> Vec<String> {
        let phrases = OPTIONS.iter().filter_map(|row| row.phrase);
        phrases.filter_map(|phrase| phrase(self)).collect()
    }

    /// Reads a TOML file's text.
    ///
    /// # Errors
    /// A syntax error with its line, an unknown key, or an option out of range.
    pub fn from_toml(text: &str) -> Result<Self, ConfigError> {
        Self::from_options(&CoreOptions::from_toml(text)?)
    }

    /// Reads a line as a program's `// config:` has it, see [`CoreOptions::from_line`].
    ///
    /// # Errors
    /// A syntax error, an unknown key, or an option out of range.
    pub fn from_line(line: &str) -> Result<Self, ConfigError> {
        Self::from_options(&CoreOptions::from_line(line)?)
    }

    /// The named configurations, in the order of their size: name, configuration, purpose.
    pub fn named() -> Vec<(&'static str, CoreConfig, &'static str)> {
        let config = |named: &named::Named| {
            let config = CoreConfig::from_options(&named.options())
                .expect("the named configurations are legal; a test reads them all");
            (named.name, config, named.purpose)
        };
        named::ALL.iter().map(config).collect()
    }

    /// This configuration with trace ports.
    pub const fn with_trace(self) -> Self {
        CoreConfig { trace: true, ..self }
    }

    /// This configuration without trace ports.
    pub const fn without_trace(self) -> Self {
        CoreConfig { trace: false, ..self }
    }

    /// Whether the configured core implements an opcode; one that it does not is an invalid instruction.
    pub const fn implements(&self, opcode: Opcode) -> bool {
        let is_narrow = match opcode.narrow_bytes() {
            Some(bytes) => bytes < self.arch.word_bytes(),
            None => true,
        };
        let has_floats = self.float || !opcode.info().compares_floats;
        let has_extension = self.extension || !opcode.is_extension();
        let has_cores = self.rings() || !matches!(opcode, Opcode::Ring);
        has_extension && has_floats && is_narrow && has_cores && self.has_unit(opcode)
    }

    /// The opcode of a word of encoding `w`, as the core decodes it; `None` when the extension has no such function.
    pub fn decoded_opcode(&self, word: u64) -> Option<Opcode> {
        let layout = FieldLayout::new(&self.arch);
        let basic = Opcode::from_low_bits(layout.opcode.extract(word));
        match layout.function.extract(word) {
            function if self.extension && basic == Opcode::EXTENSION_PAGE && function > 0 => {
                Opcode::from_function(function)
            }
            _ => Some(basic),
        }
    }

    /// Whether there is the unit that carries the opcode out.
    const fn has_unit(&self, opcode: Opcode) -> bool {
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
            ExecutionUnit::Custom => match (self.custom_unit, opcode.custom_number()) {
                (Some(unit), Some(number)) => unit.function(number).is_some(),
                _ => false,
            },
        }
    }

    /// Whether a request may wait behind the load/store unit before it is at the data port: in the data cache, or in
    /// the request queue.
    pub const fn requests_wait(&self) -> bool {
        self.data_cache.is_some() || self.request_queue
    }

    /// Whether the core rings others of its cluster, and is rung by them (docs/cluster.md section 13).
    pub const fn rings(&self) -> bool {
        self.extension && self.several_cores
    }

    /// Barriers between the cores of a cluster, at most [`CLUSTER_BARRIERS_MAX`]; none without `several_cores`
    /// (docs/cluster.md section 8).
    pub const fn cluster_barriers(&self) -> u32 {
        if !self.several_cores {
            0
        } else if self.barriers < CLUSTER_BARRIERS_MAX {
            self.barriers
        } else {
            CLUSTER_BARRIERS_MAX
        }
    }

    /// Contexts: what is scheduled. Those below the number of warps are the homes of the warps, the others split
    /// contexts.
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
        self.ram_bytes.trailing_zeros().saturating_sub(PAGE_OFFSET_BITS)
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

    /// Whether a context has at most one instruction between schedule and commit (docs/pipeline.md section 28).
    pub const fn is_deep(&self) -> bool {
        matches!(self.pipeline, Pipeline::Deep)
    }

    /// Width of a warp's count of instructions in flight, in bits: the fetch queue and three stages.
    pub const fn in_flight_bits(&self) -> u32 {
        if self.is_deep() {
            return 1;
        }
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
