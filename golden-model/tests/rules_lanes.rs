//! The ISA's rules for lanes: results, tests, memory, clone. Values typed in from the ISA (sections 5, 9, 10).

use crate::common::{
    fault, four_lanes, halt, lanes, machine, machine_of, nop, op, predicate, run_from, set_lanes, when, FOUR,
};
use golden_model::{MachineOptions, Outcome, State};
use isa::{Context, LaneMask, Opcode, Opcode::*, PredicateRegister, Warp};

const ALL: LaneMask = LaneMask(0b1111);

/// One instruction on r1 and r2 in four lanes; r3 of all lanes.
fn result(opcode: Opcode, left: &[u64], right: &[u64]) -> Vec<u64> {
    let setup = |state: &mut State| {
        four_lanes(state);
        set_lanes(state, 1, left);
        set_lanes(state, 2, right);
    };
    let instruction = op(opcode, &[3, 1, 2], 0);
    lanes(&run_from(FOUR, setup, &[instruction, halt()]), 3)
}

/// Rules: I5.5.
#[test]
fn arithmetic_and_logic_by_lane() {
    let (left, right) = ([5, 0, 0xffff_ffff, 0x8000_0000], [3, 1, 2, 0x8000_0000]);
    let cases = [
        (Add, [8, 1, 1, 0]),
        (Sub, [2, 0xffff_ffff, 0xffff_fffd, 0]),
        (And, [1, 0, 2, 0x8000_0000]),
        (Or, [7, 1, 0xffff_ffff, 0x8000_0000]),
        (Xor, [6, 1, 0xffff_fffd, 0]),
    ];
    for (opcode, expected) in cases {
        assert_eq!(result(opcode, &left, &right), expected, "{opcode}");
    }
    assert_eq!(result(Neg, &left, &right), [0xffff_fffb, 0, 1, 0x8000_0000]);
    let expected = [0xffff_fffa, 0xffff_ffff, 0, 0x7fff_ffff];
    assert_eq!(result(Not, &left, &right), expected);
}

/// Rules: I5.7.
#[test]
fn shift_counts_are_the_whole_register_and_n_or_more_gives_0() {
    let counts = [31, 32, 33, 0x8000_0000];
    assert_eq!(result(Shl, &[3; 4], &counts), [0x8000_0000, 0, 0, 0]);
    assert_eq!(result(Shr, &[0xffff_ffff; 4], &counts), [1, 0, 0, 0]);
}

/// Rules: I5.7, I5.8.
#[test]
fn a_negative_shift_immediate_is_a_large_count() {
    let setup = |state: &mut State| set_lanes(state, 1, &[0xffff_ffff]);
    let program = [op(Shli, &[2, 1], -1), op(Shri, &[3, 1], -28), op(Shri, &[4, 1], 28), halt()];
    let machine = run_from(FOUR, setup, &program);
    let first = |register| lanes(&machine, register)[0];
    assert_eq!((first(2), first(3), first(4)), (0, 0, 15));
}

/// Rules: I5.8.
#[test]
fn immediates_are_sign_extended_to_n_bits() {
    for (arch, ones) in [(FOUR, 0xffff_ffff), ("8w8/8/1/1", u64::MAX), ("2w4/2/1/1", 0xffff)] {
        let program = [op(Ldi, &[1], -1), op(Andi, &[2, 1], -2), op(Addi, &[3, 1], -1), op(Subi, &[0, 1], -1), halt()];
        let machine = run_from(arch, |_| {}, &program);
        let first = |register| lanes(&machine, register)[0];
        assert_eq!(first(1), ones, "{arch}");
        assert_eq!(first(2), ones - 1, "{arch}");
        assert_eq!(first(3), ones - 1, "{arch}");
        assert_eq!(first(0), 0, "{arch}");
    }
}

/// Rules: P9.2.1, I5.2.
#[test]
fn a_guarded_instruction_acts_only_where_the_predicate_is_true() {
    let setup = |state: &mut State| {
        four_lanes(state);
        set_lanes(state, 1, &[9; 4]);
    };
    let program = [when(1, op(Ldi, &[1], 4)), when(1, op(Rtop, &[2, 1], 0)), halt()];
    let machine = run_from(FOUR, setup, &program);
    assert_eq!(lanes(&machine, 1), [9, 4, 4, 9]);
    assert_eq!(predicate(&machine, 2), 0b0110, "inactive lanes keep theirs");
}

