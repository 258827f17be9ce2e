//! Random legal configurations: small ones mostly, since each has to be compiled, but with every option and with numbers that
//! are no powers of two.

use isa::{CoreConfig, CoreOptions, DivergenceMechanism, Divider, Multiplier, Reconvergence};

use super::generate::data_address;
use super::random::Random;
use testbenches::{CosimError, Cosimulator, Waveforms};

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
    let drawn = CoreOptions {
        arch: Some(format!("{word_bytes}w{gprs}/{preds}/{lanes}/{warps}")),
        ram_bytes: Some(random.one(&[1 << 14, 1 << 15, 1 << 16])),
        line_words: Some(random.one(&[1, 2, 4, 8])),
        fetch_outstanding: Some(2 + random.below(9) as u32),
        data_outstanding: Some(2 + random.below(8) as u32),
        barriers: Some(random.one(&[0, 1, 2, 3, 4, 4, 5])),
        tlb_entries: Some(tlb_entries),
        multiplier: Some(multiplier),
        shifter: Some(shifter),
        divider: Some(random.one(&[Divider::Serial, Divider::Serial, Divider::None])),
        float: Some(random.percent(45)),
        trace: Some(random.percent(85)),
        ..mechanism(random)
    };
    let mut options = surroundings(random, word_bytes, drawn);
    let some_lanes = 1 + random.below(lanes.min(8)) as u32;
    options.store_lanes = random.percent(30).then_some(some_lanes);
    options
}

