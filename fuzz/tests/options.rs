//! The options of fetch, memory and bus in lock step: caches, jump prediction, scoreboard, start by a host, bus errors, performance
//! counters, fair units; the programs of `programs/` and random programs, on memories of many latencies.
//!
//! `HARMONICA_OPTIONS=1` runs all of them on five cores, with further seeds; `HARMONICA_RANDOM_PROGRAMS=n` runs n random programs on each core.

#[path = "../../testbenches/tests/common/mod.rs"]
mod common;
#[path = "options/data_cache.rs"]
mod data_cache;
#[path = "options/scratchpad.rs"]
mod scratchpad;

use common::Program;
use fuzz::{run_case, Case, CaseNumber, Coverage};
use isa::{
    CoreConfig, CoreOptions, DivergenceMechanism, Divider, Multiplier, Reconvergence, Shifter,
};
use testbenches::{CosimOptions, Cosimulator, MemoryTiming, Outcome};

/// The environment variable that asks for the long runs.
const LONG_RUNS: &str = "HARMONICA_OPTIONS";
/// The longest program takes a third of this with these memories.
const CYCLES_MAX: u64 = 20_000_000;
/// Random programs on each core in an ordinary test run, and the cycles after which one is given up.
const RANDOM_PROGRAMS: u64 = 25;
const RANDOM_CYCLES_MAX: u64 = 100_000;

/// A cache of so many bytes, ways, and words of a line.
fn cached(bytes: u64, ways: u32, words: u32) -> CoreOptions {
    CoreOptions {
        divergence: Some(DivergenceMechanism::Stack),
        instruction_cache_bytes: Some(bytes),
        instruction_cache_ways: Some(ways),
        instruction_line_words: Some(words),
        ..CoreOptions::default()
    }
}

fn is_long() -> bool {
    std::env::var_os(LONG_RUNS).is_some()
}

/// The memories of each program: an ideal one, one of a seed, and slow ones. Of even seeds nothing fails.
fn memories() -> Vec<MemoryTiming> {
    let slow = |text: &str| MemoryTiming::Latency(text.parse().expect("a latency"));
    let mut memories = vec![MemoryTiming::Seed(2), slow("16")];
    if is_long() {
        memories.extend([0, 4, 6].map(MemoryTiming::Seed));
        memories.extend(["4", "64"].map(slow));
    }
    memories
}

/// Runs all programs on a core, with floating point and as many pages as it has.
fn programs(arch: &str, options: &CoreOptions) {
    let programs: Vec<(CoreConfig, Program)> = Program::all()
        .into_iter()
        .filter_map(|program| Some((program.config_with(arch, options)?, program)))
        .collect();
    assert!(programs.len() >= 12, "{} programs", programs.len());
    let mut built: Option<(CoreConfig, Cosimulator)> = None;
    for (config, program) in &programs {
        let known = built.take().filter(|(known, _)| known == config);
        let make = || (*config, core(config));
        let (_, core) = built.insert(known.unwrap_or_else(make));
        on_memories(core, config, program);
    }
}

/// Runs a program on a core with many memories; it prints what it must.
fn on_memories(core: &Cosimulator, config: &CoreConfig, program: &Program) {
    let arch = config.arch.to_string();
    for timing in memories() {
        let options = CosimOptions {
            timing,
            max_cycles: CYCLES_MAX,
            console_input: program.console_input(timing.seed()),
            compare_state_every: Some(10_007),
            ..CosimOptions::new(*config, program.image(&config.arch))
        };
        let report = core.run(&options, &mut |_| {}).expect("it runs");
        let place = format!("{} on {arch}, {timing}", program.name);
        let Outcome::Passed(passed) = &report.outcome else {
            panic!("{place}\n{report}");
        };
        // One that does not ask for pages does not map the console, and stops where it prints.
        let has_its_pages = config.tlb_entries == program.config(&arch).tlb_entries;
        let printed = String::from_utf8_lossy(&passed.console);
        let expected = String::from_utf8_lossy(&program.expected);
        assert!(
            !has_its_pages || printed == expected,
            "{place}: {printed}\ninstead of\n{expected}"
        );
    }
}

fn core(config: &CoreConfig) -> Cosimulator {
    Cosimulator::new(config).unwrap_or_else(|error| panic!("{error}"))
}

