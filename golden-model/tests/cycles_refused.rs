//! When an interrupt comes that operands or addresses raise, cycle by cycle: the next instruction of the
//! warp takes it. Typed in from docs/pipeline.md sections 9 and 11.
//!
//! A refused instruction in execute in cycle x: its warp is in the state of one that is not refused in
//! x + 1, and from x + 2 on it runs, with the interrupt to come.

use crate::common::environment::{bench, Bench};
use crate::common::{bare, config, halt, nop, op, options};
use isa::trace::Scalar::*;
use isa::trace::{PerBarrier, PerContext};
use isa::{Context, Gpr, Instruction, Lane, Opcode::*, Slot, Warp};

/// An instruction that is refused with r0 = 0, r1 = 128 and r6 = 1 on two lanes and one warp.
struct Refused {
    instruction: Instruction,
    /// The interrupt's number.
    number: u64,
    /// The warp's state in the cycle after execute.
    state: u64,
}

impl Refused {
    /// The cycle in which the next instruction executes and takes the interrupt: one whose warp runs on
    /// is scheduled in the cycle after execute, any other once the refusal has been applied in it.
    fn vehicle_executes_at(&self) -> u64 {
        EXECUTED_AT + if self.state == RUNNING { 5 } else { 6 }
    }

    /// What the handler returns to: division by zero comes back behind the instruction.
    fn saved_pc(&self) -> u64 {
        match self.number {
            5 => 16,
            _ => 12,
        }
    }
}

const RUNNING: u64 = 1;
const WAIT_COPY: u64 = 3;
const WAIT_ARITHMETIC: u64 = 5;
const WAIT_BARRIER: u64 = 6;

fn refused() -> [Refused; 10] {
    [
        (op(Jalis, &[5, 1], 0), 3, RUNNING),
        (op(Jalrs, &[5, 1, 6], 0), 3, RUNNING),
        (op(Clone, &[1], 0), 3, WAIT_COPY),
        (op(Bar, &[1, 6], 0), 3, WAIT_BARRIER),
        (op(Bar, &[0, 1], 0), 3, WAIT_BARRIER),
        (op(Bar, &[0, 0], 0), 3, WAIT_BARRIER),
        (op(Div, &[5, 6, 0], 0), 5, WAIT_ARITHMETIC),
        (op(Mod, &[5, 6, 0], 0), 5, WAIT_ARITHMETIC),
        (op(Divi, &[5, 6], 0), 5, WAIT_ARITHMETIC),
        (op(Modi, &[5, 6], 0), 5, WAIT_ARITHMETIC),
    ]
    .map(|(instruction, number, state)| Refused { instruction, number, state })
}

/// Kernel entry 128, r1 = 128, r6 = 1; then, at 12, an instruction, and one more that writes r5; halt
/// at 128. Clearing takes 8 cycles with 8 registers of one warp, so that the instruction is scheduled
/// at 11 and in execute at 15.
fn program(instruction: Instruction) -> Vec<Instruction> {
    let mut program = vec![op(Ldi, &[1], 128), op(Skep, &[1], 0), op(Ldi, &[6], 1), instruction, op(Ldi, &[5], 9)];
    program.resize(33, halt());
    program
}

const EXECUTED_AT: u64 = 15;

/// Of the cycles so far: each redirect from address 12 on, with its cycle, the pc in execute, the
/// target, and 1 + the interrupt's number or 0.
fn redirects(bench: &mut Bench, cycles: u64, mut look: impl FnMut(u64, &Bench)) -> Vec<[u64; 4]> {
    let mut rows = Vec::new();
    for cycle in 0..cycles {
        bench.step();
        look(cycle, bench);
        if bench.is(RedirectValid) && bench.scalar(ExecutePc) >= 12 {
            let interrupt = match bench.scalar(InterruptValid) {
                0 => 0,
                _ => 1 + bench.scalar(InterruptCause),
            };
            let (pc, target) = (bench.scalar(ExecutePc), bench.scalar(RedirectPc));
            rows.push([cycle, pc, target, interrupt]);
        }
    }
    rows
}

