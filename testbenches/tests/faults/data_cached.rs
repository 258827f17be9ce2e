//! Faults in the data cache: each is found in the cycle in which the cache goes wrong, or a wrong value is written.

use hdl::kit::{constant, replicate, Defect};
use isa::CoreConfig;

use super::{found_first, never, small_core, Change};

/// A core of one lane and one warp. Its cache has two sets of lines of four words a way.
fn core(ways: u32) -> CoreConfig {
    let bytes = ways * 32;
    let options = format!("line_words = 4, data_cache_bytes = {bytes}, data_cache_ways = {ways}");
    small_core("4w8/8/1/1", &options)
}

/// The lines at 0x200, 0x220 and 0x240 share a set.
const PROGRAM: &str = "
        ldi     %r1, #0x200
        ldi     %r2, #3
again:  ld      %r3, %r1, #0
        addi    %r3, %r3, #5
        st      %r3, %r1, #0
        ld      %r4, %r1, #0
        ld      %r5, %r1, #4
        ld      %r6, %r1, #0x20
        st      %r4, %r1, #0x24
        ld      %r6, %r1, #0x24
        ld      %r3, %r1, #0x40
        st      %r4, %r1, #0x80
        ld      %r6, %r1, #0x80
        ld      %r6, %r1, #0x20
        subi    %r2, %r2, #1
        tlbflush
        ld      %r6, %r1, #0x20
        rtop    @p0, %r2
        @p0 ? jmpi again
        halt
";

const MODULE: &str = "data_cache";

/// Requires the fault to be found first in `expected`.
fn found_in(ways: u32, expected: &str, module: &str, signal: &str, change: Change) {
    let defect = Defect::new(module, signal, change);
    found_first(core(ways), PROGRAM, expected, &defect);
}

faults! {
    /// Rules: P24.13.
    test a_data_cache_that_is_not_emptied:
        // No answer waits when the fence is executed.
        found_in(1, "data_request_valid", MODULE, "tags.empties",
            |driver, signals| driver & signals.get("has_answer"));

    /// Rules: P24.2.
    long test a_tag_of_data_that_is_not_compared:
        // Any line but those of tag 0 is taken for the one that is asked for.
        found_in(1, "data_request_valid", "data_tags", "found_in_0",
            |driver, signals| driver | (signals.get("valid_0.is_valid") & signals.get("tags_0.read_data").any()));

    /// Rules: P24.9.
    long test a_byte_of_a_store_that_the_line_here_does_not_see:
        found_in(1, "write_value", MODULE, "lines.write_bytes", |driver, signals| {
            let width = driver.width();
            driver & (replicate(width, signals.get("line_comes")) | !constant(width, 1))
        });

    /// Rules: P24.4.
    long test a_fill_that_asks_for_some_of_its_line:
        found_in(1, "data_request_byte_enable", MODULE, "request_byte_enable",
            |_, signals| signals.get("lookup_bytes"));

    /// Rules: P24.6.
    long test lines_of_data_that_all_come_to_the_same_way:
        found_in(2, "data_next_way", MODULE, "way_after", |_, signals| signals.get("next_way"));

    /// Rules: P24.8.
    long test an_answer_with_what_came_last:
        found_in(1, "write_value", MODULE, "is_line", never);

    /// Rules: P24.5.
    long test a_fill_into_another_way_than_its_tag:
        found_in(2, "write_value", MODULE, "way", |driver, signals| driver ^ signals.get("fills"));

    /// Rules: P24.12.
    long test a_store_that_counts_as_sent_when_it_is_taken:
        found_in(1, "store_done_valid", MODULE, "sent_valid", |driver, signals| {
            let taken = signals.get("access_fires") & signals.get("access_write");
            taken & signals.get("access_last") | (driver & signals.get("queue.full"))
        });
}