/// Rules: I5.9.
#[test]
fn tests_and_predicate_logic() {
    let setup = |state: &mut State| {
        four_lanes(state);
        set_lanes(state, 1, &[0, 1, 0x7fff_ffff, 0x8000_0000]);
        state.set_predicate(Warp(0), PredicateRegister(2), LaneMask(0b1100));
    };
    let program = [
        op(Rtop, &[3, 1], 0),
        op(Iszero, &[4, 1], 0),
        op(Isneg, &[5, 1], 0),
        op(Andp, &[6, 1, 2], 0),
        op(Orp, &[7, 1, 2], 0),
        op(Xorp, &[0, 1, 2], 0),
        op(Notp, &[2, 2], 0),
        halt(),
    ];
    let machine = run_from(FOUR, setup, &program);
    let values: Vec<_> = [3, 4, 5, 6, 7, 0, 2].map(|register| predicate(&machine, register)).to_vec();
    let expected = [0b1110, 0b0001, 0b1000, 0b0100, 0b1110, 0b1010, 0b0011];
    assert_eq!(values, expected);
}

/// Rules: I10.1.
#[test]
fn hwid_gives_lane_warp_lanes_warps_core_and_0_beyond() {
    let program: Vec<_> = (0..6).map(|key| op(Hwid, &[key as u8], key)).chain([op(Hwid, &[6], -1), halt()]).collect();
    // The number is as wide as a word.
    let choose = |options: &mut MachineOptions| options.core_number = 0x9_8000_0007;
    let mut machine = machine_of("4w8/8/4/2", choose, &program);
    machine.state_mut().set_active_mask(Context(0), ALL);
    assert_eq!(machine.run(100), Outcome::AllStopped);
    assert_eq!(lanes(&machine, 0), [0, 1, 2, 3]);
    let first: Vec<_> = (1..7).map(|register| lanes(&machine, register)[3]).collect();
    assert_eq!(first, [0, 4, 2, 0x8000_0007, 0, 0]);
}

/// Rules: I5.22, I5.23.
#[test]
fn an_unaligned_access_reaches_to_the_end_of_its_word() {
    let setup = |state: &mut State| {
        state.set_active_mask(Context(0), ALL);
        set_lanes(state, 1, &[0x100, 0x111, 0x122, 0x133]);
        set_lanes(state, 2, &[0x4433_2211; 4]);
    };
    let program = [
        op(St, &[2, 1], 0),
        op(Ld, &[3, 1], 0),
        op(Ld, &[4, 1], -4),
        op(Andi, &[1, 1], -4),
        op(Ld, &[5, 1], 0),
        halt(),
    ];
    let machine = run_from(FOUR, setup, &program);
    assert_eq!(lanes(&machine, 3), [0x4433_2211, 0x33_2211, 0x2211, 0x11]);
    assert_eq!(lanes(&machine, 4), [0; 4]);
    let words = [0x4433_2211, 0x3322_1100, 0x2211_0000, 0x1100_0000];
    assert_eq!(lanes(&machine, 5), words);
}

/// Rules: I5.24.
#[test]
fn the_highest_lane_wins_byte_by_byte() {
    let setup = |state: &mut State| {
        state.set_active_mask(Context(0), ALL);
        // Lanes 0, 1, 2 store to bytes 0, 2 and 0 of a word, lane 3 elsewhere.
        set_lanes(state, 1, &[0x100, 0x102, 0x108, 0x108]);
        set_lanes(state, 2, &[0x1111_1111, 0x2222_2222, 0x3333_3333, 0x4444_4444]);
    };
    let program = [op(St, &[2, 1], 0), halt()];
    let machine = run_from(FOUR, setup, &program);
    assert_eq!(machine.memory().read_word(0x100), 0x2222_1111);
    assert_eq!(machine.memory().read_word(0x108), 0x4444_4444);
}

