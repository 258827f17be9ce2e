//! Random legal configurations: small ones mostly, since each has to be compiled, but with every option and with
//! numbers that are no powers of two.
//!
//! The cores of a seed are a covering array over pairs of options (`array`). `factors` says what is drawn, and how
//! often.

mod array;
mod choice;
mod drawn;
mod factors;

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use isa::{
    ArchId, ConfigError, CoreConfig, CoreOptions, DivergenceMechanism, OptionKind, OptionRow, SystemConfig, UnitFolder,
};

use self::array::{Array, Drawn, Levels, ROUND};
use self::factors::{Factors, ANY, DEFAULT};
use super::examples::install_example_units;
use super::generate::data_address;
use super::machine::CoreCounts;
use super::random::Random;
use testbenches::{CosimError, Cosimulator, Waveforms};

pub(crate) use self::choice::Choice;
pub use self::drawn::{DrawnOptions, OptionLevels};

/// How many of a hundred cores with many lanes, warps or TLB entries have far more.
const LARGE_PERCENT: u64 = 18;
/// How many of a hundred cores with many lanes have far more; some have too many registers for that.
const LARGE_LANES_PERCENT: u64 = 30;
/// Registers of a core with far more lanes, at most: it takes long to compile what is large in several directions.
const LARGE_LANES_GPRS_MAX: u64 = 16;

/// Builds a core. Without trace ports it is compared at its own.
///
/// # Errors
/// When the core cannot be built.
pub fn build(config: &CoreConfig) -> Result<Cosimulator, CosimError> {
    if config.trace {
        Cosimulator::new(config)
    } else {
        Cosimulator::without_trace(config, Waveforms::Without)
    }
}

/// The cores of a campaign.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Cores {
    /// Those that are drawn from its seed.
    #[default]
    Drawn,
    /// The drawn cores with this mechanism of divergence; the others are passed over, and their numbers with them.
    With(DivergenceMechanism),
    /// Those of these, all drawn, with a function unit of the user's; a core that cannot have it is passed over.
    WithUnit {
        /// The cores.
        of: Box<Cores>,
        /// The unit's folder.
        folder: UnitFolder,
    },
    /// One that is given, under each number.
    Given {
        /// The core.
        config: CoreConfig,
        /// The words of the command line after `--config`.
        name: String,
    },
    /// Clusters of these, on which it runs in place of cores alone.
    InClusters {
        /// What each of them consists of.
        of: Box<Cores>,
        /// How many cores they have.
        counts: CoreCounts,
    },
}

impl Cores {
    /// Drawn cores with a function unit of the user's.
    ///
    /// # Errors
    /// What is wrong with its folder: no core can have it.
    pub fn with_unit(of: Cores, folder: &str) -> Result<Cores, ConfigError> {
        install_example_units();
        let folder = UnitFolder(folder.to_owned());
        // It may be for words of one size only.
        let config = with_unit(&CoreConfig::default(), &folder);
        config.or_else(|error| {
            let wide = CoreConfig::from_line("arch = '8w8/8/4/4'")?;
            with_unit(&wide, &folder).map_err(|_| error)
        })?;
        Ok(Cores::WithUnit { of: Box::new(of), folder })
    }

    /// The core of that number in the campaign of that seed, whether or not it is passed over.
    pub fn configuration(&self, seed: u64, number: u64) -> CoreConfig {
        match self {
            Cores::Drawn | Cores::With(_) => configuration(seed, number),
            Cores::Given { config, .. } => *config,
            Cores::WithUnit { of, folder } => {
                let drawn = of.configuration(seed, number);
                with_unit(&drawn, folder).unwrap_or(drawn)
            }
            Cores::InClusters { of, .. } => of.configuration(seed, number),
        }
    }

    /// The machine of that number: the core, or a cluster of such cores.
    pub fn machine(&self, seed: u64, number: u64) -> SystemConfig {
        let core = self.configuration(seed, number);
        match self.counts() {
            Some(counts) => counts.drawn(seed, number, core),
            None => core.into(),
        }
    }

    /// How many cores the clusters have; `None`: they are cores alone.
    pub fn counts(&self) -> Option<CoreCounts> {
        match self {
            Cores::InClusters { counts, .. } => Some(*counts),
            Cores::Drawn | Cores::With(_) | Cores::WithUnit { .. } | Cores::Given { .. } => None,
        }
    }

    /// What each of the cores is drawn from, without the clusters.
    pub fn each(&self) -> &Cores {
        match self {
            Cores::InClusters { of, .. } => of.each(),
            Cores::Drawn | Cores::With(_) | Cores::WithUnit { .. } | Cores::Given { .. } => self,
        }
    }

