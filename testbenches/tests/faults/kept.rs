//! Faults in what the core keeps and, in these programs, never uses: found in the cycle in which they stand there.

use hdl::kit::{constant, Defect, Expr, Signals};
use isa::CoreConfig;
use testbenches::{Found, Mismatch};

use super::{caught_in, field, line, line_in, small_core, Change};

/// A core of two lanes and two warps.
fn core(tlb_entries: u32) -> CoreConfig {
    small_core("4w8/8/2/2", &format!("tlb_entries = {tlb_entries}"))
}

/// Bits of the divergence state that stands below the mask.
fn depth_bits() -> u32 {
    core(0).depth_bits()
}

/// Requires the fault to be found first in `expected`, in the cycle behind the execution of the line that begins with
/// `start`.
fn found_at_once(
    core: CoreConfig,
    program: &str,
    expected: &str,
    start: &str,
    module: &str,
    signal: &str,
    change: Change,
) -> Mismatch {
    let found = caught_in(core, program, &Defect::new(module, signal, change));
    assert_eq!(found.found, Found::InRecord, "{found}");
    assert_eq!(field(&found), expected, "{found}");
    assert_eq!(line(&found), line_in(program, start), "{found}");
    assert_eq!(found.place, "in execute in the cycle before", "{found}");
    found
}

/// Maps a page that nobody asks for.
const MAPS: &str = "
        ldi     %r1, #1
        shli    %r1, %r1, #13
        ldi     %r2, #63
maps:   tlbadd  %r1, %r1, %r2
        halt
";

faults! {
    test the_physical_page_of_a_tlb_entry:
        // The rights stand below the frame.
        found_at_once(core(3), MAPS, "tlb_mapping[1]", "maps:", "tlb", "added_contents", |driver, _| {
            let bit = constant(driver.width(), 1 << 6);
            driver ^ bit
        });

    long test the_tlb_entry_that_comes_next:
        found_at_once(core(3), MAPS, "tlb_next_entry", "maps:", "tlb", "next_entry",
            |_, signals| signals.get("next_entry"));
}

#[test]
fn a_predicate_in_a_lane_that_does_not_execute() {
    let program = "
        ldi     %r1, #1
tests:  rtop    @p1, %r1
        halt
";
    let flips_idle = |driver: Expr, signals: &Signals<'_>| driver ^ (!signals.get("executing") & constant(2, 0b10));
    let defect = Defect::new("predicate_logic", "row", flips_idle);
    let found = caught_in(core(0), program, &defect);
    assert_eq!(field(&found), "predicate_write_row", "{found}");
    assert_eq!(line(&found), line_in(program, "tests:"), "{found}");
    assert_eq!(found.place, "in commit", "{found}");
    assert_eq!(found.differences[0].lanes(), [isa::Lane(1)]);
}

/// The warp stops for good.
const STOPS: &str = "
        nop
stops:  halt
";

faults! {
    /// Where a warp would go on that stops for good.
    long test a_bit_of_the_pc_memory:
        found_at_once(core(0), STOPS, "context_pc[0]", "stops:", "warp_table", "redirect_pc.write_data",
            |driver, signals| {
                let stops = signals.get("update_stop").zero_extend(driver.width());
                driver ^ stops
            });
}

/// The mask is wrong while the warp waits for memory, long before it executes again.
#[test]
fn a_bit_of_the_mask_memory() {
    let program = "
        ldi     %r1, #0
loads:  ld      %r2, %r1, #0x80
        halt
";
    let flips = |driver: Expr, signals: &Signals<'_>| {
        let waits = signals.get("update_wait_memory");
        let lane_1 = hdl::kit::concat([waits, constant(depth_bits() + 1, 0)]);
        driver ^ lane_1
    };
    let mask = "context_active_mask[0]";
    let place = "lane_context.write_data";
    let found = found_at_once(core(0), program, mask, "loads:", "warp_table", place, flips);
    assert_eq!(found.differences[0].lanes(), [isa::Lane(1)]);
}

/// The interrupt is a double fault, which has no use for the address.
#[test]
#[ignore = "10 seconds: compiles a design with the fault"]
fn the_address_of_a_due_interrupt() {
    let program = "
        ldi     %r1, #1
        shli    %r1, %r1, #20
        di
loads:  ld      %r2, %r1, #0
        halt
";
    let flips = |driver: Expr, _: &Signals<'_>| {
        let bit = constant(driver.width(), 4);
        driver ^ bit
    };
    let defect = Defect::new("interrupt_address", "addresses.write_data", flips);
    let found = caught_in(core(0), program, &defect);
    assert_eq!(found.found, Found::InRecord, "{found}");
    assert_eq!(field(&found), "context_due_address[0]", "{found}");
    assert_eq!(line(&found), line_in(program, "loads:"), "{found}");
}
