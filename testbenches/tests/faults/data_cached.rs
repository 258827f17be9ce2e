//! Faults in the data cache: each is found in the cycle in which the cache goes wrong, or a wrong value is written.
//!
//! Three of them are put in by every run, all with `HARMONICA_FAULTS=1`.

use hdl::kit::{constant, low, replicate, Defect, Expr, Signals};
use isa::{CoreConfig, CoreOptions, Divider, Multiplier};

use super::{caught_in, field, is_left_out};

/// A core of one lane and one warp, small, for each fault is a core of its own to be compiled. Its cache has two sets of lines of four words a way.
fn core(ways: u32) -> CoreConfig {
    let options = CoreOptions {
        arch: Some("4w8/8/1/1".to_owned()),
        multiplier: Some(Multiplier::None),
        divider: Some(Divider::None),
        barriers: Some(0),
        line_words: Some(4),
        data_cache_bytes: Some(u64::from(ways) * 32),
        data_cache_ways: Some(ways),
        ..CoreOptions::default()
    };
    CoreConfig::from_options(&options).expect("a legal configuration")
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

fn never(_: Expr, _: &Signals<'_>) -> Expr {
    low()
}

/// Requires the fault to be found first in `expected`.
fn found_in(ways: u32, defect: &Defect, expected: &str) {
    let found = caught_in(core(ways), PROGRAM, defect);
    assert_eq!(field(&found), expected, "{found}");
}

/// Rules: P24.13.
#[test]
fn a_data_cache_that_is_not_emptied() {
    // No answer waits when the fence is executed.
    let rarely = |driver: Expr, signals: &Signals<'_>| driver & signals.get("has_answer");
    let defect = Defect::new(MODULE, "tags.empties", rarely);
    found_in(1, &defect, "data_request_valid");
}

/// Rules: P24.2.
#[test]
fn a_tag_of_data_that_is_not_compared() {
    if is_left_out() {
        return;
    }
    // Any line but those of tag 0 is taken for the one that is asked for.
    let any = |driver: Expr, signals: &Signals<'_>| {
        driver | (signals.get("valid_0.is_valid") & signals.get("tags_0.read_data").any())
    };
    let defect = Defect::new("data_tags", "found_in_0", any);
    found_in(1, &defect, "data_request_valid");
}

/// Rules: P24.9.
#[test]
fn a_byte_of_a_store_that_the_line_here_does_not_see() {
    let but_the_first = |driver: Expr, signals: &Signals<'_>| {
        let width = driver.width();
        driver & (replicate(width, signals.get("line_comes")) | !constant(width, 1))
    };
    let defect = Defect::new(MODULE, "lines.write_bytes", but_the_first);
    found_in(1, &defect, "write_value");
}

/// Rules: P24.4.
#[test]
fn a_fill_that_asks_for_some_of_its_line() {
    if is_left_out() {
        return;
    }
    let some = |_: Expr, signals: &Signals<'_>| signals.get("lookup_bytes");
    let defect = Defect::new(MODULE, "request_byte_enable", some);
    found_in(1, &defect, "data_request_byte_enable");
}

/// Rules: P24.6.
#[test]
fn lines_of_data_that_all_come_to_the_same_way() {
    if is_left_out() {
        return;
    }
    let stays = |_: Expr, signals: &Signals<'_>| signals.get("next_way");
    let defect = Defect::new(MODULE, "way_after", stays);
    found_in(2, &defect, "data_next_way");
}

/// Rules: P24.8.
#[test]
fn an_answer_with_what_came_last() {
    let defect = Defect::new(MODULE, "is_line", never);
    found_in(1, &defect, "write_value");
}

/// Rules: P24.5.
#[test]
fn a_fill_into_another_way_than_its_tag() {
    if is_left_out() {
        return;
    }
    let other = |driver: Expr, signals: &Signals<'_>| driver ^ signals.get("fills");
    let defect = Defect::new(MODULE, "way", other);
    found_in(2, &defect, "write_value");
}

/// Rules: P24.12.
#[test]
fn a_store_that_counts_as_sent_when_it_is_taken() {
    if is_left_out() {
        return;
    }
    let early = |driver: Expr, signals: &Signals<'_>| {
        let taken = signals.get("access_fires") & signals.get("access_write");
        taken & signals.get("access_last") | (driver & signals.get("queue.full"))
    };
    let defect = Defect::new(MODULE, "sent_valid", early);
    found_in(1, &defect, "store_done_valid");
}
