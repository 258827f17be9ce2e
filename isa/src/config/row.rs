//! A row of the table of options, and its questions.

use std::ops::RangeInclusive;

use strum::VariantNames;

use super::table::{CoreOptions, SettledOptions, OPTIONS};
use super::{ConfigError, CoreConfig, Divider, Multiplier, Pipeline, Shifter};
use crate::{ArchId, DivergenceMechanism, Reconvergence, UnitFolder};

/// An option of the core, as its row in the table has it.
#[derive(Clone, Copy, Debug)]
pub struct OptionRow {
    /// The key in TOML files and `// config:` lines.
    pub key: &'static str,
    /// What it is, in one line.
    pub help: &'static str,
    /// Which values it can have.
    pub kind: OptionKind,
    /// Its default in words, where the default follows from other options.
    pub(super) default_in_words: Option<&'static str>,
    pub(super) range: Option<Range>,
    pub(super) need: Option<Need>,
    /// What headings say of a core that has it.
    pub(super) phrase: Option<fn(&CoreConfig) -> Option<String>>,
}

/// Which values an option can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// An ArchID.
    Arch,
    /// `true` or `false`.
    Flag,
    /// A number in a range.
    Number,
    /// A folder.
    Folder,
    /// One of these names.
    Choice(&'static [&'static str]),
}

/// The numbers that an option can be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Range(
    pub(super) Grid,
    /// The limits in words, where they follow from the ArchID and other options; else nothing.
    pub(super) &'static str,
    pub(super) fn(&ArchId, &SettledOptions) -> Limits,
);

/// The least and the greatest number, and why.
pub(super) type Limits = (RangeInclusive<u64>, &'static str);

/// Which numbers between the limits.
#[derive(Clone, Copy, Debug)]
pub(super) enum Grid {
    Any,
    PowersOfTwo,
    /// As [`Grid::PowersOfTwo`], or 0, which stands for nothing at all.
    PowersOfTwoOrNone,
    /// Multiples of the option with this key.
    MultiplesOf(&'static str),
}

/// Another option that an option needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Need {
    pub(super) when: When,
    /// The key of the other option.
    pub(super) of: &'static str,
    /// The values of it that will do; none: any but 0.
    pub(super) values: &'static [&'static str],
    pub(super) reason: &'static str,
}

/// When an option needs another one.
#[derive(Clone, Copy, Debug)]
pub(super) enum When {
    /// Whenever it is given.
    Given,
    /// When it is not 0.
    NotZero,
    /// With this value; and how the two are written.
    Is(&'static str, &'static str),
}

impl OptionRow {
    /// The row of a key.
    pub fn find(key: &str) -> Option<&'static OptionRow> {
        OPTIONS.iter().find(|row| row.key == key)
    }

    /// The option with a value, as a TOML file has it.
    pub fn assigned(&self, value: &str) -> String {
        match self.kind {
            OptionKind::Arch | OptionKind::Folder | OptionKind::Choice(_) => format!("{} = {value:?}", self.key),
            OptionKind::Flag | OptionKind::Number => format!("{} = {value}", self.key),
        }
    }

    /// The default: a value, or in words how it follows from other options.
    pub fn default_text(&self) -> String {
        match self.default_in_words {
            Some(words) => words.to_owned(),
            None => defaults().text(self.key),
        }
    }

    /// Which values there are, in words, and why.
    pub fn values_in_words(&self) -> String {
        match (self.kind, self.range) {
            (OptionKind::Arch, _) => "an ArchID of encoding w".to_owned(),
            (OptionKind::Folder, _) => "a folder with a unit.toml".to_owned(),
            (OptionKind::Flag, _) => "true, false".to_owned(),
            (OptionKind::Choice(names), _) => names.join(", "),
            (OptionKind::Number, Some(range)) => range.in_words(),
            (OptionKind::Number, None) => "any number".to_owned(),
        }
    }

    /// What it needs and why, as a sentence: `needs divergence = "paired-path": no other mechanism compares pcs`.
    pub fn need_in_words(&self) -> Option<String> {
        let need = self.need?;
        let option = match need.when {
            When::Given | When::NotZero => String::new(),
            When::Is(_, shown) => format!("{shown} "),
        };
        Some(format!("{option}needs {}: {}", need.in_words(), need.reason))
    }

    /// The key of the option that it needs, or that one of its values needs.
    pub fn needed_key(&self) -> Option<&'static str> {
        self.need.map(|need| need.of)
    }

    /// Whether it means something with some values of another option alone.
    pub(super) fn is_of(&self, key: &str) -> bool {
        self.need.is_some_and(|need| need.of == key)
    }

    /// Whether the core's other options have what a value of this one would need.
    pub fn can_be(&self, value: &str, arch: &ArchId, others: &CoreOptions) -> bool {
        let met = |need: Need| !need.arises(value) || need.is_met(&others.settled(arch));
        self.need.is_none_or(met)
    }

    /// The numbers that it can be beside the other options, from the least up; none of what is no number.
    pub fn numbers(&self, arch: &ArchId, others: &CoreOptions) -> Vec<u64> {
        let Some(range) = self.range else {
            return Vec::new();
        };
        let settled = others.settled(arch);
        let Range(grid, _, limits) = range;
        let (limits, _) = limits(arch, &settled);
        match grid {
            Grid::Any => limits.collect(),
            Grid::MultiplesOf(other) => {
                let unit = settled.text(other).parse().unwrap_or(1);
                limits.step_by(unit.max(1)).collect()
            }
            Grid::PowersOfTwo | Grid::PowersOfTwoOrNone => {
                let powers = (0..u64::BITS).map(|bits| 1 << bits);
                powers.filter(|power| limits.contains(power)).collect()
            }
        }
    }

    /// Whether 0 stands for nothing at all, which need not be said.
    pub(super) fn is_absent(&self, value: &str) -> bool {
        let grid = self.range.map(|Range(grid, ..)| grid);
        value == "0" && matches!(grid, Some(Grid::PowersOfTwoOrNone))
    }

    /// Refuses the value that was `given` when it needs what the other options do not say.
    pub(super) fn check_need(&self, given: &str, settled: &SettledOptions) -> Result<(), ConfigError> {
        match self.need {
            Some(need) if need.arises(given) && !need.is_met(settled) => Err(ConfigError::Needs {
                option: match need.when {
                    When::Given | When::NotZero => self.key,
                    When::Is(_, shown) => shown,
                },
                needs: need.in_words(),
                reason: need.reason,
            }),
            _ => Ok(()),
        }
    }

    /// Whether the limits are the same in every core.
    pub(super) fn is_fixed(&self) -> bool {
        self.range.is_some_and(|Range(_, words, _)| words.is_empty())
    }

    /// Refuses a number that is outside its range.
    pub(super) fn check_range(&self, arch: &ArchId, settled: &SettledOptions) -> Result<(), ConfigError> {
        let text = settled.text(self.key);
        match (self.range, text.parse()) {
            (Some(range), Ok(value)) if !self.is_absent(&text) => range.check(self.key, value, arch, settled),
            _ => Ok(()),
        }
    }
}