/// Rules: P4.5, P9.1.3, P9.3.1, P9.3.2, P9.3.3, P9.5.3, P9.5.8, P9.5.9, P9.5.12, P18.6.
#[test]
fn a_refused_instruction_waits_as_if_it_were_not_and_the_next_one_takes_the_interrupt() {
    for refused in refused() {
        let (instruction, number) = (refused.instruction, refused.number);
        let mut bench = bench("4w8/8/2/1", &program(instruction));
        let (executed, vehicle) = (EXECUTED_AT, refused.vehicle_executes_at());
        let rows = redirects(&mut bench, vehicle + 1, |cycle, bench| {
            let warp = |field| bench.of_context(field, 0);
            let is_applied = (executed + 2..=vehicle).contains(&cycle);
            let fault = if is_applied { 1 + number } else { 0 };
            let due = warp(PerContext::DueInterrupt);
            assert_eq!(due, fault, "{instruction} in {cycle}");
            let waits = cycle == executed + 1;
            let expected = if waits { refused.state } else { RUNNING };
            let state = warp(PerContext::State);
            assert_eq!(state, expected, "{instruction} in {cycle}");
            let commits = bench.is(CommitValid);
            assert!(!(commits && cycle > executed), "{instruction} in {cycle}");
        });
        let expected = [[executed, 12, 16, 0], [vehicle, 16, 128, 1 + number]];
        assert_eq!(rows, expected, "{instruction}");
        assert!(bench.run(100));
        let gpr = |register| bench.gpr(0, 0, register);
        assert_eq!((gpr(0), gpr(5)), (number, 0), "{instruction}");
        assert_eq!(bench.saved(), (refused.saved_pc(), 1), "{instruction}");
    }
}

/// Rules: P9.3.1.
#[test]
fn a_refused_instruction_hands_nothing_to_the_unit_it_seems_to_wait_for() {
    for Refused { instruction, .. } in refused() {
        let mut bench = bench("4w8/8/2/1", &program(instruction));
        let (mut copies, mut results) = (0, 0);
        while !bench.is_done() && bench.cycle < 100 {
            bench.step();
            copies += bench.scalar(CopyDoneValid);
            results += bench.scalar(ArithmeticDoneValid);
            let waiting = bench.get(Slot::Barrier(PerBarrier::Waiting, 0));
            assert_eq!(waiting, 0, "{instruction} in {}", bench.cycle - 1);
        }
        assert!(bench.is_done(), "{instruction}");
        // The one copy is that of the interrupt's entry.
        assert_eq!((copies, results), (1, 0), "{instruction}");
    }
}

/// Rules: P4.9, P9.3.3.
#[test]
fn refusals_in_consecutive_cycles_are_applied_in_consecutive_cycles() {
    let program = [
        op(Ldi, &[1], 24),
        op(Ldi, &[6], 1),
        op(Wspawn, &[2, 1, 6], 0),
        nop(),
        nop(),
        nop(),
        op(Divi, &[5, 6], 0), // at 24, of both warps
        halt(),
    ];
    let mut bench = bench("4w8/8/1/2", &program);
    let mut executed = Vec::new();
    let mut faults = Vec::new();
    for cycle in 0..60 {
        bench.step();
        let is_refused = bench.scalar(InterruptValid) == 0;
        if is_refused && bench.is(RedirectValid) && bench.scalar(RedirectPc) == 28 {
            executed.push((cycle, bench.scalar(ExecuteContext) as usize));
        }
        faults.push([0, 1].map(|warp| bench.of_context(PerContext::DueInterrupt, warp)));
    }
    let &[(x, first), (y, _)] = &executed[..] else {
        panic!("two divisions: {executed:?}");
    };
    assert_eq!(y, x + 1, "one after the other: {executed:?}");
    let mut only_first = [0, 0];
    only_first[first] = 6;
    assert_eq!(faults[x + 1..=x + 3], [[0, 0], only_first, [6, 6]]);
}

/// Rules: P9.1.3, P9.7.3.
#[test]
fn with_interrupts_off_it_is_a_double_fault_of_the_same_pc() {
    for refused in refused() {
        let (instruction, saved_pc) = (refused.instruction, refused.saved_pc());
        let mut program = program(instruction);
        program[1] = bare(Di);
        let mut bench = bench("4w8/8/2/1", &program);
        let rows = redirects(&mut bench, 30, |_, _| {});
        let vehicle = refused.vehicle_executes_at();
        let expected = [[EXECUTED_AT, 12, 16, 0], [vehicle, 16, saved_pc, 1 + refused.number]];
        assert_eq!(rows, expected, "{instruction}");
        let context = bench.core.state().context(Context(0));
        assert_eq!(context.pc.0, saved_pc, "{instruction}");
        assert_eq!(context.active_mask.0, 0, "{instruction}");
        assert!(bench.is_done());
    }
}

