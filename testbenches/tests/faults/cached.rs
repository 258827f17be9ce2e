//! Faults in the instruction cache: each is found in the cycle in which the cache goes wrong, or answers wrongly.
//!
//! Three of them are put in by every run, all with `HARMONICA_FAULTS=1`.

use hdl::kit::{constant, low, Defect, Expr, Signals};
use isa::{CoreConfig, CoreOptions, Divider, Multiplier};
use testbenches::Mismatch;

use super::{caught_in, field, is_left_out};

/// A core of one lane and one warp, small, for each fault is a core of its own to be compiled. Its cache has so many lines of four words a way.
fn core(ways: u32, lines: u32) -> CoreConfig {
    let options = CoreOptions {
        arch: Some("4w8/8/1/1".to_owned()),
        multiplier: Some(Multiplier::None),
        divider: Some(Divider::None),
        barriers: Some(0),
        instruction_cache_bytes: Some(u64::from(ways * lines) * 16),
        instruction_cache_ways: Some(ways),
        ..CoreOptions::default()
    };
    CoreConfig::from_options(&options).expect("a legal configuration")
}

/// The place at 0x40 shares its set with the lines at 0 and 0x20. The fence stands at the end of a line, so that the next one is on
/// its way when it is executed.
const PROGRAM: &str = "
        ldi     %r2, #2
        ldi     %r1, new
        ld      %r1, %r1, #0
        ldi     %r3, place
again:  jali    %r5, place
        st      %r1, %r3, #0
        nop
        tlbflush
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi again
        halt
        nop
        nop
        nop
        nop
place:  addi    %r4, %r4, #1
        jmpr    %r5
new:    addi    %r4, %r4, #2
        halt
";

const MODULE: &str = "instruction_cache";

fn never(_: Expr, _: &Signals<'_>) -> Expr {
    low()
}

/// Requires the fault to be found first in `expected`.
fn found_in(ways: u32, defect: &Defect, expected: &str) -> Mismatch {
    found_with(core(ways, 2), defect, expected)
}

fn found_with(core: CoreConfig, defect: &Defect, expected: &str) -> Mismatch {
    let found = caught_in(core, PROGRAM, defect);
    assert_eq!(field(&found), expected, "{found}");
    found
}

#[test]
fn a_cache_that_is_not_emptied() {
    let defect = Defect::new(MODULE, "lines.empties", never);
    // With more lines, that of `again` is still there when it is asked for after the fence.
    found_with(core(1, 4), &defect, "fetch_valid");
}

#[test]
fn a_tag_that_is_not_compared() {
    if is_left_out() {
        return;
    }
    // Any line but those of tag 0 is taken for the one that is asked for.
    let any = |driver: Expr, signals: &Signals<'_>| {
        driver | (signals.get("is_valid_0") & signals.get("tags_0.read_data").any())
    };
    let defect = Defect::new("cache_lines", "hits_0", any);
    found_in(1, &defect, "fetch_valid");
}

#[test]
fn a_stale_lookup_that_is_not_read_again() {
    let defect = Defect::new(MODULE, "lookup_stale", never);
    found_in(1, &defect, "instruction_lookup_stale");
}

#[test]
fn a_line_on_its_way_that_a_fence_does_not_drop() {
    if is_left_out() {
        return;
    }
    let defect = Defect::new(MODULE, "drops_line", never);
    found_in(1, &defect, "instruction_fill_dropped");
}

#[test]
fn a_fetch_that_is_answered_with_the_first_word_that_comes() {
    let first = |_: Expr, signals: &Signals<'_>| signals.get("word_comes");
    let defect = Defect::new(MODULE, "wanted_word_comes", first);
    found_in(1, &defect, "fetch_valid");
}

#[test]
fn lines_that_all_come_to_the_same_way() {
    if is_left_out() {
        return;
    }
    let stays = |driver: Expr, signals: &Signals<'_>| driver & signals.get("next_way");
    let defect = Defect::new(MODULE, "way_after", stays);
    found_in(2, &defect, "instruction_next_way");
}

#[test]
fn a_word_of_a_line_that_is_asked_for_twice() {
    if is_left_out() {
        return;
    }
    let again = |driver: Expr, _: &Signals<'_>| {
        let bit = constant(driver.width(), 1);
        driver ^ bit
    };
    let defect = Defect::new(MODULE, "asked_plus_one", again);
    found_in(1, &defect, "instruction_fill_asked");
}
