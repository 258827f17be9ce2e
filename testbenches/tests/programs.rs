//! Every program of `programs/` in lock step, on many cores and under many memories: it prints what it must, and RTL
//! and model agree in every cycle. In full all cores have three memories. In every test run the default core has two for
//! each program, each other core one. A set of options is a core of its own to be compiled, and wide cores take longest.
//! So in every test run most cores run the programs that ask for no option, of sixteen lanes every other one, and the
//! widest run in full alone.

#[macro_use]
#[path = "common/extent.rs"]
mod extent;

mod common;

use common::{core, on_shared_cores, passed, Program};
use extent::Extent;
use isa::CoreConfig;
use testbenches::CosimOptions;

const SEEDS: std::ops::Range<u64> = 0..3;

/// Which programs a core runs in every test run.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    All,
    WithoutOptions,
    EveryOtherWithoutOptions,
}
use Which::{All, EveryOtherWithoutOptions, WithoutOptions};

/// The ideal memory, and one of the two with latencies.
fn ideal_and_another(number: usize) -> Vec<u64> {
    vec![0, 1 + number as u64 % 2]
}

/// Runs programs on the core of that ArchID with the memories of these seeds, by the number of the program; in full all
/// of them with all memories. One model for each set of options that a program needs.
fn run_programs(extent: Extent, arch: &str, seeds: fn(usize) -> Vec<u64>, which: Which) {
    let full = extent.is_full();
    let plain = common::core_of(arch, "");
    let programs = Program::all().into_iter();
    let mut programs: Vec<(CoreConfig, Program)> = programs
        .map(|program| (program.config(arch), program))
        .filter(|(config, _)| full || which == All || *config == plain)
        .step_by(if full || which != EveryOtherWithoutOptions { 1 } else { 2 })
        .collect();
    programs.sort_by_key(|(config, _)| {
        (config.float, config.tlb_entries, config.divergence.name(), config.reconvergence.name())
    });
    let mut number = 0;
    on_shared_cores(&programs, core, |core, config, program| {
        let seeds = if full { SEEDS.collect() } else { seeds(number) };
        number += 1;
        for seed in seeds {
            let options = CosimOptions {
                command: format!("harmonica cosim programs/{}.s --arch {arch} --seed {seed}", program.name),
                ..program.run_on(config, seed.into())
            };
            let place = format!("{} on {arch}, seed {seed}", program.name);
            let printed = passed(core, &options, &place).console;
            let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
            assert_eq!(text(&printed), text(&program.expected), "{place}");
        }
    });
}

macro_rules! on {
    ($(($($kind:tt)+) $name:ident $arch:literal $seeds:expr, $which:expr;)*) => {
        extents! {
            "half an hour for all of programs: three memories on each core":
            $( $($kind)+ $name(extent) { run_programs(extent, $arch, $seeds, $which); } )*
        }

        /// The cores of these tests.
        const CORES: [&str; 7] = [$($arch),*];
    };
}

on! {
    (test)      one_lane_one_warp        "4w8/8/1/1"     |_| vec![0], WithoutOptions;
    (test)      the_default              "4w8/8/4/4"     ideal_and_another, All;
    (test)      sixteen_lanes            "4w16/16/16/8"  |_| vec![1], EveryOtherWithoutOptions;
    (test)      odd_lanes_odd_warps      "4w8/8/3/5"     |_| vec![2], WithoutOptions;
    (test)      words_of_64_bits         "8w32/32/8/8"   |_| vec![0], WithoutOptions;
    (long test) thirty_two_lanes         "4w32/32/32/8"  ideal_and_another, All;
    (long test) sixty_four_lanes         "4w8/8/64/2"    ideal_and_another, All;
}

#[test]
fn the_handbook_of_a_core_names_the_cores_of_these_tests() {
    assert_eq!(hdl::package::LOCK_STEP_CORES, CORES);
}
