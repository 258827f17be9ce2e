//! Cycle counts of interrupts and arithmetic, typed in from docs/pipeline.md.

use crate::common::environment::{Bench, Manners, IDEAL};
use crate::common::{bare, halt, nop, op, options, when, with, InLanes};
use isa::trace::Scalar::*;
use isa::trace::{Scalar, WriteSource};
use isa::{Context, CoreConfig, CoreOptions, Instruction, Opcode::*};

/// The cycles, and a field's values in them, in which another field is set, in so many cycles.
fn seen(bench: &mut Bench, cycles: u64, when: Scalar, what: &[Scalar]) -> Vec<Vec<u64>> {
    let mut rows = Vec::new();
    for _ in 0..cycles {
        let cycle = bench.cycle;
        bench.step();
        if bench.scalar(when) != 0 {
            let fields = what.iter().map(|&field| bench.scalar(field));
            rows.push(std::iter::once(cycle).chain(fields).collect());
        }
    }
    rows
}

/// Cycles from the schedule of the instruction at 0xc, in its warp the only one, to the last time its
/// successor's is scheduled.
fn cost(options: CoreOptions, left: i64, right: i64, instruction: Instruction) -> u64 {
    let program = [op(Ldi, &[1], left), op(Ldi, &[2], right), nop(), instruction, halt()];
    let mut bench = Bench::of(options, &program);
    let rows = seen(&mut bench, 300, ScheduleValid, &[SchedulePc]);
    let word = rows[1][1];
    let last_of = |pc: u64| rows.iter().rfind(|row| row[1] == pc).expect("scheduled")[0];
    last_of(4 * word) - last_of(3 * word)
}

/// Rules: P13.1, P13.6, P13.7, P18.4.
#[test]
fn a_dsp_multiplication_takes_9_cycles_and_a_float_operation_12() {
    let one = || options("4w8/8/1/1");
    assert_eq!(cost(one(), 3, 5, op(Mul, &[3, 1, 2], 0)), 9);
    assert_eq!(cost(one(), 3, 5, op(Muli, &[3, 1], 7)), 9);
    let float = || with("float = true", one());
    for opcode in [Fadd, Fsub, Fmul] {
        assert_eq!(cost(float(), 3, 5, op(opcode, &[3, 1, 2], 0)), 12);
    }
    assert_eq!(cost(float(), 3, 5, op(Fneg, &[3, 1], 0)), 12);
    // C = n + 1: issued at t+5, asks at t+5+33, Running at t+39.
    assert_eq!(cost(float(), 3, 5, op(Fdiv, &[3, 1, 2], 0)), 39);
}

/// Rules: P13.1.
#[test]
fn a_serial_multiplication_goes_by_the_length_of_the_second_operand() {
    let serial = || with("multiplier = 'serial'", options("4w8/8/1/1"));
    // t+5 issued, C = 2 + length, Running a cycle after.
    for (right, length) in [(0, 0), (1, 1), (5, 3), (-1, 32)] {
        let expected = 5 + 2 + length + 1;
        assert_eq!(cost(serial(), 7, right, op(Mul, &[3, 1, 2], 0)), expected);
        assert_eq!(cost(serial(), 7, 1, op(Muli, &[3, 1], right)), expected);
    }
}

/// Rules: P13.1, P18.4.
#[test]
fn a_division_goes_by_the_leading_zero_bytes_of_the_dividend() {
    let one = || options("4w8/8/1/1");
    let eight = || options("8w8/8/1/1");
    // n + 8 for n bits: z = 0. Each byte of zeros saves 7 cycles.
    for opcode in [Div, Mod] {
        assert_eq!(cost(one(), -1, 5, op(opcode, &[3, 1, 2], 0)), 32 + 8);
        assert_eq!(cost(eight(), -1, 5, op(opcode, &[3, 1, 2], 0)), 64 + 8);
    }
    assert_eq!(cost(one(), 0x80, 5, op(Divi, &[3, 1], 5)), 32 + 8 - 3 * 7);
    assert_eq!(cost(one(), 0x100, 5, op(Modi, &[3, 1], 5)), 32 + 8 - 2 * 7);
    assert_eq!(cost(one(), 0, 5, op(Divi, &[3, 1], 5)), 32 + 8 - 4 * 7);
}

