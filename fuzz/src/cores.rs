//! Random legal configurations: small ones mostly, since each has to be compiled, but with every option and with numbers that
//! are no powers of two.

use isa::{
    ArchId, CoreConfig, CoreOptions, DivergenceMechanism, Multiplier, OptionKind, OptionRow,
    OPTIONS,
};

use super::generate::data_address;
use super::random::Random;
use testbenches::{CosimError, Cosimulator, Waveforms};

/// How a value is drawn.
enum Draw {
    /// One of these values, each as often as it stands there; `-`: not given.
    Of(&'static str),
    /// True in so many cases of a hundred.
    Chance(u64),
}
use Draw::{Chance, Of};

/// Options, and how each is drawn, in the order in which they are.
type Draws = &'static [(&'static str, Draw)];

/// What every core has, in small numbers and such as are no powers of two.
const ORDINARY: Draws = &[
    ("ram_bytes", Of("16384 32768 65536")),
    ("line_words", Of("1 2 4 8")),
    ("fetch_outstanding", Of("2 3 4 5 6 7 8 9 10")),
    ("data_outstanding", Of("2 3 4 5 6 7 8 9")),
    ("barriers", Of("0 1 2 3 4 4 5")),
    ("divider", Of("serial serial none")),
    ("float", Chance(45)),
    ("trace", Chance(85)),
    (
        "divergence",
        Of("stack stack stack paired-path paired-path masks multi-path multi-path"),
    ),
];
/// With a stack.
const STACK: Draws = &[("stack_depth", Of("2 3 4 5 6 8 8 11 16 16 24"))];
/// With paired paths. As many lanes can wait as may come, or fewer.
const PAIRED_PATH: Draws = &[
    ("reconvergence", Of("implicit explicit")),
    ("stack_depth", Of("- - - - 1 2 3 6")),
];
/// With several paths.
const MULTI_PATH: Draws = &[
    ("split_contexts", Of("0 1 1 2 3 4 5 8 8 13")),
    ("stack_depth", Of("1 2 3 4 5 6 8 8 11 16")),
];
/// Of fetch, and of what stands around the core.
const SURROUNDINGS: Draws = &[
    ("jump_prediction", Chance(40)),
    ("bus_errors", Chance(25)),
    ("host_start", Chance(25)),
];
/// Of the core's units.
const UNITS: Draws = &[
    ("scoreboard", Chance(40)),
    ("performance_counters", Chance(30)),
    ("fair_units", Chance(30)),
];
/// What is drawn together with other things, by functions of its own.
const SHAPED: [&str; 14] = [
    "arch",
    "tlb_entries",
    "multiplier",
    "shifter",
    "instruction_cache_bytes",
    "instruction_cache_ways",
    "instruction_line_words",
    "data_cache_bytes",
    "data_cache_ways",
    "uncached_start",
    "uncached_bytes",
    "scratchpad_bytes",
    "store_lanes",
    "extension",
];

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

/// The configuration of that number in the campaign of that seed.
pub fn configuration(seed: u64, number: u64) -> CoreConfig {
    let random = Random::new(seed, &[0, number]);
    loop {
        let options = options(&random);
        if let Ok(config) = CoreConfig::from_options(&options) {
            return config;
        }
    }
}

fn options(random: &Random) -> CoreOptions {
    let word_bytes = random.one(&[4, 4, 4, 8]);
    let gprs = random.one(&[4, 5, 6, 7, 8, 8, 8, 9, 11, 13, 16, 16, 24, 32, 48, 64]);
    let mut lanes = random.one(&[1, 2, 2, 3, 3, 4, 4, 4, 5, 6, 7, 8]);
    let mut warps = random.one(&[1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 8]);
    let mut tlb_entries = random.one(&[0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 4, 5, 6, 8]);
    // Large in one direction at most: it takes long to compile what is large in several.
    match random.below(20) {
        0 => lanes = random.one(&[12, 16, 16, 24, 32, 33, 64]),
        1 => warps = random.one(&[12, 16, 16, 24, 32]),
        2 => tlb_entries = random.one(&[12, 16, 24, 32]),
        _ => {}
    }
    let gprs = if lanes > 8 { gprs.min(16) } else { gprs };
    let preds = 1 + random.below(gprs.min(random.one(&[4, 8, 8, 16])));
    let (multiplier, shifter) = random.one(&Multiplier::WITH_SHIFTERS);
    let mut options = CoreOptions {
        arch: Some(format!("{word_bytes}w{gprs}/{preds}/{lanes}/{warps}")),
        tlb_entries: Some(tlb_entries),
        multiplier: Some(multiplier),
        shifter: Some(shifter),
        ..CoreOptions::default()
    };
    options = draw(random, ORDINARY, options);
    let mechanism = of_mechanism(options.divergence.unwrap_or_default());
    options = draw(random, mechanism, options);
    options = draw(random, SURROUNDINGS, options);
    if random.percent(40) {
        instruction_cache(random, word_bytes, &mut options);
    }
    options = draw(random, UNITS, options);
    if random.percent(35) {
        data_cache(random, word_bytes, &mut options);
    }
    if random.percent(30) {
        let line_bytes = u64::from(options.line_words.unwrap_or(1)) * word_bytes;
        let bytes = random.one(&[2 * line_bytes, 128, 512, 1 << 10, 1 << 12, 1 << 13]);
        options.scratchpad_bytes = Some(bytes.max(2 * line_bytes));
    }
    let some_lanes = 1 + random.below(lanes.min(8)) as u32;
    options.store_lanes = random.percent(30).then_some(some_lanes);
    let others = OPTIONS.iter().filter(|row| !is_listed(row.key));
    options = others.fold(options, |options, row| from_its_range(random, row, options));
    let arch: ArchId = options
        .arch
        .as_deref()
        .unwrap_or_default()
        .parse()
        .unwrap_or_default();
    let has_room = arch.check_extension_fits().is_ok();
    options.extension = (has_room && random.percent(40)).then_some(true);
    options
}

