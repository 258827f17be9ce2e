//! Faults in multi-path: each is found where it does the first harm.
//!
//! Three of them are put in by every run, all with `HARMONICA_FAULTS=1`: each is a core of its own to be compiled.

use hdl::kit::{constant, Defect, Expr, Signals};
use isa::{CoreConfig, CoreOptions, DivergenceMechanism, Divider, Multiplier};
use testbenches::Mismatch;

use super::{caught_in, field, is_left_out, line, line_in};

/// A core of four lanes, two warps and a split context.
fn core() -> CoreConfig {
    let options = CoreOptions {
        arch: Some("4w8/8/4/2".to_owned()),
        divergence: Some(DivergenceMechanism::MultiPath),
        split_contexts: Some(1),
        multiplier: Some(Multiplier::None),
        divider: Some(Divider::None),
        barriers: Some(0),
        ..CoreOptions::default()
    };
    CoreConfig::from_options(&options).expect("a legal configuration")
}

/// Lanes 2 and 3 go on in the split context, and part when lanes 0 and 1, which have parted before, have come to the join.
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

/// A fault, the field that it is found in first, and how the line begins that is blamed.
struct Fault {
    place: &'static str,
    signal: &'static str,
    change: fn(Expr, &Signals<'_>) -> Expr,
    field: &'static str,
    line: &'static str,
}

impl Fault {
    /// Requires the fault to be found.
    fn is_found(&self) -> Mismatch {
        let defect = Defect::new(self.place, self.signal, self.change);
        let found = caught_in(core(), PROGRAM, &defect);
        assert_eq!(
            (field(&found), line(&found)),
            (self.field, line_in(PROGRAM, self.line)),
            "{}\n{found}",
            self.signal
        );
        found
    }
}

/// Low, made of what the signal was made of: what nothing uses is a warning.
fn never(driver: Expr, _: &Signals<'_>) -> Expr {
    driver.clone() & !driver
}

const LOST_LANE: Fault = Fault {
    place: "region_divergence",
    signal: "memory.new_sides_pending",
    change: |driver, _| driver & constant(4, 0b1101),
    field: "warp_entry_pending[0]",
    line: "first:",
};

const STALE: Fault = Fault {
    place: "region_divergence",
    signal: "view_is_stale",
    change: never,
    field: "redirect_pc",
    line: "both:",
};

const WRONG_PARENT: Fault = Fault {
    place: "region_divergence",
    signal: "memory.new_frame_parent",
    change: never,
    field: "warp_entry_parent_valid[0]",
    line: "third:",
};

/// The others.
const FAULTS: [Fault; 7] = [
    // An entry is not given back.
    Fault {
        place: "region_divergence",
        signal: "turns",
        change: |driver, signals| driver & !signals.get("closes"),
        field: "warp_entries_used[0]",
        line: "inner:",
    },
    // Lanes for which there is no context are forgotten.
    Fault {
        place: "region_divergence",
        signal: "defers",
        change: |driver, signals| driver & !signals.get("split_parts"),
        field: "warp_entry_deferred_mask[0]",
        line: "third:",
    },
    // Lanes that leave a loop are forgotten.
    Fault {
        place: "region_divergence",
        signal: "defers",
        change: |driver, signals| driver & !signals.get("begin_loop"),
        field: "warp_entry_deferred_mask[0]",
        line: "leave:",
    },
    // The home is Free, and not taken.
    Fault {
        place: "split_contexts",
        signal: "home_is_free",
        change: never,
        field: "warp_state[0]",
        line: "second:",
    },
    // The last lanes stay in the split context.
    Fault {
        place: "region_divergence",
        signal: "effect_hands_over",
        change: never,
        field: "warp_state[0]",
        line: "ends:",
    },
    // An interrupt does not wait for the load of the other side.
    Fault {
        place: "split_contexts",
        signal: "others_of_must_be_quiet",
        change: never,
        field: "redirect_pc",
        line: "traps:",
    },
    // The other side starts at the wrong place.
    Fault {
        place: "execute",
        signal: "update_started_pc",
        change: |driver, _| driver ^ constant(32, 4),
        field: "warp_pc[2]",
        line: "first:",
    },
];

#[test]
fn a_lane_that_is_lost_from_the_pending_ones() {
    LOST_LANE.is_found();
}

#[test]
fn a_region_that_another_context_has_changed_meanwhile() {
    STALE.is_found();
}

#[test]
fn a_region_in_the_wrong_one() {
    WRONG_PARENT.is_found();
}

#[test]
fn all_of_them() {
    if is_left_out() {
        return;
    }
    for fault in &FAULTS {
        fault.is_found();
    }
}
