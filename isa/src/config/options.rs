//! The configuration before validation: what stands in a TOML file or in a program's `// config:` line.

use serde::{Deserialize, Serialize};

use super::ranges::check;
use super::ConfigError;
use crate::{DivergenceMechanism, Reconvergence};

/// How the core multiplies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Multiplier {
    /// Pipelined, in DSP blocks.
    #[default]
    Dsp,
    /// A bit of the multiplier a cycle, without DSP blocks.
    Serial,
    /// Not at all: mul and muli are invalid instructions.
    None,
}

/// How the core shifts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shifter {
    /// In a barrel shifter in each lane's ALU, in one cycle.
    #[default]
    Barrel,
    /// As a product with a power of two, in the DSP blocks of the multiplier and with its latency, for smaller lanes.
    Dsp,
}

impl Multiplier {
    /// Every multiplier, with each shifter that a core with it can have.
    pub const WITH_SHIFTERS: [(Multiplier, Shifter); 4] = [
        (Multiplier::Dsp, Shifter::Barrel),
        (Multiplier::Dsp, Shifter::Dsp),
        (Multiplier::Serial, Shifter::Barrel),
        (Multiplier::None, Shifter::Barrel),
    ];
}

/// How the core divides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Divider {
    /// A bit of the quotient a cycle.
    #[default]
    Serial,
    /// Not at all: div, mod, divi and modi are invalid instructions.
    None,
}

/// The same choices before validation, as they stand in a TOML file: what is left out gets its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoreOptions {
    /// ArchID, e.g. `4w8/8/4/4` (the default).
    pub arch: Option<String>,
    /// Default `stack`.
    pub divergence: Option<DivergenceMechanism>,
    /// Default `implicit`; only with `divergence = "paired-path"`.
    pub reconvergence: Option<Reconvergence>,
    /// Default 8, or as many as there is room for; only with `divergence = "multi-path"`.
    pub split_contexts: Option<u32>,
    /// Default: with `stack` and `multi-path` 16, with `paired-path` the lanes less 1, but at least 1. Not with `masks`.
    pub stack_depth: Option<u32>,
    /// Default 65536.
    pub ram_bytes: Option<u64>,
    /// Default: the lanes rounded up to a power of two, at most 4.
    pub line_words: Option<u32>,
    /// Default: all lanes.
    pub store_lanes: Option<u32>,
    /// Default 8.
    pub fetch_outstanding: Option<u32>,
    /// Default 8.
    pub data_outstanding: Option<u32>,
    /// Default 4.
    pub barriers: Option<u32>,
    /// Default 0.
    pub tlb_entries: Option<u32>,
    /// Default `dsp`.
    pub multiplier: Option<Multiplier>,
    /// Default `barrel`.
    pub shifter: Option<Shifter>,
    /// Default `serial`.
    pub divider: Option<Divider>,
    /// Default false.
    pub float: Option<bool>,
    /// Default 0: no instruction cache.
    pub instruction_cache_bytes: Option<u64>,
    /// Default 1; only with an instruction cache.
    pub instruction_cache_ways: Option<u32>,
    /// Default 4; only with an instruction cache.
    pub instruction_line_words: Option<u32>,
    /// Default 0: no data cache.
    pub data_cache_bytes: Option<u64>,
    /// Default 1; only with a data cache.
    pub data_cache_ways: Option<u32>,
    /// Default 0; only with `uncached_bytes`.
    pub uncached_start: Option<u64>,
    /// Default 0: no window; only with a data cache.
    pub uncached_bytes: Option<u64>,
    /// Default 0: no scratchpad.
    pub scratchpad_bytes: Option<u64>,
    /// Default false.
    pub jump_prediction: Option<bool>,
    /// Default false.
    pub bus_errors: Option<bool>,
    /// Default false.
    pub scoreboard: Option<bool>,
    /// Default false.
    pub performance_counters: Option<bool>,
    /// Default false.
    pub fair_units: Option<bool>,
    /// Default false.
    pub host_start: Option<bool>,
    /// Default false.
    pub trace: Option<bool>,
}

impl CoreOptions {
    /// Reads options in one line, with commas between them, as in a program's `// config:` line: `float = true, tlb_entries = 8`.
    ///
    /// # Errors
    /// A syntax error, or an unknown key.
    pub fn from_line(line: &str) -> Result<Self, ConfigError> {
        #[derive(Deserialize)]
        struct Line {
            options: CoreOptions,
        }
        let syntax = |error: toml::de::Error| ConfigError::Syntax(error.message().to_owned());
        let parsed: Line = toml::from_str(&format!("options = {{ {line} }}")).map_err(syntax)?;
        Ok(parsed.options)
    }