/// The same with options of fetch, of what stands around the core, and of its counters and units. A cache is small, so that its lines displace each other.
fn surroundings(random: &Random, word_bytes: u64, drawn: CoreOptions) -> CoreOptions {
    let mut options = CoreOptions {
        jump_prediction: Some(random.percent(40)),
        bus_errors: Some(random.percent(25)),
        host_start: Some(random.percent(25)),
        ..drawn
    };
    if random.percent(40) {
        let ways = random.one(&[1, 1, 2, 4]);
        let words = random.one(&[2, 4, 4, 8, 16]);
        let sets = random.one(&[2, 2, 4, 8, 16]);
        let line_bytes = u64::from(words) * word_bytes;
        options.instruction_cache_bytes = Some(u64::from(ways) * sets * line_bytes);
        options.instruction_cache_ways = Some(ways);
        options.instruction_line_words = Some(words);
    }
    options.scoreboard = Some(random.percent(40));
    options.performance_counters = Some(random.percent(30));
    options.fair_units = Some(random.percent(30));
    if random.percent(35) {
        data_cache(random, word_bytes, &mut options);
    }
    if random.percent(30) {
        let line_bytes = u64::from(options.line_words.unwrap_or(1)) * word_bytes;
        let bytes = random.one(&[2 * line_bytes, 128, 512, 1 << 10, 1 << 12, 1 << 13]);
        options.scratchpad_bytes = Some(bytes.max(2 * line_bytes));
    }
    options
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

/// A mechanism of divergence with its options. As many lanes can wait as may come, or fewer.
fn mechanism(random: &Random) -> CoreOptions {
    let divergence = random.one(&[
        DivergenceMechanism::Stack,
        DivergenceMechanism::Stack,
        DivergenceMechanism::Stack,
        DivergenceMechanism::PairedPath,
        DivergenceMechanism::PairedPath,
        DivergenceMechanism::Masks,
        DivergenceMechanism::MultiPath,
        DivergenceMechanism::MultiPath,
    ]);
    let mut options = CoreOptions {
        divergence: Some(divergence),
        ..CoreOptions::default()
    };
    match divergence {
        DivergenceMechanism::Stack => {
            options.stack_depth = Some(random.one(&[2, 3, 4, 5, 6, 8, 8, 11, 16, 16, 24]));
        }
        DivergenceMechanism::Masks => {}
        DivergenceMechanism::PairedPath => {
            options.reconvergence = Some(random.one(&Reconvergence::ALL));
            options.stack_depth =
                random.one(&[None, None, None, None, Some(1), Some(2), Some(3), Some(6)]);
        }
        DivergenceMechanism::MultiPath => {
            options.split_contexts = Some(random.one(&[0, 1, 1, 2, 3, 4, 5, 8, 8, 13]));
            options.stack_depth = Some(random.one(&[1, 2, 3, 4, 5, 6, 8, 8, 11, 16]));
        }
    }
    options
}

/// A configuration that has everything: what the generator can do at most.
pub fn complete_configuration() -> CoreConfig {
    let options = CoreOptions {
        arch: Some("4w11/5/4/4".to_owned()),
        tlb_entries: Some(4),
        float: Some(true),
        ..CoreOptions::default()
    };
    CoreConfig::from_options(&options).expect("typed in; a test makes it")
}

/// The configuration as the file that `--config` reads.
pub fn to_toml(config: &CoreConfig) -> String {
    let window = config.data_cache.and_then(|cache| cache.uncached);
    let options = CoreOptions {
        arch: Some(config.arch.to_string()),
        divergence: Some(config.divergence),
        reconvergence: (config.divergence == DivergenceMechanism::PairedPath)
            .then_some(config.reconvergence),
        split_contexts: (config.divergence == DivergenceMechanism::MultiPath)
            .then_some(config.split_contexts),
        stack_depth: (config.stack_depth != 0).then_some(config.stack_depth),
        ram_bytes: Some(config.ram_bytes),
        line_words: Some(config.line_words),
        store_lanes: Some(config.store_lanes),
        fetch_outstanding: Some(config.fetch_outstanding),
        data_outstanding: Some(config.data_outstanding),
        barriers: Some(config.barriers),
        tlb_entries: Some(config.tlb_entries),
        multiplier: Some(config.multiplier),
        shifter: Some(config.shifter),
        divider: Some(config.divider),
        float: Some(config.float),
        instruction_cache_bytes: config.instruction_cache.map(|cache| cache.bytes),
        instruction_cache_ways: config.instruction_cache.map(|cache| cache.ways),
        instruction_line_words: config.instruction_cache.map(|cache| cache.line_words),
        data_cache_bytes: config.data_cache.map(|cache| cache.bytes),
        data_cache_ways: config.data_cache.map(|cache| cache.ways),
        uncached_start: window.map(|window| window.start),
        uncached_bytes: window.map(|window| window.bytes),
        scratchpad_bytes: (config.scratchpad_bytes > 0).then_some(config.scratchpad_bytes),
        jump_prediction: Some(config.jump_prediction),
        scoreboard: Some(config.scoreboard),
        performance_counters: Some(config.performance_counters),
        fair_units: Some(config.fair_units),
        bus_errors: Some(config.bus_errors),
        host_start: Some(config.host_start),
        trace: Some(config.trace),
    };
    toml::to_string(&options).expect("options are numbers and texts")
}

#[cfg(test)]
mod tests {
    use isa::Shifter;

    use super::*;

    #[test]
    fn configurations_are_written_as_they_are_read() {
        for number in 0..200 {
            let config = configuration(7, number);
            let read = CoreConfig::from_toml(&to_toml(&config)).unwrap();
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
        assert!(some(|config| !config.arch.gprs().is_power_of_two()));
        assert!(some(|config| !config.arch.preds().is_power_of_two()));
        assert!(some(|config| !config.arch.lanes().is_power_of_two()));
        assert!(some(|config| !config.arch.warps().is_power_of_two()));
        assert!(some(|config| config.arch.word_bytes() == 8));
        assert!(some(|config| config.multiplier == Multiplier::None));
        assert!(some(|config| config.multiplier == Multiplier::Serial));
        assert!(some(|config| config.shifter == Shifter::Dsp));
        assert!(some(|config| config.divider == Divider::None));
        assert!(some(|config| config.barriers == 0));
        assert!(some(|config| config.tlb_entries == 1));
        assert!(some(|config| config.float));
        assert!(some(|config| config.arch.lanes() > 8));
        assert!(some(|config| config.arch.warps() > 8));
        assert!(some(|config| config.tlb_entries > 8));
        assert!(some(|config| !config.trace));
        assert!(some(|config| config.instruction_cache.is_some()));
        assert!(some(|config| config.data_cache.is_some()));
        assert!(some(|config| config
            .data_cache
            .is_some_and(|cache| cache.uncached.is_some())));
        assert!(some(|config| config.jump_prediction));
        assert!(some(|config| config.bus_errors));
        assert!(some(|config| config.scoreboard));
        assert!(some(|config| config.performance_counters));
        assert!(some(|config| config.fair_units));
        assert!(some(|config| config.store_groups() > 1));
        assert!(some(|config| config.arch.lanes() % config.store_lanes != 0));
        assert!(some(|config| config.host_start));
        assert!(some(|config| config.scratchpad_bytes > 0));
        assert!(some(|config| config.scratchpad_bytes > 1 << 12));
        for divergence in DivergenceMechanism::ALL {
            let drawn = configs
                .iter()
                .filter(|config| config.divergence == divergence);
            assert!(drawn.count() > 10, "{}", divergence.name());
        }
        let paths = |config: &CoreConfig| config.divergence == DivergenceMechanism::PairedPath;
        let drawn: Vec<_> = configs.iter().filter(|config| paths(config)).collect();
        for reconvergence in Reconvergence::ALL {
            assert!(drawn
                .iter()
                .any(|config| config.reconvergence == reconvergence));
        }
        assert!(drawn
            .iter()
            .any(|config| config.stack_depth + 1 < config.arch.lanes()));
    }
}
