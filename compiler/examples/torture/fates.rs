//! How programs have fared, counted.

use std::collections::BTreeMap;

use crate::cases::Case;

pub const AGREES: &str = "agree";
pub const DEEP: &str = "agree with a deeper stack";
pub const TOO_DEEP: &str = "too deep for any core";
pub const WRONG: &str = "WRONG";

/// How many programs have fared in each way.
pub type Counts = BTreeMap<&'static str, usize>;

/// How a program has fared.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    Agrees,
    /// On a core where more groups of lanes can wait than usually: what stops it on the usual one.
    Deep(String),
    /// More groups of lanes wait than can on any core with this mechanism.
    TooDeep(String),
    Wrong(String),
    Refused(String),
    /// It takes too many instructions.
    TooLong,
    /// As WebAssembly it does not end well either: why, and its IR.
    NoOracle(String, String),
    NoC(String),
}

impl Fate {
    fn kind(&self) -> (&'static str, &str) {
        match self {
            Self::Agrees => (AGREES, ""),
            Self::Deep(reason) => (DEEP, reason),
            Self::TooDeep(reason) => (TOO_DEEP, reason),
            Self::Wrong(reason) => (WRONG, reason),
            Self::Refused(reason) => ("refused", reason),
            Self::TooLong => ("too long", ""),
            Self::NoOracle(reason, _) => ("no oracle", reason),
            Self::NoC(reason) => ("no C for clang", reason),
        }
    }

    /// Whether the program is worth keeping.
    pub fn is_kept(&self) -> bool {
        !matches!(self, Self::Agrees | Self::Deep(_))
    }
}

/// The fates of all programs on one mechanism.
pub struct Fates {
    mechanism: &'static str,
    counts: Counts,
    reasons: BTreeMap<(&'static str, String), Vec<String>>,
}

impl Fates {
    pub fn new(mechanism: &'static str) -> Self {
        Self { mechanism, counts: Counts::new(), reasons: BTreeMap::new() }
    }

    pub fn add(&mut self, case: &Case, fate: Fate, quiet: bool) {
        let (kind, reason) = fate.kind();
        *self.counts.entry(kind).or_insert(0) += 1;
        if fate == Fate::Agrees {
            return;
        }
        if !quiet || kind == WRONG {
            let source = case.source.display();
            println!("{}: {source}: {kind}: {reason}", self.mechanism);
            if let Some(command) = case.replay(self.mechanism).filter(|_| fate.is_kept()) {
                println!("{command}");
            }
        }
        let name = case.source.file_stem().unwrap_or_default();
        let names = self.reasons.entry((kind, general(reason))).or_default();
        names.push(name.to_string_lossy().into_owned());
    }

    pub fn counts(&self) -> impl Iterator<Item = (&'static str, usize)> + '_ {
        self.counts.iter().map(|(fate, count)| (*fate, *count))
    }

    pub fn show(&self) {
        let all: usize = self.counts.values().sum();
        println!("{}: {all} programs: {:?}", self.mechanism, self.counts);
    }

    pub fn show_reasons(&self) {
        for ((kind, reason), names) in &self.reasons {
            let count = names.len();
            let names = names.join(" ");
            println!("{}: {count} {kind}: {reason}: {names}", self.mechanism);
        }
    }
}

/// A reason without the place, so that the same of several programs are one.
fn general(reason: &str) -> String {
    let line = reason.lines().next().unwrap_or_default();
    let parts = line.split(": ");
    let is_place = |part: &&str| {
        let file = part.split(':').next().unwrap_or_default();
        [".c", ".ll", ".o", ".h", ">"].iter().any(|end| file.ends_with(end)) || *part == "error"
    };
    let kept: Vec<&str> = parts.skip_while(is_place).collect();
    kept.join(": ").chars().take(120).collect()
}
