//! The ISA's rules for contexts and regions: how sides part and meet, interrupts, halts, barriers and spawns. Values
//! typed in from the ISA (part 8.6).

use crate::common::regions::{contexts, hold, machine, machine_of, regions, steps, FREE_HOLD};
use crate::common::{bare, fault, halt, lanes, nop, op, saved, set_lanes, when, FOUR};
use golden_model::machine::TURN_INSTRUCTIONS;
use golden_model::{Event, Machine, Outcome};
use isa::Opcode::*;
use isa::{Context, Gpr, Instruction, Lane, Warp};

const SPLIT: u64 = 0;
const LOOP: u64 = 1;

/// Rules: I8.6.2, I8.6.3, I8.6.4, I8.1.2, I5.4.
#[test]
fn a_split_on_which_all_agree_opens_a_region_with_one_side() {
    for guard in [2, 3] {
        let before = machine(8, &[]);
        assert_eq!(contexts(&before), [(0, 0, 0b1111, None)]);
        assert_eq!(regions(&before), []);
        let program = [when(guard, bare(Split)), bare(Join), nop()];
        let inside = steps(1, 8, &program);
        assert_eq!(contexts(&inside), [(0, 4, 0b1111, Some(0))]);
        assert_eq!(regions(&inside), [(0, SPLIT, 0b1111, 0b1111, None, None)]);
        let behind = steps(2, 8, &program);
        assert_eq!(contexts(&behind), [(0, 8, 0b1111, None)]);
        assert_eq!(regions(&behind), []);
        let statistics = behind.statistics();
        let splits = (statistics.uniform_splits, statistics.divergent_splits);
        assert_eq!((splits, statistics.deepest_stack), ((1, 0), 1));
    }
}

/// Rules: I8.6.3, I8.6.5, I8.6.6, I8.1.1, I8.1.3.
#[test]
fn without_a_free_context_the_other_lanes_are_deferred() {
    let program = [when(1, bare(Split)), bare(Join), nop()];
    let at = |count| {
        let machine = steps(count, 0, &program);
        (contexts(&machine), regions(&machine))
    };
    let first = [(0, SPLIT, 0b1111, 0b1111, None, Some((0b1001, 4)))];
    assert_eq!(at(1), (vec![(0, 4, 0b0110, Some(0))], first.to_vec()));
    // The deferred side goes on where it stands, though the join is there, too.
    let second = [(0, SPLIT, 0b1111, 0b1001, None, None)];
    assert_eq!(at(2), (vec![(0, 4, 0b1001, Some(0))], second.to_vec()));
    assert_eq!(at(3), (vec![(0, 8, 0b1111, None)], vec![]));
}

/// Rules: I8.6.1, I8.6.5, I8.6.6, I8.6.7.
#[test]
fn the_other_lanes_start_in_a_free_context_and_the_last_ones_go_on_in_the_home() {
    let program = [
        when(1, bare(Split)),
        when(1, op(Jmpi, &[], 4)), // to 12
        op(Addi, &[3, 3], 1),      // 8: p1 was false
        op(Addi, &[4, 4], 1),      // 12
        bare(Join),                // 16
        nop(),
        halt(),
    ];
    let at = |count| {
        let machine = steps(count, 2, &program);
        (contexts(&machine), regions(&machine))
    };
    let both = [(0, SPLIT, 0b1111, 0b1111, None, None)];
    let started = (1, 4, 0b1001, Some(0));
    let expected = (vec![(0, 4, 0b0110, Some(0)), started], both.to_vec());
    assert_eq!(at(1), expected);
    // The home is Free when its lanes have come to the join.
    let one = [(0, SPLIT, 0b1111, 0b1001, None, None)];
    assert_eq!(at(4), (vec![started], one.to_vec()));
    assert_eq!(at(5), (vec![(1, 8, 0b1001, Some(0))], one.to_vec()));
    assert_eq!(at(8), (vec![(0, 20, 0b1111, None)], vec![]));
    let mut end = machine(2, &program);
    assert_eq!(end.run(100), Outcome::AllStopped);
    assert_eq!(lanes(&end, 3), vec![1, 0, 0, 1]);
    assert_eq!(lanes(&end, 4), vec![1; 4]);
    // Home, context 1, then all lanes.
    let executed = (2 + 2 + 2 + 2) + (2 + 2 + 2) + (4 + 4);
    assert_eq!(end.statistics().thread_instructions, executed);
}

