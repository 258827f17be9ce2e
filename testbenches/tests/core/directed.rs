//! Every opcode in every circumstance, and every fault in every lane: RTL and model agree in every cycle, and what
//! comes of each case is what the ISA says.

use std::collections::BTreeMap;

use crate::common::{config_of, core, options_of};
use assembler::Image;
use isa::{CoreConfig, CoreOptions, Opcode};
use testbenches::directed::{absent_program, fault_program, matrix_program, rare_states, DirectedProgram, FaultKind};
use testbenches::{CosimOptions, Cosimulator, Outcome};

/// Ideal memory, and a slow one.
const SEEDS: [u64; 2] = [0, 3];

fn everything() -> CoreOptions {
    options_of("shifter = \"dsp\", float = true, extension = true")
}

fn nothing() -> CoreOptions {
    options_of("barriers = 0, multiplier = \"none\", divider = \"none\", line_words = 1")
}

fn pages() -> CoreOptions {
    let sizes = options_of("tlb_entries = 4, scratchpad_bytes = 64, line_words = 2");
    let options = sizes.or(options_of("multiplier = \"serial\", shifter = \"barrel\""));
    options.or(everything())
}

fn run(core: &Cosimulator, config: &CoreConfig, program: &DirectedProgram, what: &str) {
    let image: Image = assembler::assemble(&config.arch, &[("directed.s", &program.source)])
        .unwrap_or_else(|errors| panic!("{what}: {errors}"));
    // Around the ideal memory only the core itself rings it.
    let seeds = if config.rings() { 1 } else { SEEDS.len() };
    for &seed in &SEEDS[..seeds] {
        let options = CosimOptions {
            timing: seed.into(),
            max_cycles: 500_000,
            console_input: program.input.clone(),
            ..CosimOptions::new(*config, image.clone())
        };
        let report = core.run(&options, &mut |_| {}).unwrap();
        let Outcome::Passed(passed) = &report.outcome else {
            panic!("{what} on {}, seed {seed}\n{report}\n{}", config.arch, program.source);
        };
        assert_eq!(passed.console.len(), program.expected.len(), "{what}");
        for (case, (found, expected)) in passed.console.iter().zip(&program.expected).enumerate() {
            assert_eq!(found, expected, "{} on {}, seed {seed}", program.cases[case], config.arch);
        }
    }
}

fn matrix(config: &CoreConfig, opcodes: impl Iterator<Item = Opcode>) {
    let core = core(config);
    for opcode in opcodes {
        let program = matrix_program(config, opcode);
        run(&core, config, &program, opcode.mnemonic());
    }
}

/// All but the one that needs a third warp.
fn opcodes() -> impl Iterator<Item = Opcode> {
    Opcode::ALL.into_iter().filter(|opcode| *opcode != Opcode::Wspawn)
}

/// Rules: P4.1, P8.2, P8.4, P9.1.11, P9.1.12, P9.1.13, P26.5, I4.2, I4.3, I5.4, I7.5, I12.18.
#[test]
fn every_opcode_in_every_circumstance() {
    matrix(&config_of("4w11/5/4/2", everything()), opcodes());
}

/// Rules: I4.2, I4.3, I5.4, I7.5.
#[test]
fn every_opcode_with_pages_and_three_lanes() {
    matrix(&config_of("4w16/8/3/2", pages()), opcodes());
}

/// Rules: I4.2, I5.4, I7.5.
#[test]
fn every_opcode_with_long_words_and_one_lane() {
    matrix(&config_of("8w16/4/1/2", everything()), opcodes());
}

/// Without the extension its words are traps.
///
/// Rules: P2.2, P7.2, I5.27, I7.18, I12.1.
#[test]
fn what_is_not_there_is_an_invalid_instruction() {
    matrix(&config_of("4w9/4/2/2", nothing()), opcodes());
}

/// Rules: P26.1, I12.5, I12.7, I12.9, I12.11.
#[test]
#[ignore = "10 seconds: compiles another core"]
fn what_the_extension_lacks_is_an_invalid_instruction() {
    let options = options_of("extension = true").or(nothing());
    let of_extension = opcodes().filter(|opcode| opcode.is_extension());
    matrix(&config_of("4w9/4/2/2", options), of_extension);
}

/// Rules: P9.1.11, P9.2.2, P9.3.1, P9.5.19.
#[test]
#[ignore = "10 seconds: compiles a core for one instruction"]
fn a_ring_of_nobody_in_every_circumstance() {
    let options = options_of("extension = true, several_cores = true");
    matrix(&config_of("4w11/5/4/2", options), std::iter::once(Opcode::Ring));
}

/// Rules: I5.4, I5.17.
#[test]
#[ignore = "10 seconds: compiles a core for one instruction"]
fn a_spawn_in_every_circumstance() {
    matrix(&config_of("4w10/6/2/3", pages()), [Opcode::Wspawn].into_iter());
}

/// Rules: P8.2, P8.3, P11.4, P11.6, P11.7, P26.7, I5.6, I5.25, I12.16.
#[test]
fn every_fault_in_every_lane() {
    let configs = [
        config_of("4w11/5/4/2", everything()),
        config_of("4w16/8/3/2", pages()),
        config_of("8w16/4/1/2", everything()),
    ];
    for config in &configs {
        let core = core(config);
        for &kind in FaultKind::ALL.iter().filter(|kind| kind.exists(config)) {
            for &form in kind.forms(config) {
                let program = fault_program(config, kind, form);
                run(&core, config, &program, &format!("{kind:?} {form:?}"));
            }
        }
    }
}

