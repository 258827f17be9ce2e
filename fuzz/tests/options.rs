//! The options of fetch, memory and bus in lock step: caches, jump prediction, scoreboard, start by a host, bus errors,
//! performance counters, fair units; the programs of `programs/` and random programs, on memories of many latencies. In
//! full on further cores, with pages, more memories and more random programs.

#[macro_use]
#[path = "../../testbenches/tests/common/extent.rs"]
mod extent;

#[path = "../../testbenches/tests/common/mod.rs"]
mod common;
#[path = "options/custom_unit.rs"]
mod custom_unit;
#[path = "options/data_cache.rs"]
mod data_cache;
#[path = "options/exchanges.rs"]
mod exchanges;
#[path = "options/kinds.rs"]
mod kinds;
mod random_programs;
#[path = "options/scratchpad.rs"]
mod scratchpad;

use common::{config_of, core, on_shared_cores, options_of, passed, Program};
use extent::Extent;
use fuzz::Coverage;
use isa::{CoreConfig, CoreOptions};
use testbenches::{Cosimulator, MemoryTiming};

/// The seed of the random programs.
const SEED: u64 = 19;

/// A cache of so many bytes, ways, and words of a line.
fn cached(bytes: u64, ways: u32, words: u32) -> CoreOptions {
    options_of(&format!(
        "divergence = 'stack', instruction_cache_bytes = {bytes}, instruction_cache_ways = {ways}, \
         instruction_line_words = {words}"
    ))
}

/// The memories of a program: a slow one and one of a seed, or one of the two, by its name. In full also an ideal one
/// and more. With even seeds nothing fails.
fn memories(extent: Extent, program: &str) -> Vec<MemoryTiming> {
    let slow = |text: &str| MemoryTiming::Latency(text.parse().expect("a latency"));
    let two = [MemoryTiming::Seed(2), slow("16")];
    match extent {
        Extent::Short => vec![two[program.len() % two.len()]],
        Extent::Full => {
            let more = [0, 4, 6].map(MemoryTiming::Seed).into_iter();
            two.into_iter().chain(more).chain(["4", "64"].map(slow)).collect()
        }
    }
}

/// Runs all programs on a core, with floating point and as many pages as it has. In short every other one: of an odd
/// number of warps those that other cores leave out.
fn programs(extent: Extent, arch: &str, options: &CoreOptions) {
    let all = Program::all_with(arch, options).into_iter();
    let chosen: Vec<_> = match extent {
        Extent::Short => {
            let warps = config_of(arch, options.clone()).arch.warps();
            all.skip(warps as usize % 2).step_by(2).collect()
        }
        Extent::Full => all.collect(),
    };
    on_shared_cores(&chosen, core, |core, config, program| {
        on_memories(extent, core, config, program);
    });
}

/// Runs a program on a core with many memories; it prints what it must.
fn on_memories(extent: Extent, core: &Cosimulator, config: &CoreConfig, program: &Program) {
    let arch = config.arch.to_string();
    for timing in memories(extent, &program.name) {
        let options = program.run_on(config, timing);
        let place = format!("{} on {arch}, {timing}", program.name);
        let printed = passed(core, &options, &place).console;
        // One that does not ask for pages does not map the console, and stops where it prints.
        let has_its_pages = config.tlb_entries == program.config(&arch).tlb_entries;
        let printed = String::from_utf8_lossy(&printed);
        let expected = String::from_utf8_lossy(&program.expected);
        assert!(!has_its_pages || printed == expected, "{place}: {printed}\ninstead of\n{expected}");
    }
}

/// Runs random programs; what was reached.
fn random_programs(extent: Extent, arch: &str, options: &CoreOptions) -> Coverage {
    random_programs::run(extent, SEED, arch, options)
}

