//! The ISA's rules for interrupts in warps with several contexts. Values typed in from the ISA (part 8.4).

use crate::common::regions::{contexts, hold, machine, machine_of, regions, FREE_HOLD};
use crate::common::{fault, halt, lanes, nop, op, set_lanes, when};
use golden_model::machine::TURN_INSTRUCTIONS;
use golden_model::{Event, Machine, Outcome};
use isa::{Context, Gpr, Instruction, Lane, LaneMask, Opcode::*, Warp};

const SPLIT: u64 = 0;

/// The handler of the programs below begins at 64; interrupts are on, and r7 is 64.
const HANDLER: u64 = 64;

/// A machine with interrupts on, whose program has a body, which begins behind a skep, and a handler.
fn handled(split_contexts: u32, body: &[Instruction], handler: &[Instruction]) -> Machine {
    let mut program = vec![op(Skep, &[7], 0)];
    program.extend_from_slice(body);
    assert!(program.len() <= 16);
    program.resize(16, nop());
    program.extend_from_slice(handler);
    let mut machine = machine(split_contexts, &program);
    let state = machine.state_mut();
    set_lanes(state, 7, &[HANDLER; 4]);
    state.set_interrupts_enabled(Warp(0), true);
    assert_eq!(machine.run(1), Outcome::Limit);
    machine
}

fn run(machine: &mut Machine, count: u64) {
    assert_eq!(machine.run(count), Outcome::Limit);
}

/// Rules: I8.4.9, I8.4.12, I8.13.
#[test]
fn what_would_wake_lanes_that_are_elsewhere_is_interrupt_6() {
    let mut without = machine(8, &[op(Join, &[], 0)]);
    assert_eq!(without.run(9), Outcome::AllStopped);
    assert_eq!(fault(&without), Some((6, 0)));
    for opcode in [Jalis, Jalrs, Jmprt, Reti] {
        let last = match opcode {
            Jalis => op(opcode, &[2, 1], 0),
            Jalrs => op(opcode, &[2, 1, 1], 0),
            Jmprt => op(opcode, &[1], 0),
            _ => op(opcode, &[], 0),
        };
        // In a region, also with one side.
        for guard in [1, 3] {
            let mut inside = machine(8, &[when(guard, op(Split, &[], 0)), last]);
            set_lanes(inside.state_mut(), 1, &[4; 4]);
            assert_eq!(inside.run(9), Outcome::AllStopped);
            assert_eq!(fault(&inside), Some((6, 4)), "{opcode}");
        }
        let mut outside = machine(8, &[last, nop()]);
        set_lanes(outside.state_mut(), 1, &[4; 4]);
        outside.run(1);
        assert_eq!(fault(&outside), None, "{opcode}");
    }
    // In a handler, which is in no region: while there are others.
    let body = [when(1, op(Split, &[], 0)), op(Trap, &[], 0)];
    let mut others = handled(8, &body, &[op(Jmprt, &[7], 0)]);
    assert_eq!(others.run(9), Outcome::AllStopped);
    assert_eq!(fault(&others), Some((6, HANDLER)));
    let mut alone = handled(0, &body, &[op(Jmprt, &[7], 0)]);
    run(&mut alone, 9);
    assert_eq!(fault(&alone), None);
}

/// Rules: I8.4.10, I8.4.11.
#[test]
fn a_handler_runs_alone_and_outside_of_the_region() {
    let body = [
        when(1, op(Split, &[], 0)),
        op(Trap, &[], 0), // 8
        op(Join, &[], 0), // 12
        halt(),           // 16
    ];
    // Longer than a turn of the machine, so that others would get theirs.
    let mut handler = vec![nop(); 100];
    handler.push(op(Reti, &[], 0));
    let mut machine = handled(8, &body, &handler);
    run(&mut machine, 2);
    let held = (1, 8, 0b1001, Some(0));
    assert_eq!(contexts(&machine), [(0, HANDLER, 0b0001, None), held]);
    assert_eq!(hold(&machine), (Some(0), [true, false], Some(0)));
    run(&mut machine, 100);
    assert_eq!(contexts(&machine), [(0, HANDLER + 400, 0b0001, None), held]);
    // reti gives the region back, and the others go on.
    run(&mut machine, 1);
    assert_eq!(contexts(&machine), [(0, 12, 0b0110, Some(0)), held]);
    assert_eq!(hold(&machine), FREE_HOLD);
    // Now the home joins, and context 1 traps.
    run(&mut machine, 2);
    assert_eq!(contexts(&machine), [(1, HANDLER, 0b0001, None)]);
    assert_eq!(hold(&machine), (Some(1), [true, false], Some(0)));
    run(&mut machine, 102);
    assert_eq!(contexts(&machine), [(0, 16, 0b1111, None)]);
    assert_eq!((hold(&machine), regions(&machine)), (FREE_HOLD, vec![]));
    assert_eq!(machine.run(9), Outcome::AllStopped);
}

