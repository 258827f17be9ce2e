//! What a row of the table of options says, and how it is asked.

use std::ops::RangeInclusive;

use strum::VariantNames;

use super::table::{CoreOptions, SettledOptions, OPTIONS};
use super::{ConfigError, CoreConfig};
use crate::ArchId;

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
    computed_default: Option<&'static str>,
    range: Option<Range>,
    need: Option<Need>,
    phrase: Phrase,
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
    /// One of these names.
    Choice(&'static [&'static str]),
}

/// The numbers that an option can be, given the ArchID and the other options.
#[derive(Clone, Copy, Debug)]
pub(super) struct Range {
    limits: Limits,
    /// The limits in words, where they follow from other options.
    words: &'static str,
    grid: Grid,
    reason: &'static str,
    /// What is to be changed, and why, when no number is possible.
    when_empty: Option<(&'static str, &'static str)>,
}

#[derive(Clone, Copy, Debug)]
enum Limits {
    Fixed(u64, u64),
    Of(fn(&ArchId, &SettledOptions) -> (RangeInclusive<u64>, Option<&'static str>)),
}

/// Which numbers between the limits.
#[derive(Clone, Copy, Debug)]
enum Grid {
    Any,
    PowersOfTwo,
    /// As [`Grid::PowersOfTwo`], or 0, which stands for nothing at all.
    PowersOfTwoOrNone,
    /// Multiples of the option with this key.
    MultiplesOf(&'static str),
}

/// Another option that an option needs.
#[derive(Clone, Copy, Debug)]
struct Need {
    when: When,
    /// The key of the other option.
    of: &'static str,
    /// The values of it that will do; none: any but 0.
    values: &'static [&'static str],
    reason: &'static str,
}

/// When an option needs another one.
#[derive(Clone, Copy, Debug)]
enum When {
    /// Whenever it is given.
    Given,
    /// When it is not 0.
    NotZero,
    /// With this value; and how the two are written.
    Is(&'static str, &'static str),
}

/// What the heading of the Verilog says of an option.
#[derive(Clone, Copy, Debug)]
enum Phrase {
    Nothing,
    IfTrue(&'static str),
    Of(fn(&CoreConfig) -> Option<String>),
}

impl OptionRow {
    const fn new(kind: OptionKind, range: Option<Range>) -> Self {
        OptionRow {
            key: "",
            help: "",
            kind,
            computed_default: None,
            range,
            need: None,
            phrase: Phrase::Nothing,
        }
    }

    /// The ArchID.
    pub(super) const fn arch() -> Self {
        Self::new(OptionKind::Arch, None)
    }

    /// `true` or `false`; the heading says these words of a core that has it.
    pub(super) const fn flag(words: &'static str) -> Self {
        let row = Self::new(OptionKind::Flag, None);
        let phrase = if words.is_empty() {
            Phrase::Nothing
        } else {
            Phrase::IfTrue(words)
        };
        OptionRow { phrase, ..row }
    }

    /// One of the names of a type's values.
    pub(super) const fn choice<T: VariantNames>() -> Self {
        Self::new(OptionKind::Choice(T::VARIANTS), None)
    }

    /// A number of a range.
    pub(super) const fn number(range: Range) -> Self {
        Self::new(OptionKind::Number, Some(range))
    }

    /// The default in words, where it follows from other options.
    pub(super) const fn default_in_words(self, words: &'static str) -> Self {
        OptionRow {
            computed_default: Some(words),
            ..self
        }
    }

    /// Whoever gives it needs the other option with one of these values; none: any but 0.
    pub(super) const fn needs(
        self,
        of: &'static str,
        values: &'static [&'static str],
        reason: &'static str,
    ) -> Self {
        self.needs_when(When::Given, of, values, reason)
    }

    /// The same of a number that is not 0.
    pub(super) const fn if_not_0_needs(
        self,
        of: &'static str,
        values: &'static [&'static str],
        reason: &'static str,
    ) -> Self {
        self.needs_when(When::NotZero, of, values, reason)
    }

    /// The same of one value, which is `shown` as it stands in a file.
    pub(super) const fn with_value_needs(
        self,
        (value, shown): (&'static str, &'static str),
        of: &'static str,
        values: &'static [&'static str],
        reason: &'static str,
    ) -> Self {
        self.needs_when(When::Is(value, shown), of, values, reason)
    }

