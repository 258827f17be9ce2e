//! The counters are sound in every shape, are one register behind what they count, and are there only if they are
//! asked for.

use isa::trace::Slot;
use isa::{CoreConfig, CoreOptions, DivergenceMechanism, PerformanceCounter, Reconvergence};

use super::PerformanceCounters;
use crate::emission::emit_verilog;
use crate::kit::emit;
use crate::stages::operands::Operands;

/// Cores of every mechanism, with one lane and warp, and with odd numbers of them.
fn cores() -> Vec<CoreConfig> {
    let core = |arch: &str, divergence, reconvergence, cache| CoreOptions {
        arch: Some(arch.to_owned()),
        divergence: Some(divergence),
        reconvergence,
        instruction_cache_bytes: cache,
        performance_counters: Some(true),
        ..CoreOptions::default()
    };
    use DivergenceMechanism::{Masks, MultiPath, PairedPath, Stack};
    let cores = [
        core("4w8/8/1/1", Stack, None, None),
        core("4w8/8/4/4", Stack, None, Some(1 << 12)),
        core("8w8/8/5/3", Masks, None, None),
        core("4w8/8/4/4", PairedPath, Some(Reconvergence::Implicit), None),
        core("4w8/8/3/5", PairedPath, Some(Reconvergence::Explicit), None),
        core("4w8/8/4/4", MultiPath, None, Some(1 << 10)),
    ];
    let cores = cores
        .into_iter()
        .flat_map(|options| [false, true].map(|trace| CoreOptions { trace: Some(trace), ..options.clone() }));
    cores.map(|options| CoreConfig::from_options(&options).expect("a legal configuration")).collect()
}

/// The Verilog of a block alone.
fn text_of(block: &dyn rust_hdl::prelude::Block) -> String {
    emit(block).expect("a sound description").verilog()
}

#[test]
fn a_core_with_them_is_emitted_whatever_else_it_has() {
    for config in cores() {
        if let Err(error) = emit_verilog(&config) {
            panic!("{config:?}: {error}");
        }
    }
}

/// What a counter adds is a register alone, and both are 0 after reset.
///
/// Rules: P23.1, P23.3.
#[test]
fn one_register_stands_between_what_happens_and_the_counter() {
    for config in cores() {
        let text = text_of(&PerformanceCounters::new(&config));
        let in_a_row: Vec<&str> = text.split_whitespace().collect();
        let in_a_row = in_a_row.join(" ");
        for field in PerformanceCounter::ALL {
            let name = Slot::Counter(*field).signal_name();
            let name = name.trim_start_matches("counter_");
            let sum = format!(" next_counter_{name} = counter_{name} + ");
            let (_, added) = in_a_row.split_once(&sum).unwrap_or_else(|| panic!("no `{sum}` in\n{text}"));
            let (added, _) = added.split_once(';').expect("the end of the statement");
            let widened = format!(" happened_{name}}}");
            assert!(added.starts_with('{') && added.ends_with(&widened), "{added}");
            for register in ["happened", "counter"] {
                let written = text.lines().filter(|line| line.contains(&format!(" {register}_{name} <= ")));
                let written: Vec<&str> = written.collect();
                assert_eq!(written.len(), 2, "{register}_{name} in\n{text}");
                let reset = written[0].trim_end_matches(';');
                assert!(reset.ends_with("'b0") || reset.ends_with("'d0"), "{reset}");
            }
        }
    }
}

/// Operands chooses among the counters themselves, and gives 0 for the selectors below them.
///
/// Rules: P23.2, I10.5.
#[test]
fn operands_reads_every_counter_by_its_selector() {
    for config in cores() {
        let text = text_of(&Operands::new(&config));
        for (selector, field) in (6..).zip(PerformanceCounter::ALL) {
            let name = Slot::Counter(*field).signal_name();
            let name = name.trim_start_matches("counter_");
            let arm = format!("4'd{selector}: counter = counters_{name};");
            assert!(text.contains(&arm), "no `{arm}` in\n{text}");
        }
    }
}

/// Rules: P23.4.
#[test]
fn the_ports_show_each_counter() {
    for config in cores() {
        let text = emit_verilog(&config).expect("a sound core");
        for field in PerformanceCounter::ALL {
            let name = Slot::Counter(*field).signal_name();
            let width = config.arch.word_bits() - 1;
            let port = format!("output wire [{width}:0] {name}");
            // The unit's output is that wire of the core, and operands reads it, too.
            let end = name.trim_start_matches("counter_");
            let joined = format!(".counters_{end} ({name})");
            let lines = text.lines().map(|line| {
                let words: Vec<&str> = line.split_whitespace().collect();
                words.join(" ")
            });
            let lines: Vec<String> = lines.collect();
            let count = |wanted: &str| lines.iter().filter(|line| line.contains(wanted)).count();
            assert_eq!((count(&port), count(&joined)), (1, 2), "{name} in\n{text}");
        }
    }
}

#[test]
fn nothing_of_them_is_there_unless_they_are_asked_for() {
    for config in cores() {
        for performance_counters in [false, true] {
            let config = CoreConfig { performance_counters, ..config };
            let verilog = emit_verilog(&config).expect("a sound core");
            for name in ["module performance_counters", "counters_cycles", "stalls_idle"] {
                assert_eq!(verilog.contains(name), performance_counters, "{name}");
            }
        }
    }
}
