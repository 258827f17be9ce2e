//! The counters are sound in every shape, stand one register behind what they count, and are not there unless they are asked for.

use isa::trace::Slot;
use isa::{CoreConfig, CoreOptions, DivergenceMechanism, PerformanceCounter, Reconvergence};

use super::PerformanceCounters;
use crate::emission::{emit_modules, emit_verilog};
use crate::kit::emit;

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
        core("8w32/32/33/5", Masks, None, None),
        core("4w8/8/4/4", PairedPath, Some(Reconvergence::Implicit), None),
        core("4w8/8/3/5", PairedPath, Some(Reconvergence::Explicit), None),
        core("4w8/8/4/4", MultiPath, None, Some(1 << 10)),
    ];
    let cores = cores.into_iter().flat_map(|options| {
        [false, true].map(|trace| CoreOptions {
            trace: Some(trace),
            ..options.clone()
        })
    });
    cores
        .map(|options| CoreConfig::from_options(&options).expect("a legal configuration"))
        .collect()
}

/// One module of a core.
fn module(config: &CoreConfig, name: &str) -> String {
    let modules = emit_modules(config).expect("a sound core");
    let module = modules.into_iter().find(|module| module.name == name);
    module.unwrap_or_else(|| panic!("no module {name}")).text
}

#[test]
fn a_core_with_them_is_emitted_whatever_else_it_has() {
    for config in cores() {
        emit(&PerformanceCounters::new(&config)).expect("a sound unit");
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
        let text = module(&config, "performance_counters");
        for field in PerformanceCounter::ALL {
            let name = Slot::Counter(*field).signal_name();
            let name = name.trim_start_matches("counter_");
            let sum = format!("next_counter_{name} = counter_{name} + ");
            let line = text.lines().find(|line| line.contains(&sum));
            let line = line.unwrap_or_else(|| panic!("no `{sum}` in\n{text}"));
            assert!(line.contains(&format!("happened_{name}")), "{line}");
            for register in ["happened", "counter"] {
                let written = text
                    .lines()
                    .filter(|line| line.contains(&format!(" {register}_{name} <= ")));
                let written: Vec<&str> = written.collect();
                let is_cleared = |line: &&str| line.trim_end_matches(';').ends_with("'d0");
                assert_eq!(written.len(), 2, "{register}_{name} in\n{text}");
                let cleared = written.iter().filter(|line| is_cleared(line)).count();
                assert!(cleared >= 1, "{written:?}");
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
        let text = module(&config, "operands");
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
fn the_trace_shows_each_counter() {
    for config in cores() {
        let text = module(&config, "performance_counters");
        for field in PerformanceCounter::ALL {
            let name = Slot::Counter(*field).signal_name();
            let shown = format!("assign trace_{name} = {name};");
            assert_eq!(text.contains(&shown), config.trace, "{shown} in\n{text}");
        }
    }
}

#[test]
fn nothing_of_them_is_there_unless_they_are_asked_for() {
    for config in cores() {
        for performance_counters in [false, true] {
            let config = CoreConfig {
                performance_counters,
                ..config
            };
            let verilog = emit_verilog(&config).expect("a sound core");
            for name in [
                "module performance_counters",
                "counters_cycles",
                "stalls_idle",
            ] {
                assert_eq!(verilog.contains(name), performance_counters, "{name}");
            }
        }
    }
}