/// Runs random programs; what was reached.
fn random_programs(arch: &str, options: &CoreOptions) -> Coverage {
    let wanted = std::env::var("HARMONICA_RANDOM_PROGRAMS").ok();
    let count = wanted.map_or(RANDOM_PROGRAMS, |text| {
        text.parse().expect("HARMONICA_RANDOM_PROGRAMS is a number")
    });
    let arch = Some(arch.to_owned());
    let config = CoreConfig::from_options(&CoreOptions {
        arch,
        ..options.clone()
    });
    let config = config.expect("a legal configuration").with_trace(true);
    let core = core(&config);
    let mut coverage = Coverage::default();
    for program in 0..count {
        let number = CaseNumber {
            seed: 19,
            configuration: u64::from(config.arch.lanes()),
            program,
        };
        let case = Case::new(config, number);
        let outcome = run_case(&core, &case, RANDOM_CYCLES_MAX, &mut coverage);
        match outcome.unwrap_or_else(|error| panic!("{}: {error}", config.arch)) {
            Outcome::Mismatch(mismatch) => {
                panic!(
                    "program {program} on {}\n{mismatch}\n{}",
                    config.arch, case.source
                )
            }
            Outcome::Passed(_) | Outcome::Hang(_) | Outcome::CycleLimit(_) => {}
        }
    }
    assert!(coverage.retired > count * 100, "{coverage}");
    coverage
}

/// Programs and random ones, on a core with floating point and without pages, so that it is the same for all programs and has to
/// be compiled once; in a long run also with pages.
fn everything(arch: &str, options: &CoreOptions) {
    let ordinary = CoreOptions {
        float: Some(true),
        tlb_entries: Some(0),
        ..options.clone()
    };
    programs(arch, &ordinary);
    random_programs(arch, &ordinary);
    if is_long() {
        let pages = CoreOptions {
            tlb_entries: Some(8),
            ..ordinary
        };
        programs(arch, &pages);
        random_programs(arch, &pages);
    }
}

/// Rules: P3.1, P5.10, P9.36, P19.1, P19.2, P19.3, P19.4, P19.5, P19.6, P19.7, P19.8, P19.9, P19.10, P19.11.
#[test]
fn a_cache_of_two_ways_on_four_lanes_and_warps() {
    everything("4w8/8/4/4", &cached(128, 2, 4));
}

/// Rules: P19.1, P19.2, P19.3, P19.4, P19.5, P19.6, P19.7, P19.8, P19.9.
#[test]
fn a_cache_of_one_way_on_one_lane_and_one_warp() {
    everything("4w8/8/1/1", &cached(32, 1, 2));
}

/// Rules: P9.3.2, P19.1, P19.5, P19.7, P19.9.
#[test]
fn a_cache_of_four_ways_beside_contexts() {
    let options = CoreOptions {
        divergence: Some(DivergenceMechanism::MultiPath),
        split_contexts: Some(3),
        ..cached(1024, 4, 8)
    };
    everything("8w8/8/3/3", &options);
}

/// Rules: P5.7, P9.17, P20.1, P20.2, P20.3, P20.4, P20.5, P20.6, P20.7.
#[test]
fn jump_prediction_beside_a_cache() {
    let options = CoreOptions {
        jump_prediction: Some(true),
        ..cached(512, 1, 8)
    };
    everything("4w8/8/3/2", &options);
}

/// Accesses fail of odd seeds, which the random programs have; the host starts some of them elsewhere.
///
/// Rules: I5.31, I9.1, I10.1, P20.1, P20.3, P20.5, P21.1, P21.2, P21.3, P21.4, P21.5, P21.6.
#[test]
fn all_options_together() {
    let options = CoreOptions {
        jump_prediction: Some(true),
        bus_errors: Some(true),
        host_start: Some(true),
        ..cached(256, 2, 4)
    };
    everything("4w8/8/4/4", &options);
    if is_long() {
        for arch in ["4w8/8/1/1", "8w16/16/3/5", "4w8/8/33/2"] {
            everything(arch, &options);
        }
    }
}

/// Without a cache: fetch faults and answers of stores, with pages.
///
/// Rules: P9.2.6, P20.3, P21.1, P21.3, P21.4.
#[test]
fn failures_with_pages_and_paired_paths() {
    let options = CoreOptions {
        divergence: Some(DivergenceMechanism::PairedPath),
        jump_prediction: Some(true),
        bus_errors: Some(true),
        host_start: Some(true),
        tlb_entries: Some(4),
        ..CoreOptions::default()
    };
    let coverage = random_programs("4w8/8/3/3", &options);
    assert!(coverage.interrupts[7] > 0, "{coverage}");
}

/// A scoreboard alone, on a core of one lane and several warps.
///
/// Rules: I5.30, P9.26, P9.52, P9.53, P22.1, P22.2, P22.3, P22.4, P22.6, P22.7, P22.8, P22.9, P22.10, P22.11, P22.12, P22.13, P22.21.
#[test]
fn a_scoreboard_on_one_lane() {
    everything("4w8/8/1/4", &scored(DivergenceMechanism::Stack));
}