    /// The numbers of the cores that a campaign of that seed runs, from `first` up.
    pub(crate) fn numbers(&self, seed: u64, first: u64) -> impl Iterator<Item = u64> + '_ {
        (first..).filter(move |&number| self.has(seed, number))
    }

    /// Whether the core of that number is not passed over.
    fn has(&self, seed: u64, number: u64) -> bool {
        match self {
            Cores::Drawn | Cores::Given { .. } => true,
            Cores::With(wanted) => configuration(seed, number).divergence == *wanted,
            Cores::WithUnit { of, folder } => {
                of.has(seed, number) && with_unit(&of.configuration(seed, number), folder).is_ok()
            }
            Cores::InClusters { of, .. } => of.has(seed, number),
        }
    }
}

/// A core with a function unit of the user's, and with the extension, which it needs.
fn with_unit(config: &CoreConfig, folder: &UnitFolder) -> Result<CoreConfig, ConfigError> {
    let own = CoreOptions { custom_unit: Some(folder.clone()), extension: Some(true), ..CoreOptions::default() };
    CoreConfig::from_options(&own.or(config.options()))
}

/// The configuration that is drawn for that number in the campaign of that seed.
pub fn configuration(seed: u64, number: u64) -> CoreConfig {
    drawn(seed, number, |drawn| drawn.config)
}

/// What a core of a campaign was drawn from.
fn drawn<T>(seed: u64, number: u64, of: impl FnOnce(&Drawn) -> T) -> T {
    /// Each core follows from those before it in its round, so they are kept.
    static ARRAYS: Mutex<BTreeMap<(u64, u64), Array>> = Mutex::new(BTreeMap::new());
    let round = number / ROUND;
    let mut arrays = ARRAYS.lock().unwrap_or_else(PoisonError::into_inner);
    let array = arrays.entry((seed, round));
    let array = array.or_insert_with(|| Array::new(seed, round));
    of(array.core(number % ROUND))
}

/// A core with these levels, its values drawn from them; none if the values do not make a legal one.
fn from_levels(random: &Random, levels: &Levels) -> Option<CoreConfig> {
    install_example_units();
    let factors = Factors::get();
    let mut values = BTreeMap::new();
    for level in levels.iter().flatten() {
        let level = &factors.levels[*level];
        values.insert(factors.factors[level.factor].key, random.one(&level.values));
    }
    let options = Values { random, values }.options()?;
    CoreConfig::from_options(&options).ok()
}

/// A value of each factor that means something.
struct Values<'a> {
    random: &'a Random,
    values: BTreeMap<&'static str, &'static str>,
}

impl Values<'_> {
    /// The value of a number; 0 where the factor means nothing.
    fn number(&self, key: &str) -> u64 {
        let text = self.values.get(key);
        text.and_then(|text| text.parse().ok()).unwrap_or(0)
    }

    fn options(&self) -> Option<CoreOptions> {
        let line_bytes = self.number("line_words") * self.number("word_bytes");
        let [arch, tlb_entries] = self.shape()?;
        let mut lines = vec![format!("arch = {arch:?}"), format!("tlb_entries = {tlb_entries}")];
        let mut any = Vec::new();
        for (key, value) in &self.values {
            let Some(row) = OptionRow::find(key) else {
                continue;
            };
            match (*key, *value) {
                ("tlb_entries", _) | (_, DEFAULT) => {}
                (_, ANY) => any.push(row),
                ("instruction_cache_bytes", _) => {
                    let words = self.number("instruction_line_words");
                    let bytes = words * self.number("word_bytes");
                    lines.push(row.assigned(&self.cache("instruction_cache", bytes)));
                }
                ("data_cache_bytes", _) => {
                    lines.push(row.assigned(&self.cache("data_cache", line_bytes)));
                }
                ("scratchpad_bytes", "0") | ("uncached_bytes", "0") => {}
                ("scratchpad_bytes", _) => {
                    let bytes = self.number(key).max(2 * line_bytes);
                    lines.push(row.assigned(&bytes.to_string()));
                }
                ("uncached_bytes", value) => {
                    let bytes = self.number(key);
                    let data = data_address(self.number("ram_bytes"));
                    let start = data + self.random.one(&[0, 0, 0x800]) / bytes * bytes;
                    lines.push(row.assigned(value));
                    lines.push(format!("uncached_start = {start}"));
                }
                (_, value) => lines.push(row.assigned(value)),
            }
        }
        let options = CoreOptions::from_line(&lines.join(", ")).ok()?;
        let options = any.into_iter().fold(options, |options, row| from_its_range(self.random, row, options));
        Some(options)
    }

    /// The ArchID, and the TLB entries. Large in one direction at most: it takes long to compile what is large in
    /// several. None if a group of stores would be the whole core.
    fn shape(&self) -> Option<[String; 2]> {
        let random = self.random;
        let numbers = ["word_bytes", "gprs", "preds", "lanes", "warps", "tlb_entries"];
        let [word_bytes, gprs, preds, mut lanes, mut warps, mut tlb] = numbers.map(|key| self.number(key));
        if random.percent(LARGE_LANES_PERCENT) && lanes > 4 && gprs <= LARGE_LANES_GPRS_MAX {
            lanes = random.one(&[12, 16, 16, 24, 32, 33, 64]);
        } else if random.percent(LARGE_PERCENT) && warps > 4 {
            warps = random.one(&[12, 16, 16, 24, 32]);
        } else if random.percent(LARGE_PERCENT) && tlb > 1 {
            tlb = random.one(&[12, 16, 24, 32]);
        }
        let arch = format!("{word_bytes}w{gprs}/{preds}/{lanes}/{warps}");
        (self.number("store_lanes") < lanes).then(|| [arch, tlb.to_string()])
    }

    /// The bytes of a cache with lines of so many bytes.
    fn cache(&self, name: &str, line_bytes: u64) -> String {
        let [sets, ways] = ["bytes", "ways"].map(|part| self.number(&format!("{name}_{part}")));
        (sets * ways * line_bytes).to_string()
    }
}

