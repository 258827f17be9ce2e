//! Faults in paired paths and votes: each is found where it does the first harm.

use hdl::kit::{constant, zeros, Defect, Expr, Signals};
use isa::{CoreConfig, Lane, Reconvergence};
use testbenches::Mismatch;

use super::{caught_in, field, found_first_at, never, small_core, Change};

/// A core of four lanes and two warps.
fn core(reconvergence: Reconvergence) -> CoreConfig {
    let when = reconvergence.name();
    let options = format!("divergence = \"paired-path\", reconvergence = \"{when}\"");
    small_core("4w8/8/4/2", &options)
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
fn found_in(start: &str, expected: &str, module: &str, signal: &str, change: Change) -> Mismatch {
    let defect = Defect::new(module, signal, change);
    let core = core(Reconvergence::Implicit);
    found_first_at(start, core, PROGRAM, expected, &defect)
}

const MODULE: &str = "path_divergence";

#[test]
fn a_merge_that_is_lost() {
    for when in [Reconvergence::Implicit, Reconvergence::Explicit] {
        let defect = Defect::new(MODULE, "view_merges", never);
        let found = caught_in(core(when), PROGRAM, &defect);
        assert_eq!(field(&found), "redirect_valid", "{found}");
    }
}

faults! {
    long test a_path_that_goes_first_though_its_pc_is_the_greater_one:
        found_in("parts:", "redirect_pc", MODULE, "effect_falls_through", never);

    long test a_comparison_in_the_wrong_order:
        found_in("addi    %r4", "redirect_valid", MODULE, "is_below_top", |driver, _| !driver);

    long test a_vote_of_another_predicate:
        found_in("meets:", "write_value", "decode", "first_predicate", |driver, _| driver ^ constant(3, 1));

    test comparisons_that_go_on_in_a_handler:
        found_first_at("traps:", core(Reconvergence::Implicit), TRAPS, "context_path_compares[0]",
            &Defect::new("execute", "divergence_order_enters", never));

    long test paths_that_a_halt_leaves_behind:
        found_first_at("ends:", core(Reconvergence::Implicit), ENDS, "context_path_depth[0]",
            &Defect::new("execute", "divergence_order_halts", never));

    /// The instruction behind a vote takes what stood in the register before it.
    long test a_vote_that_is_not_forwarded:
        found_first_at("uses:", core(Reconvergence::Implicit), VOTES, "write_value",
            &Defect::new("operands", "first_operands_0.result", |driver, _| zeros(driver.width())));
}

/// Enters the handler.
const TRAPS: &str = "
        ldi     %r1, handler
        skep    %r1
traps:  trap
handler: halt
";

/// One lane stops while the others wait.
const ENDS: &str = "
        hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        iszero  @p0, %r0
        @p0 ? jmpi over
ends:   halt
over:   halt
";

/// A sum of what a vote gives.
const VOTES: &str = "
        iszero  @p0, %r0
        vote    %r3, @p0
uses:   add     %r4, %r3, %r1
        halt
";

#[test]
#[ignore = "10 seconds: compiles a design with the fault"]
fn a_lane_of_the_path_that_is_pushed() {
    let (expected, signal) = ("context_path_top_mask[0]", "memory.new_top_mask");
    let loses_lane = |driver: Expr, _: &Signals<'_>| driver & constant(4, 0b1101);
    let found = found_in("parts:", expected, MODULE, signal, loses_lane);
    assert_eq!(found.differences[0].lanes(), [Lane(1)]);
}

#[test]
#[ignore = "10 seconds: compiles a design with the fault"]
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
    // Low, made of what the signal was made of: what nothing uses is a warning.
    let never = |driver: Expr, _: &Signals<'_>| driver.clone() & !driver;
    let defect = Defect::new("path_memory", "deep.write_enable", never);
    let found = caught_in(core(Reconvergence::Implicit), program, &defect);
    assert!(field(&found).starts_with("context_path_top"), "{found}");
}
