//! Faults in the scoreboard: each is found in the cycle in which it goes wrong, or in which a value is missing.

use hdl::kit::{constant, high, Defect, Expr, Signals};
use isa::CoreConfig;
use testbenches::{ConsoleInput, CosimOptions, MemoryTiming};

use super::common::assemble;
use super::{field, found_first, line, line_in, mismatch_of, only_with, run_with, small_core, Change};

/// A core of one lane.
fn core(warps: u32) -> CoreConfig {
    small_core(&format!("4w8/8/1/{warps}"), "scoreboard = true")
}

/// With a latency of 1, the first sum is in operands in the cycle in which its load is answered, the second one in
/// decode. The third one needs the load just before it. The last load fails.
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

/// Requires the fault to be found first in `expected`.
fn found_in(expected: &str, module: &str, signal: &str, change: Change) {
    found_with(1, PROGRAM, expected, module, signal, change);
}

/// The same, with so many warps.
fn found_with(warps: u32, program: &str, expected: &str, module: &str, signal: &str, change: Change) {
    found_first(core(warps), program, expected, &Defect::new(module, signal, change));
}

/// The same in [`PROGRAM`], some lines behind this label.
fn found_at(label: &str, lines: u32, expected: &str, module: &str, signal: &str, change: Change) {
    let defect = Defect::new(module, signal, change);
    let found = found_first(core(1), PROGRAM, expected, &defect);
    assert_eq!(line(&found), line_in(PROGRAM, label) + lines, "{found}");
}

faults! {
    /// Rules: P22.1.
    test a_load_whose_register_is_not_on_its_way:
        found_in("context_pending[0]", "harmonica_core", "scoreboard.push_is_store", |_, _| high());

    /// Rules: P22.7, P22.9.
    long test an_instruction_that_does_not_wait_for_its_first_source:
        found_at("third:", 0, "redirect_valid", "operands", "slots_needed", |driver, _| driver & constant(3, 0b101));

    /// Rules: P22.4, P9.1.2.
    long test a_warp_that_goes_on_behind_an_access_that_fails:
        found_at("fails:", 1, "redirect_valid", "execute", "memory_holds",
            |driver, signals| only_with(driver, signals, "execute_needs_held"));

    /// Rules: P22.10.
    long test a_warp_that_is_not_woken_by_its_register:
        found_in("context_state[0]", "scoreboard", "is_awaited",
            |driver, signals| driver & !signals.get("answered_valid"));

    /// Rules: P22.19, P8.2.
    long test a_loaded_value_that_an_instruction_in_operands_is_not_given:
        found_at("sum:", 0, "write_value", "operands", "loads_first",
            |driver, signals| only_with(driver, signals, "operands_takes_immediate"));

    /// Rules: P22.19, P8.2.
    long test a_loaded_value_that_an_instruction_in_decode_is_not_given:
        found_at("second:", 0, "write_value", "decode", "loaded_b",
            |driver, signals| only_with(driver, signals, "decoded_takes_immediate"));

    /// Rules: P22.12.
    long test an_instruction_that_is_fetched_in_vain_again:
        found_with(2, LOOP, "context_holds_back[0]", "hold_back", "is_there",
            |driver, signals| driver & !signals.get("last_remembers"));

    /// Rules: P22.13.
    long test a_warp_that_is_held_back_only_while_something_is_in_flight:
        found_with(2, LOOP, "schedule_context", "hold_back", "candidates",
            |driver, signals| driver | (signals.get("running") & signals.get("idle") & signals.get("pending")));
}

/// The first warp spawns a child again and again, with a load on its way; bytes come to the console. A child mostly
/// ends while the next load is on its way.
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

/// Rules: P9.10.3, P22.8, P22.17.
#[test]
#[ignore = "10 seconds: compiles a design with the fault"]
fn a_turn_that_a_wspawn_keeps_while_it_waits_for_memory() {
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
