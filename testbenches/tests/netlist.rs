//! Netlists of synthesised cores in lock step with the golden model: what the synthesiser, the mapping to the vendors'
//! memories and multipliers and the models of those make of the RTL is still the same core, in every cycle.
//!
//! One small core runs always, on request many programs on netlists for every family.

mod common;

use common::pair::Pair;
use common::{config_of, core_of, on_shared_cores, options_of, Program};
use fpga::{core_netlist, CellNetlist, Family};
use isa::CoreConfig;
use testbenches::{CosimOptions, Cosimulator, Outcome, View, Waveforms};

const CYCLES_MAX: u64 = 2_000_000;

/// The least core: one lane, one warp, nothing that is optional.
fn least() -> CoreConfig {
    core_of("4w8/8/1/1", &format!("{LEAST}, stack_depth = 2"))
}

const LEAST: &str = "multiplier = 'none', divider = 'none', barriers = 0, line_words = 1";

fn synthesise(config: &CoreConfig, family: Family) -> CellNetlist {
    core_netlist(config, family).unwrap_or_else(|error| panic!("{family:?}: {error}"))
}

fn cosimulator(config: &CoreConfig, netlist: &CellNetlist) -> Cosimulator {
    Cosimulator::from_netlist(config, netlist, Waveforms::Without).unwrap_or_else(|error| panic!("{error}"))
}

fn outcome(cosimulator: &Cosimulator, config: &CoreConfig, program: &Program, seed: u64) -> Outcome {
    let options = CosimOptions { compare_state_every: None, ..program.run_on(config, seed.into()) };
    let report = cosimulator.run(&options, &mut |_| {});
    report.unwrap_or_else(|error| panic!("{}: {error}", program.name)).outcome
}

/// Runs a program; it must print what it must, on both sides alike.
fn passes(cosimulator: &Cosimulator, config: &CoreConfig, program: &Program, seed: u64) -> u64 {
    match outcome(cosimulator, config, program, seed) {
        Outcome::Passed(passed) => {
            let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
            let (printed, expected) = (text(&passed.console), text(&program.expected));
            assert_eq!(printed, expected, "{}, seed {seed}", program.name);
            let compared = passed.compared;
            assert_eq!(compared, View::Ports, "a netlist shows only its ports");
            passed.statistics.cycles
        }
        other => panic!("{} on {}, seed {seed}\n{other}", program.name, config.arch),
    }
}

/// Runs a program that is reset again and again, with a console that is held up now and then; at last it prints what it
/// must. The vendors' memories keep what they hold.
fn is_reset_in_any_cycle(cosimulator: &Cosimulator, config: &CoreConfig, program: &Program) {
    let image = program.image(&config.arch);
    for seed in 0..3 {
        let mut pair = Pair::new(cosimulator, config, &image, b"", seed);
        for reset in 0..40 {
            for cycle in 0..60 + 7 * reset {
                pair.cycle(cycle % 64 < 48);
            }
            pair.reset();
        }
        let before = pair.printed().len();
        let printed = pair.finish(CYCLES_MAX);
        let expected = String::from_utf8_lossy(&program.expected);
        let printed = &printed[before..];
        assert_eq!(printed, expected, "{}, seed {seed}", program.name);
    }
}

/// Rules: P3.13, P3.17, P3.18, P3.19.
#[test]
#[ignore = "a minute: a board's netlist runs among the short tests (netlist_boards.rs)"]
fn the_least_core_on_ice40() {
    let config = least();
    let cosimulator = cosimulator(&config, &synthesise(&config, Family::Ice40Hx));
    for name in ["hello", "predication", "no-handler"] {
        for seed in 0..3 {
            passes(&cosimulator, &config, &Program::load(name), seed);
        }
    }
    is_reset_in_any_cycle(&cosimulator, &config, &Program::load("predication"));
}

/// Lanes part and meet in a small core with a split context.
///
/// Rules: P9.13.4, P9.13.6, I8.6.5, I8.6.6.
#[test]
#[ignore = "2 minutes: a netlist with contexts"]
fn a_small_core_with_multi_path_on_ecp5() {
    let contexts = "divergence = 'multi-path', split_contexts = 1, stack_depth = 4";
    let config = core_of("4w8/8/2/1", &format!("{LEAST}, {contexts}"));
    let cosimulator = cosimulator(&config, &synthesise(&config, Family::Ecp5));
    for name in ["divergent-warp", "divergent-loop-splitl"] {
        passes(&cosimulator, &config, &Program::load(name), 1);
    }
}