/// Adds an option with any value of its range, if the others let it have one.
fn from_its_range(random: &Random, row: &OptionRow, options: CoreOptions) -> CoreOptions {
    let arch = options.arch.as_deref().unwrap_or_default().parse();
    let arch: ArchId = arch.unwrap_or_default();
    let value = match row.kind {
        OptionKind::Arch | OptionKind::Folder => return options,
        OptionKind::Flag => random.percent(30).to_string(),
        OptionKind::Choice(names) => random.one(names).to_owned(),
        OptionKind::Number => match row.numbers(&arch, &options).as_slice() {
            [] => return options,
            numbers => random.one(numbers).to_string(),
        },
    };
    match row.can_be(&value, &arch, &options) {
        true => with(options, row, &value),
        false => options,
    }
}

fn with(options: CoreOptions, row: &OptionRow, value: &str) -> CoreOptions {
    let own = CoreOptions::from_line(&row.assigned(value)).expect("a value of the option");
    own.or(options)
}

/// A configuration that has everything: what the generator can do at most.
pub fn complete_configuration() -> CoreConfig {
    install_example_units();
    let options = "arch = \"4w11/5/4/4\"\ntlb_entries = 4\nfloat = true\nextension = true\nseveral_cores = true\n\
                   custom_unit = \"example:crc32\"";
    CoreConfig::from_toml(options).expect("typed in; a test makes it")
}

#[cfg(test)]
mod tests {
    use isa::{DivergenceMechanism, OPTIONS};

    use super::*;
    use crate::examples::EXAMPLE_UNITS;

    #[test]
    fn configurations_are_written_as_they_are_read() {
        for number in 0..200 {
            let config = configuration(7, number);
            let read = CoreConfig::from_toml(&config.to_toml()).unwrap();
            assert_eq!(read, config);
        }
        assert_eq!(complete_configuration().tlb_entries, 4);
    }

    #[test]
    fn configurations_reach_every_option_and_odd_numbers() {
        let configs: Vec<_> = (0..300).map(|number| configuration(0, number)).collect();
        let some = |what: fn(&CoreConfig) -> bool| configs.iter().filter(|config| what(config)).count() > 10;
        let mut drawn: BTreeMap<(&str, String), u32> = BTreeMap::new();
        for config in &configs {
            for (row, value) in config.options().values() {
                *drawn.entry((row.key, value)).or_default() += 1;
            }
        }
        let count = |key, value: &str| drawn.get(&(key, value.to_owned())).copied();
        for row in OPTIONS {
            let of_row = drawn.iter().filter(|((key, _), _)| *key == row.key);
            match row.kind {
                OptionKind::Flag => {
                    for value in ["false", "true"] {
                        assert!(count(row.key, value) > Some(10), "{} = {value}", row.key);
                    }
                }
                OptionKind::Choice(names) => {
                    for name in names {
                        assert!(count(row.key, name) > Some(10), "{} = {name}", row.key);
                    }
                }
                OptionKind::Folder => {
                    for name in EXAMPLE_UNITS {
                        assert!(count(row.key, name) > Some(10), "{} = {name}", row.key);
                    }
                }
                OptionKind::Arch | OptionKind::Number => {
                    let default = row.default_text();
                    let others = of_row.filter(|((_, value), _)| *value != default);
                    let times: u32 = others.map(|(_, times)| times).sum();
                    assert!(times > 10, "{}", row.key);
                }
            }
        }
        assert!(some(|config| !config.arch.gprs().is_power_of_two()));
        assert!(some(|config| !config.arch.preds().is_power_of_two()));
        assert!(some(|config| !config.arch.lanes().is_power_of_two()));
        assert!(some(|config| !config.arch.warps().is_power_of_two()));
        assert!(some(|config| config.arch.word_bytes() == 8));
        assert!(some(|config| config.barriers == 0));
        assert!(some(|config| config.tlb_entries == 1));
        assert!(some(|config| config.arch.lanes() > 8));
        assert!(some(|config| config.arch.warps() > 8));
        assert!(some(|config| config.tlb_entries > 8));
        assert!(some(|config| config.store_groups() > 1));
        assert!(some(|config| config.arch.lanes() % config.store_lanes != 0));
        assert!(some(|config| config.scratchpad_bytes > 1 << 12));
        let mut paths = configs.iter().filter(|config| config.divergence == DivergenceMechanism::PairedPath);
        assert!(paths.any(|config| config.stack_depth + 1 < config.arch.lanes()));
    }