/// Programs and random ones, on a core with floating point and without pages, so that it is the same for all programs
/// and has to be compiled once; in full also with pages.
fn everything(extent: Extent, arch: &str, options: &CoreOptions) {
    let ordinary = options_of("float = true, tlb_entries = 0").or(options.clone());
    programs(extent, arch, &ordinary);
    random_programs(extent, arch, &ordinary);
    if extent.is_full() {
        let pages = options_of("tlb_entries = 8").or(ordinary);
        programs(extent, arch, &pages);
        random_programs(extent, arch, &pages);
    }
}

extents! {
    "an hour for all of options: five cores, with pages, seven memories, random programs":

    /// Rules: P3.1, P5.10, P9.5.17, P19.1, P19.2, P19.3, P19.4, P19.5, P19.6, P19.7, P19.8, P19.9, P19.10, P19.11.
    long test a_cache_of_two_ways_on_four_lanes_and_warps(extent) {
        everything(extent, "4w8/8/4/4", &cached(128, 2, 4));
    }

    /// Rules: P19.1, P19.2, P19.3, P19.4, P19.5, P19.6, P19.7, P19.8, P19.9.
    long test a_cache_of_one_way_on_one_lane_and_one_warp(extent) {
        everything(extent, "4w8/8/1/1", &cached(32, 1, 2));
    }

    /// Rules: P9.13.2, P19.1, P19.5, P19.7, P19.9.
    long test a_cache_of_four_ways_beside_contexts(extent) {
        let options = options_of("divergence = \"multi-path\", split_contexts = 3").or(cached(1024, 4, 8));
        everything(extent, "8w8/8/3/3", &options);
    }

    /// Rules: P5.7, P9.4.2, P20.1, P20.2, P20.3, P20.4, P20.5, P20.6, P20.7.
    long test jump_prediction_beside_a_cache(extent) {
        let options = options_of("jump_prediction = true").or(cached(512, 1, 8));
        everything(extent, "4w8/8/3/2", &options);
    }

    /// Accesses fail of odd seeds, which the random programs have; the host starts some of them elsewhere.
    ///
    /// Rules: I5.31, I9.1, I10.1, P20.1, P20.3, P20.5, P21.1, P21.2, P21.3, P21.4, P21.5, P21.6.
    test all_options_together(extent) {
        let options = options_of("jump_prediction = true, bus_errors = true, host_start = true").or(cached(256, 2, 4));
        everything(extent, "4w8/8/4/4", &options);
        if extent.is_full() {
            for arch in ["4w8/8/1/1", "8w16/16/3/5", "4w8/8/33/2"] {
                everything(extent, arch, &options);
            }
        }
    }

    /// Without a cache: fetch faults and answers of stores, with pages.
    ///
    /// Rules: P9.12.6, P20.3, P21.1, P21.3, P21.4.
    long test failures_with_pages_and_paired_paths(extent) {
        let options = options_of("divergence = \"paired-path\", jump_prediction = true, bus_errors = true, \
host_start = true, tlb_entries = 4");
        let coverage = random_programs(extent, "4w8/8/3/3", &options);
        assert!(coverage.interrupts[7] > 0, "{coverage}");
    }

    /// A scoreboard alone, on a core of one lane and several warps.
    ///
    /// Rules: I5.30, P9.5.7, P9.1.2, P9.1.7, P22.1, P22.2, P22.3, P22.4, P22.6, P22.7, P22.8, P22.9, P22.10, P22.11,
    /// P22.12, P22.13, P22.21.
    long test a_scoreboard_on_one_lane(extent) {
        everything(extent, "4w8/8/1/4", &scored("stack"));
    }

    /// Rules: P22.5, P22.7, P22.12, P22.13, P22.16, P22.19, P22.20.
    test a_scoreboard_beside_cache_and_prediction_with_failures(extent) {
        let options = options_of("jump_prediction = true, bus_errors = true, host_start = true, scoreboard = true").or(cached(256, 2, 4));
        everything(extent, "4w8/8/3/3", &options);
    }

    /// Rules: P9.13.8, P9.13.9, P22.7, P22.8.
    long test a_scoreboard_beside_contexts(extent) {
        let options = options_of("split_contexts = 3").or(scored("multi-path"));
        everything(extent, "4w8/8/4/3", &options);
    }

    /// The other mechanisms, with pages, and with odd numbers of lanes and warps.
    ///
    /// Rules: P9.9.1, P22.4, P22.5, P22.17.
    long test a_scoreboard_with_pages(extent) {
        for (arch, mechanism) in [
            ("4w8/8/3/5", "divergence = 'paired-path', reconvergence = 'implicit'"),
            ("8w11/8/5/1", "divergence = 'paired-path', reconvergence = 'explicit'"),
            ("4w16/8/2/3", "divergence = 'masks'"),
            ("4w8/8/4/2", "divergence = 'stack'"),
        ] {
            let options = options_of(&format!("{mechanism}, scoreboard = true, tlb_entries = 4"));
            random_programs(extent, arch, &options);
            programs(extent, arch, &options);
        }
    }
}