/// A deep pipeline: registers behind block RAMs and before multipliers are those of these cells.
#[test]
#[ignore = "6 minutes: a deep pipeline's netlist"]
fn a_small_deep_core_on_ecp5() {
    let options =
        "pipeline = 'deep', shifter = 'dsp', divider = 'serial', barriers = 2, line_words = 1, stack_depth = 4";
    let config = core_of("4w8/8/2/16", options);
    let netlist = synthesise(&config, Family::Ecp5);
    let taken = netlist.registers;
    eprintln!("{taken:?}");
    assert!(taken.block_ram_ports > 0 && taken.multipliers > 0, "{taken:?}");
    let cosimulator = cosimulator(&config, &netlist);
    for name in ["shifts", "predication", "divergent-warp", "dense-hazards", "spawn", "matrix-multiply", "no-handler"] {
        for seed in 0..2 {
            let cycles = passes(&cosimulator, &config, &Program::load(name), seed);
            eprintln!("{name} with seed {seed}, {cycles} cycles");
        }
    }
    is_reset_in_any_cycle(&cosimulator, &config, &Program::load("predication"));
}

/// One look-up table of the netlist gives the inverse of what it should. Not every one matters to so small a program.
#[test]
#[ignore = "5 minutes: eight netlists with a fault each"]
fn a_wrong_look_up_table_is_found() {
    let config = least();
    let netlist = synthesise(&config, Family::Ice40Hx);
    let text = &netlist.foreign.last().expect("the netlist").text;
    let places: Vec<usize> = text.match_indices(".LUT_INIT(16'h").map(|(place, found)| place + found.len()).collect();
    let hello = Program::load("hello");
    let tried = 8;
    let mut found = 0;
    for place in (0..tried).map(|part| places[(2 * part + 1) * places.len() / (2 * tried)]) {
        let mut faulty = netlist.clone();
        let text = &mut faulty.foreign.last_mut().expect("the netlist").text;
        let table = place..place + 4;
        let right = u16::from_str_radix(&text[table.clone()], 16).expect("16 bits");
        text.replace_range(table, &format!("{:04x}", !right));
        let outcome = outcome(&cosimulator(&config, &faulty), &config, &hello, 1);
        eprintln!("{outcome}");
        found += usize::from(matches!(outcome, Outcome::Mismatch(_)));
    }
    assert!(found > tried / 2, "{found} of {tried} faults were found");
}

/// Programs for everything the core has, on a netlist of a core with it all.
fn campaign(family: Family, arch: &str) {
    let programs = Program::all().into_iter();
    let mut programs: Vec<(CoreConfig, Program)> =
        programs.map(|program| (program.config(arch), program)).filter(|(config, _)| !config.float).collect();
    programs.sort_by_key(|(config, _)| (config.tlb_entries, config.divergence.name()));
    let build = |config: &CoreConfig| cosimulator(config, &synthesise(config, family));
    let last = on_shared_cores(&programs, build, |cosimulator, config, program| {
        for seed in 0..3 {
            let cycles = passes(cosimulator, config, program, seed);
            eprintln!("{family:?}: {} with seed {seed}, {cycles} cycles", program.name);
        }
    });
    let (config, cosimulator) = last.expect("a program");
    is_reset_in_any_cycle(&cosimulator, &config, &Program::load("dense-hazards"));
}

/// All programs that a mechanism can run, on the netlist of one core with it.
fn mechanism(divergence: &str) {
    let arch = "4w8/8/4/4";
    let options = options_of(&format!("{divergence}, tlb_entries = 0"));
    let core = config_of(arch, options.clone());
    let cosimulator = cosimulator(&core, &synthesise(&core, Family::Ecp5));
    let mut count = 0;
    for program in Program::all() {
        let Some(config) = program.config_with(arch, &options) else {
            continue;
        };
        if config == core {
            let cycles = passes(&cosimulator, &core, &program, 1);
            eprintln!("{divergence}: {}, {cycles} cycles", program.name);
            count += 1;
        }
    }
    assert!(count >= 12, "{count} programs");
}

macro_rules! mechanisms {
    ($($name:ident $options:literal;)*) => {
        $(
            #[test]
            #[ignore = "5 minutes: all programs on a netlist with the mechanism"]
            fn $name() {
                mechanism($options);
            }
        )*
    };
}

mechanisms! {
    stack_on_ecp5                "divergence = 'stack'";
    masks_on_ecp5                "divergence = 'masks'";
    implicit_paired_path_on_ecp5 "divergence = 'paired-path', reconvergence = 'implicit'";
    explicit_paired_path_on_ecp5 "divergence = 'paired-path', reconvergence = 'explicit'";
    multi_path_on_ecp5           "divergence = 'multi-path'";
}

macro_rules! on {
    ($($name:ident $family:ident $arch:literal;)*) => {
        $(
            #[test]
            #[ignore = "10 minutes: all programs on netlists of a family"]
            fn $name() {
                campaign(Family::$family, $arch);
            }
        )*
    };
}

on! {
    ecp5_small        Ecp5      "4w8/8/2/8";
    ecp5_wide         Ecp5      "4w8/8/4/4";
    ice40_hx          Ice40Hx   "4w8/8/1/2";
    ice40_up          Ice40Up   "4w8/8/1/4";
    gowin_gw1n        GowinGw1n "4w8/8/1/4";
    gowin_gw2a        GowinGw2a "4w8/8/2/4";
    xilinx_xc7        XilinxXc7 "4w8/8/2/4";
}