/// Rules: P7.2, P7.3, I4.2, I5.27.
#[test]
fn an_operand_that_does_not_exist_is_an_invalid_instruction() {
    for (config, count) in [(config_of("4w11/5/4/2", everything()), 200), (config_of("4w16/8/3/2", pages()), 20)] {
        let program = absent_program(&config).expect("not all that can be named is there");
        assert!(program.cases.len() > count, "{:?}", program.cases);
        let core = core(&config);
        run(&core, &config, &program, "operands that do not exist");
    }
}

/// Typed in from docs/isa.md, in the order of the circumstances: unguarded, all, some, no lanes; in each supervisor and
/// user; in each interrupts on and off. 1 went on, 2 jumped, 4 returned, 16 + n interrupt n, 0 stopped.
#[test]
fn the_expectations_are_the_isa_s() {
    let config = config_of("4w11/5/4/2", everything());
    use Opcode::*;
    let expected: [(Opcode, [u8; 16]); 10] = [
        (Add, [1; 16]),
        (Trap, [16, 0, 16, 0, 16, 0, 16, 0, 20, 0, 20, 0, 1, 1, 1, 1]),
        (Jali, [2, 2, 2, 2, 2, 2, 2, 2, 20, 0, 20, 0, 1, 1, 1, 1]),
        (Jmpru, [2, 2, 19, 0, 2, 2, 19, 0, 20, 0, 19, 0, 1, 1, 1, 1]),
        (Reti, [4, 4, 19, 0, 4, 4, 19, 0, 20, 0, 19, 0, 1, 1, 1, 1]),
        (Skep, [1, 1, 19, 0, 1, 1, 19, 0, 1, 1, 19, 0, 1, 1, 1, 1]),
        (Halt, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]),
        (Fence, [1; 16]),
        (Aadd, [1; 16]),
        // No word is longer than it loads.
        (Ldw, [19, 0, 19, 0, 19, 0, 19, 0, 19, 0, 19, 0, 1, 1, 1, 1]),
    ];
    for (opcode, outcomes) in expected {
        let program = matrix_program(&config, opcode);
        assert_eq!(program.expected, outcomes, "{opcode}");
    }
}

fn named(name: &str) -> CoreConfig {
    let options = CoreOptions::named(name).expect("a named configuration");
    CoreConfig::from_options(&options).expect("a legal configuration")
}

/// Runs the programs of these rare states, each of which must exist for the core.
fn bring_about(config: &CoreConfig, states: &[&str]) {
    let core = core(config);
    let programs: BTreeMap<_, _> = rare_states(config).collect();
    for state in states {
        let program = programs.get(state);
        let program = program.unwrap_or_else(|| panic!("{state}: not on {}", config.arch));
        run(&core, config, program, state);
    }
}

/// On named cores, whose models other tests have built as well.
#[test]
fn all_contexts_at_barriers_in_traps_and_before_one_free_warp() {
    for config in ["multi", "default"].map(named) {
        bring_about(&config, &["all contexts"]);
    }
}

/// Rules: P9.1.3, P9.1.4, P9.1.5, P11.4, I5.13, I7.1, I8.1.10.
#[test]
fn rare_states_of_interrupts_loops_and_clones() {
    for config in ["multi", "default"].map(named) {
        let states = [
            "an interrupt that comes or is gone",
            "interrupts that are left, far up",
            "addresses a bit beside the console",
            "a loop's region that is not its own",
            "clones from every lane",
        ];
        bring_about(&config, &states);
    }
}

/// Failing accesses and traps in all contexts, halts and returns, and an interrupt that is gone when the others are
/// quiet.
///
/// Rules: P9.10.3, P9.13.9, P9.13.12, P9.13.13, I8.6.9, I8.6.10, I8.6.12, I8.6.13.
#[test]
fn contexts_of_a_warp_at_odds() {
    let states =
        ["contexts of a warp at odds", "contexts that halt and return beside others", "a hold without an interrupt"];
    bring_about(&named("multi"), &states);
}

/// The comparison takes the place of the instruction there, and nothing of it acts before.
///
/// Rules: P9.1.6, P9.12.3, P9.12.8, I8.5.6, I8.5.7.
#[test]
#[ignore = "10 seconds: compiles a core for one program"]
fn every_opcode_where_paths_meet() {
    let options = options_of("divergence = \"paired-path\", reconvergence = \"implicit\"");
    let config = config_of("4w9/4/4/2", options);
    bring_about(&config, &["every opcode where paths meet"]);
}

/// Rules: I12.14, I12.15.
#[test]
fn atomic_instructions_beside_stores_of_other_warps() {
    let config = config_of("4w11/5/4/2", everything());
    bring_about(&config, &["atomic instructions beside stores"]);
}

/// Rules: P20.5, P20.6.
#[test]
#[ignore = "10 seconds: compiles a core for one program"]
fn a_spawn_in_the_place_of_a_predicted_jump() {
    bring_about(&named("cached"), &["a predicted jump overwritten"]);
}

/// Rules: P9.9.1, P9.9.2, P14.6, P14.7, I7.11, I7.12, I7.13, P25.2, P25.4, P25.7, P25.8, P26.8, P26.13.
#[test]
fn pages_that_come_and_go_and_full_banks_of_the_scratchpad() {
    let config = config_of("4w16/8/3/2", pages());
    bring_about(&config, &["pages that come and go", "banks of the scratchpad"]);
}
