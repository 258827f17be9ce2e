//! How programs have fared, counted.

use std::collections::BTreeMap;

use crate::cases::Case;

/// How a program has fared.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    Agrees,
    /// On a core where more groups of lanes can wait than usually: what stops it on the usual one.
    Deep(String),
    Wrong(String),
    Refused(String),
    /// It takes more instructions than anybody waits for.
    TooLong,
    /// As WebAssembly it does not end well either: why, and its IR.
    NoOracle(String, String),
    NoC(String),
}

impl Fate {
    fn kind(&self) -> (&'static str, &str) {
        match self {
            Self::Agrees => ("agree", ""),
            Self::Deep(reason) => ("agree with a deeper stack", reason),
            Self::Wrong(reason) => ("WRONG", reason),
            Self::Refused(reason) => ("refused", reason),
            Self::TooLong => ("too long", ""),
            Self::NoOracle(reason, _) => ("no oracle", reason),
            Self::NoC(reason) => ("no C for clang", reason),
        }
    }

    /// Whether somebody will want to see the program.
    pub fn is_kept(&self) -> bool {
        !matches!(self, Self::Agrees | Self::Deep(_))
    }
}

/// Of all programs on one mechanism.
pub struct Fates {
    mechanism: &'static str,
    counts: BTreeMap<&'static str, usize>,
    reasons: BTreeMap<(&'static str, String), Vec<String>>,
}

impl Fates {
    pub fn new(mechanism: &'static str) -> Self {
        Self {
            mechanism,
            counts: BTreeMap::new(),
            reasons: BTreeMap::new(),
        }
    }

    pub fn add(&mut self, case: &Case, fate: Fate, quiet: bool) {
        let (kind, reason) = fate.kind();
        *self.counts.entry(kind).or_insert(0) += 1;
        if fate == Fate::Agrees {
            return;
        }
        if !quiet || kind == "WRONG" {
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

    pub fn is_wrong(&self) -> bool {
        self.counts.contains_key("WRONG")
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
        [".c", ".ll", ".o", ".h", ">"]
            .iter()
            .any(|end| file.ends_with(end))
            || *part == "error"
    };
    let kept: Vec<&str> = parts.skip_while(is_place).collect();
    kept.join(": ").chars().take(120).collect()
}
