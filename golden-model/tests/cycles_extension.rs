//! When instructions of the extension act that go the way of others. Typed in from docs/pipeline.md section 26, its
//! first part.

use crate::common::environment::Bench;
use crate::common::scored::{executed, tries};
use crate::common::{data_cached, halt, nop, op, when};
use isa::trace::Scalar;
use isa::{CoreOptions, Instruction, Multiplier, Opcode, Opcode::*, Shifter};

fn options() -> CoreOptions {
    CoreOptions { extension: Some(true), ..crate::common::options("4w8/8/1/1") }
}

/// Two instructions give r1 and r2 their values; the instruction is at 8.
fn program(left: i64, right: i64, instruction: Instruction) -> Vec<Instruction> {
    let operands = [op(Ldi, &[1], left), op(Ldi, &[2], right)];
    [&operands[..], &[instruction, nop(), nop(), halt()]].concat()
}

/// Cycles from the schedule of the instruction at 8 to that of its successor.
fn cycles_of(options: &CoreOptions, program: &[Instruction]) -> u64 {
    let mut bench = Bench::of(options.clone(), program);
    let scheduled = |bench: &Bench, pc| bench.is(Scalar::ScheduleValid) && bench.scalar(Scalar::SchedulePc) == pc;
    let (mut own, mut successor) = (0, 0);
    while !bench.is_done() {
        let cycle = bench.cycle;
        bench.step();
        own = if scheduled(&bench, 8) { cycle } else { own };
        successor = if scheduled(&bench, 12) { cycle } else { successor };
        assert!(cycle < 1000, "it does not end");
    }
    successor - own
}

fn cycles_with(options: &CoreOptions, left: i64, right: i64, opcode: Opcode) -> u64 {
    let program = program(left, right, op(opcode, &[3, 1, 2], 0));
    cycles_of(options, &program)
}

fn cycles(left: i64, right: i64, opcode: Opcode) -> u64 {
    cycles_with(&options(), left, right, opcode)
}

/// In execute one cycle after the other, and the guard sees the comparison before it.
///
/// Rules: P26.2.
#[test]
fn comparisons_and_arithmetic_take_a_cycle_and_are_forwarded() {
    let body = [
        op(Ldi, &[1], -5),
        op(Lti, &[0, 1], -4),
        when(0, op(Ldi, &[2], 9)),
        op(Sra, &[3, 1, 5], 0),
        op(Srai, &[4, 3], 1),
        op(Geu, &[1, 4, 2], 0),
        when(1, op(Addi, &[5, 4], 0)),
        halt(),
    ];
    let mut bench = Bench::of(options(), &body);
    let all = executed(&mut bench, 60);
    let first = all[0].cycle;
    for (place, executed) in (0..7).zip(&all) {
        let seen = (executed.cycle, executed.pc, executed.redirect);
        assert_eq!(seen, (first + place, 4 * place, None));
    }
    let registers = [2, 3, 4, 5].map(|register| bench.gpr(0, 0, register));
    assert_eq!(registers, [9, 0xffff_fffb, 0xffff_fffd, 0xffff_fffd]);
}

/// Rules: P26.2.
#[test]
fn with_a_shifter_of_multipliers_sra_takes_as_long_as_shr() {
    let dsp = CoreOptions { shifter: Some(Shifter::Dsp), multiplier: Some(Multiplier::Dsp), ..options() };
    for opcode in [Shr, Sra] {
        assert_eq!(cycles_with(&dsp, -9, 2, opcode), 9, "{opcode}");
        assert_eq!(cycles(-9, 2, opcode), 1, "{opcode}");
    }
}

/// A serial multiplier works through the second operand: 6 cycles and 2 + its bit length.
///
/// Rules: P26.3.
#[test]
fn the_upper_half_takes_as_long_as_the_lower_one() {
    let with = |multiplier| CoreOptions { multiplier: Some(multiplier), ..options() };
    for opcode in [Mul, Mulhu] {
        let dsp = cycles_with(&with(Multiplier::Dsp), -9, 3, opcode);
        let serial = [3, 0, -1].map(|right| {
            let serial = with(Multiplier::Serial);
            cycles_with(&serial, -9, right, opcode)
        });
        assert_eq!((dsp, serial), (9, [10, 8, 40]), "{opcode}");
    }
}

/// Rules: P26.4.
#[test]
fn narrow_loads_take_as_long_as_ld() {
    for opcode in [Ldb, Ldbu, Ldh, Ldhu, Ld] {
        let program = [op(Ldi, &[1], 0x100), nop(), op(opcode, &[3, 1], 1), nop(), halt()];
        assert_eq!(cycles_of(&options(), &program), 8, "{opcode}");
    }
}

