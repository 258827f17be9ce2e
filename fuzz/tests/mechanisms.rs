//! The divergence mechanisms beside the default one, in lock step: every opcode, the programs of `programs/` that they
//! can run, and random programs. In full on five cores with each mechanism, with three seeds.

#[macro_use]
#[path = "../../testbenches/tests/common/extent.rs"]
mod extent;

#[path = "../../testbenches/tests/common/mod.rs"]
mod common;
mod random_programs;

use common::{config_of, core, on_shared_cores, options_of, passed, Program};
use extent::Extent;
use isa::{CoreOptions, Opcode};
use testbenches::directed::matrix_program;
use testbenches::CosimOptions;

/// The cores in full: from one lane to 64, and numbers of lanes and warps that are no powers of two.
const CORES: [&str; 5] = ["4w8/8/1/2", "4w8/8/4/4", "4w8/8/3/5", "8w16/16/33/3", "4w8/8/64/2"];
/// The seed of the random programs.
const SEED: u64 = 17;

fn masks() -> CoreOptions {
    options_of("divergence = \"masks\"")
}

fn paired_path(reconvergence: &str) -> CoreOptions {
    options_of(&format!("divergence = 'paired-path', reconvergence = '{reconvergence}'"))
}

fn multi_path(split_contexts: u32) -> CoreOptions {
    options_of(&format!("divergence = 'multi-path', split_contexts = {split_contexts}"))
}

/// Every opcode in every circumstance; the cases run in a handler, where no jump parts the lanes.
fn matrix(options: CoreOptions) {
    let config = config_of("4w11/5/4/2", options);
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
        let options = CosimOptions { timing: 3.into(), max_cycles: 500_000, ..CosimOptions::new(config, image) };
        let passed = passed(&core, &options, &opcode.to_string());
        assert_eq!(passed.console, program.expected, "{opcode}");
    }
}

/// Rules: P7.2, I8.4.1.
#[test]
fn every_opcode_with_masks() {
    matrix(masks());
}

/// Rules: P9.1.13, P9.1.14, P9.12.5, I8.5.1, I8.5.7, I8.5.12.
#[test]
fn every_opcode_with_implicit_paired_path() {
    matrix(paired_path("implicit"));
}

/// Rules: P9.1.10, P9.1.13, P9.1.14, P9.12.5, I8.5.1, I8.5.8, I8.5.12.
#[test]
#[ignore = "half a minute: implicit paired paths run among the short tests"]
fn every_opcode_with_explicit_paired_path() {
    matrix(paired_path("explicit"));
}

/// Rules: P9.1.10, P9.1.13, P9.1.14, I8.6.9, I8.6.12.
#[test]
fn every_opcode_with_multi_path() {
    matrix(multi_path(2));
}

/// Runs the programs that do not ask for another mechanism; what they print counts where split and join are there.
fn programs(extent: Extent, arch: &str, options: &CoreOptions) {
    let mut programs = Program::all_with(arch, options);
    programs.sort_by_key(|(config, _)| (config.float, config.tlb_entries));
    let seeds = if extent.is_full() { 3 } else { 1 };
    on_shared_cores(&programs, core, |core, config, program| {
        for seed in 0..seeds {
            let options = program.run_on(config, seed.into());
            let place = format!("{} on {arch}, {config:?}, seed {seed}", program.name);
            let passed = passed(core, &options, &place);
            let printed = String::from_utf8_lossy(&passed.console);
            let expected = String::from_utf8_lossy(&program.expected);
            assert_eq!(printed, expected, "{place}");
        }
    });
}

/// Runs everything, in full on the cores for that. Otherwise there is one core, with floating point and without pages,
/// so that it is the same for all programs and has to be compiled once.
fn everything(extent: Extent, ordinary: &str, options: &CoreOptions) {
    if extent.is_full() {
        for arch in CORES {
            programs(extent, arch, options);
            random_programs::run(extent, SEED, arch, options);
        }
        return;
    }
    let options = options_of("float = true, tlb_entries = 0").or(options.clone());
    programs(extent, ordinary, &options);
    random_programs::run(extent, SEED, ordinary, &options);
}

extents! {
    "an hour for all of mechanisms: five cores, three seeds, random programs":

    /// Rules: I8.4.1, I10.4, P8.9.
    test masks_on_programs(extent) {
        everything(extent, "4w8/8/3/2", &masks());
    }

    /// Rules: P9.1.6, P9.12.1, P9.12.2, P9.12.3, P9.12.5, P9.12.6, P9.12.7, P9.12.8, I8.5.9, I8.5.10, I8.5.11.
    test implicit_paired_path_on_programs(extent) {
        everything(extent, "4w8/8/4/4", &paired_path("implicit"));
    }

    /// Rules: P9.1.10, P9.12.1, P9.12.2, P9.12.4, P9.12.5, P9.12.6, P9.12.7, P9.12.8, I8.5.9, I8.5.10, I8.5.11.
    long test explicit_paired_path_on_programs(extent) {
        everything(extent, "4w8/8/3/3", &paired_path("explicit"));
    }

    /// Rules: P9.1.1, P9.13.1, P9.13.2, P9.13.3, P9.13.4, P9.13.5, P9.13.8, P9.13.9, P9.13.10, P9.13.11, P9.13.12,
    /// P9.13.13, P9.13.14, P9.13.6.
    test multi_path_on_programs(extent) {
        everything(extent, "4w8/8/4/3", &multi_path(3));
        if extent.is_full() {
            everything(extent, "4w8/8/4/4", &multi_path(0));
            everything(extent, "4w8/8/4/4", &multi_path(8));
        }
    }
}