impl Need {
    fn arises(self, value: &str) -> bool {
        match self.when {
            When::Given => true,
            When::NotZero => value != "0",
            When::Is(wanted, _) => value == wanted,
        }
    }

    fn is_met(self, settled: &SettledOptions) -> bool {
        let value = settled.text(self.of);
        match self.values {
            [] => value != "0",
            values => values.contains(&value.as_str()),
        }
    }

    fn in_words(self) -> String {
        let is_flag = OptionRow::find(self.of).is_some_and(|row| row.kind == OptionKind::Flag);
        let quoted = |name: &&str| if is_flag { (*name).to_owned() } else { format!("{name:?}") };
        let quoted: Vec<_> = self.values.iter().map(quoted).collect();
        match quoted.as_slice() {
            [] => self.of.to_owned(),
            [one] => format!("{} = {one}", self.of),
            [others @ .., last] => format!("{} = {} or {last}", self.of, others.join(", ")),
        }
    }
}

impl Range {
    fn check(self, key: &'static str, value: u64, arch: &ArchId, settled: &SettledOptions) -> Result<(), ConfigError> {
        let Range(grid, _, limits) = self;
        let (limits, reason) = limits(arch, settled);
        if limits.is_empty() {
            return Err(ConfigError::Needs { option: key, needs: "a larger ram_bytes".to_owned(), reason });
        }
        let allowed = match grid {
            _ if !limits.contains(&value) => {
                format!("in {}..={}: {reason}", limits.start(), limits.end())
            }
            Grid::PowersOfTwo | Grid::PowersOfTwoOrNone if !value.is_power_of_two() => "a power of two".to_owned(),
            Grid::MultiplesOf(other) => {
                let unit = settled.text(other);
                if unit.parse().is_ok_and(|unit| value.is_multiple_of(unit)) {
                    return Ok(());
                }
                format!("a multiple of {other}, which is {unit}")
            }
            Grid::Any | Grid::PowersOfTwo | Grid::PowersOfTwoOrNone => return Ok(()),
        };
        Err(ConfigError::OutOfRange { field: key, value, allowed })
    }

    fn in_words(self) -> String {
        let Range(grid, words, limits) = self;
        let words = match words {
            "" => {
                let (limits, reason) = limits(&ArchId::default(), &defaults());
                format!("{} to {}: {reason}", limits.start(), limits.end())
            }
            words => words.to_owned(),
        };
        match grid {
            Grid::Any => words,
            Grid::PowersOfTwo => format!("a power of two, {words}"),
            Grid::PowersOfTwoOrNone => format!("0 for none, or a power of two, {words}"),
            Grid::MultiplesOf(other) => format!("a multiple of {other}, {words}"),
        }
    }
}

/// The options of the default core.
fn defaults() -> SettledOptions {
    CoreOptions::default().settled(&ArchId::default())
}

/// A type of options' values.
pub(super) trait OptionType {
    /// Which values it has.
    const KIND: OptionKind;
}

macro_rules! option_types {
    ($($type:ty: $kind:expr;)+) => {
        $(impl OptionType for $type {
            const KIND: OptionKind = $kind;
        })+
    };
}

option_types! {
    String: OptionKind::Arch;
    UnitFolder: OptionKind::Folder;
    bool: OptionKind::Flag;
    u32: OptionKind::Number;
    u64: OptionKind::Number;
    DivergenceMechanism: OptionKind::Choice(DivergenceMechanism::VARIANTS);
    Reconvergence: OptionKind::Choice(Reconvergence::VARIANTS);
    Pipeline: OptionKind::Choice(Pipeline::VARIANTS);
    Multiplier: OptionKind::Choice(Multiplier::VARIANTS);
    Shifter: OptionKind::Choice(Shifter::VARIANTS);
    Divider: OptionKind::Choice(Divider::VARIANTS);
}
