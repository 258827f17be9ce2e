//! What random cores differ in: the *factors*, mostly options of the core, each with its *levels*, classes of values
//! that are as good as one another. A covering array (`pairs`) brings each pair of levels of two factors together.
//!
//! An option that is not listed here is a factor as well: its levels follow from its row in the table of options.

use std::sync::OnceLock;

use isa::{ArchId, CoreOptions, OptionKind, OptionRow, OPTIONS};

/// Not given: the option's default.
pub(super) const DEFAULT: &str = "-";
/// Any number of the option's range.
pub(super) const ANY: &str = "*";

/// Factors and their levels, which `|` separates. One of a level's values is drawn; a value that is listed twice is
/// drawn twice as often. The number of a level's values is its weight, where another choice is not worth more. `mod.rs`
/// says what is made of `arch`, of sizes and of `store_lanes`. Values with which programs do little, as one TLB entry,
/// have no class of their own: it would be as frequent as the others.
const LISTED: &[(&str, &str)] = &[
    ("word_bytes", "4 4 4 | 8"),
    ("gprs", "4 5 6 7 | 8 8 8 | 9 11 13 | 16 16 | 24 32 48 64"),
    ("preds", "1 2 3 4 | 5 6 7 8 8 9 13 16"),
    ("lanes", "1 2 2 | 3 3 | 4 4 4 | 5 6 7 8"),
    ("warps", "1 2 2 | 3 3 | 4 4 | 5 6 7 8 8"),
    ("tlb_entries", "0 0 0 0 0 0 | 1 2 3 4 4 5 6 8"),
    ("ram_bytes", "16384 | 32768 | 65536"),
    ("line_words", "1 | 2 | 4 | 8"),
    ("fetch_outstanding", "2 | 3 4 5 6 7 | 8 9 10"),
    ("data_outstanding", "2 | 3 4 5 6 7 | 8 9"),
    ("barriers", "0 1 | 2 3 4 4 5"),
    ("multiplier", "dsp dsp | serial | none"),
    ("shifter", "barrel | dsp"),
    ("divider", "serial serial | none"),
    ("float", "false false false | true true"),
    ("divergence", "stack stack stack | paired-path paired-path | masks | multi-path multi-path"),
    ("reconvergence", "implicit | explicit"),
    ("stack_depth", "- - | 1 1 2 2 3 3 | 4 5 6 8 8 | 11 16 24"),
    ("pipeline", "short short short | deep"),
    ("split_contexts", "0 | 1 1 | 2 3 4 5 | 8 8 13"),
    // Sets; so small that lines displace each other.
    ("instruction_cache_bytes", "0 0 0 0 0 | 2 2 | 4 | 8 16"),
    ("instruction_cache_ways", "1 1 | 2 | 4"),
    ("instruction_line_words", "2 | 4 4 | 8 | 16"),
    ("data_cache_bytes", "0 0 0 0 0 | 2 2 | 4 4 | 8 16"),
    ("data_cache_ways", "1 1 | 2 2 | 4"),
    // A window in what programs store.
    ("uncached_bytes", "0 0 0 0 | 64 128 | 1024"),
    // The least is two lines.
    ("scratchpad_bytes", "0 0 0 0 0 0 0 0 | 1 | 128 512 1024 | 4096 8192"),
    ("store_lanes", "- - - - | 1 | 2 3 4 5 6 7"),
    ("jump_prediction", "false false false | true true"),
    ("scoreboard", "false false false | true true"),
    ("performance_counters", "false false | true"),
    ("fair_units", "false false | true"),
    ("bus_errors", "false false false | true"),
    ("host_start", "false false false | true"),
    ("several_cores", "false false false | true"),
    ("extension", "false false false | true true"),
    ("custom_unit", "- - - - | example:dot4 | example:crc32"),
    // The levels are one class, since less is compared without trace ports.
    ("trace", "true true true true true true false"),
];

/// Options that follow from factors.
const DERIVED: [&str; 2] = ["arch", "uncached_start"];

/// What random cores differ in.
pub(super) struct Factor {
    /// The option's key, or a part of the ArchID.
    pub key: &'static str,
    /// The range of its levels in [`Factors::levels`].
    pub levels: std::ops::Range<usize>,
}

