//! Faults in multi-path: each is found where it does the first harm.

use super::{found_first_at, small_core, Change};
use hdl::kit::{constant, Defect, Expr, Signals};
use isa::CoreConfig;

/// A core of four lanes, two warps and a split context.
fn core() -> CoreConfig {
    let options = "divergence = \"multi-path\", split_contexts = 1";
    small_core("4w8/8/4/2", options)
}

/// Lanes 2 and 3 go on in the split context, and part when lanes 0 and 1, which have parted before, have come to the
/// join.
const PROGRAM: &str = "
        ldi     %r1, handler
        skep    %r1
        hwid    %r1, #2
        jalis   %r5, %r1, parts
parts:  hwid    %r0, #0
        ldi     %r2, #0
        ldi     %r4, #0
        subi    %r6, %r0, #2
        isneg   @p0, %r6
        andi    %r6, %r0, #1
        rtop    @p1, %r6
first:  @p0 ? split
        @p0 ? jmpi low
again:  addi    %r2, %r2, #1
        subi    %r6, %r2, #20
        isneg   @p2, %r6
        @p2 ? jmpi again
second: @p1 ? split
        @p1 ? jmpi odd
        addi    %r4, %r4, #1
        jmpi    both
odd:    addi    %r4, %r4, #2
both:   join
        jmpi    meet
low:    nop
third:  @p1 ? split
        addi    %r4, %r4, #4
inner:  join
meet:   join
        subi    %r3, %r0, #3
loop:   addi    %r3, %r3, #1
        isneg   @p3, %r3
leave:  @p3 ? splitl
        @p3 ? jmpi loop
last:   join
        addi    %r4, %r4, #1
fourth: @p0 ? split
        @p0 ? jmpi traps
        ld      %r3, %r0, #0x200
        jmpi    ends
traps:  trap
ends:   join
        halt
handler: reti
";

/// Requires the fault to be found first in this field, blamed on the line that begins with `start`.
fn found_in(start: &str, expected: &str, module: &str, signal: &str, change: Change) {
    let defect = Defect::new(module, signal, change);
    found_first_at(start, core(), PROGRAM, expected, &defect);
}

const MODULE: &str = "region_divergence";

/// Low, made of what the signal was made of: what nothing uses is a warning.
fn never(driver: Expr, _: &Signals<'_>) -> Expr {
    driver.clone() & !driver
}

faults! {
    test a_lane_that_is_lost_from_the_pending_ones:
        found_in("first:", "context_entry_pending[0]", MODULE, "memory.new_sides_pending",
            |driver, _| driver & constant(4, 0b1101));

    long test a_region_that_another_context_has_changed_meanwhile:
        found_in("both:", "redirect_pc", MODULE, "view_is_stale", never);

    long test a_region_in_the_wrong_one:
        found_in("third:", "context_entry_parent_valid[0]", MODULE, "memory.new_frame_parent", never);

    long test an_entry_that_is_not_given_back:
        found_in("inner:", "warp_entries_used[0]", MODULE, "turns", |driver, signals| driver & !signals.get("closes"));

    long test lanes_without_a_context_that_are_forgotten:
        found_in("third:", "context_entry_deferred_mask[0]", MODULE, "defers",
            |driver, signals| driver & !signals.get("split_parts"));

    long test lanes_that_leave_a_loop_and_are_forgotten:
        found_in("leave:", "context_entry_deferred_mask[0]", MODULE, "defers",
            |driver, signals| driver & !signals.get("begin_loop"));

    long test a_home_that_is_free_and_not_taken:
        found_in("second:", "context_state[0]", "split_contexts", "home_is_free", never);

    long test last_lanes_that_stay_in_the_split_context:
        found_in("ends:", "context_state[0]", MODULE, "effect_hands_over", never);

    long test an_interrupt_that_does_not_wait_for_the_load_of_the_other_side:
        found_in("traps:", "redirect_pc", "split_contexts", "others_of_must_be_quiet", never);

    long test another_side_that_starts_at_the_wrong_place:
        found_in("first:", "context_pc[2]", "execute", "update_started_pc", |driver, _| driver ^ constant(32, 4));
}
