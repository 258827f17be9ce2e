//! Multiplication, division and floating point as instructions. Values typed in from the ISA (sections
//! 5 to 7).

use crate::common::{fault, four_lanes, halt, lanes, nop, op, run_from, set_lanes, when, FOUR};
use golden_model::{Machine, State};
use isa::{Instruction, Opcode::*};

/// r3 after an instruction on r1 and r2, in four lanes.
fn result(instruction: Instruction, left: [u64; 4], right: [u64; 4]) -> Vec<u64> {
    let setup = |state: &mut State| {
        four_lanes(state);
        set_lanes(state, 1, &left);
        set_lanes(state, 2, &right);
        set_lanes(state, 3, &[7; 4]);
    };
    lanes(&run_from(FOUR, setup, &[instruction, halt()]), 3)
}

/// Rules: I5.5.
#[test]
fn products_keep_the_low_bits() {
    let left = [3, 0xffff_ffff, 0x1_0001, 0x8000_0000];
    let right = [5, 0xffff_ffff, 0x1_0001, 2];
    let expected = [15, 1, 0x2_0001, 0];
    assert_eq!(result(op(Mul, &[3, 1, 2], 0), left, right), expected);
    let expected = [0xffff_fffa, 2, 0xfffd_fffe, 0];
    assert_eq!(result(op(Muli, &[3, 1], -2), left, right), expected);
}

/// Rules: I5.6, I5.8.
#[test]
fn quotients_and_remainders_are_unsigned() {
    let left = [100, 0xffff_ffff, 5, 0x8000_0000];
    let right = [7, 0x10, 6, 0xffff_ffff];
    let quotients = result(op(Div, &[3, 1, 2], 0), left, right);
    assert_eq!(quotients, [14, 0x0fff_ffff, 0, 0]);
    let remainders = result(op(Mod, &[3, 1, 2], 0), left, right);
    assert_eq!(remainders, [2, 15, 5, 0x8000_0000]);
    let quotients = result(op(Divi, &[3, 1], 10), left, right);
    assert_eq!(quotients, [10, 429_496_729, 0, 214_748_364]);
    // The immediate is sign-extended and then unsigned.
    let remainders = result(op(Modi, &[3, 1], -1), left, right);
    assert_eq!(remainders, [100, 0, 5, 0x8000_0000]);
}

fn run_four(right: [u64; 4], instruction: Instruction) -> Machine {
    let setup = |state: &mut State| {
        four_lanes(state);
        set_lanes(state, 1, &[9; 4]);
        set_lanes(state, 2, &right);
        set_lanes(state, 3, &[7; 4]);
    };
    run_from(FOUR, setup, &[nop(), instruction, halt()])
}

/// Rules: I5.6, I7.1.
#[test]
fn a_zero_divisor_in_an_executing_lane_writes_nothing_and_saves_the_next_pc() {
    for opcode in [Div, Mod] {
        let instruction = op(opcode, &[3, 1, 2], 0);
        let machine = run_four([1, 1, 0, 1], instruction);
        assert_eq!(fault(&machine), Some((5, 8)), "{opcode}");
        assert_eq!(lanes(&machine, 3), [7; 4], "{opcode}");
        // @p1 is true in lanes 1 and 2.
        let machine = run_four([0, 1, 1, 0], when(1, instruction));
        assert_eq!(fault(&machine), None, "{opcode}");
        let quotient = if opcode == Div { 9 } else { 0 };
        assert_eq!(lanes(&machine, 3), [7, quotient, quotient, 7], "{opcode}");
    }
    for opcode in [Divi, Modi] {
        let machine = run_four([0; 4], op(opcode, &[3, 1], 0));
        assert_eq!(fault(&machine), Some((5, 8)), "{opcode}");
        let machine = run_four([0; 4], when(2, op(opcode, &[3, 1], 0)));
        assert_eq!(fault(&machine), None, "in no lane");
    }
}

/// Rules: I6.1, I6.5.
#[test]
fn floats_of_the_words_size() {
    // 1.5 and 0.25 in each format: sum 1.75, difference 1.25, product 0.375, quotient 6.
    let formats = [
        ("2w4/1/1/1", [0x3e00_u64, 0x3400], [0x3f00_u64, 0x3d00, 0x3600, 0x4600]),
        ("4w8/8/1/1", [0x3fc0_0000, 0x3e80_0000], [0x3fe0_0000, 0x3fa0_0000, 0x3ec0_0000, 0x40c0_0000]),
        (
            "8w8/8/1/1",
            [0x3ff8_0000_0000_0000, 0x3fd0_0000_0000_0000],
            [0x3ffc_0000_0000_0000, 0x3ff4_0000_0000_0000, 0x3fd8_0000_0000_0000, 0x4018_0000_0000_0000],
        ),
    ];
    for (arch, [left, right], expected) in formats {
        let value = |instruction| {
            let setup = |state: &mut State| {
                set_lanes(state, 1, &[left]);
                set_lanes(state, 2, &[right]);
            };
            lanes(&run_from(arch, setup, &[instruction, halt()]), 3)[0]
        };
        for (opcode, expected) in [Fadd, Fsub, Fmul, Fdiv].into_iter().zip(expected) {
            let found = value(op(opcode, &[3, 1, 2], 0));
            assert_eq!(found, expected, "{arch} {opcode}");
        }
        let sign = 1 << (8 * u64::from(arch.as_bytes()[0] - b'0') - 1);
        assert_eq!(value(op(Fneg, &[3, 1], 0)), left | sign, "{arch}");
        assert_eq!(value(op(Ftoi, &[3, 1], 0)), 1, "{arch}");
    }
}

/// Rules: I6.3, I6.4.
#[test]
fn conversions_by_lane() {
    let integers = [0, 0xffff_ffff, 100, 0x8000_0000];
    let floats = [0, 0xbf80_0000, 0x42c8_0000, 0xcf00_0000];
    assert_eq!(result(op(Itof, &[3, 1], 0), integers, [0; 4]), floats);
    assert_eq!(result(op(Ftoi, &[3, 1], 0), floats, [0; 4]), integers);
}
