//! Every program of `programs/` in lock step, on many cores and under many memories: it prints what it must, and RTL and
//! model agree in every cycle.
//!
//! An ordinary run has three memories for the default core and one, another for each, for the others; `HARMONICA_PROGRAMS=1`
//! has three for all.

mod common;

use common::Program;
use testbenches::{CosimOptions, Cosimulator, Outcome};

const SEEDS: std::ops::Range<u64> = 0..3;
/// The environment variable that asks for all memories on all cores.
const ALL_MEMORIES: &str = "HARMONICA_PROGRAMS";
/// The longest program takes a tenth of this with the slowest memory.
const CYCLES_MAX: u64 = 20_000_000;

/// Runs all programs on the core of that ArchID, with these memories, unless all are asked for; one model for each set of
/// options that a program needs.
fn all_programs(arch: &str, seeds: std::ops::Range<u64>) {
    let seeds = match std::env::var_os(ALL_MEMORIES) {
        Some(_) => SEEDS,
        None => seeds,
    };
    let mut programs = Program::all();
    programs.sort_by_key(|program| {
        let config = program.config(arch);
        (
            config.float,
            config.tlb_entries,
            config.divergence.name(),
            config.reconvergence.name(),
        )
    });
    let mut core: Option<(isa::CoreConfig, Cosimulator)> = None;
    for program in &programs {
        let config = program.config(arch);
        let known = core.take().filter(|(known, _)| *known == config);
        let (config, cosimulator) = known.unwrap_or_else(|| {
            let built = Cosimulator::new(&config).unwrap_or_else(|error| panic!("{arch}: {error}"));
            (config, built)
        });
        for seed in seeds.clone() {
            run(program, &config, &cosimulator, seed);
        }
        core = Some((config, cosimulator));
    }
}

fn run(program: &Program, config: &isa::CoreConfig, cosimulator: &Cosimulator, seed: u64) {
    let options = CosimOptions {
        timing: seed.into(),
        max_cycles: CYCLES_MAX,
        console_input: program.console_input(seed),
        compare_state_every: Some(10_007),
        command: format!(
            "harmonica cosim programs/{}.s --arch {} --seed {seed}",
            program.name, config.arch
        ),
        ..CosimOptions::new(*config, program.image(&config.arch))
    };
    let report = cosimulator
        .run(&options, &mut |_| {})
        .unwrap_or_else(|error| panic!("{}: {error}", program.name));
    match &report.outcome {
        Outcome::Passed(passed) => {
            let (printed, expected) = (&passed.console, &program.expected);
            let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
            assert_eq!(
                text(printed),
                text(expected),
                "{} on {}, seed {seed}",
                program.name,
                config.arch
            );
        }
        _ => panic!("{}\n{report}", program.name),
    }
}

macro_rules! on {
    ($($name:ident $arch:literal $seeds:expr;)*) => {
        $( #[test] fn $name() { all_programs($arch, $seeds); } )*

        /// The cores of these tests.
        const CORES: [&str; 7] = [$($arch),*];
    };
}

on! {
    one_lane_one_warp        "4w8/8/1/1"     0..1;
    the_default              "4w8/8/4/4"     SEEDS;
    sixteen_lanes            "4w16/16/16/8"  1..2;
    odd_lanes_odd_warps      "4w8/8/3/5"     2..3;
    words_of_64_bits         "8w32/32/8/8"   0..1;
    thirty_two_lanes         "4w32/32/32/8"  1..2;
    sixty_four_lanes         "4w8/8/64/2"    2..3;
}

#[test]
fn the_handbook_of_a_core_names_the_cores_of_these_tests() {
    assert_eq!(hdl::package::LOCK_STEP_CORES, CORES);
}