/// Rules: P13.1, P13.8.
#[test]
fn the_bits_of_all_executing_lanes_count() {
    // Lanes 0 and 1 divide 3 and 0x10000 (one leading zero byte): C = 2 + 1 + 24.
    let program = InLanes(2, 3).program(&[
        op(Shli, &[3, 3], 16),
        op(Addi, &[3, 3], 3),
        op(Rtop, &[0, 3], 0),
        op(Divi, &[4, 3], 2),
    ]);
    let mut bench = Bench::of(options("4w8/8/2/1"), &program);
    let fields = [WriteLanes, WriteSource, WriteRegister];
    let executed = seen(&mut bench, 60, ArithmeticDoneValid, &fields);
    // jalis at 9 is executed at 13, so hwid is scheduled at 14, divi at 18 and executed at 22.
    let asks = 22 + 1 + 2 + 1 + 24;
    assert_eq!(executed, [[asks, 3, WriteSource::Arithmetic as u64, 4]]);
    let quotient = |lane| bench.gpr(0, lane, 4);
    assert_eq!([quotient(0), quotient(1)], [1, 0x8001]);
}

/// Rules: P13.4, P13.6.
#[test]
fn multiplications_of_many_warps_follow_one_another() {
    // Five warps in a loop of one multiplication: each takes 9 cycles, and more than 4 fit into 9.
    let mut program = vec![op(Ldi, &[1], 20)];
    program.extend(vec![op(Wspawn, &[2, 1, 1], 0); 4]);
    program.extend([op(Muli, &[3, 3], 3), op(Jmpi, &[], -8)]);
    let mut bench = Bench::of(options("4w8/8/1/5"), &program);
    seen(&mut bench, 200, Done, &[]);
    let done = seen(&mut bench, 140, ArithmeticDoneValid, &[ArithmeticDoneContext]);
    // mul 9 cycles, jmpi 5 more.
    assert_eq!(done.len(), 50);
    let warps: Vec<_> = done[..5].iter().map(|row| row[1]).collect();
    let mut sorted = warps.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, [0, 1, 2, 3, 4], "{warps:?}");
}

/// Rules: P9.5.13, P9.7.2, P12.5, P18.5, P18.6.
#[test]
fn an_interrupt_is_entered_in_gprs_plus_11_cycles_and_one_more_with_an_address() {
    // trap is interrupted itself. The next instruction is, for div, refused at t+4 and Running again at
    // t+6, where its successor is scheduled; and for ld, which faults at t+6 and is Running at t+7.
    for (instruction, vehicle, until_vehicle, more) in
        [(bare(Trap), 16, 0, 0), (op(Div, &[2, 1, 0], 0), 20, 6, 0), (op(Ld, &[2, 1], 0), 20, 7, 1)]
    {
        let mut program =
            vec![op(Ldi, &[1], 1), op(Shli, &[1, 1], 30), op(Ldi, &[3], 128), op(Skep, &[3], 0), instruction];
        program.resize(33, halt());
        for gprs in [4, 8] {
            let mut bench = Bench::of(options(&format!("4w{gprs}/4/1/1")), &program);
            let rows = seen(&mut bench, 60, ScheduleValid, &[SchedulePc]);
            let first = |pc| rows.iter().find(|row| row[1] == pc).expect("scheduled")[0];
            let last = |pc| rows.iter().rfind(|row| row[1] == pc).expect("scheduled")[0];
            assert_eq!(last(vehicle) - first(16), until_vehicle, "{instruction}");
            let entry = first(128) - last(vehicle);
            assert_eq!(entry, gprs + 11 + more, "{instruction}");
        }
    }
}

