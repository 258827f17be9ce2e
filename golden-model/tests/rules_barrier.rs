//! bar: values typed in from the ISA (section 5, "Warps").

mod common;

use common::{fault, four_lanes, machine, op, set_lanes, when, FOUR};
use golden_model::{ContextSet, Outcome};
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
        op(Nop, &[], 0),
        op(Ldi, &[4], 1),
        op(Bar, &[4, 2], 0),
        op(Ldi, &[5], 7),
        op(Halt, &[], 0),
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
    let program = [
        op(Ldi, &[1], 12),
        op(Wspawn, &[2, 1, 1], 0),
        op(Nop, &[], 0),
        op(Ldi, &[2], 3),
        op(Bar, &[0, 2], 0),
        op(Halt, &[], 0),
    ];
    let mut machine = machine("4w8/8/1/4", &program);
    assert_eq!(machine.run(1000), Outcome::Deadlock(vec![Warp(0), Warp(1)]));
    assert_eq!(machine.state().barriers(), [0b11, 0, 0, 0].map(ContextSet));
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
        let mut machine = machine(FOUR, &[when(1, op(Bar, &[1, 2], 0)), op(Halt, &[], 0)]);
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
        op(Nop, &[], 0),
        op(Bar, &[0, 2], 0),
        op(Halt, &[], 0),
    ];
    let mut machine = machine("4w8/8/1/4", &program);
    assert_eq!(machine.run(10_000), Outcome::AllStopped);
    assert_eq!(machine.statistics().count(Bar), 3);
    assert_eq!(machine.double_faults(), []);
}
