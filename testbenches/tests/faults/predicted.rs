//! Faults in jump prediction: each is found in the cycle in which the core goes on elsewhere, or remembers something else.
//!
//! One of them is put in by every run, all with `HARMONICA_FAULTS=1`.

use hdl::kit::{constant, low, Defect, Expr, Signals};
use isa::{CoreConfig, CoreOptions, Divider, Multiplier};

use super::{caught_in, field, is_left_out};

/// A core of one lane and one warp, small, for each fault is a core of its own to be compiled.
fn core() -> CoreConfig {
    let options = CoreOptions {
        arch: Some("4w8/8/1/1".to_owned()),
        multiplier: Some(Multiplier::None),
        divider: Some(Divider::None),
        barriers: Some(0),
        jump_prediction: Some(true),
        ..CoreOptions::default()
    };
    CoreConfig::from_options(&options).expect("a legal configuration")
}

/// Two loops, one behind the other. In its second turn the second one replaces its jump by `new`, which goes back to `count`. The address of
/// `count` and that of `back` differ in one bit.
const PROGRAM: &str = "
        ldi     %r2, #4
first:  addi    %r4, %r4, #1
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi first
        ldi     %r2, #4
        ldi     %r1, back
        ld      %r3, %r1, #0
        ldi     %r6, new
second: st      %r3, %r1, #0
        ld      %r3, %r6, #0
        addi    %r4, %r4, #2
count:  subi    %r2, %r2, #1
        rtop    @p0, %r2
back:   @p0 ? jmpi second
        halt
other:  nop
        nop
new:    @p0 ? jmpi other
";

const MODULE: &str = "jump_prediction";

fn never(_: Expr, _: &Signals<'_>) -> Expr {
    low()
}

/// Requires the fault to be found first in `expected`.
fn found_in(defect: &Defect, expected: &str) {
    let found = caught_in(core(), PROGRAM, defect);
    assert_eq!(field(&found), expected, "{found}");
}

/// Rules: P20.1.
#[test]
fn an_address_that_prediction_compares_without_a_bit() {
    let but_one = |_: Expr, signals: &Signals<'_>| {
        let differs = signals.get("last_jump_pc") ^ signals.get("last_pc");
        let compared = constant(32, !8 & 0xffff_ffff);
        signals.get("last_predicts") & !(differs & compared).any()
    };
    let defect = Defect::new(MODULE, "predicted", but_one);
    found_in(&defect, "warp_pc[0]");
}

/// Rules: P20.5.
#[test]
fn the_end_of_a_loop_that_is_not_forgotten() {
    if is_left_out() {
        return;
    }
    let defect = Defect::new("execute", "jump_update_forgets", never);
    found_in(&defect, "warp_predicts[0]");
}

/// Rules: P20.4.
#[test]
fn a_jump_that_now_goes_elsewhere_than_predicted() {
    if is_left_out() {
        return;
    }
    // What is remembered goes back, and so does what is there now.
    let whichever = |driver: Expr, signals: &Signals<'_>| {
        let remembered = signals.get("remembered_immediate");
        driver | (signals.get("predicted") & remembered.sign())
    };
    let defect = Defect::new("decode", "decoded_as_predicted", whichever);
    found_in(&defect, "redirect_valid");
}

/// Rules: P20.3.
#[test]
fn a_jump_that_is_remembered_although_it_is_not_taken() {
    if is_left_out() {
        return;
    }
    let taken_or_not = |driver: Expr, signals: &Signals<'_>| driver | signals.get("is_misled");
    let defect = Defect::new("execute", "jump_update_remembers", taken_or_not);
    found_in(&defect, "warp_predicts[0]");
}

/// Rules: P20.2.
#[test]
fn a_prediction_that_is_lost_on_the_way_to_decode() {
    if is_left_out() {
        return;
    }
    // As if it were not kept until decode wants it.
    let too_late = |driver: Expr, signals: &Signals<'_>| driver & !signals.get("pop");
    let defect = Defect::new("fetch_queue", "answered_predicted", too_late);
    found_in(&defect, "redirect_valid");
}

/// Rules: P20.5.
#[test]
fn an_instruction_that_was_misled_and_goes_on() {
    if is_left_out() {
        return;
    }
    let defect = Defect::new("execute", "is_misled", never);
    found_in(&defect, "redirect_valid");
}