fn scored(divergence: &str) -> CoreOptions {
    options_of(&format!("divergence = '{divergence}', scoreboard = true"))
}

extents! {
    "an hour for all of options: five cores, with pages, seven memories, random programs":

    /// With one lane and several warps, a cache and prediction; and on the other mechanisms with odd numbers of lanes
    /// and warps.
    ///
    /// Rules: I10.5, P23.1, P23.2, P23.3, P23.4.
    long test performance_counters(extent) {
        let counting = |options| options_of("performance_counters = true").or(options);
        if extent.is_full() {
            let predicting = options_of("jump_prediction = true").or(cached(256, 2, 4));
            everything(extent, "4w8/8/1/4", &counting(predicting));
        }
        for (arch, divergence) in [
            ("4w8/8/3/3", "divergence = 'multi-path'"),
            ("8w11/7/5/2", "divergence = 'paired-path'"),
            ("4w16/8/2/3", "divergence = 'masks'"),
        ] {
            random_programs(extent, arch, &counting(options_of(divergence)));
            // Each is a core of its own to be compiled.
            if !extent.is_full() {
                break;
            }
        }
    }

    /// Rules: P12.10, P13.9, P13.10, P13.11.
    long test fair_units(extent) {
        let dsp = fair("multiplier = 'dsp', shifter = 'dsp', divider = 'serial'");
        everything(extent, "4w8/8/4/4", &dsp);
        for (arch, units) in [
            ("4w8/8/3/8", "float = true, multiplier = 'serial', divider = 'serial'"),
            ("8w8/8/2/8", "float = false, multiplier = 'dsp', divider = 'serial'"),
            ("4w8/8/4/5", "float = true, multiplier = 'dsp', shifter = 'dsp', divider = 'none'"),
        ] {
            random_programs(extent, arch, &fair(units));
        }
    }

    /// Units that share the port, counters, and all that lets warps go on; accesses fail.
    ///
    /// Rules: P13.11, P22.19, P23.2.
    long test fair_units_and_counters_beside_everything(extent) {
        let options = options_of("jump_prediction = true, bus_errors = true, host_start = true, scoreboard = true, \
performance_counters = true, float = true").or(fair("multiplier = 'dsp', divider = 'serial'"));
        for (arch, divergence) in [
            ("4w8/8/4/3", "divergence = 'multi-path'"),
            ("4w8/8/3/5", "divergence = 'stack'"),
        ] {
            let options = options_of(divergence).or(cached(256, 2, 4)).or(options.clone());
            random_programs(extent, arch, &options);
            if !extent.is_full() {
                break;
            }
            everything(extent, arch, &options);
        }
    }
}

/// Units that have their share, as a line of options says.
fn fair(units: &str) -> CoreOptions {
    options_of(&format!("divergence = 'stack', fair_units = true, {units}"))
}