/// Rules: I8.4.5, I8.4.7, I8.4.11.
#[test]
fn in_a_handler_sides_run_one_after_the_other() {
    let handler = [
        op(Ldi, &[1], 4),
        op(Jalis, &[2, 1], 0),
        when(1, op(Split, &[], 0)), // 72
        op(Join, &[], 0),           // 76
        op(Reti, &[], 0),           // 80
    ];
    let mut machine = handled(8, &[op(Trap, &[], 0)], &handler);
    run(&mut machine, 4);
    assert_eq!(contexts(&machine), [(0, 76, 0b0110, Some(0))]);
    let deferred = Some((0b1001, 76));
    assert_eq!(
        regions(&machine),
        [(0, SPLIT, 0b1111, 0b1111, None, deferred)]
    );
    run(&mut machine, 2);
    assert_eq!(contexts(&machine), [(0, 80, 0b1111, None)]);
    // A split context stays in its handler when it closes a region there.
    let handler = [
        when(4, op(Split, &[], 0)),
        op(Join, &[], 0),
        op(Reti, &[], 0), // 72
    ];
    let body = [
        when(1, op(Split, &[], 0)),
        when(1, op(Jmpi, &[], 4)), // to 16
        op(Trap, &[], 0),          // 12
        op(Join, &[], 0),          // 16
    ];
    let mut machine = handled(8, &body, &handler);
    // Home: split, jump, join; context 1: jump, trap, split, join.
    run(&mut machine, 5);
    assert_eq!(contexts(&machine), [(1, HANDLER, 0b0001, None)]);
    run(&mut machine, 1);
    let ours = (0, SPLIT, 0b1111, 0b1001, None, None);
    assert_eq!(
        regions(&machine),
        [ours, (1, SPLIT, 0b0001, 0b0001, None, None)]
    );
    run(&mut machine, 1);
    assert_eq!(contexts(&machine), [(1, 72, 0b0001, None)]);
    assert_eq!(regions(&machine), [ours]);
    run(&mut machine, 1);
    assert_eq!(contexts(&machine), [(1, 16, 0b1001, Some(0))]);
}

/// Rules: I5.14, I8.4.9, I8.4.13.
#[test]
fn a_jump_to_no_lane_in_the_handler_of_a_split_context_stops_the_home() {
    let body = [
        when(1, op(Split, &[], 0)),
        when(1, op(Jmpi, &[], 4)), // to 16
        op(Trap, &[], 0),          // 12
        op(Join, &[], 0),          // 16
    ];
    let handler = [op(Ldi, &[1], 0), op(Jalis, &[5, 1], 40)];
    let mut machine = handled(8, &body, &handler);
    assert_eq!(machine.run(20), Outcome::AllStopped);
    assert_eq!(contexts(&machine), [(0, HANDLER + 48, 0, None)]);
    assert_eq!((hold(&machine), regions(&machine)), (FREE_HOLD, vec![]));
    assert_eq!(lanes(&machine, 5), [HANDLER + 8, 0, 0, 0]);
}

/// Rules: I8.4.16, I7.6, I7.7.
#[test]
fn a_console_interrupt_is_taken_by_whoever_executes_next() {
    let body = [
        when(1, op(Split, &[], 0)),
        when(1, op(Jmpi, &[], 8)), // to 20
        nop(),                     // 12
        nop(),
        op(Bar, &[1, 2], 0), // 20
        halt(),
    ];
    let mut machine = handled(1, &body, &[nop(), op(Reti, &[], 0)]);
    set_lanes(machine.state_mut(), 2, &[2; 4]);
    // The home waits at the barrier, context 1 is at 12.
    run(&mut machine, 4);
    machine.type_input(b"x");
    run(&mut machine, 1);
    assert_eq!(contexts(&machine)[1], (1, HANDLER + 4, 0b0001, None));
    assert_eq!(lanes(&machine, 0)[0], 8);
    assert_eq!(machine.state().shadow(Warp(0)).pc.0, 12);
    assert_eq!(machine.state().shadow(Warp(0)).mask, LaneMask(0b1001));
}

