//! The scoreboard is sound in every shape, and there only if the configuration has it.

use isa::{CoreConfig, CoreOptions, DivergenceMechanism, Reconvergence};

use super::hold_back::HoldBack;
use super::{checks_addresses, Scoreboard};
use crate::emission::{emit_modules, emit_verilog};
use crate::kit::emit;

/// Cores of every mechanism, with one lane, warp and register, and with odd numbers of them.
fn cores() -> Vec<CoreOptions> {
    let core = |arch: &str, divergence, split_contexts| CoreOptions {
        arch: Some(arch.to_owned()),
        divergence: Some(divergence),
        split_contexts,
        scoreboard: Some(true),
        ..CoreOptions::default()
    };
    let explicit = CoreOptions {
        reconvergence: Some(Reconvergence::Explicit),
        ..core("4w8/8/3/5", DivergenceMechanism::PairedPath, None)
    };
    vec![
        core("4w8/8/1/1", DivergenceMechanism::Stack, None),
        core("4w8/8/4/4", DivergenceMechanism::Stack, None),
        core("8w5/3/3/7", DivergenceMechanism::Masks, None),
        core("8w64/4/3/3", DivergenceMechanism::Stack, None),
        core("4w8/8/4/4", DivergenceMechanism::PairedPath, None),
        explicit,
        core("4w8/8/4/4", DivergenceMechanism::MultiPath, Some(8)),
        core("4w8/8/1/1", DivergenceMechanism::MultiPath, Some(0)),
        core("4w8/8/2/1", DivergenceMechanism::MultiPath, Some(1)),
    ]
}

/// Rules: P22.4, P22.5.
#[test]
fn a_core_with_one_is_emitted_whatever_else_it_has() {
    for core in cores() {
        for (tlb_entries, bus_errors, trace) in [(0, false, true), (0, true, false), (4, false, false), (1, true, true)]
        {
            let options = CoreOptions {
                tlb_entries: Some(tlb_entries),
                bus_errors: Some(bus_errors),
                jump_prediction: Some(trace != bus_errors),
                trace: Some(trace),
                ..core.clone()
            };
            let config = CoreConfig::from_options(&options).expect("a legal configuration");
            let waits_to_know = tlb_entries > 0 || bus_errors;
            assert_eq!(checks_addresses(&config), !waits_to_know);
            if let Err(error) = emit_verilog(&config) {
                panic!("{options:?}: {error}");
            }
        }
    }
}

#[test]
fn its_units_are_described_soundly() {
    for options in cores() {
        let config = CoreConfig::from_options(&options).expect("a legal configuration");
        emit(&Scoreboard::new(&config)).expect("a sound scoreboard");
        emit(&HoldBack::new(&config)).expect("a sound unit");
    }
}

/// The registers that it has are those of the rules: a bit a GPR and context, and what a context waits for.
///
/// Rules: P22.1, P22.2, P22.10, P22.11, P22.13.
#[test]
fn it_keeps_what_the_rules_name() {
    let config = crate::tests::core_of("arch = \"4w8/8/4/4\", scoreboard = true");
    let modules = emit_modules(&config).expect("a sound core");
    let text = |name: &str| {
        let module = modules.iter().find(|module| module.name == name);
        &module.unwrap_or_else(|| panic!("no module {name}")).text
    };
    let board = text("scoreboard");
    for register in [
        // Eight registers of each of four contexts.
        "reg  [31:0] pending;",
        "reg   [3:0] access;",
        "reg   [3:0] held;",
        "reg   [3:0] awaiting;",
    ] {
        assert!(board.contains(register), "{register}");
    }
    assert!(text("hold_back").contains("reg   [3:0] holds_back;"));
}

#[test]
fn nothing_of_it_is_there_unless_it_is_asked_for() {
    for scoreboard in [false, true] {
        let config = crate::tests::core_of(&format!("scoreboard = {scoreboard}"));
        let verilog = emit_verilog(&config).unwrap();
        for name in ["module scoreboard", "module hold_back", "memory_wait"] {
            assert_eq!(verilog.contains(name), scoreboard, "{name}");
        }
    }
}
