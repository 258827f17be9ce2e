//! The cache is sound in every shape.

use isa::{CoreConfig, CoreOptions};

use super::DataCache;
use crate::kit::{emit, Design};

/// Word bytes, lanes, words of a line, bytes of RAM, bytes of the cache, ways, bytes of the window.
const SHAPES: [(u32, u32, u32, u64, u64, u32, u64); 7] = [
    (4, 4, 4, 65536, 4096, 1, 0),
    (4, 4, 4, 65536, 4096, 2, 4096),
    (4, 1, 1, 256, 8, 1, 4),
    (4, 3, 4, 256, 128, 4, 128),
    (4, 16, 16, 1 << 30, 16384, 2, 1 << 29),
    (8, 8, 8, 65536, 1024, 2, 64),
    (8, 2, 2, 4096, 256, 4, 0),
];

fn design(shape: (u32, u32, u32, u64, u64, u32, u64), trace: bool, bus_errors: bool) -> Design {
    let (word_bytes, lanes, line_words, ram_bytes, bytes, ways, window) = shape;
    let options = CoreOptions {
        arch: Some(format!("{word_bytes}w8/8/{lanes}/2")),
        line_words: Some(line_words),
        ram_bytes: Some(ram_bytes),
        data_cache_bytes: Some(bytes),
        data_cache_ways: Some(ways),
        uncached_start: (window > 0).then_some(ram_bytes - window),
        uncached_bytes: (window > 0).then_some(window),
        bus_errors: Some(bus_errors),
        trace: Some(trace),
        ..CoreOptions::default()
    };
    let config = CoreConfig::from_options(&options).expect("a legal configuration");
    emit(&DataCache::new(&config)).expect("the description is sound")
}

#[test]
fn every_shape_is_emitted() {
    for shape in SHAPES {
        for (trace, bus_errors) in [(false, false), (true, false), (true, true)] {
            let design = design(shape, trace, bus_errors);
            let has = |name: &str| design.top().ports.iter().any(|port| port.name == name);
            assert!(has("request_line") && has("answer_data"), "{shape:?}");
            assert_eq!(has("answer_error"), bus_errors, "{shape:?}");
        }
    }
}

/// The lines are block RAM, whose bytes are written apart; the tags are read in the cycle in which they are asked for.
///
/// Rules: P24.2, P24.9.
#[test]
fn lines_are_block_ram_and_tags_are_not() {
    let verilog = design(SHAPES[1], false, false).verilog();
    for memory in ["    line_ram ", "    distributed_ram #(.WIDTH(5), .ADDRESS_WIDTH(7)) "] {
        assert!(verilog.contains(memory), "{memory}");
    }
}