/// A class of values of a factor.
pub(super) struct Level {
    /// Its factor.
    pub factor: usize,
    /// Values, one of which is drawn.
    pub values: Vec<&'static str>,
    /// A factor that must have one of these levels.
    pub needs: Option<(usize, Vec<usize>)>,
}

impl Level {
    /// Its values, each once.
    pub(super) fn name(&self) -> String {
        let mut values = self.values.clone();
        values.dedup();
        values.join(" ")
    }
}

/// All of them.
pub(super) struct Factors {
    /// In the order of [`LISTED`], and then of the table of options.
    pub factors: Vec<Factor>,
    /// The levels of all factors, one factor after another.
    pub levels: Vec<Level>,
    /// Whether two levels can be in one core, by `first * levels + second`.
    possible: Vec<bool>,
}

impl Factors {
    /// The list.
    pub(super) fn get() -> &'static Factors {
        static FACTORS: OnceLock<Factors> = OnceLock::new();
        FACTORS.get_or_init(|| Factors::of(OPTIONS))
    }

    fn of(rows: &'static [OptionRow]) -> Factors {
        let mut all = Factors { factors: Vec::new(), levels: Vec::new(), possible: Vec::new() };
        for (key, levels) in LISTED {
            let levels = levels.split('|');
            all.add(key, levels.map(|level| level.split_whitespace().collect()));
        }
        for row in rows {
            let is_known = LISTED.iter().any(|(key, _)| *key == row.key);
            if !is_known && !DERIVED.contains(&row.key) {
                all.add(row.key, levels_of(row).into_iter());
            }
        }
        for level in 0..all.levels.len() {
            all.levels[level].needs = all.needs(level);
        }
        let count = all.levels.len();
        let pairs = (0..count * count).map(|pair| all.can_meet(pair / count, pair % count));
        all.possible = pairs.collect();
        all
    }

    fn add(&mut self, key: &'static str, levels: impl Iterator<Item = Vec<&'static str>>) {
        let (factor, first) = (self.factors.len(), self.levels.len());
        self.levels.extend(levels.map(|values| Level { factor, values, needs: None }));
        self.factors.push(Factor { key, levels: first..self.levels.len() });
    }

    /// The factor of a key.
    pub(super) fn find(&self, key: &str) -> Option<usize> {
        self.factors.iter().position(|factor| factor.key == key)
    }

    /// The option's row; none of a part of the ArchID.
    pub(super) fn row(&self, factor: usize) -> Option<&'static OptionRow> {
        OptionRow::find(self.factors[factor].key)
    }

    /// What a level needs of another option, as the option's row says it.
    fn needs(&self, level: usize) -> Option<(usize, Vec<usize>)> {
        let factor = self.levels[level].factor;
        let row = self.row(factor)?;
        if row.kind == OptionKind::Folder && self.levels[level].values[0] == DEFAULT {
            return None;
        }
        let other = self.find(row.needed_key()?)?;
        // A number that means nothing is not drawn, not even as 0.
        let shown = match row.kind {
            OptionKind::Number => self.factors[factor].levels.end - 1,
            OptionKind::Arch | OptionKind::Folder | OptionKind::Flag | OptionKind::Choice(_) => level,
        };
        let value = match self.levels[shown].values[0] {
            ANY => "1",
            value => value,
        };
        let other_row = self.row(other)?;
        let will_do = |other: &usize| {
            let line = other_row.assigned(self.levels[*other].values[0]);
            let others = CoreOptions::from_line(&line).unwrap_or_default();
            row.can_be(value, &ArchId::default(), &others)
        };
        let all = self.factors[other].levels.clone();
        let allowed: Vec<usize> = all.clone().filter(will_do).collect();
        (allowed.len() < all.len()).then_some((other, allowed))
    }

    /// Whether two levels, of different factors, can be in one core.
    pub(super) fn is_possible(&self, one: usize, two: usize) -> bool {
        self.possible[one * self.levels.len() + two]
    }

    fn can_meet(&self, one: usize, two: usize) -> bool {
        let [first, second] = [one, two].map(|level| &self.levels[level]);
        if first.factor == second.factor {
            return false;
        }
        let allows = |level: &Level, factor, other| match &level.needs {
            Some((needed, allowed)) if *needed == factor => allowed.contains(other),
            _ => true,
        };
        let both_find = match (&first.needs, &second.needs) {
            (Some((one, ours)), Some((two, theirs))) if one == two => ours.iter().any(|level| theirs.contains(level)),
            _ => true,
        };
        both_find
            && allows(first, second.factor, &two)
            && allows(second, first.factor, &one)
            && !self.is_excluded(one, two)
            && !self.is_excluded(two, one)
    }

    /// What ranges exclude: numbers of one option that no number of the other one allows.
    fn is_excluded(&self, one: usize, two: usize) -> bool {
        let [first, second] = [one, two].map(|level| &self.levels[level]);
        let key = |level: &Level| self.factors[level.factor].key;
        let numbers = |level: &Level| {
            let values = level.values.iter();
            values.flat_map(|value| value.parse()).collect::<Vec<u32>>()
        };
        let (ours, theirs) = (numbers(first), numbers(second));
        let least = |numbers: &[u32]| numbers.iter().min().copied();
        let most = |numbers: &[u32]| numbers.iter().max().copied();
        match (key(first), key(second)) {
            // Each predicate is one of the registers' numbers.
            ("preds", "gprs") => least(&ours) > most(&theirs),
            // A group of stores is smaller than the core.
            ("store_lanes", "lanes") => least(&ours) >= most(&theirs),
            _ => false,
        }
    }

    /// Pairs of levels that can be in one core.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let count = self.levels.len();
        let all = (0..count).flat_map(move |one| (one + 1..count).map(move |two| (one, two)));
        all.filter(|&(one, two)| self.is_possible(one, two))
    }
}

