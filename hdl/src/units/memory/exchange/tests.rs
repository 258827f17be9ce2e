//! The unit is sound in every shape, and there only if the configuration has it.

use super::ExchangeUnit;
use crate::emission::emit_verilog;
use crate::kit::emit;
use crate::tests::core_of;

/// One lane or many, lines of one word or more, with bus errors and without, shown and not.
#[test]
fn it_is_described_soundly_in_every_shape() {
    for arch in ["4w8/8/1/1", "4w8/8/4/4", "8w16/8/3/5", "4w8/8/64/2"] {
        for line_words in [1, 4] {
            for bus_errors in [false, true] {
                for trace in [false, true] {
                    let config = core_of(&format!(
                        "extension = true, arch = \"{arch}\", line_words = {line_words}, \
                         bus_errors = {bus_errors}, trace = {trace}"
                    ));
                    emit(&ExchangeUnit::new(&config)).unwrap();
                }
            }
        }
    }
}

/// A core with it is sound whatever else it has.
///
/// Rules: P26.10, P26.13, P26.18.
#[test]
fn a_core_with_it_is_emitted_whatever_else_it_has() {
    const ARCHS: [&str; 3] = ["4w8/8/4/4", "8w5/3/3/7", "4w16/8/1/1"];
    const MORE: [&str; 7] = [
        "",
        "scratchpad_bytes = 1024, bus_errors = true",
        "data_cache_bytes = 1024, instruction_cache_bytes = 1024, jump_prediction = true",
        "data_cache_bytes = 1024, scratchpad_bytes = 1024, tlb_entries = 3, scoreboard = true",
        "tlb_entries = 1, bus_errors = true, store_lanes = 1, data_cache_bytes = 1024",
        "multiplier = \"serial\", fair_units = true, line_words = 1, scoreboard = true",
        "shifter = \"dsp\", float = true, performance_counters = true, bus_errors = true, scoreboard = true",
    ];
    // Each option meets each mechanism, and both of them each shape, with trace ports and without.
    for (row, divergence) in ["stack", "masks", "paired-path", "multi-path"].iter().enumerate() {
        for (column, more) in MORE.iter().enumerate() {
            let arch = ARCHS[(row + column) % ARCHS.len()];
            let trace = (row / 2 + column) % 2 == 1;
            let line = format!(
                "extension = true, trace = {trace}, arch = \"{arch}\", \
                 divergence = \"{divergence}\", {more}"
            );
            let config = core_of(line.trim_end_matches(", "));
            if let Err(error) = emit_verilog(&config) {
                panic!("{line}: {error}");
            }
        }
    }
}

/// Rules: I12.1.
#[test]
fn nothing_of_it_is_there_unless_it_is_asked_for() {
    for extension in [false, true] {
        let config = core_of(&format!("extension = {extension}"));
        let verilog = emit_verilog(&config).unwrap();
        for name in ["exchange", "data_request_lock", "SIZE_"] {
            assert_eq!(verilog.contains(name), extension, "{name}");
        }
    }
}
