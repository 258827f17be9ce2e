//! Shifts in the ALU and in the arithmetic unit, typed in from docs/pipeline.md sections 9, 13 and 18.

use crate::common::environment::Bench;
use crate::common::{halt, nop, op, options, when, with};
use isa::trace::Scalar::*;
use isa::trace::WriteSource;
use isa::{Gpr, Instruction, Opcode::*, Shifter, Warp};

const SHIFTERS: [Shifter; 2] = [Shifter::Barrel, Shifter::Dsp];

/// A core with a program.
fn bench(arch: &str, shifter: Shifter, program: &[Instruction]) -> Bench {
    Bench::of(with(&format!("shifter = '{shifter}', float = true"), options(arch)), program)
}

/// Cycles from the schedule of an instruction, in its warp the only one, to its successor's.
fn cost(shifter: Shifter, instruction: Instruction) -> u64 {
    let program = [op(Ldi, &[1], 3), op(Ldi, &[2], 5), instruction, halt()];
    let when_scheduled = |pc| {
        let rows = bench("4w8/8/1/1", shifter, &program).scheduled_at(0, pc, 60);
        *rows.last().expect("scheduled")
    };
    when_scheduled(12) - when_scheduled(8)
}

/// Rules: P9.1.11, P9.5.1, P9.5.8, P18.4.
#[test]
fn a_shift_takes_as_long_as_an_addition_or_with_shifter_dsp_as_a_multiplication() {
    for shift in [op(Shl, &[3, 1, 2], 0), op(Shr, &[3, 1, 2], 0), op(Shli, &[3, 1], 5), op(Shri, &[3, 1], 40)] {
        let [barrel, dsp] = SHIFTERS.map(|shifter| cost(shifter, shift));
        assert_eq!(barrel, cost(Shifter::Barrel, op(Add, &[3, 1, 2], 0)), "{shift}");
        assert_eq!(dsp, cost(Shifter::Dsp, op(Mul, &[3, 1, 2], 0)), "{shift}");
        assert_eq!([barrel, dsp], [1, 9], "{shift}");
        // No lane executes it, so there is nothing to wait for.
        assert_eq!(cost(Shifter::Dsp, when(0, shift)), 1, "{shift}");
    }
    let addition = op(Addi, &[3, 1], 5);
    assert_eq!(SHIFTERS.map(|shifter| cost(shifter, addition)), [1, 1]);
}

/// Rules: P8.4, I5.7.
#[test]
fn both_shifters_give_the_same_and_a_count_of_n_or_more_gives_0() {
    for (arch, bits) in [("4w8/8/1/1", 32), ("8w8/8/1/1", 64)] {
        let mask = u64::MAX >> (64 - bits);
        let counts = [0, 1, 7, bits - 1, bits, bits + 1, 2 * bits, 0x101, -1];
        for (value, count) in [-3, 0x5a5b].map(|value| counts.map(|count| (value, count))).concat() {
            let program = [
                op(Ldi, &[1], value),
                op(Ldi, &[2], count),
                op(Shl, &[3, 1, 2], 0),
                op(Shr, &[4, 1, 2], 0),
                op(Shli, &[5, 1], count),
                op(Shri, &[6, 1], count),
                // The successor sees the result.
                op(Add, &[7, 6, 6], 0),
                halt(),
            ];
            let unsigned = value as u64 & mask;
            let [left, right] =
                if (0..bits).contains(&count) { [unsigned << count & mask, unsigned >> count] } else { [0, 0] };
            let expected = [left, right, left, right, right << 1 & mask];
            for shifter in SHIFTERS {
                let mut bench = bench(arch, shifter, &program);
                assert!(bench.run(200));
                let results = [3, 4, 5, 6, 7].map(|r| bench.gpr(0, 0, r));
                assert_eq!(results, expected, "{arch} {shifter:?} {value} by {count}");
            }
        }
    }
}

