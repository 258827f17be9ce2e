//! Faults in what becomes of bus errors: each is found in the cycle in which an error is lost, comes to somebody else, or leaves something behind.
//!
//! One of them is put in by every run, all with `HARMONICA_FAULTS=1`.

use hdl::kit::{constant, replicate, select, Defect, Expr, Signals};
use isa::{CoreConfig, CoreOptions, Divider, Multiplier};

use super::{caught_on, field, is_left_out};

/// A core of two lanes and two warps, small, for each fault is a core of its own to be compiled.
fn core() -> CoreConfig {
    config(&CoreOptions::default())
}

fn config(further: &CoreOptions) -> CoreConfig {
    let options = CoreOptions {
        arch: Some("4w8/8/2/2".to_owned()),
        multiplier: Some(Multiplier::None),
        divider: Some(Divider::None),
        barriers: Some(0),
        bus_errors: Some(true),
        ..further.clone()
    };
    CoreConfig::from_options(&options).expect("a legal configuration")
}

/// Both warps load and store, with the lanes in two lines and in one. What fails is done again. At the end each warp loads where nothing answers, and stops.
const PROGRAM: &str = "
        ldi     %r0, handler
        skep    %r0
        ei
        ldi     %r0, both
        wspawn  %r0, %r0, %r0
both:   hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        shli    %r1, %r0, #5
        hwid    %r2, #1
        shli    %r2, %r2, #3
        add     %r1, %r1, %r2
        ldi     %r2, data
        add     %r1, %r1, %r2
        shli    %r2, %r0, #2
        ldi     %r6, #12
again:  ld      %r3, %r1, #0
        addi    %r3, %r3, #1
        st      %r3, %r1, #0
        ld      %r4, %r2, data
        st      %r4, %r2, free
        subi    %r6, %r6, #1
        rtop    @p0, %r6
        @p0 ? jmpi again
        ldi     %r3, #1
        shli    %r3, %r3, #30
        ld      %r4, %r3, #0
handler:
        shri    %r2, %r1, #30
        rtop    @p0, %r2
        @p0 ? halt
        reti
        .align  64
data:   .space  16
free:   .space  16
";

/// Of this seed a quarter of the loads and stores fail, and one of 256 fetches.
const SEED: u64 = 19;

const UNIT: &str = "load_store_unit";

/// Requires the fault to be found first in `expected`.
fn found_in(defect: &Defect, expected: &str) {
    found_with(core(), defect, expected);
}

fn found_with(core: CoreConfig, defect: &Defect, expected: &str) {
    let found = caught_on(SEED, core, PROGRAM, defect);
    assert_eq!(field(&found), expected, "{found}");
}

/// Rules: P21.3, P21.4.
#[test]
fn a_store_that_is_not_told_of_its_error() {
    let but_stores = |driver: Expr, signals: &Signals<'_>| driver & !signals.get("stored_valid");
    found_in(
        &Defect::new(UNIT, "error_due_valid", but_stores),
        "warp_due_interrupt[1]",
    );
}

/// Rules: P21.4.
#[test]
fn an_error_that_comes_to_the_warp_that_asks_now() {
    if is_left_out() {
        return;
    }
    let asking = |_: Expr, signals: &Signals<'_>| signals.get("active_context");
    found_in(
        &Defect::new(UNIT, "error_due_context", asking),
        "warp_due_interrupt[0]",
    );
}

/// Rules: P21.4.
#[test]
fn a_second_error_of_an_access_that_takes_the_place_of_the_first() {
    if is_left_out() {
        return;
    }
    let every = |_: Expr, signals: &Signals<'_>| {
        signals.get("response_fires") & signals.get("data_response_error")
    };
    found_in(
        &Defect::new(UNIT, "error_due_valid", every),
        "warp_due_address[0]",
    );
}

/// Rules: P21.4.
#[test]
fn an_error_that_silences_those_of_the_next_access() {
    if is_left_out() {
        return;
    }
    let stays = |driver: Expr, signals: &Signals<'_>| driver | signals.get("failed_before");
    found_in(
        &Defect::new(UNIT, "failed_before", stays),
        "warp_due_interrupt[1]",
    );
}

/// Rules: P21.4.
#[test]
fn a_load_that_writes_what_came_with_an_error() {
    if is_left_out() {
        return;
    }
    let writes = |driver: Expr, signals: &Signals<'_>| {
        let fails = signals.get("loaded_valid") & signals.get("data_response_error");
        driver | replicate(2, fails)
    };
    found_in(&Defect::new(UNIT, "write_lanes", writes), "write_lanes");
}

/// Rules: P21.4.
#[test]
fn an_error_at_the_address_of_the_highest_lane() {
    if is_left_out() {
        return;
    }
    let highest = |driver: Expr, signals: &Signals<'_>| {
        let served = signals.get("served");
        let both = served.all();
        select(both, constant(2, 0b10), driver)
    };
    found_in(
        &Defect::new("coalescer", "lowest_served", highest),
        "warp_due_address[1]",
    );
}

/// Rules: P21.4.
#[test]
fn an_address_that_stays_behind_an_interrupt_of_another_kind() {
    if is_left_out() {
        return;
    }
    let stays = |driver: Expr, signals: &Signals<'_>| driver | signals.get("in_memory");
    found_in(
        &Defect::new("interrupt_address", "in_memory", stays),
        "write_value",
    );
}

/// Rules: P21.3.
#[test]
fn a_store_that_is_done_when_it_is_asked_for() {
    if is_left_out() {
        return;
    }
    let asked = |_: Expr, signals: &Signals<'_>| {
        signals.get("access_ends") & signals.get("data_request_write")
    };
    found_in(
        &Defect::new(UNIT, "stored_valid", asked),
        "store_done_valid",
    );
}

/// Rules: P21.1.
#[test]
fn a_fetch_of_the_first_warp_that_is_not_told_of_its_error() {
    if is_left_out() {
        return;
    }
    let of_second = |driver: Expr, signals: &Signals<'_>| driver & signals.get("fetched_context");
    found_in(
        &Defect::new("fetch", "fetched_failed", of_second),
        "execute_lanes",
    );
}

/// Rules: P21.2.
#[test]
fn a_line_that_is_kept_although_a_word_of_it_failed() {
    if is_left_out() {
        return;
    }
    let cached = config(&CoreOptions {
        instruction_cache_bytes: Some(64),
        instruction_line_words: Some(4),
        ..CoreOptions::default()
    });
    let keeps = |driver: Expr, signals: &Signals<'_>| driver & !signals.get("response_error");
    let defect = Defect::new("instruction_cache", "drops_line", keeps);
    found_with(cached, &defect, "instruction_fill_dropped");
}
