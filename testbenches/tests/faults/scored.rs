//! Faults in the scoreboard: each is found in the cycle in which it goes wrong, or in which a value is missing.
//!
//! Three of them are put in by every run, all with `HARMONICA_FAULTS=1`.

use hdl::kit::{constant, high, replicate, Defect, Expr, Signals};
use isa::{CoreConfig, CoreOptions, Divider, Multiplier};
use testbenches::{ConsoleInput, CosimOptions, MemoryTiming, Mismatch};

use super::common::assemble;
use super::{caught_in, field, is_left_out, line, line_in, mismatch_of, run_with};

/// A core of one lane, small, for each fault is a core of its own to be compiled.
fn core(warps: u32) -> CoreConfig {
    let options = CoreOptions {
        arch: Some(format!("4w8/8/1/{warps}")),
        multiplier: Some(Multiplier::None),
        divider: Some(Divider::None),
        barriers: Some(0),
        scoreboard: Some(true),
        ..CoreOptions::default()
    };
    CoreConfig::from_options(&options).expect("a legal configuration")
}

/// With a latency of 1, the first sum is in operands in the cycle in which its load is answered, the second one in decode. The third one needs the load just
/// before it. The last load fails.
const PROGRAM: &str = "
        ldi     %r1, data
        ldi     %r2, #2
        ld      %r3, %r1, #0
        addi    %r4, %r2, #3
        nop
        nop
sum:    add     %r5, %r3, %r4
        ld      %r3, %r1, #4
        nop
        nop
        nop
        nop
second: add     %r6, %r4, %r3
        ld      %r7, %r1, #4
third:  add     %r5, %r7, %r5
        st      %r5, %r1, #8
        ldi     %r1, #1
        shli    %r1, %r1, #30
fails:  ld      %r3, %r1, #0
        addi    %r4, %r4, #1
        halt
        .align  4
data:   .word   5, 6, 7
";

/// Both warps come twice to an instruction that needs the load before it. So they have it fetched in turn.
const LOOP: &str = "
        ldi     %r0, loop
        ldi     %r2, #3
        wspawn  %r2, %r0, %r2
loop:   ldi     %r1, data
again:  ld      %r3, %r1, #0
third:  add     %r4, %r3, %r4
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi again
        halt
        .align  4
data:   .word   5
";

/// Only when another signal is high, which it then never is.
fn only_with(module: &str, signal: &str, other: &'static str) -> Defect {
    let change = move |driver: Expr, signals: &Signals<'_>| {
        let width = driver.width();
        driver & replicate(width, signals.get(other))
    };
    Defect::new(module, signal, change)
}

/// Requires the fault to be found first in `expected`.
fn found_in(defect: &Defect, expected: &str) -> Mismatch {
    found_with(1, PROGRAM, defect, expected)
}

/// The same, with so many warps.
fn found_with(warps: u32, program: &str, defect: &Defect, expected: &str) -> Mismatch {
    let found = caught_in(core(warps), program, defect);
    assert_eq!(field(&found), expected, "{found}");
    found
}

/// Rules: P22.1.
#[test]
fn a_load_whose_register_is_not_on_its_way() {
    let store = |_: Expr, _: &Signals<'_>| high();
    let defect = Defect::new("harmonica_core", "scoreboard.push_is_store", store);
    found_in(&defect, "warp_pending[0]");
}

/// Rules: P22.7, P22.9.
#[test]
fn an_instruction_that_does_not_wait_for_its_first_source() {
    if is_left_out() {
        return;
    }
    let others = |driver: Expr, _: &Signals<'_>| driver & constant(3, 0b101);
    let defect = Defect::new("operands", "slots_needed", others);
    let found = found_in(&defect, "redirect_valid");
    assert_eq!(line(&found), line_in(PROGRAM, "third:"), "{found}");
}

/// Rules: P22.4, P9.52.
#[test]
fn a_warp_that_goes_on_behind_an_access_that_fails() {
    let defect = only_with("execute", "memory_holds", "execute_needs_held");
    let found = found_in(&defect, "redirect_valid");
    let behind = line_in(PROGRAM, "fails:") + 1;
    assert_eq!(line(&found), behind, "{found}");
}