/// Rules: P9.5.14, P12.5, P12.6, P12.8, P17.5.
#[test]
fn entry_and_return_copy_registers_and_predicates_through_the_shadow_lane() {
    // Two predicates of four registers.
    let program = [
        op(Ldi, &[3], 16),
        op(Skep, &[3], 0),
        bare(Trap),
        halt(),
        bare(Reti), // at 16
    ];
    let mut bench = Bench::of(options("4w4/2/2/1"), &program);
    let fields = [WriteSource, WriteRegister, WriteLanes, PredicateWriteLanes, CopyDoneValid];
    // Clearing 4; trap is scheduled at 6, executed at 10, active at 12, in decode from 13, in commit
    // from 16 on.
    let mut rows = seen(&mut bench, 60, WriteLanes, &fields);
    rows.retain(|row| row[0] > 9);
    let (copy, shadow) = (WriteSource::Copy as u64, WriteSource::Shadow as u64);
    let entry = [
        [16, shadow, 0, 1, 1, 0],
        [17, shadow, 1, 1, 1, 0],
        [18, shadow, 2, 1, 0, 0],
        [19, shadow, 3, 1, 0, 0],
        [20, copy, 0, 1, 0, 1],
    ];
    assert_eq!(rows[..5], entry);
    // reti is scheduled at 21, executed at 25; its first register is in commit at 31.
    let back = [[31, copy, 0, 1, 1, 0], [32, copy, 1, 1, 1, 0], [33, copy, 2, 1, 0, 0], [34, copy, 3, 1, 0, 1]];
    assert_eq!(rows[5..], back);
    assert!(bench.is_done());
    assert_eq!(bench.core.state().context(Context(0)).pc.0, 16, "behind the halt");
}

/// Rules: P3.16, P4.10, P9.1.4, P9.8.2, P12.8, I5.21.
#[test]
fn console_input_wakes_a_stopped_warp_0_and_done_waits_for_it() {
    let program = [
        op(Ldi, &[3], 12),
        op(Skep, &[3], 0),
        halt(),
        op(Ldi, &[4], 1), // at 12
        op(Shli, &[4, 4], 31),
        op(Ld, &[5, 4], 0),
        op(St, &[5, 4], 0),
        bare(Reti),
    ];
    let mut bench = Bench::of(options("4w8/8/1/2"), &program);
    assert!(bench.run(200));
    bench.memory.type_input(b"k");
    let start = bench.cycle;
    bench.step();
    assert_eq!(bench.scalar(ConsoleInputValid), 1);
    assert_eq!(bench.scalar(Done), 1, "not known yet");
    bench.step();
    assert_eq!(bench.scalar(ConsoleWaiting), 1);
    assert_eq!(bench.scalar(Done), 0);
    // Running and scheduled at start + 2, executed 4 cycles later.
    let fields = [InterruptCause, RedirectPc];
    let rows = seen(&mut bench, 100, InterruptValid, &fields);
    assert_eq!(rows, [[start + 6, 8, 12]]);
    assert!(bench.is_done(), "reti has stopped it again");
    assert_eq!(bench.memory.console_output(), b"k");
    assert_eq!(bench.saved().1, 0);
}

/// Rules: I7.4, P12.8.
#[test]
fn a_return_to_no_lane_stops_the_warp_in_the_cycle_after_its_last_register() {
    // Before any entry the shadow set has no lane. reti is scheduled at 8, executed at 12; its last register is in
    // commit at 25.
    let mut bench = Bench::of(options("4w8/8/1/1"), &[bare(Reti)]);
    assert!(bench.run(60));
    assert_eq!(bench.cycle, 26);
}

#[test]
fn arithmetic_is_not_starved_by_commits() {
    // Warp 0 divides; four others fill every cycle with commits.
    let mut program = vec![op(Ldi, &[1], 36)];
    program.extend(vec![op(Wspawn, &[2, 1, 1], 0); 4]);
    program.extend([op(Ldi, &[3], 100), op(Divi, &[4, 3], 7), halt()]);
    program.push(nop());
    // at 36
    program.extend(vec![op(Addi, &[5, 5], 1); 30]);
    program.push(op(Jmpi, &[], -31 * 4));
    for busy_of_256 in [0, 100] {
        let manners = Manners { busy_of_256, ..IDEAL };
        let config = CoreConfig::from_options(&options("4w8/8/1/6")).unwrap();
        let mut bench = Bench::on(&config, &program, manners);
        let done = seen(&mut bench, 400, ArithmeticDoneValid, &[]);
        assert_eq!(done.len(), 1);
        assert_eq!(bench.gpr(0, 0, 4), 14);
        assert_eq!(bench.scalar(Done), 0);
    }
}

/// Rules: P9.1.11.
#[test]
fn a_division_by_zero_in_no_lane_is_nothing() {
    let program = [op(Divi, &[1, 1], 0)];
    let program = [when(1, program[0]), halt()];
    let mut bench = Bench::of(options("4w8/8/1/1"), &program);
    assert!(bench.run(60));
    assert_eq!(bench.fault(), None);
}