/// Rules: I8.6.5.
#[test]
fn a_side_starts_in_the_home_before_a_split_context() {
    let program = [
        when(1, bare(Split)),
        when(1, op(Jmpi, &[], 8)), // to 16
        when(4, bare(Split)),      // 8: lanes 0 and 3
        bare(Join),
        bare(Join), // 16
    ];
    // The home is Free behind its join, then context 1 splits.
    let machine = steps(5, 2, &program);
    let inner = Some(1);
    let expected = [(0, 12, 0b1000, inner), (1, 12, 0b0001, inner)];
    assert_eq!(contexts(&machine), expected);
    let outer = (0, SPLIT, 0b1111, 0b1001, None, None);
    let expected = [outer, (1, SPLIT, 0b1001, 0b1001, Some(0), None)];
    assert_eq!(regions(&machine), expected);
    // While it is not Free, the lowest split context that is.
    let program = [when(1, bare(Split)), when(5, bare(Split)), nop()];
    let machine = steps(2, 3, &program);
    let seen = [(0, 8, 0b0010, Some(1)), (1, 4, 0b1001, Some(0)), (2, 8, 0b0100, Some(1))];
    assert_eq!(contexts(&machine), seen);
}

/// Rules: I8.6.6, I8.6.7.
#[test]
fn a_split_context_keeps_the_lanes_of_a_region_within_another() {
    let program = [
        when(4, bare(Split)),       // lane 0, and 1 to 3 in context 1
        when(4, op(Jmpi, &[], 16)), // to 24
        when(1, bare(Split)),       // 8: lanes 1 and 2, and 3 where there is room
        nop(),
        bare(Join), // 16
        nop(),      // 20
        bare(Join), // 24
        nop(),      // 28
    ];
    // Three instructions of the home, which is Free then; context 1 splits, and 3 starts in the home.
    let machine = steps(5, 1, &program);
    let expected = [(0, 12, 0b1000, Some(1)), (1, 12, 0b0110, Some(1))];
    assert_eq!(contexts(&machine), expected);
    // The home comes to the inner join first, then context 1: it closes the inner region and stays where it is.
    let mut machine = machine;
    assert_eq!(machine.run(2), Outcome::Limit);
    assert_eq!(contexts(&machine), [(1, 12, 0b0110, Some(1))]);
    assert_eq!(machine.run(2), Outcome::Limit);
    assert_eq!(contexts(&machine), [(1, 20, 0b1110, Some(0))]);
    let outer = (0, SPLIT, 0b1111, 0b1110, None, None);
    assert_eq!(regions(&machine), [outer]);
    assert_eq!(machine.run(2), Outcome::Limit);
    assert_eq!(contexts(&machine), [(0, 28, 0b1111, None)]);
    assert_eq!(regions(&machine), []);
}

/// Rules: I8.6.3, I8.2.1, I8.2.2.
#[test]
fn a_region_takes_the_lowest_entry_and_without_one_nothing_changes() {
    let program = [
        when(3, bare(Split)),
        when(3, bare(Split)),
        bare(Join),
        when(1, bare(Split)),
        when(2, bare(Split)), // 16: no entry is left
    ];
    let full = |count| {
        let mut machine = machine_of(FOUR, 0, 2, &program);
        (machine.run(count), machine)
    };
    let (_, machine) = full(4);
    let inner = (1, SPLIT, 0b1111, 0b1111, Some(0), Some((0b1001, 16)));
    let table = [(0, SPLIT, 0b1111, 0b1111, None, None), inner];
    assert_eq!(regions(&machine), table);
    assert_eq!(contexts(&machine), [(0, 16, 0b0110, Some(1))]);
    let (outcome, machine) = full(5);
    // Its interrupts are off, so the warp stops.
    assert_eq!(outcome, Outcome::AllStopped);
    assert_eq!(fault(&machine), Some((6, 16)));
    assert_eq!(machine.statistics().deepest_stack, 2);
    for opcode in [Split, Splitl] {
        for guard in [1, 2] {
            let program = [when(3, bare(Split)), when(guard, op(opcode, &[], 0))];
            let mut machine = machine_of(FOUR, 4, 1, &program);
            assert_eq!(machine.run(9), Outcome::AllStopped);
            assert_eq!(fault(&machine), Some((6, 4)), "{opcode} @p{guard}");
        }
    }
    // Freed from the bottom: the lowest comes first, not the next.
    let program = [
        when(1, bare(Split)), // region 0; lanes 0 and 3 in context 1
        when(1, bare(Split)), // the home: region 1
        bare(Join),
        bare(Join), // 12: the home is Free
    ];
    let machine = steps(5, 1, &program);
    let ours = (1, SPLIT, 0b1001, 0b1001, Some(0), None);
    let expected = [(0, SPLIT, 0b1111, 0b1001, None, None), ours];
    assert_eq!(regions(&machine), expected);
}