/// Rules: I8.4.10, I8.4.11, I8.4.16, I8.4.17.
#[test]
fn while_a_handler_runs_only_its_own_context_is_interrupted_by_the_console() {
    let body = [
        when(1, op(Split, &[], 0)),
        when(1, op(Jmpi, &[], 8)), // to 20
        op(Trap, &[], 0),          // 12
        nop(),
        op(Jmpi, &[], -4), // 20: for ever
    ];
    let mut machine = handled(2, &body, &[op(Ei, &[], 0), nop(), nop()]);
    // The home's turn; then context 1 traps and enables interrupts.
    run(&mut machine, TURN_INSTRUCTIONS + 3);
    assert_eq!(contexts(&machine)[0], (0, 20, 0b0110, Some(0)));
    assert_eq!(contexts(&machine)[1], (1, HANDLER + 4, 0b0001, None));
    let home = contexts(&machine)[0];
    machine.type_input(b"x");
    run(&mut machine, 1);
    assert_eq!(contexts(&machine), [home, (1, HANDLER + 4, 0b0001, None)]);
    assert_eq!(hold(&machine), (Some(1), [true, true], None));
    assert_eq!(machine.state().shadow(Warp(0)).pc.0, HANDLER + 4);
}

/// Rules: I8.4.10, I8.4.11, I8.4.15, I5.17.
#[test]
fn who_waits_to_spawn_and_is_held_keeps_nobody_from_it() {
    let mut program = vec![
        op(Skep, &[7], 0),
        op(Wspawn, &[4, 6, 3], 0),  // warp 1
        when(1, op(Split, &[], 0)), // 8
        when(1, op(Jmpi, &[], 12)), // to 28
        op(Bar, &[0, 2], 0),        // 16: context 2
        op(Trap, &[], 0),
        op(Jmpi, &[], 4),          // to 32
        op(Wspawn, &[4, 5, 3], 0), // 28: the home, while warp 1 runs
        op(Join, &[], 0),          // 32
        halt(),
        op(Wspawn, &[4, 5, 3], 0), // 40: the handler
        op(Reti, &[], 0),
        halt(), // 48: what is spawned then
    ];
    // Warp 1, from 52 on: a turn before the barrier, so that the home comes to wait, and two behind it.
    program.extend(vec![nop(); 70]);
    program.push(op(Bar, &[0, 2], 0));
    program.extend(vec![nop(); 130]);
    program.push(halt());
    let mut machine = machine_of("4w8/8/4/2", 1, 16, &program);
    let state = machine.state_mut();
    state.set_interrupts_enabled(Warp(0), true);
    for (register, value) in [(2, 2), (5, 48), (6, 52), (7, 40)] {
        set_lanes(state, register, &[value; 4]);
    }
    state.set_gpr(Warp(1), Lane(0), Gpr(2), 2);
    let mut by = Vec::new();
    let mut observer =
        |event: &Event<'_>| by.extend(event.spawned.map(|_| (event.context, event.pc.0)));
    let outcome = machine.run_observed(1000, &mut observer);
    assert_eq!(outcome, Outcome::AllStopped);
    assert_eq!(by, [(Context(0), 4), (Context(2), 40), (Context(0), 28)]);
}

/// Rules: I8.4.17.
#[test]
fn an_interrupt_in_a_handler_loses_what_the_first_has_saved() {
    let body = [when(1, op(Split, &[], 0)), op(Trap, &[], 0)];
    let handler = [
        op(Subi, &[6, 6], 1),
        op(Rtop, &[6, 6], 0),
        when(6, op(Reti, &[], 0)),  // the first time r6 is 0
        when(3, op(Split, &[], 0)), // 76
        op(Ei, &[], 0),
        op(Trap, &[], 0), // 84
        op(Join, &[], 0), // 88
        op(Jmpi, &[], -4),
    ];
    let mut machine = handled(8, &body, &handler);
    set_lanes(machine.state_mut(), 6, &[1; 4]);
    let held = (1, 8, 0b1001, Some(0));
    run(&mut machine, 2 + 6);
    assert_eq!(contexts(&machine), [(0, HANDLER, 0b0001, None), held]);
    assert_eq!(hold(&machine), (Some(0), [true, true], Some(1)));
    // r6 counts on, so that its reti is executed.
    run(&mut machine, 3);
    assert_eq!(contexts(&machine), [(0, 88, 0b0001, Some(1)), held]);
    assert_eq!(hold(&machine), (Some(0), [true, true], None));
    run(&mut machine, 100);
    assert_eq!(contexts(&machine), [(0, 92, 0b0001, None), held]);
    assert_eq!(hold(&machine), (Some(0), [true, true], None));
}