/// Rules: P9.5.3, P9.5.12.
#[test]
fn what_is_not_refused_does_not_wait_for_an_interrupt() {
    // bar for one redirects all the same and arrives a cycle later, so that its successor is scheduled
    // 2 cycles after it has executed; the halt behind that executes 5 cycles later still.
    let mut program = program(op(Bar, &[0, 6], 0));
    let rows = redirects(&mut bench("4w8/8/2/1", &program), 30, |_, _| {});
    let expected = [[EXECUTED_AT, 12, 16, 0], [EXECUTED_AT + 7, 20, 24, 0]];
    assert_eq!(rows, expected);
    // As many lanes as there are.
    program[2] = op(Ldi, &[6], 2);
    program[3] = op(Jalis, &[7, 6], 0);
    let mut both_lanes = bench("4w8/8/2/1", &program);
    assert!(both_lanes.run(100));
    assert_eq!(both_lanes.core.state().gpr(Warp(0), Lane(1), Gpr(5)), 9);
}

/// Rules: P9.1.3, P11.4, P18.6.
#[test]
fn without_translation_an_access_faults_in_its_first_active_cycle_without_a_request() {
    // Lanes 1 and 2 of three reach behind the RAM, lane 0 does not.
    for opcode in [Ld, St] {
        let mut program = vec![
            op(Ldi, &[3], 128),
            op(Skep, &[3], 0),
            op(Ldi, &[1], 3),
            op(Jalis, &[2, 1], 0),
            op(Hwid, &[4], 0),
            op(Shli, &[4, 4], 28),
            op(opcode, &[5, 4], 4),
            op(Ldi, &[5], 9),
        ];
        program.resize(33, halt());
        let mut bench = bench("4w8/8/4/1", &program);
        // jalis is scheduled at 11 and executed at 15, so hwid is scheduled at 16, the access at 18:
        // it executes at 22, is active at 24, the warp Running at 25, and its next one executes at 29.
        let rows = redirects(&mut bench, 30, |cycle, bench| {
            let warp = |field| bench.of_context(field, 0);
            let is_waiting = cycle == 23 || cycle == 24;
            let state = warp(PerContext::State);
            assert_eq!(state, 1 + u64::from(is_waiting), "{cycle}");
            let fault = if (25..30).contains(&cycle) { 8 } else { 0 };
            assert_eq!(warp(PerContext::DueInterrupt), fault, "{cycle}");
            for never in [DataRequestValid, TranslateLanes] {
                assert_eq!(bench.scalar(never), 0, "{cycle}");
            }
        });
        let expected = [[15, 12, 16, 0], [22, 24, 28, 0], [29, 28, 128, 8]];
        assert_eq!(rows, expected, "{opcode:?}");
        assert!(bench.run(100));
        let gpr = |register| bench.gpr(0, 0, register);
        assert_eq!((gpr(0), gpr(1), gpr(5)), (7, 0x1000_0004, 0));
        assert_eq!(bench.saved(), (24, 0b111));
    }
}

/// Rules: P11.1, P11.2.
#[test]
fn an_access_that_faults_makes_room_for_the_next_one_at_once() {
    // Warps 1, 2 and 0 store one after the other, warp 2 where nothing answers.
    let mut program = vec![
        op(Ldi, &[1], 128),
        op(Ldi, &[3], 0x100),
        op(Wspawn, &[2, 1, 3], 0),
        op(Ldi, &[3], 1),
        op(Shli, &[3, 3], 30),
        op(Wspawn, &[2, 1, 3], 0),
    ];
    program.resize(31, nop());
    program.push(op(St, &[0, 0], 0x200)); // at 124
    program.push(op(St, &[2, 2], 0)); // at 128
    let mut bench = bench("4w8/8/1/3", &program);
    let line_bytes = u64::from(config(options("4w8/8/1/3")).line_bytes());
    let seen = |bench: &mut Bench| {
        bench.step();
        let warp_2 = |field| bench.of_context(field, 2);
        let [valid, line] = bench.scalars([DataRequestValid, DataRequestLine]);
        let [state, due] = [PerContext::State, PerContext::DueInterrupt].map(warp_2);
        [valid, line * line_bytes, state, due]
    };
    bench.data_port_closed = true;
    bench.pass(150);
    bench.data_port_closed = false;
    let wait_memory = 2;
    assert_eq!(seen(&mut bench), [1, 0x100, wait_memory, 0], "is sent");
    assert_eq!(seen(&mut bench), [0, 0, wait_memory, 0], "faults");
    assert_eq!(seen(&mut bench), [1, 0x200, 1, 8], "the next one is sent");
}
