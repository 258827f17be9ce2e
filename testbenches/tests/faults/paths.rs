//! Faults in paired paths and votes: each is found where it does the first harm.

use hdl::kit::{constant, low, zeros, Defect, Expr, Signals};
use isa::{CoreConfig, CoreOptions, DivergenceMechanism, Divider, Lane, Multiplier, Reconvergence};
use testbenches::Mismatch;

use super::{caught_in, field, line, line_in};

/// A core of four lanes and two warps, small, for each fault is a core of its own to be compiled.
fn core(reconvergence: Reconvergence) -> CoreConfig {
    let options = CoreOptions {
        arch: Some("4w8/8/4/2".to_owned()),
        divergence: Some(DivergenceMechanism::PairedPath),
        reconvergence: Some(reconvergence),
        multiplier: Some(Multiplier::None),
        divider: Some(Divider::None),
        barriers: Some(0),
        ..CoreOptions::default()
    };
    CoreConfig::from_options(&options).expect("a legal configuration")
}

/// Lanes 0 and 1 jump over what the others do, and all of them meet; then lane 0 jumps back once.
const PROGRAM: &str = "
        hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        ldi     %r2, #0
again:  addi    %r2, %r2, #1
        subi    %r6, %r0, #2
        isneg   @p0, %r6
parts:  @p0 ? jmpi over
        addi    %r4, %r0, #0x10
over:   join
meets:  vote    %r3, @p0
uses:   add     %r3, %r3, %r3
        isneg   @p1, %r4
        subi    %r6, %r2, #2
        isneg   @p2, %r6
        subi    %r6, %r0, #1
        isneg   @p3, %r6
        andp    @p2, @p2, @p3
back:   @p2 ? jmpi again
last:   join
        trap
        halt
";

/// Requires the fault to be found first in `expected`, blamed on the line that begins with `start`.
fn found_in(when: Reconvergence, defect: &Defect, expected: &str, start: &str) -> Mismatch {
    let found = caught_in(core(when), PROGRAM, defect);
    assert_eq!(
        (field(&found), line(&found)),
        (expected, line_in(PROGRAM, start)),
        "{found}"
    );
    found
}

const MODULE: &str = "path_divergence";

#[test]
fn a_merge_that_is_lost() {
    for when in [Reconvergence::Implicit, Reconvergence::Explicit] {
        let never = |_: Expr, _: &Signals<'_>| low();
        let defect = Defect::new(MODULE, "view_merges", never);
        let found = caught_in(core(when), PROGRAM, &defect);
        assert_eq!(field(&found), "redirect_valid", "{found}");
    }
}

#[test]
fn a_path_that_goes_first_though_its_pc_is_the_greater_one() {
    let jumps = |_: Expr, _: &Signals<'_>| low();
    let defect = Defect::new(MODULE, "effect_falls_through", jumps);
    found_in(Reconvergence::Implicit, &defect, "redirect_pc", "parts:");
}

#[test]
fn a_comparison_in_the_wrong_order() {
    let turned = |driver: Expr, _: &Signals<'_>| !driver;
    let defect = Defect::new(MODULE, "is_below_top", turned);
    found_in(
        Reconvergence::Implicit,
        &defect,
        "redirect_valid",
        "addi    %r4",
    );
}

#[test]
fn a_lane_of_the_path_that_is_pushed() {
    let loses_lane = |driver: Expr, _: &Signals<'_>| driver & constant(4, 0b1101);
    let defect = Defect::new(MODULE, "memory.new_top_mask", loses_lane);
    let expected = "warp_path_top_mask[0]";
    let found = found_in(Reconvergence::Implicit, &defect, expected, "parts:");
    assert_eq!(found.differences[0].lanes(), [Lane(1)]);
}

#[test]
fn a_path_below_the_top_that_is_not_kept() {
    let program = "
        hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        iszero  @p0, %r0
        subi    %r1, %r0, #2
        isneg   @p1, %r1
first:  @p0 ? jmpi over
        @p1 ? jmpi over
        nop
over:   halt
";
    let never = |driver: Expr, _: &Signals<'_>| driver.clone() & !driver;
    let defect = Defect::new("path_memory", "deep.write_enable", never);
    let found = caught_in(core(Reconvergence::Implicit), program, &defect);
    assert!(field(&found).starts_with("warp_path_top"), "{found}");
}

#[test]
fn comparisons_that_go_on_in_a_handler() {
    let program = "
        ldi     %r1, handler
        skep    %r1
traps:  trap
handler: halt
";
    let never = |_: Expr, _: &Signals<'_>| low();
    let defect = Defect::new("execute", "divergence_order_enters", never);
    let found = caught_in(core(Reconvergence::Implicit), program, &defect);
    assert_eq!(
        (field(&found), line(&found)),
        ("warp_path_compares[0]", line_in(program, "traps:")),
        "{found}"
    );
}

#[test]
fn paths_that_a_halt_leaves_behind() {
    let program = "
        hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        iszero  @p0, %r0
        @p0 ? jmpi over
ends:   halt
over:   halt
";
    let never = |_: Expr, _: &Signals<'_>| low();
    let defect = Defect::new("execute", "divergence_order_halts", never);
    let found = caught_in(core(Reconvergence::Implicit), program, &defect);
    assert_eq!(
        (field(&found), line(&found)),
        ("warp_path_depth[0]", line_in(program, "ends:")),
        "{found}"
    );
}

/// The instruction behind a vote takes what stood in the register before it.
#[test]
fn a_vote_that_is_not_forwarded() {
    let program = "
        iszero  @p0, %r0
        vote    %r3, @p0
uses:   add     %r4, %r3, %r1
        halt
";
    let nothing = |driver: Expr, _: &Signals<'_>| zeros(driver.width());
    let defect = Defect::new("operands", "first_operands_0.result", nothing);
    let found = caught_in(core(Reconvergence::Implicit), program, &defect);
    assert_eq!(
        (field(&found), line(&found)),
        ("write_value", line_in(program, "uses:")),
        "{found}"
    );
}

#[test]
fn a_vote_of_another_predicate() {
    let other = |driver: Expr, _: &Signals<'_>| driver ^ constant(3, 1);
    let defect = Defect::new("decode", "first_predicate", other);
    found_in(Reconvergence::Implicit, &defect, "write_value", "meets:");
}