/// The byte enables of the request of an access to 0x100 and an offset, on lines of a word.
fn bytes(opcode: Opcode, offset: i64) -> (bool, u64) {
    let program = [op(Ldi, &[1], 0x100), op(opcode, &[3, 1], offset), halt()];
    let one_word = CoreOptions { line_words: Some(1), ..options() };
    let mut bench = Bench::of(one_word, &program);
    let requests = data_cached::requests(&mut bench);
    assert_eq!((requests.len(), requests[0].1), (1, 0x40));
    (requests[0].2, requests[0].3)
}

/// Rules: P11.10, P26.4.
#[test]
fn narrow_stores_enable_their_bytes_and_loads_whole_words() {
    let of = |opcode| [0, 1, 2, 3].map(|offset| bytes(opcode, offset).1);
    assert_eq!(of(Stb), [0b0001, 0b0010, 0b0100, 0b1000]);
    assert_eq!(of(Sth), [0b0011, 0b0110, 0b1100, 0b1000]);
    assert_eq!(of(St), [0b1111, 0b1110, 0b1100, 0b1000]);
    for opcode in [Ldb, Ldhu] {
        assert_eq!(bytes(opcode, 3), (false, 0b1111), "{opcode}");
    }
}

/// Where the fence at 8 redirects to.
fn redirect_of_fence(options: CoreOptions) -> Option<u64> {
    let mut bench = Bench::of(options, &[nop(), nop(), op(Fence, &[], 0), halt()]);
    let all = executed(&mut bench, 200);
    let fence = all.iter().find(|executed| executed.pc == 8);
    fence.expect("a fence").redirect
}

/// Rules: P26.5.
#[test]
fn a_fence_redirects_where_there_is_something_to_fence() {
    assert_eq!(redirect_of_fence(options()), None);
    let paged = CoreOptions { tlb_entries: Some(2), ..options() };
    assert_eq!(redirect_of_fence(paged), None);
    let scored = CoreOptions { scoreboard: Some(true), ..options() };
    assert_eq!(redirect_of_fence(scored), Some(12));
    let cached = CoreOptions { instruction_cache_bytes: Some(256), ..options() };
    assert_eq!(redirect_of_fence(cached), Some(12));
    let data_cached = CoreOptions { extension: Some(true), ..data_cached::options(1) };
    assert_eq!(redirect_of_fence(data_cached), Some(12));
}

/// Between the loads another master writes the word.
///
/// Rules: I12.18, P24.13, P26.5.
#[test]
fn a_fence_empties_the_data_cache() {
    let loaded_twice = |between: Instruction| {
        let program = [op(Ld, &[1, 0], data_cached::DATA), between, op(Ld, &[2, 0], data_cached::DATA), halt()];
        let cached = CoreOptions { extension: Some(true), ..data_cached::options(1) };
        let mut bench = data_cached::bench("4w8/8/1/1", cached, &program);
        while bench.gpr(0, 0, 1) == 0 {
            bench.step();
        }
        bench.memory.write_word(data_cached::DATA as u64, 7, 0xf);
        assert!(bench.run(500));
        bench.gpr(0, 0, 2)
    };
    assert_eq!(loaded_twice(nop()), 100);
    assert_eq!(loaded_twice(op(Fence, &[], 0)), 7);
}

/// The load of r3 is on its way: the fence at 8 is tried until it is written.
///
/// Rules: I12.18, P22.7, P26.5.
#[test]
fn with_a_scoreboard_a_fence_waits_for_what_is_on_its_way() {
    let scored = CoreOptions { scoreboard: Some(true), ..options() };
    let of = |second: Instruction| {
        let program = [op(Ld, &[3, 0], 0x100), nop(), second, nop(), halt()];
        let mut bench = Bench::of(scored.clone(), &program);
        bench.data_latency = Some(10);
        let all = executed(&mut bench, 200);
        let load = all[0].cycle;
        let relative = |(cycle, again): (u64, bool)| (cycle - load, again);
        tries(&all, 8).into_iter().map(relative).collect::<Vec<_>>()
    };
    // The load's request fires in 2, so the fence is fetched again in 3. Its register is written in 12.
    let waits = [(2, true), (7, true), (17, false)];
    assert_eq!(of(op(Fence, &[], 0)), waits);
    assert_eq!(of(nop()), [(2, false)]);
}