    const fn needs_when(
        self,
        when: When,
        of: &'static str,
        values: &'static [&'static str],
        reason: &'static str,
    ) -> Self {
        let need = Need {
            when,
            of,
            values,
            reason,
        };
        OptionRow {
            need: Some(need),
            ..self
        }
    }

    /// What the heading of the Verilog says of a core that has it.
    pub(super) const fn says(self, words: fn(&CoreConfig) -> Option<String>) -> Self {
        OptionRow {
            phrase: Phrase::Of(words),
            ..self
        }
    }

    /// The row with its key and its line of help.
    pub(super) const fn named(self, key: &'static str, help: &'static str) -> Self {
        OptionRow { key, help, ..self }
    }

    /// The row of a key.
    pub fn find(key: &str) -> Option<&'static OptionRow> {
        OPTIONS.iter().find(|row| row.key == key)
    }

    /// The option with a value, as it stands in a TOML file.
    pub fn assigned(&self, value: &str) -> String {
        match self.kind {
            OptionKind::Arch | OptionKind::Choice(_) => format!("{} = {value:?}", self.key),
            OptionKind::Flag | OptionKind::Number => format!("{} = {value}", self.key),
        }
    }

    /// The default: a value, or in words how it follows from other options.
    pub fn default_text(&self) -> String {
        let computed = self.computed_default.map(str::to_owned);
        computed.unwrap_or_else(|| {
            let arch = ArchId::default();
            let settled = CoreOptions::default().settled(&arch);
            settled.text(self.key)
        })
    }

    /// Which values there are, in words.
    pub fn values_in_words(&self) -> String {
        match (self.kind, self.range) {
            (OptionKind::Arch, _) => "an ArchID of encoding w".to_owned(),
            (OptionKind::Flag, _) => "true, false".to_owned(),
            (OptionKind::Choice(names), _) => names.join(", "),
            (OptionKind::Number, Some(range)) => range.in_words(),
            (OptionKind::Number, None) => "any number".to_owned(),
        }
    }

    /// Why a number is in its range; nothing of what is no number.
    pub fn reason(&self) -> &'static str {
        self.range.map_or("", |range| range.reason)
    }

    /// What it needs and why, as a sentence: `needs divergence = "paired-path": no other mechanism compares pcs`.
    pub fn need_in_words(&self) -> Option<String> {
        let need = self.need?;
        let option = match need.when {
            When::Given | When::NotZero => String::new(),
            When::Is(_, shown) => format!("{shown} "),
        };
        Some(format!(
            "{option}needs {}: {}",
            need.in_words(),
            need.reason
        ))
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
        let (limits, _) = range.limits(arch, &settled);
        match range.grid {
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

    /// Half a sentence about the core, for headings; nothing of a core without the option.
    pub(super) fn phrase(&self, config: &CoreConfig) -> Option<String> {
        match self.phrase {
            Phrase::Nothing => None,
            Phrase::IfTrue(words) => {
                let value = config.options().settled(&config.arch).text(self.key);
                (value == "true").then(|| words.to_owned())
            }
            Phrase::Of(words) => words(config),
        }
    }

    /// Whether 0 stands for nothing at all, which need not be said.
    pub(super) fn is_absent(&self, value: &str) -> bool {
        let grid = self.range.map(|range| range.grid);
        value == "0" && matches!(grid, Some(Grid::PowersOfTwoOrNone))
    }

    /// Refuses the value that was `given` when it needs what the other options do not say.
    pub(super) fn check_need(
        &self,
        given: &str,
        settled: &SettledOptions,
    ) -> Result<(), ConfigError> {
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
        let limits = self.range.map(|range| range.limits);
        matches!(limits, Some(Limits::Fixed(..)))
    }

    /// Refuses a number that is outside its range.
    pub(super) fn check_range(
        &self,
        arch: &ArchId,
        settled: &SettledOptions,
    ) -> Result<(), ConfigError> {
        let text = settled.text(self.key);
        match (self.range, text.parse()) {
            (Some(range), Ok(value)) if !self.is_absent(&text) => {
                range.check(self.key, value, arch, settled)
            }
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
        let quoted: Vec<_> = self.values.iter().map(|name| format!("{name:?}")).collect();
        match quoted.as_slice() {
            [] => self.of.to_owned(),
            [one] => format!("{} = {one}", self.of),
            [others @ .., last] => format!("{} = {} or {last}", self.of, others.join(", ")),
        }
    }
}

impl Range {
    /// From the least to the most, in every core.
    pub(super) const fn fixed(least: u64, most: u64, reason: &'static str) -> Self {
        Range {
            limits: Limits::Fixed(least, most),
            words: "",
            grid: Grid::Any,
            reason,
            when_empty: None,
        }
    }

    /// Limits that follow from the ArchID and other options, and in words; with a reason of their own, if they have one.
    pub(super) const fn of(
        words: &'static str,
        limits: fn(&ArchId, &SettledOptions) -> (RangeInclusive<u64>, Option<&'static str>),
        reason: &'static str,
    ) -> Self {
        Range {
            limits: Limits::Of(limits),
            words,
            ..Self::fixed(0, 0, reason)
        }
    }

    /// Powers of two alone.
    pub(super) const fn powers_of_two(self) -> Self {
        Range {
            grid: Grid::PowersOfTwo,
            ..self
        }
    }

    /// Powers of two, or 0, which stands for nothing at all.
    pub(super) const fn powers_of_two_or_none(self) -> Self {
        Range {
            grid: Grid::PowersOfTwoOrNone,
            ..self
        }
    }

    /// Multiples of another option alone.
    pub(super) const fn multiples_of(self, key: &'static str) -> Self {
        Range {
            grid: Grid::MultiplesOf(key),
            ..self
        }
    }

    /// What is to be changed, and why, when the limits leave no number.
    pub(super) const fn when_empty(self, needs: &'static str, reason: &'static str) -> Self {
        Range {
            when_empty: Some((needs, reason)),
            ..self
        }
    }

    fn limits(
        self,
        arch: &ArchId,
        settled: &SettledOptions,
    ) -> (RangeInclusive<u64>, &'static str) {
        match self.limits {
            Limits::Fixed(least, most) => (least..=most, self.reason),
            Limits::Of(limits) => {
                let (limits, reason) = limits(arch, settled);
                (limits, reason.unwrap_or(self.reason))
            }
        }
    }

    fn check(
        self,
        key: &'static str,
        value: u64,
        arch: &ArchId,
        settled: &SettledOptions,
    ) -> Result<(), ConfigError> {
        let (limits, reason) = self.limits(arch, settled);
        if let (true, Some((needs, reason))) = (limits.is_empty(), self.when_empty) {
            return Err(ConfigError::Needs {
                option: key,
                needs: needs.to_owned(),
                reason,
            });
        }
        let allowed = if !limits.contains(&value) {
            format!("in {}..={}: {reason}", limits.start(), limits.end())
        } else {
            match self.grid {
                Grid::Any => return Ok(()),
                Grid::PowersOfTwo | Grid::PowersOfTwoOrNone if value.is_power_of_two() => {
                    return Ok(())
                }
                Grid::PowersOfTwo | Grid::PowersOfTwoOrNone => "a power of two".to_owned(),
                Grid::MultiplesOf(other) => {
                    let unit = settled.text(other);
                    if unit.parse().is_ok_and(|unit| value.is_multiple_of(unit)) {
                        return Ok(());
                    }
                    format!("a multiple of {other}, which is {unit}")
                }
            }
        };
        Err(ConfigError::OutOfRange {
            field: key,
            value,
            allowed,
        })
    }

    fn in_words(self) -> String {
        let limits = match self.limits {
            Limits::Fixed(least, most) => format!("{least} to {most}"),
            Limits::Of(_) => self.words.to_owned(),
        };
        match self.grid {
            Grid::Any => limits,
            Grid::PowersOfTwo => format!("a power of two, {limits}"),
            Grid::PowersOfTwoOrNone => format!("0 for none, or a power of two, {limits}"),
            Grid::MultiplesOf(other) => format!("a multiple of {other}, {limits}"),
        }
    }
}