const fn of_mechanism(divergence: DivergenceMechanism) -> Draws {
    match divergence {
        DivergenceMechanism::Stack => STACK,
        DivergenceMechanism::Masks => &[],
        DivergenceMechanism::PairedPath => PAIRED_PATH,
        DivergenceMechanism::MultiPath => MULTI_PATH,
    }
}

/// Whether it is said here how an option is drawn.
fn is_listed(key: &str) -> bool {
    let mut draws = [
        ORDINARY,
        STACK,
        PAIRED_PATH,
        MULTI_PATH,
        SURROUNDINGS,
        UNITS,
    ]
    .into_iter()
    .flatten();
    SHAPED.contains(&key) || draws.any(|(listed, _)| *listed == key)
}

/// Adds options, each as it is to be drawn.
fn draw(random: &Random, draws: Draws, options: CoreOptions) -> CoreOptions {
    draws.iter().fold(options, |options, (key, draw)| {
        let value = match draw {
            Of(values) => random
                .one(&values.split(' ').collect::<Vec<_>>())
                .to_owned(),
            Chance(chance) => random.percent(*chance).to_string(),
        };
        let row = OptionRow::find(key).expect("a test draws all of them");
        match value.as_str() {
            "-" => options,
            value => with(options, row, value),
        }
    })
}

/// Adds an option with any value of its range, if the others let it have one.
fn from_its_range(random: &Random, row: &OptionRow, options: CoreOptions) -> CoreOptions {
    let arch = options.arch.as_deref().unwrap_or_default().parse();
    let arch: ArchId = arch.unwrap_or_default();
    let value = match row.kind {
        OptionKind::Arch => return options,
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

/// Adds an instruction cache, so small that its lines displace each other.
fn instruction_cache(random: &Random, word_bytes: u64, options: &mut CoreOptions) {
    let ways = random.one(&[1, 1, 2, 4]);
    let words = random.one(&[2, 4, 4, 8, 16]);
    let sets = random.one(&[2, 2, 4, 8, 16]);
    let line_bytes = u64::from(words) * word_bytes;
    options.instruction_cache_bytes = Some(u64::from(ways) * sets * line_bytes);
    options.instruction_cache_ways = Some(ways);
    options.instruction_line_words = Some(words);
}

/// Adds a data cache, of a few sets, so that lines displace each other; in a third of the cores with a window in what programs store.
fn data_cache(random: &Random, word_bytes: u64, options: &mut CoreOptions) {
    let ways = random.one(&[1, 1, 2, 2, 4]);
    let sets = random.one(&[2, 2, 4, 4, 8, 16]);
    let line_bytes = u64::from(options.line_words.unwrap_or(1)) * word_bytes;
    options.data_cache_bytes = Some(u64::from(ways) * sets * line_bytes);
    options.data_cache_ways = Some(ways);
    if random.percent(33) {
        let bytes = random.one(&[0x40, 0x80, 0x400]);
        let data = data_address(options.ram_bytes.unwrap_or(0));
        options.uncached_start = Some(data + random.one(&[0, 0, 0x800]) / bytes * bytes);
        options.uncached_bytes = Some(bytes);
    }
}

/// A configuration that has everything: what the generator can do at most.
pub fn complete_configuration() -> CoreConfig {
    let options = "arch = \"4w11/5/4/4\"\ntlb_entries = 4\nfloat = true\nextension = true";
    CoreConfig::from_toml(options).expect("typed in; a test makes it")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

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
        let some = |what: fn(&CoreConfig) -> bool| {
            configs.iter().filter(|config| what(config)).count() > 10
        };
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
        let mut paths = configs
            .iter()
            .filter(|config| config.divergence == DivergenceMechanism::PairedPath);
        assert!(paths.any(|config| config.stack_depth + 1 < config.arch.lanes()));
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
            assert!(drawn > 10 || row.kind == OptionKind::Arch, "{}", row.key);
        }
    }
}
