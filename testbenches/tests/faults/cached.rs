//! Faults in the instruction cache: each is found in the cycle in which the cache goes wrong, or answers wrongly.

use super::{found_first, never, small_core, Change};
use hdl::kit::{constant, Defect};
use isa::CoreConfig;

/// A core of one lane and one warp. Its cache has so many lines of four words a way.
fn core(ways: u32, lines: u32) -> CoreConfig {
    let bytes = ways * lines * 16;
    let options = format!("instruction_cache_bytes = {bytes}, instruction_cache_ways = {ways}");
    small_core("4w8/8/1/1", &options)
}

/// The place at 0x40 shares its set with the lines at 0 and 0x20. The fence stands at the end of a line, so that the
/// next one is on its way when it is executed.
const PROGRAM: &str = include_str!("programs/changing-code.s");

const MODULE: &str = "instruction_cache";

/// Requires the fault to be found first in `expected`.
fn found_in(ways: u32, expected: &str, module: &str, signal: &str, change: Change) {
    found_with(core(ways, 2), expected, module, signal, change);
}

fn found_with(core: CoreConfig, expected: &str, module: &str, signal: &str, change: Change) {
    let defect = Defect::new(module, signal, change);
    found_first(core, PROGRAM, expected, &defect);
}

faults! {
    test a_cache_that_is_not_emptied:
        // With more lines, that of `again` is still there when it is asked for after the fence.
        found_with(core(1, 4), "fetch_valid", MODULE, "lines.empties", never);

    long test a_tag_that_is_not_compared:
        // Any line but those of tag 0 is taken for the one that is asked for.
        found_in(1, "fetch_valid", "cache_lines", "hits_0",
            |driver, signals| driver | (signals.get("is_valid_0") & signals.get("tags_0.read_data").any()));

    long test a_stale_lookup_that_is_not_read_again:
        found_in(1, "instruction_lookup_stale", MODULE, "lookup_stale", never);

    long test a_line_on_its_way_that_a_fence_does_not_drop:
        found_in(1, "instruction_fill_dropped", MODULE, "drops_line", never);

    long test a_fetch_that_is_answered_with_the_first_word_that_comes:
        found_in(1, "fetch_valid", MODULE, "wanted_word_comes", |_, signals| signals.get("word_comes"));

    long test lines_that_all_come_to_the_same_way:
        found_in(2, "instruction_next_way", MODULE, "way_after", |driver, signals| driver & signals.get("next_way"));

    long test a_word_of_a_line_that_is_asked_for_twice:
        found_in(1, "instruction_fill_asked", MODULE, "asked_plus_one", |driver, _| {
            let bit = constant(driver.width(), 1);
            driver ^ bit
        });
}
