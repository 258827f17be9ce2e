//! The cache is sound in every shape.

use super::InstructionCache;
use crate::kit::{emit, Design};

/// Word bytes, bytes of RAM, bytes of the cache, ways, words of a line.
const SHAPES: [(u32, u64, u64, u32, u32); 7] = [
    (4, 65536, 4096, 1, 4),
    (4, 65536, 4096, 2, 8),
    (4, 256, 16, 1, 2),
    (4, 256, 64, 4, 2),
    (4, 1 << 30, 2048, 1, 2),
    (8, 65536, 16384, 2, 16),
    (8, 4096, 256, 4, 4),
];

fn design(shape: (u32, u64, u64, u32, u32), trace: bool, bus_errors: bool) -> Design {
    let (word_bytes, ram_bytes, bytes, ways, line_words) = shape;
    let config = crate::tests::core_of(&format!("arch = \"{word_bytes}w8/8/2/2\", \
         ram_bytes = {ram_bytes}, instruction_cache_bytes = {bytes}, instruction_cache_ways = {ways}, instruction_line_words = {line_words}, bus_errors = {bus_errors}, trace = {trace}"));
    emit(&InstructionCache::new(&config)).expect("the description is sound")
}

#[test]
fn every_shape_is_emitted() {
    for shape in SHAPES {
        for (trace, bus_errors) in [(false, false), (true, false), (true, true)] {
            let design = design(shape, trace, bus_errors);
            let has = |name: &str| design.top().ports.iter().any(|port| port.name == name);
            assert!(has("request_word") && has("answer_valid"), "{shape:?}");
            assert_eq!(has("answer_error"), bus_errors, "{shape:?}");
        }
    }
}

/// Rules: P19.1.
#[test]
fn words_and_tags_are_read_on_the_clock_edge() {
    let verilog = design(SHAPES[1], false, false).verilog();
    // 512 words and 64 tags.
    for (bits, address_bits) in [(32, 9), (5, 6)] {
        let sizes = format!(".WIDTH({bits}), .ADDRESS_WIDTH({address_bits})");
        let memory = format!("    block_ram #({sizes}) ");
        assert!(verilog.contains(&memory), "{memory}");
    }
    assert!(!verilog.contains("old_word"), "no memory needs the old word");
}

/// Which lines are there costs a register a word of them, not one a line: 256 lines take 16 words.
#[test]
fn no_line_has_a_register_of_its_own() {
    let verilog = design(SHAPES[4], false, false).verilog();
    assert!(verilog.contains("[15:0] used;"), "a bit a word");
    assert!(!verilog.contains("reg [255:0]"), "none a line");
}