/// Rules: I8.6.8, I8.1.5, I8.1.7, I8.1.8, I8.1.9, I8.1.10, I8.1.11.
#[test]
fn splitl_has_six_cases() {
    for split_contexts in [0, 8] {
        let at = |count, program: &[Instruction]| {
            let machine = steps(count, split_contexts, program);
            (contexts(&machine), regions(&machine))
        };
        // Not own: all stay, none stays, some leave.
        let all = [when(3, bare(Splitl)), nop()];
        assert_eq!(at(1, &all), (vec![(0, 4, 0b1111, None)], vec![]));
        let none = [when(2, bare(Splitl)), nop()];
        let one_side = (0, SPLIT, 0b1111, 0b1111, None, None);
        let expected = (vec![(0, 4, 0b1111, Some(0))], vec![one_side]);
        assert_eq!(at(1, &none), expected);
        let some = [
            when(1, bare(Splitl)),
            op(Xorp, &[1, 1, 2], 0),     // 4
            when(1, op(Jmpi, &[], -12)), // 8: while p1, back to 0
            bare(Join),                  // 12
            nop(),
        ];
        let own = |deferred| (0, LOOP, 0b1111, 0b1111, None, Some((deferred, 4)));
        let expected = (vec![(0, 4, 0b0110, Some(0))], vec![own(0b1001)]);
        assert_eq!(at(1, &some), expected);
        // Own: all stay.
        let expected = (vec![(0, 4, 0b0110, Some(0))], vec![own(0b1001)]);
        assert_eq!(at(4, &some), expected);
        // Own: some leave, then none stays.
        let mut machine = machine(split_contexts, &some);
        machine.run(1);
        let lane_2 = isa::LaneMask(0b0100);
        let to = |machine: &mut golden_model::Machine, register, lanes| {
            let register = isa::PredicateRegister(register);
            machine.state_mut().set_predicate(isa::Warp(0), register, lanes);
        };
        machine.run(2);
        to(&mut machine, 1, lane_2);
        machine.run(1);
        assert_eq!(contexts(&machine), [(0, 4, 0b0100, Some(0))]);
        assert_eq!(regions(&machine), [own(0b1011)]);
        machine.run(2);
        to(&mut machine, 1, isa::LaneMask::EMPTY);
        machine.run(1);
        assert_eq!(contexts(&machine), [(0, 4, 0b1111, Some(0))]);
        assert_eq!(regions(&machine), [(0, LOOP, 0b1111, 0b1111, None, None)]);
        // The join closes the region.
        machine.run(3);
        assert_eq!(contexts(&machine), vec![(0, 16, 0b1111, None)]);
        assert_eq!(regions(&machine), vec![]);
    }
}

/// Rules: I8.6.8, I8.6.6, I8.1.11.
#[test]
fn leavers_go_on_behind_their_splitl_when_the_others_come_to_the_join() {
    let program = [
        when(1, bare(Splitl)),
        bare(Join), // 4
        nop(),
    ];
    let machine = steps(2, 8, &program);
    assert_eq!(contexts(&machine), [(0, 4, 0b1001, Some(0))]);
    assert_eq!(regions(&machine), [(0, LOOP, 0b1111, 0b1001, None, None)]);
    // A splitl at another place does not find the region its own.
    let program = [when(1, bare(Splitl)), when(4, bare(Splitl)), nop()];
    let machine = steps(2, 8, &program);
    let outer = (0, LOOP, 0b1111, 0b1111, None, Some((0b1001, 4)));
    let expected = [outer, (1, SPLIT, 0b0110, 0b0110, Some(0), None)];
    assert_eq!(regions(&machine), expected);
}

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