/// Four warps leave a barrier together, each to one instruction, which so execute in four cycles in
/// a row, warps 1, 2, 3, 0. Gives when each is written, counted from the first one's execution.
fn written_after(instructions: [Instruction; 4]) -> [u64; 4] {
    // Warp 0's instructions, of which the nops last until the others wait; then the others' three each.
    let others = 1 + 6 + 8 + 3;
    let place = |warp: i64| 4 * (others + 3 * warp - 3);
    let part = |instruction| [op(Bar, &[0, 4], 0), instruction, halt()];
    let mut program = vec![op(Ldi, &[4], 4)];
    for warp in 1..4 {
        program.extend([op(Ldi, &[1], place(warp)), op(Wspawn, &[4, 1, 4], 0)]);
    }
    program.extend([nop(); 8]);
    program.extend(part(instructions[3]));
    program.extend(instructions[..3].iter().flat_map(|&one| part(one)));

    let mut bench = bench("4w8/8/1/4", Shifter::Dsp, &program);
    let (mut executed, mut written) = (Vec::new(), Vec::new());
    for cycle in 0..150 {
        bench.step();
        if (0..4).any(|warp| bench.scalar(ExecutePc) == place(warp) as u64 + 4) {
            executed.push((cycle, bench.scalar(ExecuteContext)));
        }
        if bench.is(ArithmeticDoneValid) {
            written.push((cycle, bench.scalar(ArithmeticDoneContext)));
        }
    }
    let start = executed[0].0;
    let in_a_row = [(start, 1), (start + 1, 2), (start + 2, 3), (start + 3, 0)];
    assert_eq!(executed, in_a_row);
    let warps: Vec<_> = written.iter().map(|one| one.1).collect();
    assert_eq!(warps, [1, 2, 3, 0]);
    [0, 1, 2, 3].map(|index: usize| written[index].0 - start)
}

/// Rules: P13.1, P13.2, P13.3, P13.4, P13.5, P13.6, P13.7.
#[test]
fn shifts_and_multiplications_are_one_kind_and_others_wait_for_the_unit_to_be_empty() {
    let (shl, shri) = (op(Shl, &[3, 4, 4], 0), op(Shri, &[3, 4], 1));
    let (mul, muli) = (op(Mul, &[3, 4, 4], 0), op(Muli, &[3, 4], 3));
    // Executed at x, issued at x + 1, in stage 3 at x + 4; then one a cycle.
    assert_eq!(written_after([shl, mul, shri, muli]), [4, 5, 6, 7]);
    assert_eq!(written_after([mul, shl, muli, shri]), [4, 5, 6, 7]);
    // The division, of 4: C = 2 + 3 + 8, issues at 5, in the cycle after the shift before it is
    // written, and asks at 18; what is behind it issues at 19 and 20.
    let divi = op(Divi, &[3, 4], 3);
    assert_eq!(written_after([shl, divi, shri, mul]), [4, 18, 22, 23]);
    // At the head of the queue it issues at 1, and asks at 14.
    assert_eq!(written_after([divi, mul, shl, shri]), [14, 18, 19, 20]);
    // The other pipeline waits, too: issues at 5, is in stage 6 at 11; the next issues at 12.
    let fneg = op(Fneg, &[3, 4], 0);
    assert_eq!(written_after([shri, fneg, shl, mul]), [4, 11, 15, 16]);
}

/// Rules: P10.4, P13.8, I5.2.
#[test]
fn only_executing_lanes_are_written() {
    // All lanes have 7; then lane 3 is off, and the guard is false in lane 0.
    let program = |shift| {
        [
            op(Ldi, &[1], 4),
            op(Jalis, &[2, 1], 0),
            op(Ldi, &[5], 4),
            op(Ldi, &[4], 7),
            op(Ldi, &[1], 3),
            op(Jalis, &[2, 1], 0),
            op(Hwid, &[3], 0),
            op(Rtop, &[0, 3], 0),
            when(0, shift),
            halt(),
        ]
    };
    for (shift, [first, second]) in [
        (op(Shl, &[4, 3, 5], 0), [16, 32]),
        (op(Shli, &[4, 3], 4), [16, 32]),
        (op(Shr, &[4, 5, 3], 0), [2, 1]),
        (op(Shri, &[4, 3], 1), [0, 1]),
    ] {
        for shifter in SHIFTERS {
            let mut bench = bench("4w8/8/4/1", shifter, &program(shift));
            let mut writes = Vec::new();
            while !bench.is_done() {
                bench.step();
                let fields = [WriteRegister, WriteLanes, WriteSource];
                let write = bench.scalars(fields);
                writes.extend((write[0] == 4 && write[1] != 0).then_some(write));
            }
            let source = match shifter {
                Shifter::Barrel => WriteSource::Commit,
                Shifter::Dsp => WriteSource::Arithmetic,
            };
            assert_eq!(writes.last(), Some(&[4, 0b0110, source as u64]), "{shift}");
            let result = bench.core.state().gpr_lanes(Warp(0), Gpr(4));
            assert_eq!(result, [7, first, second, 7], "{shift} {shifter:?}");
        }
    }
}
