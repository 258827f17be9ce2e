//! The divergence mechanisms beside the default one, in lock step: every opcode, the programs of `programs/` that they can run, and
//! random programs.
//!
//! `HARMONICA_MECHANISMS=1` runs all of them on five cores with each mechanism, with three seeds; `HARMONICA_RANDOM_PROGRAMS=n` runs n
//! random programs on each core.

#[path = "../../testbenches/tests/common/mod.rs"]
mod common;

use common::Program;
use fuzz::{run_case, Case, CaseNumber, Coverage};
use isa::{CoreConfig, CoreOptions, DivergenceMechanism, Opcode, Reconvergence};
use testbenches::directed::matrix_program;
use testbenches::{CosimOptions, Cosimulator, Outcome};

/// The environment variable that asks for the long runs.
const LONG_RUNS: &str = "HARMONICA_MECHANISMS";
/// The cores of a long run: from one lane to 64, and numbers of lanes and warps that are no powers of two.
const CORES: [&str; 5] = [
    "4w8/8/1/2",
    "4w8/8/4/4",
    "4w8/8/3/5",
    "8w16/16/33/3",
    "4w8/8/64/2",
];
/// The longest program takes a third of this with these memories.
const CYCLES_MAX: u64 = 20_000_000;
/// Random programs on each core in an ordinary test run, and the cycles after which one is given up.
const RANDOM_PROGRAMS: u64 = 25;
const RANDOM_CYCLES_MAX: u64 = 100_000;

fn masks() -> CoreOptions {
    CoreOptions {
        divergence: Some(DivergenceMechanism::Masks),
        ..CoreOptions::default()
    }
}

fn paired_path(reconvergence: Reconvergence) -> CoreOptions {
    CoreOptions {
        divergence: Some(DivergenceMechanism::PairedPath),
        reconvergence: Some(reconvergence),
        ..CoreOptions::default()
    }
}

fn multi_path(split_contexts: u32) -> CoreOptions {
    CoreOptions {
        divergence: Some(DivergenceMechanism::MultiPath),
        split_contexts: Some(split_contexts),
        ..CoreOptions::default()
    }
}

fn config(arch: &str, options: CoreOptions) -> CoreConfig {
    let arch = Some(arch.to_owned());
    CoreConfig::from_options(&CoreOptions { arch, ..options }).expect("a legal configuration")
}

fn core(config: &CoreConfig) -> Cosimulator {
    Cosimulator::new(config).unwrap_or_else(|error| panic!("{error}"))
}

/// Every opcode in every circumstance; the cases run in a handler, where no jump parts the lanes.
fn matrix(options: CoreOptions) {
    let config = config("4w11/5/4/2", options);
    let core = core(&config);
    let can_be_tried = |opcode: &Opcode| match opcode {
        // It needs a third warp.
        Opcode::Wspawn => false,
        // It needs a split before it.
        Opcode::Join => config.implements(Opcode::Split),
        _ => true,
    };
    for opcode in Opcode::ALL.into_iter().filter(can_be_tried) {
        let program = matrix_program(&config, opcode);
        let sources = [("directed.s", program.source.as_str())];
        let image = assembler::assemble(&config.arch, &sources).expect("a legal program");
        let options = CosimOptions {
            timing: 3.into(),
            max_cycles: 500_000,
            ..CosimOptions::new(config, image)
        };
        let report = core.run(&options, &mut |_| {}).expect("it runs");
        let Outcome::Passed(passed) = &report.outcome else {
            panic!("{opcode}\n{report}");
        };
        assert_eq!(passed.console, program.expected, "{opcode}");
    }
}

/// Rules: P7.2, I8.2.1.
#[test]
fn every_opcode_with_masks() {
    matrix(masks());
}

/// Rules: P9.9, P9.50, P9.2.5, I8.3.1, I8.3.7, I8.3.12.
#[test]
fn every_opcode_with_implicit_paired_path() {
    matrix(paired_path(Reconvergence::Implicit));
}

/// Rules: P9.6, P9.9, P9.50, P9.2.5, I8.3.1, I8.3.8, I8.3.12.
#[test]
fn every_opcode_with_explicit_paired_path() {
    matrix(paired_path(Reconvergence::Explicit));
}

/// Rules: P9.6, P9.9, P9.50, I8.4.9, I8.4.12.
#[test]
fn every_opcode_with_multi_path() {
    matrix(multi_path(2));
}