    /// The options' pairs are few enough for a round, and none of them is one that no legal core has.
    #[test]
    fn every_pair_is_drawn_in_a_round() {
        for seed in 0..3 {
            let mut array = Array::new(seed, 0);
            let mut cores = 0;
            while !array.missing().is_empty() && cores < ROUND {
                array.core(cores);
                cores += 1;
            }
            let factors = Factors::get();
            let name = |level: usize| {
                let level = &factors.levels[level];
                format!("{} = {}", factors.factors[level.factor].key, level.name())
            };
            let missing = array.missing().iter();
            let missing: Vec<_> = missing.map(|(one, two)| [name(*one), name(*two)]).collect();
            println!("seed {seed}: {cores} cores");
            assert!(missing.is_empty(), "seed {seed}: {missing:#?}");
            let drawn = DrawnOptions::of(&Cores::Drawn, seed, 0..cores);
            assert_eq!(drawn.pairs, drawn.pairs_possible);
            let fewer = DrawnOptions::of(&Cores::Drawn, seed, 0..10);
            assert!(fewer.pairs * 2 > fewer.pairs_possible, "{fewer}");
        }
    }

    /// What is counted as drawn is in the core.
    #[test]
    fn a_core_has_the_levels_that_it_was_drawn_from() {
        let factors = Factors::get();
        for number in 0..100 {
            let (config, levels) = drawn(9, number, |drawn| (drawn.config, drawn.levels.clone()));
            let values: BTreeMap<_, _> =
                config.options().values().into_iter().map(|(row, value)| (row.key, value)).collect();
            let plain = [
                "float",
                "divergence",
                "reconvergence",
                "scoreboard",
                "barriers",
                "multiplier",
                "shifter",
                "line_words",
                "split_contexts",
                "trace",
            ];
            for key in plain {
                let level = levels[factors.find(key).unwrap()];
                let level = level.map(|level| &factors.levels[level]);
                match (level, values.get(key)) {
                    (None, None) => {}
                    (Some(level), Some(value)) => {
                        assert!(level.values.contains(&value.as_str()), "{key} = {value}")
                    }
                    (None, Some(_)) | (Some(_), None) => panic!("{key} of core {number}"),
                }
            }
            let has =
                |key| levels[factors.find(key).unwrap()].is_some_and(|level| factors.levels[level].values[0] != "0");
            assert_eq!(has("data_cache_bytes"), config.data_cache.is_some());
            assert_eq!(has("instruction_cache_bytes"), config.instruction_cache.is_some());
            assert_eq!(has("scratchpad_bytes"), config.scratchpad_bytes > 0);
            assert_eq!(has("uncached_bytes"), config.data_cache.is_some_and(|cache| cache.uncached.is_some()));
        }
    }

    /// An option that is listed nowhere here is drawn in this way.
    #[test]
    fn every_option_can_be_drawn_from_its_range() {
        for row in OPTIONS {
            let mut drawn = 0;
            for number in 0..60 {
                let random = Random::new(1, &[number]);
                let mechanism = ["stack", "paired-path", "multi-path"][number as usize % 3];
                let line = format!(
                    "divergence = '{mechanism}', data_cache_bytes = 256, uncached_bytes = 128, \
                     instruction_cache_bytes = 256"
                );
                let others = CoreOptions::from_line(&line).unwrap();
                let options = from_its_range(&random, row, others.clone());
                let is_legal = CoreConfig::from_options(&options).is_ok();
                drawn += u32::from(options != others && is_legal);
            }
            assert!(drawn > 10 || matches!(row.kind, OptionKind::Arch | OptionKind::Folder), "{}", row.key);
        }
    }
}