    /// Whether the options of the mechanism of divergence are ones that it has.
    ///
    /// # Errors
    /// Names the option, and what it needs, or its range.
    pub fn check_divergence(&self) -> Result<(), ConfigError> {
        let divergence = self.divergence.unwrap_or_default();
        if self.reconvergence.is_some() && divergence != DivergenceMechanism::PairedPath {
            return Err(ConfigError::Needs {
                option: "reconvergence",
                needs: "divergence = \"paired-path\"",
                reason: "no other mechanism compares pcs",
            });
        }
        if self.split_contexts.is_some() && divergence != DivergenceMechanism::MultiPath {
            return Err(ConfigError::Needs {
                option: "split_contexts",
                needs: "divergence = \"multi-path\"",
                reason: "with any other mechanism a warp has one context",
            });
        }
        let Some(depth) = self.stack_depth else {
            return Ok(());
        };
        let (depths, reason) = divergence.stack_depths();
        if *depths.end() == 0 {
            return Err(ConfigError::Needs {
                option: "stack_depth",
                needs: "divergence = \"stack\", \"paired-path\" or \"multi-path\"",
                reason,
            });
        }
        let depths = (*depths.start()).into()..=(*depths.end()).into();
        check("stack_depth", depth.into(), depths, reason)
    }

    /// These options, and those of `other` where these say nothing. What `other` says of a mechanism of divergence goes
    /// with that mechanism.
    #[must_use]
    pub fn or(self, other: CoreOptions) -> Self {
        let theirs = other.divergence.unwrap_or_default();
        let other = if self.divergence.is_some_and(|ours| ours != theirs) {
            CoreOptions {
                reconvergence: None,
                split_contexts: None,
                stack_depth: None,
                ..other
            }
        } else {
            other
        };
        CoreOptions {
            arch: self.arch.or(other.arch),
            divergence: self.divergence.or(other.divergence),
            reconvergence: self.reconvergence.or(other.reconvergence),
            split_contexts: self.split_contexts.or(other.split_contexts),
            stack_depth: self.stack_depth.or(other.stack_depth),
            ram_bytes: self.ram_bytes.or(other.ram_bytes),
            line_words: self.line_words.or(other.line_words),
            store_lanes: self.store_lanes.or(other.store_lanes),
            fetch_outstanding: self.fetch_outstanding.or(other.fetch_outstanding),
            data_outstanding: self.data_outstanding.or(other.data_outstanding),
            barriers: self.barriers.or(other.barriers),
            tlb_entries: self.tlb_entries.or(other.tlb_entries),
            multiplier: self.multiplier.or(other.multiplier),
            shifter: self.shifter.or(other.shifter),
            divider: self.divider.or(other.divider),
            float: self.float.or(other.float),
            instruction_cache_bytes: self
                .instruction_cache_bytes
                .or(other.instruction_cache_bytes),
            instruction_cache_ways: self.instruction_cache_ways.or(other.instruction_cache_ways),
            instruction_line_words: self.instruction_line_words.or(other.instruction_line_words),
            data_cache_bytes: self.data_cache_bytes.or(other.data_cache_bytes),
            data_cache_ways: self.data_cache_ways.or(other.data_cache_ways),
            uncached_start: self.uncached_start.or(other.uncached_start),
            uncached_bytes: self.uncached_bytes.or(other.uncached_bytes),
            scratchpad_bytes: self.scratchpad_bytes.or(other.scratchpad_bytes),
            jump_prediction: self.jump_prediction.or(other.jump_prediction),
            bus_errors: self.bus_errors.or(other.bus_errors),
            scoreboard: self.scoreboard.or(other.scoreboard),
            performance_counters: self.performance_counters.or(other.performance_counters),
            fair_units: self.fair_units.or(other.fair_units),
            host_start: self.host_start.or(other.host_start),
            trace: self.trace.or(other.trace),
        }
    }

    /// Reads a TOML file's text, without validating the numbers.
    ///
    /// # Errors
    /// A syntax error with its line, or an unknown key.
    pub fn from_toml(text: &str) -> Result<Self, ConfigError> {
        toml::from_str(text).map_err(|error| ConfigError::Syntax(error.to_string()))
    }
}