/// Rules: I5.25, I9.2, I9.5.
#[test]
fn an_address_that_nothing_answers_in_any_lane_leaves_no_lane_changed() {
    // 0x10000 is the first byte behind the RAM; 0x7fffffff and 0x80000004 enclose the console's word.
    for bad in [0x1_0000, 0x7fff_ffff, 0x8000_0004, 0xffff_fffc] {
        let setup = |state: &mut State| {
            state.set_active_mask(Context(0), ALL);
            set_lanes(state, 1, &[0x8000_0000, 0x200, bad, 0x300]);
            set_lanes(state, 2, &[7; 4]);
        };
        for opcode in [St, Ld] {
            let program = [nop(), op(opcode, &[2, 1], 0), halt()];
            let mut machine = run_from(FOUR, setup, &program);
            assert_eq!(fault(&machine), Some((7, 4)), "{opcode} {bad:#x}");
            assert_eq!(lanes(&machine, 2), [7; 4]);
            assert_eq!(machine.memory().read_word(0x200), 0);
            assert_eq!(machine.take_console_output(), b"");
        }
    }
}

/// Rules: I5.2.
#[test]
fn only_executing_lanes_address_memory() {
    let setup = |state: &mut State| {
        four_lanes(state);
        set_lanes(state, 1, &[0x2_0000, 0x100, 0x104, 0x2_0000]);
        set_lanes(state, 2, &[1, 2, 3, 4]);
    };
    let program = [when(1, op(St, &[2, 1], 0)), halt()];
    let machine = run_from(FOUR, setup, &program);
    assert_eq!(fault(&machine), None);
    let word = |address| machine.memory().read_word(address);
    assert_eq!((word(0x100), word(0x104)), (2, 3));
}

/// Rules: I5.22.
#[test]
fn addresses_wrap_modulo_2_to_the_n() {
    let setup = |state: &mut State| set_lanes(state, 1, &[0xffff_fff0]);
    let program = [op(Ldi, &[2], 5), op(St, &[2, 1], 0x120), halt()];
    let machine = run_from(FOUR, setup, &program);
    assert_eq!(machine.memory().read_word(0x110), 5);
}

/// Rules: I9.3, I9.4.
#[test]
fn the_lanes_of_one_instruction_share_the_consoles_byte() {
    let program = [op(Ld, &[3, 1], 0), op(Ld, &[4, 1], 0), op(St, &[2, 1], 0), halt()];
    let mut machine = machine(FOUR, &program);
    machine.type_input(b"a");
    let state = machine.state_mut();
    state.set_active_mask(Context(0), LaneMask(0b0011));
    set_lanes(state, 1, &[0x8000_0000, 0x8000_0000]);
    set_lanes(state, 2, &[0x141, 0x142]);
    assert_eq!(machine.run(100), Outcome::AllStopped);
    assert_eq!(lanes(&machine, 3)[..2], [0x61, 0x61]);
    assert_eq!(lanes(&machine, 4)[..2], [0, 0], "nothing more is waiting");
    // The highest lane's bytes win, and the low one of them is printed, once.
    assert_eq!(machine.take_console_output(), b"B");
}

/// Rules: I5.13.
#[test]
fn clone_copies_registers_but_not_predicates_of_the_lowest_executing_lane() {
    let setup = |state: &mut State| {
        state.set_active_mask(Context(0), LaneMask(0b0110));
        state.set_predicate(Warp(0), PredicateRegister(1), LaneMask(0b0010));
        set_lanes(state, 1, &[10, 11, 12, 13]);
        set_lanes(state, 2, &[0, 3, 0, 0]);
        set_lanes(state, 7, &[70, 71, 72, 73]);
    };
    // Lane 3 is not active; lane 1 is the lowest executing one.
    let machine = run_from(FOUR, setup, &[op(Clone, &[2], 0), halt()]);
    assert_eq!(lanes(&machine, 1), [10, 11, 12, 11]);
    assert_eq!(lanes(&machine, 2), [0, 3, 0, 3]);
    assert_eq!(lanes(&machine, 7), [70, 71, 72, 71]);
    assert_eq!(predicate(&machine, 1), 0b0010);
}

/// Rules: I5.16.
#[test]
fn clone_to_a_lane_that_does_not_exist_is_invalid() {
    let setup = |state: &mut State| set_lanes(state, 2, &[4]);
    let machine = run_from(FOUR, setup, &[op(Clone, &[2], 0)]);
    assert_eq!(fault(&machine), Some((3, 0)));
}