/// The levels of an option that is not listed.
fn levels_of(row: &OptionRow) -> Vec<Vec<&'static str>> {
    match row.kind {
        OptionKind::Flag => vec![vec!["false", "false"], vec!["true"]],
        OptionKind::Choice(names) => names.iter().map(|name| vec![*name]).collect(),
        OptionKind::Folder => vec![vec![DEFAULT]],
        OptionKind::Arch | OptionKind::Number => vec![vec![DEFAULT, DEFAULT], vec![ANY]],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn level(key: &str, value: &str) -> usize {
        let factors = Factors::get();
        let factor = &factors.factors[factors.find(key).unwrap()];
        let mut levels = factor.levels.clone();
        let found = levels.find(|&level| factors.levels[level].values.contains(&value));
        found.unwrap_or_else(|| panic!("{key} = {value}"))
    }

    #[test]
    fn every_option_is_a_factor_or_follows_from_some() {
        let factors = Factors::get();
        for row in OPTIONS {
            let is_known = factors.find(row.key).is_some() || DERIVED.contains(&row.key);
            assert!(is_known, "{}", row.key);
        }
        for (factor, Factor { key, levels }) in factors.factors.iter().enumerate() {
            assert!(levels.len() > 1 || *key == "trace", "{key}");
            let is_part = ["word_bytes", "gprs", "preds", "lanes", "warps"].contains(key);
            assert!(is_part || factors.row(factor).is_some(), "{key}");
        }
    }

    #[test]
    fn what_an_option_needs_is_read_from_its_row() {
        for (one, two, is_possible) in [
            (("reconvergence", "explicit"), ("divergence", "paired-path"), true),
            (("reconvergence", "explicit"), ("divergence", "stack"), false),
            (("reconvergence", "explicit"), ("split_contexts", "1"), false),
            (("stack_depth", "1"), ("divergence", "masks"), false),
            (("shifter", "dsp"), ("multiplier", "serial"), false),
            (("shifter", "barrel"), ("multiplier", "none"), true),
            (("uncached_bytes", "0"), ("data_cache_bytes", "0"), false),
            (("uncached_bytes", "64"), ("data_cache_bytes", "2"), true),
            (("store_lanes", "1"), ("lanes", "2"), true),
            (("store_lanes", "2"), ("lanes", "2"), false),
            (("store_lanes", "2"), ("lanes", "3"), true),
            (("preds", "5"), ("gprs", "4"), true),
            (("float", "true"), ("float", "false"), false),
        ] {
            let [first, second] = [one, two].map(|(key, value)| level(key, value));
            let factors = Factors::get();
            assert_eq!(factors.is_possible(first, second), is_possible, "{one:?} {two:?}");
            assert_eq!(factors.is_possible(second, first), is_possible, "{one:?} {two:?}");
        }
    }
}
