//! The ISA's rules for warps with several contexts: halt, barriers, spawns. Values typed in from the ISA (part 8.4).

use crate::common::regions::{contexts, hold, machine, machine_of, regions, FREE_HOLD};
use crate::common::{fault, halt, nop, op, set_lanes, when};
use golden_model::{Event, Outcome};
use isa::{Context, Gpr, Instruction, Lane, Opcode::*, Warp};

/// Rules: I8.4.13, I5.20.
#[test]
fn a_halt_and_an_interrupt_stop_all_contexts_of_the_warp() {
    // The home waits at the barrier; context 1 halts, divides by zero, or traps.
    let by_context_1 = |last: Instruction| {
        let program = [
            when(1, op(Split, &[], 0)),
            when(1, op(Jmpi, &[], 4)), // to 12
            last,                      // 8
            op(Bar, &[1, 2], 0),       // 12
            op(Join, &[], 0),
        ];
        let mut machine = machine(8, &program);
        set_lanes(machine.state_mut(), 2, &[4; 4]);
        let outcome = machine.run(9);
        assert_eq!(contexts(&machine).len(), 1);
        assert_eq!((hold(&machine), regions(&machine)), (FREE_HOLD, vec![]));
        assert_eq!(
            machine.state().barriers()[0].0,
            0,
            "nobody waits any longer"
        );
        assert_eq!(machine.state().divergence().waiting(Context(0)), []);
        (outcome, contexts(&machine)[0], fault(&machine))
    };
    let stopped = |pc| (0, pc, 0, None);
    let halted = by_context_1(halt());
    assert_eq!(halted, (Outcome::AllStopped, stopped(12), None));
    let divided = by_context_1(op(Div, &[3, 2, 1], 0));
    assert_eq!(divided, (Outcome::AllStopped, stopped(12), Some((5, 12))));
    let trapped = by_context_1(op(Trap, &[], 0));
    assert_eq!(trapped, (Outcome::AllStopped, stopped(12), Some((0, 12))));
    // The same by the home, while context 1 still runs.
    let program = [when(1, op(Split, &[], 0)), halt()];
    let mut machine = machine(8, &program);
    assert_eq!(machine.run(9), Outcome::AllStopped);
    assert_eq!(
        (contexts(&machine), regions(&machine)),
        (vec![stopped(8)], vec![])
    );
}

/// Rules: I8.4.14, I5.18, I5.19.
#[test]
fn both_sides_meet_at_a_barrier() {
    let program = [
        when(1, op(Split, &[], 0)),
        op(Bar, &[1, 2], 0),
        op(Join, &[], 0),
        halt(),
    ];
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
    assert_eq!(
        (outcome, fault(&machine)),
        (Outcome::AllStopped, Some((3, 4)))
    );
    // Without a split context the sides cannot meet.
    let (outcome, machine) = with_count(0, 1);
    assert_eq!((outcome, fault(&machine)), (Outcome::AllStopped, None));
    let (_, machine) = with_count(0, 2);
    assert_eq!(fault(&machine), Some((3, 4)));
}

/// Rules: I8.4.15, I8.4.2, I5.17.
#[test]
fn a_spawn_needs_a_stopped_warp_and_starts_it_in_its_home() {
    let mut none = machine(8, &[op(Wspawn, &[1, 2, 3], 0)]);
    assert_eq!(none.run(9), Outcome::Deadlock(vec![Warp(0)]));
    assert_eq!(contexts(&none), [(0, 0, 0b1111, None)]);
    let program = [
        when(1, op(Split, &[], 0)),
        when(1, op(Jmpi, &[], 12)), // to 20
        op(Wspawn, &[4, 6, 3], 0),  // 8: at 24
        nop(),
        op(Jmpi, &[], -4), // 16: for ever
        op(Join, &[], 0),  // 20
        halt(),            // 24: warp 1
    ];
    let mut one = machine_of("4w8/8/4/2", 2, 16, &program);
    set_lanes(one.state_mut(), 6, &[24; 4]);
    set_lanes(one.state_mut(), 3, &[77; 4]);
    let mut by = Vec::new();
    let mut observer =
        |event: &Event<'_>| by.extend(event.spawned.map(|warp| (event.context, warp)));
    assert_eq!(one.run_observed(6, &mut observer), Outcome::Limit);
    assert_eq!(by, [(Context(2), Warp(1))]);
    assert_eq!(contexts(&one)[0], (1, 24, 0b0001, None));
    assert_eq!(one.state().gpr(Warp(1), Lane(0), Gpr(4)), 77);
}

/// Rules: I8.4.2, I8.4.13.
#[test]
fn a_warp_that_is_spawned_again_begins_without_regions_and_handler() {
    let program = [
        op(Wspawn, &[4, 6, 3], 0),
        op(Jmpi, &[], -8),          // for ever
        when(3, op(Split, &[], 0)), // 8: warp 1
        op(Div, &[0, 0, 5], 0),
        nop(),
    ];
    let mut machine = machine_of("4w8/8/4/2", 1, 1, &program);
    set_lanes(machine.state_mut(), 6, &[8; 4]);
    // With one entry, a region that was left would be in the way of the next.
    let mut seen = Vec::new();
    let mut observer =
        |event: &Event<'_>| seen.extend(event.interrupt.map(|interrupt| interrupt.number()));
    assert_eq!(machine.run_observed(1000, &mut observer), Outcome::Limit);
    assert!(
        seen.len() > 2 && seen.iter().all(|&number| number == 5),
        "{seen:?}"
    );
}