/// Rules: I8.6.9, I8.6.12, I8.2.2.
#[test]
fn what_would_wake_lanes_that_are_elsewhere_is_interrupt_6() {
    let mut without = machine(8, &[bare(Join)]);
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
            let mut inside = machine(8, &[when(guard, bare(Split)), last]);
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
    let body = [when(1, bare(Split)), bare(Trap)];
    let mut others = handled(8, &body, &[op(Jmprt, &[7], 0)]);
    assert_eq!(others.run(9), Outcome::AllStopped);
    assert_eq!(fault(&others), Some((6, HANDLER)));
    let mut alone = handled(0, &body, &[op(Jmprt, &[7], 0)]);
    run(&mut alone, 9);
    assert_eq!(fault(&alone), None);
}

/// Rules: I8.6.10, I8.6.11.
#[test]
fn a_handler_runs_alone_and_outside_of_the_region() {
    let body = [
        when(1, bare(Split)),
        bare(Trap), // 8
        bare(Join), // 12
        halt(),     // 16
    ];
    // Longer than a turn of the machine, so that others would get theirs.
    let mut handler = vec![nop(); 100];
    handler.push(bare(Reti));
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

/// Rules: I8.6.5, I8.6.7, I8.6.11.
#[test]
fn in_a_handler_sides_run_one_after_the_other() {
    let handler = [
        op(Ldi, &[1], 4),
        op(Jalis, &[2, 1], 0),
        when(1, bare(Split)), // 72
        bare(Join),           // 76
        bare(Reti),           // 80
    ];
    let mut machine = handled(8, &[bare(Trap)], &handler);
    run(&mut machine, 4);
    assert_eq!(contexts(&machine), [(0, 76, 0b0110, Some(0))]);
    let deferred = Some((0b1001, 76));
    let expected = [(0, SPLIT, 0b1111, 0b1111, None, deferred)];
    assert_eq!(regions(&machine), expected);
    run(&mut machine, 2);
    assert_eq!(contexts(&machine), [(0, 80, 0b1111, None)]);
    // A split context stays in its handler when it closes a region there.
    let handler = [
        when(4, bare(Split)),
        bare(Join),
        bare(Reti), // 72
    ];
    let body = [
        when(1, bare(Split)),
        when(1, op(Jmpi, &[], 4)), // to 16
        bare(Trap),                // 12
        bare(Join),                // 16
    ];
    let mut machine = handled(8, &body, &handler);
    // Home: split, jump, join; context 1: jump, trap, split, join.
    run(&mut machine, 5);
    assert_eq!(contexts(&machine), [(1, HANDLER, 0b0001, None)]);
    run(&mut machine, 1);
    let ours = (0, SPLIT, 0b1111, 0b1001, None, None);
    let expected = [ours, (1, SPLIT, 0b0001, 0b0001, None, None)];
    assert_eq!(regions(&machine), expected);
    run(&mut machine, 1);
    assert_eq!(contexts(&machine), [(1, 72, 0b0001, None)]);
    assert_eq!(regions(&machine), [ours]);
    run(&mut machine, 1);
    assert_eq!(contexts(&machine), [(1, 16, 0b1001, Some(0))]);
}

/// Rules: I5.14, I8.6.9, I8.6.13.
#[test]
fn a_jump_to_no_lane_in_the_handler_of_a_split_context_stops_the_home() {
    let body = [
        when(1, bare(Split)),
        when(1, op(Jmpi, &[], 4)), // to 16
        bare(Trap),                // 12
        bare(Join),                // 16
    ];
    let handler = [op(Ldi, &[1], 0), op(Jalis, &[5, 1], 40)];
    let mut machine = handled(8, &body, &handler);
    assert_eq!(machine.run(20), Outcome::AllStopped);
    assert_eq!(contexts(&machine), [(0, HANDLER + 48, 0, None)]);
    assert_eq!((hold(&machine), regions(&machine)), (FREE_HOLD, vec![]));
    assert_eq!(lanes(&machine, 5), [HANDLER + 8, 0, 0, 0]);
}

/// Rules: I8.6.16, I7.6, I7.7.
#[test]
fn a_console_interrupt_is_taken_by_whoever_executes_next() {
    let body = [
        when(1, bare(Split)),
        when(1, op(Jmpi, &[], 8)), // to 20
        nop(),                     // 12
        nop(),
        op(Bar, &[1, 2], 0), // 20
        halt(),
    ];
    let mut machine = handled(1, &body, &[nop(), bare(Reti)]);
    set_lanes(machine.state_mut(), 2, &[2; 4]);
    // The home waits at the barrier, context 1 is at 12.
    run(&mut machine, 4);
    machine.type_input(b"x");
    run(&mut machine, 1);
    assert_eq!(contexts(&machine)[1], (1, HANDLER + 4, 0b0001, None));
    assert_eq!(lanes(&machine, 0)[0], 8);
    assert_eq!(saved(&machine), (12, 0b1001));
}

/// Rules: I8.6.10, I8.6.11, I8.6.16, I8.6.17.
#[test]
fn while_a_handler_runs_only_its_own_context_is_interrupted_by_the_console() {
    let body = [
        when(1, bare(Split)),
        when(1, op(Jmpi, &[], 8)), // to 20
        bare(Trap),                // 12
        nop(),
        op(Jmpi, &[], -4), // 20: for ever
    ];
    let mut machine = handled(2, &body, &[bare(Ei), nop(), nop()]);
    // The home's turn; then context 1 traps and enables interrupts.
    run(&mut machine, TURN_INSTRUCTIONS + 3);
    assert_eq!(contexts(&machine)[0], (0, 20, 0b0110, Some(0)));
    assert_eq!(contexts(&machine)[1], (1, HANDLER + 4, 0b0001, None));
    let home = contexts(&machine)[0];
    machine.type_input(b"x");
    run(&mut machine, 1);
    assert_eq!(contexts(&machine), [home, (1, HANDLER + 4, 0b0001, None)]);
    assert_eq!(hold(&machine), (Some(1), [true, true], None));
    assert_eq!(saved(&machine).0, HANDLER + 4);
}

/// Rules: I8.6.10, I8.6.11, I8.6.15, I5.17.
#[test]
fn who_waits_to_spawn_and_is_held_keeps_nobody_from_it() {
    let mut program = vec![
        op(Skep, &[7], 0),
        op(Wspawn, &[4, 6, 3], 0),  // warp 1
        when(1, bare(Split)),       // 8
        when(1, op(Jmpi, &[], 12)), // to 28
        op(Bar, &[0, 2], 0),        // 16: context 2
        bare(Trap),
        op(Jmpi, &[], 4),          // to 32
        op(Wspawn, &[4, 5, 3], 0), // 28: the home, while warp 1 runs
        bare(Join),                // 32
        halt(),
        op(Wspawn, &[4, 5, 3], 0), // 40: the handler
        bare(Reti),
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
    let mut observer = |event: &Event<'_>| by.extend(event.spawned.map(|_| (event.context, event.pc.0)));
    let outcome = machine.run_observed(1000, &mut observer);
    assert_eq!(outcome, Outcome::AllStopped);
    assert_eq!(by, [(Context(0), 4), (Context(2), 40), (Context(0), 28)]);
}

/// Rules: I8.6.17.
#[test]
fn an_interrupt_in_a_handler_loses_what_the_first_has_saved() {
    let body = [when(1, bare(Split)), bare(Trap)];
    let handler = [
        op(Subi, &[6, 6], 1),
        op(Rtop, &[6, 6], 0),
        when(6, bare(Reti)),  // the first time r6 is 0
        when(3, bare(Split)), // 76
        bare(Ei),
        bare(Trap), // 84
        bare(Join), // 88
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

/// Rules: I8.6.13, I5.20.
#[test]
fn a_halt_and_an_interrupt_stop_all_contexts_of_the_warp() {
    // The home waits at the barrier; context 1 halts, divides by zero, or traps.
    let by_context_1 = |last: Instruction| {
        let program = [
            when(1, bare(Split)),
            when(1, op(Jmpi, &[], 4)), // to 12
            last,                      // 8
            op(Bar, &[1, 2], 0),       // 12
            bare(Join),
        ];
        let mut machine = machine(8, &program);
        set_lanes(machine.state_mut(), 2, &[4; 4]);
        let outcome = machine.run(9);
        assert_eq!(contexts(&machine).len(), 1);
        assert_eq!((hold(&machine), regions(&machine)), (FREE_HOLD, vec![]));
        assert_eq!(machine.state().barriers()[0].0, 0, "nobody waits any longer");
        assert_eq!(machine.state().divergence().waiting(Context(0)), []);
        (outcome, contexts(&machine)[0], fault(&machine))
    };
    let stopped = |pc| (0, pc, 0, None);
    let halted = by_context_1(halt());
    assert_eq!(halted, (Outcome::AllStopped, stopped(12), None));
    let divided = by_context_1(op(Div, &[3, 2, 1], 0));
    assert_eq!(divided, (Outcome::AllStopped, stopped(12), Some((5, 12))));
    let trapped = by_context_1(bare(Trap));
    assert_eq!(trapped, (Outcome::AllStopped, stopped(12), Some((0, 12))));
    // The same by the home, while context 1 still runs.
    let program = [when(1, bare(Split)), halt()];
    let mut machine = machine(8, &program);
    assert_eq!(machine.run(9), Outcome::AllStopped);
    assert_eq!(contexts(&machine), vec![stopped(8)]);
    assert_eq!(regions(&machine), vec![]);
}

/// Rules: I8.6.14, I5.18, I5.19.
#[test]
fn both_sides_meet_at_a_barrier() {
    let program = [when(1, bare(Split)), op(Bar, &[1, 2], 0), bare(Join), halt()];
    let with_count = |split_contexts, count| {
        let mut machine = machine(split_contexts, &program);
        set_lanes(machine.state_mut(), 2, &[count; 4]);
        (machine.run(20), machine)
    };
    let (outcome, machine) = with_count(1, 2);
    assert_eq!((outcome, fault(&machine)), (Outcome::AllStopped, None));
    // As many as there are contexts, but not more.
    let (outcome, machine) = with_count(3, 4);
    assert_eq!(outcome, Outcome::Deadlock(vec![Warp(0)]));
    let waiting = machine.state().awaiting();
    assert_eq!(waiting.len(), 2);
    let text = "4 warps at barrier 0; 2 came (warps 0, 0); no other warp is alive that could come";
    assert_eq!(waiting[0].to_string(), text);
    let (outcome, machine) = with_count(3, 5);
    assert_eq!(outcome, Outcome::AllStopped);
    assert_eq!(fault(&machine), Some((3, 4)));
    // Without a split context the sides cannot meet.
    let (outcome, machine) = with_count(0, 1);
    assert_eq!((outcome, fault(&machine)), (Outcome::AllStopped, None));
    let (_, machine) = with_count(0, 2);
    assert_eq!(fault(&machine), Some((3, 4)));
}

/// Rules: I8.6.15, I8.6.2, I5.17.
#[test]
fn a_spawn_needs_a_stopped_warp_and_starts_it_in_its_home() {
    let mut none = machine(8, &[op(Wspawn, &[1, 2, 3], 0)]);
    assert_eq!(none.run(9), Outcome::Deadlock(vec![Warp(0)]));
    assert_eq!(contexts(&none), [(0, 0, 0b1111, None)]);
    let program = [
        when(1, bare(Split)),
        when(1, op(Jmpi, &[], 12)), // to 20
        op(Wspawn, &[4, 6, 3], 0),  // 8: at 24
        nop(),
        op(Jmpi, &[], -4), // 16: for ever
        bare(Join),        // 20
        halt(),            // 24: warp 1
    ];
    let mut one = machine_of("4w8/8/4/2", 2, 16, &program);
    set_lanes(one.state_mut(), 6, &[24; 4]);
    set_lanes(one.state_mut(), 3, &[77; 4]);
    let mut by = Vec::new();
    let mut observer = |event: &Event<'_>| by.extend(event.spawned.map(|warp| (event.context, warp)));
    assert_eq!(one.run_observed(6, &mut observer), Outcome::Limit);
    assert_eq!(by, [(Context(2), Warp(1))]);
    assert_eq!(contexts(&one)[0], (1, 24, 0b0001, None));
    assert_eq!(one.state().gpr(Warp(1), Lane(0), Gpr(4)), 77);
}

/// Rules: I8.6.2, I8.6.13.
#[test]
fn a_warp_that_is_spawned_again_begins_without_regions_and_handler() {
    let program = [
        op(Wspawn, &[4, 6, 3], 0),
        op(Jmpi, &[], -8),    // for ever
        when(3, bare(Split)), // 8: warp 1
        op(Div, &[0, 0, 5], 0),
        nop(),
    ];
    let mut machine = machine_of("4w8/8/4/2", 1, 1, &program);
    set_lanes(machine.state_mut(), 6, &[8; 4]);
    // With one entry, a region that was left would be in the way of the next.
    let mut seen = Vec::new();
    let mut observer = |event: &Event<'_>| seen.extend(event.interrupt.map(|interrupt| interrupt.number()));
    assert_eq!(machine.run_observed(1000, &mut observer), Outcome::Limit);
    assert!(seen.len() > 2 && seen.iter().all(|&number| number == 5), "{seen:?}");
}
