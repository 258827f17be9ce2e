//! The scratchpad is sound in every core, and there only if the configuration has it.

use isa::{CoreConfig, CoreOptions, DivergenceMechanism, Reconvergence};

use crate::emission::{emit_modules, emit_verilog};

/// Cores of every mechanism: ArchID, mechanism, words of a line, bytes of the scratchpad. One lane and one word a line,
/// odd numbers of both, and pages and scratchpads of which either is the larger.
const CORES: [(&str, DivergenceMechanism, u32, u64); 9] = [
    ("4w8/8/1/1", DivergenceMechanism::Stack, 1, 8),
    ("4w8/8/1/3", DivergenceMechanism::Masks, 4, 64),
    ("4w8/8/4/4", DivergenceMechanism::Stack, 4, 4096),
    ("8w5/3/3/7", DivergenceMechanism::Masks, 2, 32),
    ("8w64/4/3/3", DivergenceMechanism::Stack, 8, 1 << 16),
    ("4w8/8/8/4", DivergenceMechanism::PairedPath, 8, 8192),
    ("4w8/8/4/4", DivergenceMechanism::MultiPath, 4, 1024),
    ("4w8/8/17/2", DivergenceMechanism::MultiPath, 16, 128),
    ("4w8/8/2/1", DivergenceMechanism::Stack, 2, 1 << 30),
];

/// A core with the defaults for all else, and RAM of the scratchpad's size at least.
fn core(number: usize) -> CoreOptions {
    let (arch, divergence, line_words, bytes) = CORES[number];
    CoreOptions {
        arch: Some(arch.to_owned()),
        divergence: Some(divergence),
        reconvergence: (divergence == DivergenceMechanism::PairedPath).then_some(Reconvergence::Explicit),
        line_words: Some(line_words),
        ram_bytes: Some(bytes.max(256)),
        scratchpad_bytes: Some(bytes),
        ..CoreOptions::default()
    }
}

fn config(options: &CoreOptions) -> CoreConfig {
    CoreConfig::from_options(options).expect("a legal configuration")
}

/// Rules: P25.1, P25.4, P25.6.
#[test]
fn a_core_with_one_is_emitted_whatever_else_it_has() {
    for number in 0..CORES.len() {
        // Each two of them together.
        let with = [(0, false, false), (0, true, true), (3, false, true), (2, true, false)];
        for (column, (tlb_entries, bus_errors, scoreboard)) in with.into_iter().enumerate() {
            let options = CoreOptions {
                tlb_entries: Some(tlb_entries),
                bus_errors: Some(bus_errors),
                scoreboard: Some(scoreboard),
                data_cache_bytes: (number % 2 == 1).then_some(128),
                trace: Some((number / 2 + column) % 2 == 1),
                ..core(number)
            };
            if let Err(error) = emit_verilog(&config(&options)) {
                panic!("{options:?}: {error}");
            }
        }
    }
}

/// A bank is a memory of words whose bytes are written apart; there is one for each word of a line, and they hold all
/// the bytes.
#[test]
fn there_is_a_bank_of_words_for_each_word_of_a_line() {
    for number in 0..CORES.len() - 1 {
        let config = config(&core(number));
        let modules = emit_modules(&config).expect("a sound core");
        let text = |name: &str| {
            let module = modules.iter().find(|module| module.name == name);
            &module.unwrap_or_else(|| panic!("no module {name}")).text
        };
        let banks = match config.line_words {
            1 => "line_ram banks_0 (".to_owned(),
            words => format!("generate for (i = 0; i < {words}; i = i + 1) begin : gen_banks"),
        };
        assert!(text("scratchpad").contains(&banks), "{banks}");
        let word_bytes = u64::from(config.arch.word_bytes());
        let rows = config.scratchpad_bytes / word_bytes / u64::from(config.line_words);
        let memory = format!("reg [{}:0] memory [0:{}];", 8 * word_bytes - 1, rows - 1);
        assert!(text("line_ram").contains(&memory), "{memory}");
    }
}

#[test]
fn nothing_of_it_is_there_unless_it_is_asked_for() {
    for scratchpad in [false, true] {
        let options = CoreOptions {
            scratchpad_bytes: scratchpad.then_some(1024),
            bus_errors: Some(true),
            ..CoreOptions::default()
        };
        let verilog = emit_verilog(&config(&options)).expect("a sound core");
        for name in ["scratchpad", "line_ram", "behind_ram"] {
            assert_eq!(verilog.contains(name), scratchpad, "{name}");
        }
    }
}
