//! bar: values typed in from the ISA (section 5, "Warps").

use crate::common::{fault, four_lanes, halt, machine, nop, op, set_lanes, when, FOUR};
use golden_model::{ContextSet, Machine, Outcome};
use isa::{Gpr, Lane, Opcode::*, Warp};

/// Three warps come to barrier 1 one after the other; r2 of each says how many it waits for.
///
/// Rules: I5.18.
#[test]
fn the_last_to_arrive_lets_all_of_them_go_on() {
    // Warp 0 spawns two warps at 0x14, then comes itself.
    let program = [
        op(Ldi, &[1], 0x18),
        op(Ldi, &[4], 1),
        op(Ldi, &[2], 3),
        op(Wspawn, &[2, 1, 2], 0),
        op(Wspawn, &[2, 1, 2], 0),
        nop(),
        op(Ldi, &[4], 1),
        op(Bar, &[4, 2], 0),
        op(Ldi, &[5], 7),
        halt(),
    ];
    let mut machine = machine("4w8/8/1/4", &program);
    assert_eq!(machine.run(1000), Outcome::AllStopped);
    for warp in 0..3 {
        assert_eq!(machine.state().gpr(Warp(warp), Lane(0), Gpr(5)), 7);
    }
    assert_eq!(machine.state().barriers(), [ContextSet::EMPTY; 4]);
    assert_eq!(machine.statistics().count(Bar), 3);
}

/// Rules: I5.18.
#[test]
fn warps_that_nobody_releases_are_a_deadlock() {
    let program = [op(Ldi, &[1], 12), op(Wspawn, &[2, 1, 1], 0), nop(), op(Ldi, &[2], 3), op(Bar, &[0, 2], 0), halt()];
    let mut machine = machine("4w8/8/1/4", &program);
    assert_eq!(machine.run(1000), Outcome::Deadlock(vec![Warp(0), Warp(1)]));
    assert_eq!(machine.state().barriers(), [0b11, 0, 0, 0].map(ContextSet));
    let waits_for = "3 warps at barrier 0; 2 came (warps 0, 1); no other warp is alive that could come";
    let expected = [(0, waits_for.into()), (1, waits_for.into())];
    assert_eq!(told(&machine), expected);
}

/// Who waits for others, and for what, in words.
fn told(machine: &Machine) -> Vec<(u32, String)> {
    let awaiting = machine.state().awaiting();
    let told = awaiting.iter().map(|waiting| (waiting.warp.0, waiting.to_string()));
    told.collect()
}

/// Rules: I5.17, I5.18.
#[test]
fn of_warps_that_wait_for_one_another_it_is_told_that_none_could_come() {
    // Three warps: 0 waits at barrier 1 for 2, 1 at barrier 2 for 3, and 2 spawns, though none is free.
    let program = [
        op(Ldi, &[1], 24),
        op(Wspawn, &[2, 1, 1], 0),
        op(Wspawn, &[2, 1, 1], 0),
        op(Ldi, &[3], 1),
        op(Ldi, &[4], 2),
        op(Jmpi, &[], 28),
        op(Hwid, &[5], 1), // at 24
        op(Subi, &[6, 5], 2),
        op(Iszero, &[0, 6], 0),
        when(0, op(Wspawn, &[2, 1, 1], 0)),
        op(Ldi, &[3], 2),
        op(Ldi, &[4], 3),
        nop(),
        op(Bar, &[3, 4], 0), // at 52
        halt(),
    ];
    let mut machine = machine("4w8/8/1/3", &program);
    let all = [0, 1, 2].map(Warp);
    assert_eq!(machine.run(1000), Outcome::Deadlock(all.to_vec()));
    let expected = [
        "2 warps at barrier 1; 1 came (warp 0); no other warp is alive that could come: warps 1, 2 wait for others, too",
        "3 warps at barrier 2; 1 came (warp 1); no other warp is alive that could come: warps 0, 2 wait for others, too",
        "a warp to stop, for none is free for its wspawn; no other warp is alive that could stop: warps 0, 1 wait for others, too",
    ];
    let told: Vec<_> = told(&machine).into_iter().map(|(_, text)| text).collect();
    assert_eq!(told, expected);
}

/// Rules: I5.17, I5.18.
#[test]
fn warps_that_may_still_come_are_named() {
    // Two warps: one waits at barrier 0 for 2, or in a wspawn; the other runs for ever.
    for (instruction, expected) in [
        (op(Bar, &[0, 2], 0), "2 warps at barrier 0; 1 came (warp 0); warp 1 may still come"),
        (op(Wspawn, &[3, 1, 1], 0), "a warp to stop, for none is free for its wspawn; warp 1 may still stop"),
    ] {
        let program = [
            op(Ldi, &[1], 16),
            op(Wspawn, &[2, 1, 1], 0),
            op(Ldi, &[2], 2),
            instruction,
            op(Jmpi, &[], -4), // at 16
        ];
        let mut machine = machine("4w8/8/1/2", &program);
        assert_eq!(machine.run(1000), Outcome::Limit);
        assert_eq!(told(&machine), [(0, expected.to_owned())]);
    }
}

/// Rules: I5.3, I5.18, I5.19.
#[test]
fn a_count_of_one_passes_and_operands_out_of_range_are_invalid() {
    // Barriers 0 to 3, one warp: n must be 1. Scalars of the lowest executing lane (@p1: lane 1).
    for (barrier, count, expected) in [
        (0, 1, None),
        (3, 1, None),
        (4, 1, Some((3, 0))),
        (0, 0, Some((3, 0))),
        (0, 2, Some((3, 0))),
        (0xffff_ffff, 1, Some((3, 0))),
    ] {
        let mut machine = machine(FOUR, &[when(1, op(Bar, &[1, 2], 0)), halt()]);
        let state = machine.state_mut();
        four_lanes(state);
        set_lanes(state, 1, &[9, barrier, 9, 9]);
        set_lanes(state, 2, &[9, count, 9, 9]);
        assert_eq!(machine.run(100), Outcome::AllStopped);
        assert_eq!(fault(&machine), expected, "{barrier} {count}");
    }
}

/// Rules: I5.18.
#[test]
fn the_last_to_arrive_says_how_many() {
    // Two warps wait for four; a third that says two releases them all.
    let program = [
        op(Ldi, &[1], 0x28),
        op(Ldi, &[2], 4),
        op(Wspawn, &[2, 1, 2], 0),
        op(Wspawn, &[2, 1, 2], 0),
        // Until both wait: they count themselves at 0x100 and 0x104.
        op(Ld, &[3, 0], 0x104),
        op(Ld, &[4, 0], 0x108),
        op(And, &[3, 3, 4], 0),
        op(Iszero, &[0, 3], 0),
        when(0, op(Jmpi, &[], -20)),
        op(Jmpi, &[], 20),
        // at 0x28
        op(Hwid, &[6], 1),
        op(Shli, &[6, 6], 2),
        op(Ldi, &[7], 1),
        op(St, &[7, 6], 0x100),
        op(Jmpi, &[], 4),
        // at 0x3c
        op(Ldi, &[2], 2),
        nop(),
        op(Bar, &[0, 2], 0),
        halt(),
    ];
    let mut machine = machine("4w8/8/1/4", &program);
    assert_eq!(machine.run(10_000), Outcome::AllStopped);
    assert_eq!(machine.statistics().count(Bar), 3);
    assert_eq!(machine.stopped_by_interrupts(), []);
}