/// Runs the programs that do not ask for another mechanism; what they print counts where split and join are there.
fn programs(arch: &str, options: &CoreOptions) {
    let mut programs: Vec<(CoreConfig, Program)> = Program::all()
        .into_iter()
        .filter_map(|program| Some((program.config_with(arch, options)?, program)))
        .collect();
    assert!(programs.len() >= 12, "{} programs", programs.len());
    programs.sort_by_key(|(config, _)| (config.float, config.tlb_entries));
    let mut built: Option<(CoreConfig, Cosimulator)> = None;
    for (config, program) in &programs {
        let known = built.take().filter(|(known, _)| known == config);
        let (_, cosimulator) = built.insert(known.unwrap_or_else(|| (*config, core(config))));
        for seed in 0..seeds() {
            let options = CosimOptions {
                timing: seed.into(),
                max_cycles: CYCLES_MAX,
                console_input: program.console_input(seed),
                compare_state_every: Some(10_007),
                ..CosimOptions::new(*config, program.image(&config.arch))
            };
            let report = cosimulator.run(&options, &mut |_| {}).expect("it runs");
            let place = format!("{} on {arch}, {options:?}, seed {seed}", program.name);
            match &report.outcome {
                Outcome::Passed(passed) => {
                    let printed = String::from_utf8_lossy(&passed.console);
                    let expected = String::from_utf8_lossy(&program.expected);
                    assert_eq!(printed, expected, "{place}");
                }
                _ => panic!("{place}\n{report}"),
            }
        }
    }
}

/// Runs random programs, of the generator that knows the mechanism.
fn random_programs(arch: &str, options: &CoreOptions) {
    let wanted = std::env::var("HARMONICA_RANDOM_PROGRAMS").ok();
    let count = wanted.map_or(RANDOM_PROGRAMS, |text| {
        text.parse().expect("HARMONICA_RANDOM_PROGRAMS is a number")
    });
    let config = config(arch, options.clone()).with_trace(true);
    let core = core(&config);
    let mut coverage = Coverage::default();
    for program in 0..count {
        let number = CaseNumber {
            seed: 17,
            configuration: u64::from(config.arch.lanes()),
            program,
        };
        let case = Case::new(config, number);
        let outcome = run_case(&core, &case, RANDOM_CYCLES_MAX, &mut coverage);
        match outcome.unwrap_or_else(|error| panic!("{arch}, {options:?}: {error}")) {
            Outcome::Mismatch(mismatch) => panic!(
                "program {program} on {arch}, {options:?}\n{mismatch}\n{}",
                case.source
            ),
            Outcome::Passed(_) | Outcome::Hang(_) | Outcome::CycleLimit(_) => {}
        }
    }
    println!("{arch}, {options:?}: {} retired", coverage.retired);
    assert!(coverage.retired > count * 100, "{coverage}");
}

fn is_long() -> bool {
    std::env::var_os(LONG_RUNS).is_some()
}

/// Seeds of memories for each program.
fn seeds() -> u64 {
    if is_long() {
        3
    } else {
        1
    }
}

/// Runs everything on the cores of a long run. In an ordinary one there is one core, with floating point and without pages, so
/// that it is the same for all programs and has to be compiled once.
fn everything(ordinary: &str, options: &CoreOptions) {
    if is_long() {
        for arch in CORES {
            programs(arch, options);
            random_programs(arch, options);
        }
        return;
    }
    let options = CoreOptions {
        float: Some(true),
        tlb_entries: Some(0),
        ..options.clone()
    };
    programs(ordinary, &options);
    random_programs(ordinary, &options);
}

/// Rules: I8.2.1, I10.4, P8.9.
#[test]
fn masks_on_programs() {
    everything("4w8/8/3/2", &masks());
}

/// Rules: P9.49, P9.2.1, P9.2.2, P9.2.3, P9.2.5, P9.2.6, P9.2.7, P9.2.8, I8.3.9, I8.3.10, I8.3.11.
#[test]
fn implicit_paired_path_on_programs() {
    everything("4w8/8/4/4", &paired_path(Reconvergence::Implicit));
}

/// Rules: P9.6, P9.2.1, P9.2.2, P9.2.4, P9.2.5, P9.2.6, P9.2.7, P9.2.8, I8.3.9, I8.3.10, I8.3.11.
#[test]
fn explicit_paired_path_on_programs() {
    everything("4w8/8/3/3", &paired_path(Reconvergence::Explicit));
}

/// Rules: P9.51, P9.3.1, P9.3.2, P9.3.3, P9.3.4, P9.3.5, P9.3.6, P9.3.7, P9.3.8, P9.3.9, P9.3.10, P9.3.11, P9.3.12, P9.3.13.
#[test]
fn multi_path_on_programs() {
    everything("4w8/8/4/3", &multi_path(3));
    if is_long() {
        everything("4w8/8/4/4", &multi_path(0));
        everything("4w8/8/4/4", &multi_path(8));
    }
}