/// Rules: P22.10.
#[test]
fn a_warp_that_is_not_woken_by_its_register() {
    if is_left_out() {
        return;
    }
    let defect = |driver: Expr, signals: &Signals<'_>| driver & !signals.get("answered_valid");
    let defect = Defect::new("scoreboard", "is_awaited", defect);
    found_in(&defect, "warp_state[0]");
}

/// Rules: P22.19, P8.2.
#[test]
fn a_loaded_value_that_an_instruction_in_operands_is_not_given() {
    let defect = only_with("operands", "loads_first", "operands_takes_immediate");
    let found = found_in(&defect, "write_value");
    assert_eq!(line(&found), line_in(PROGRAM, "sum:"), "{found}");
}

/// Rules: P22.19, P8.2.
#[test]
fn a_loaded_value_that_an_instruction_in_decode_is_not_given() {
    if is_left_out() {
        return;
    }
    let defect = only_with("decode", "loaded_b", "decoded_takes_immediate");
    let found = found_in(&defect, "write_value");
    assert_eq!(line(&found), line_in(PROGRAM, "second:"), "{found}");
}

/// Rules: P22.12.
#[test]
fn an_instruction_that_is_fetched_in_vain_again() {
    if is_left_out() {
        return;
    }
    let change = |driver: Expr, signals: &Signals<'_>| driver & !signals.get("last_remembers");
    let defect = Defect::new("hold_back", "is_there", change);
    found_with(2, LOOP, &defect, "warp_holds_back[0]");
}

/// Rules: P22.13.
#[test]
fn a_warp_that_is_held_back_only_while_something_is_in_flight() {
    if is_left_out() {
        return;
    }
    let change = |driver: Expr, signals: &Signals<'_>| {
        driver | (signals.get("running") & signals.get("idle") & signals.get("pending"))
    };
    let defect = Defect::new("hold_back", "candidates", change);
    found_with(2, LOOP, &defect, "schedule_warp");
}

/// The first warp spawns a child again and again, with a load on its way; bytes come to the console. A child mostly ends while the next load
/// is on its way.
const SPAWNS: &str = "
        ldi     %r1, handler
        skep    %r1
        ei
        ldi     %r1, child
        ldi     %r6, #300
again:  ld      %r3, %r0, data
        wspawn  %r2, %r1, %r6
        subi    %r6, %r6, #1
        rtop    @p0, %r6
        @p0 ? jmpi again
        halt
handler:
        ldi     %r4, #1
        shli    %r4, %r4, #31
        ld      %r4, %r4, #0
        reti
child:  andi    %r2, %r2, #7
        addi    %r2, %r2, #5
turns:  addi    %r3, %r3, #1
        rtop    @p0, %r2
        subi    %r2, %r2, #1
        @p0 ? jmpi turns
        halt
        .align  4
data:   .word   5
";

/// Rules: P9.48, P22.8, P22.17.
#[test]
fn a_turn_that_a_wspawn_keeps_while_it_waits_for_memory() {
    if is_left_out() {
        return;
    }
    let config = core(2);
    let slow = "1,64".parse().expect("latencies");
    let options = CosimOptions {
        timing: MemoryTiming::Latency(slow),
        console_input: ConsoleInput::seeded(&[b'x'; 200], 3),
        max_cycles: 100_000,
        command: "harmonica cosim test.s".to_owned(),
        ..CosimOptions::new(config, assemble(&config.arch, SPAWNS))
    };
    let keeps = |driver: Expr, signals: &Signals<'_>| driver & !signals.get("update_wait_memory");
    let defect = Defect::new("warp_table", "spawn_turn.executes", keeps);
    let found = mismatch_of(run_with(&options, &defect));
    assert_eq!(field(&found), "spawn_turn_valid", "{found}");
    assert_eq!(line(&found), line_in(SPAWNS, "wspawn"), "{found}");
}