/// Rules: P22.5, P22.7, P22.12, P22.13, P22.16, P22.19, P22.20.
#[test]
fn a_scoreboard_beside_cache_and_prediction_with_failures() {
    let options = CoreOptions {
        jump_prediction: Some(true),
        bus_errors: Some(true),
        host_start: Some(true),
        scoreboard: Some(true),
        ..cached(256, 2, 4)
    };
    everything("4w8/8/3/3", &options);
}

/// Rules: P9.3.6, P9.3.7, P22.7, P22.8.
#[test]
fn a_scoreboard_beside_contexts() {
    let options = CoreOptions {
        split_contexts: Some(3),
        ..scored(DivergenceMechanism::MultiPath)
    };
    everything("4w8/8/4/3", &options);
}

/// The other mechanisms, with pages, and with odd numbers of lanes and warps.
///
/// Rules: P9.44, P22.4, P22.5, P22.17.
#[test]
fn a_scoreboard_with_pages() {
    for (arch, divergence, reconvergence) in [
        (
            "4w8/8/3/5",
            DivergenceMechanism::PairedPath,
            Some(Reconvergence::Implicit),
        ),
        (
            "8w11/8/5/1",
            DivergenceMechanism::PairedPath,
            Some(Reconvergence::Explicit),
        ),
        ("4w16/8/2/3", DivergenceMechanism::Masks, None),
        ("4w8/8/4/2", DivergenceMechanism::Stack, None),
    ] {
        let options = CoreOptions {
            reconvergence,
            tlb_entries: Some(4),
            ..scored(divergence)
        };
        random_programs(arch, &options);
        if !is_long() {
            // Each is a core of its own to be compiled.
            break;
        }
        programs(arch, &options);
    }
}

fn scored(divergence: DivergenceMechanism) -> CoreOptions {
    CoreOptions {
        divergence: Some(divergence),
        scoreboard: Some(true),
        ..CoreOptions::default()
    }
}

/// With one lane and several warps, a cache and prediction; and on the other mechanisms with odd numbers of lanes and warps.
///
/// Rules: I10.5, P23.1, P23.2, P23.3, P23.4.
#[test]
fn performance_counters() {
    let counting = |options| CoreOptions {
        performance_counters: Some(true),
        ..options
    };
    let predicting = CoreOptions {
        jump_prediction: Some(true),
        ..cached(256, 2, 4)
    };
    everything("4w8/8/1/4", &counting(predicting));
    for (arch, divergence) in [
        ("4w8/8/3/3", DivergenceMechanism::MultiPath),
        ("8w11/7/5/2", DivergenceMechanism::PairedPath),
        ("4w16/8/2/3", DivergenceMechanism::Masks),
    ] {
        let options = CoreOptions {
            divergence: Some(divergence),
            ..CoreOptions::default()
        };
        random_programs(arch, &counting(options));
    }
}

/// Rules: P12.10, P13.9, P13.10, P13.11.
#[test]
fn fair_units() {
    let dsp = Some(Shifter::Dsp);
    everything("4w8/8/4/4", &fair(Multiplier::Dsp, dsp, Divider::Serial));
    for (arch, float, options) in [
        (
            "4w8/8/3/8",
            true,
            fair(Multiplier::Serial, None, Divider::Serial),
        ),
        (
            "8w8/8/2/8",
            false,
            fair(Multiplier::Dsp, None, Divider::Serial),
        ),
        ("4w8/8/4/5", true, fair(Multiplier::Dsp, dsp, Divider::None)),
    ] {
        let options = CoreOptions {
            float: Some(float),
            ..options
        };
        random_programs(arch, &options);
    }
}

/// Units that share the port, counters, and all that lets warps go on; accesses fail.
///
/// Rules: P13.11, P22.19, P23.2.
#[test]
fn fair_units_and_counters_beside_everything() {
    let options = CoreOptions {
        jump_prediction: Some(true),
        bus_errors: Some(true),
        host_start: Some(true),
        scoreboard: Some(true),
        performance_counters: Some(true),
        float: Some(true),
        ..fair(Multiplier::Dsp, None, Divider::Serial)
    };
    for (arch, divergence) in [
        ("4w8/8/3/5", DivergenceMechanism::Stack),
        ("4w8/8/4/3", DivergenceMechanism::MultiPath),
    ] {
        let options = CoreOptions {
            divergence: Some(divergence),
            ..cached(256, 2, 4).or(options.clone())
        };
        random_programs(arch, &options);
        if is_long() {
            everything(arch, &options);
        }
    }
}

fn fair(multiplier: Multiplier, shifter: Option<Shifter>, divider: Divider) -> CoreOptions {
    CoreOptions {
        divergence: Some(DivergenceMechanism::Stack),
        multiplier: Some(multiplier),
        shifter,
        divider: Some(divider),
        fair_units: Some(true),
        ..CoreOptions::default()
    }
}
