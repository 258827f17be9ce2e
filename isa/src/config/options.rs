//! The configuration before validation: the text of a TOML file or in a program's `// config:` line.

use serde::{Deserialize, Serialize};
use strum::{Display, VariantNames};

use super::named::{self, Named};
use super::{ConfigError, CoreOptions, OptionRow};
use crate::ArchId;

/// How the core multiplies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Display, VariantNames)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Display, VariantNames)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Shifter {
    /// In a barrel shifter in each lane's ALU, in one cycle.
    #[default]
    Barrel,
    /// As a product with a power of two, in the DSP blocks of the multiplier and with its latency, for smaller lanes.
    Dsp,
}

/// Which stages an instruction passes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Display, VariantNames)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Pipeline {
    /// Six stages; results are forwarded, so that a few warps fill it.
    #[default]
    Short,
    /// More stages with less work in each. A context has one instruction in it at most, and nothing is forwarded.
    Deep,
}

impl Pipeline {
    /// Stages between decode and operands (docs/pipeline.md P28.6).
    pub const fn read_stages(self) -> u32 {
        match self {
            Pipeline::Short => 0,
            Pipeline::Deep => 1,
        }
    }

    /// Stages between operands and execute.
    pub const fn compute_stages(self) -> u32 {
        match self {
            Pipeline::Short => 0,
            Pipeline::Deep => 3,
        }
    }
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Display, VariantNames)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Divider {
    /// A bit of the quotient a cycle.
    #[default]
    Serial,
    /// Not at all: div, mod, divi and modi are invalid instructions.
    None,
}

impl CoreOptions {
    /// Reads options in one line, with commas between them, as in a program's `// config:` line: `float = true,
    /// tlb_entries = 8`.
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

    /// The options that are given, as [`CoreOptions::from_line`] reads them.
    pub fn to_line(&self) -> String {
        let lines = toml::to_string(self).expect("options are numbers and texts");
        lines.lines().collect::<Vec<_>>().join(", ")
    }

    /// The named configuration of that name.
    pub fn named(name: &str) -> Option<Self> {
        let named = named::ALL.iter().find(|named| named.name == name);
        named.map(Named::options)
    }

    /// Whether the options that are given have the others that they need.
    ///
    /// # Errors
    /// Names the option, and what it needs.
    pub fn check_needs(&self, arch: &ArchId) -> Result<(), ConfigError> {
        let settled = self.settled(arch);
        let mut given = self.values().into_iter();
        given.try_for_each(|(row, value)| row.check_need(&value, &settled))
    }

    /// Whether an option is in its range.
    ///
    /// # Errors
    /// Names the option, and its range.
    pub fn check_range(&self, key: &str, arch: &ArchId) -> Result<(), ConfigError> {
        let row = OptionRow::find(key);
        row.map_or(Ok(()), |row| row.check_range(arch, &self.settled(arch)))
    }

    /// These options, and those of `other` where these say nothing. What `other` says of a mechanism of divergence goes
    /// with that mechanism.
    #[must_use]
    pub fn or(self, other: CoreOptions) -> Self {
        let theirs = other.divergence.unwrap_or_default();
        if self.divergence.is_some_and(|ours| ours != theirs) {
            return self.merged(other.without(|row, _| row.is_of("divergence")));
        }
        self.merged(other)
    }

    /// Reads a TOML file's text, without validating the numbers.
    ///
    /// # Errors
    /// A syntax error with its line, or an unknown key.
    pub fn from_toml(text: &str) -> Result<Self, ConfigError> {
        toml::from_str(text).map_err(|error| ConfigError::Syntax(error.to_string()))
    }
}
