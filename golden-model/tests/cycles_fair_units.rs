//! Slow operations and copies that have their share beside fast ones. Typed in from docs/pipeline.md sections 12 and
//! 13.

use crate::common::environment::Bench;
use crate::common::{nop, op, options, when, with};
use isa::trace::Scalar::*;
use isa::{Instruction, Opcode::*};

fn bench(arch: &str, fair: bool, program: &[Instruction]) -> Bench {
    let line = format!("fair_units = {fair}, float = true");
    Bench::of(with(&line, options(arch)), program)
}

/// In which cycles results of warps are written, up to a cycle: cycle, warp, register.
fn written(bench: &mut Bench, cycles: u64) -> Vec<(u64, u64, u64)> {
    let mut all = Vec::new();
    while bench.cycle < cycles {
        let cycle = bench.cycle;
        bench.step();
        if bench.is(ArithmeticDoneValid) {
            let warp = bench.scalar(ArithmeticDoneContext);
            all.push((cycle, warp, bench.scalar(WriteRegister)));
        }
    }
    all
}

/// Warp 0 spawns warp 1 at 20 and divides; warp 1 multiplies again and again. Both cores have cleared in cycle 15.
fn divides_and_multiplies() -> Vec<Instruction> {
    vec![
        op(Ldi, &[1], 20),
        op(Ldi, &[3], 1 << 16),
        op(Wspawn, &[2, 1, 1], 0),
        op(Div, &[4, 3, 1], 0), // executed by warp 0 alone, then:
        op(Jmpi, &[], -8),
        op(Mul, &[5, 1, 1], 0), // at 20
        op(Jmpi, &[], -8),
    ]
}

/// A division of 2^16 has no more than a byte of leading zeros, so that it takes 2 + 1 + 8 * 3 = 27 cycles from its
/// issue to the port.
///
/// Rules: P13.5, P13.9, P13.10.
#[test]
fn products_come_while_a_division_is_under_way() {
    let products = |fair| {
        let mut bench = bench("4w8/8/1/2", fair, &divides_and_multiplies());
        let all = written(&mut bench, 400);
        let quotients: Vec<u64> = all.iter().filter(|one| one.1 == 0).map(|one| one.0).collect();
        let apart: Vec<u64> = quotients.windows(2).map(|two| two[1] - two[0]).collect();
        let count = all.iter().filter(|one| one.1 == 1).count();
        (count, quotients[0], apart)
    };
    let (without, first, apart) = products(false);
    let (with, first_fair, apart_fair) = products(true);
    // Without, a product waits for every quotient, and every quotient for a product.
    assert!(without < 14, "{without}");
    assert!(apart.iter().all(|&cycles| cycles > 33), "{apart:?}");
    // With, warp 1 takes 9 cycles for a product and 5 for its jump.
    assert!(with >= 24, "{with}");
    // The jump behind a quotient of cycle q is scheduled in q + 1, the division in q + 6. It executes in q + 10, issues
    // in q + 11, and asks for the port in q + 38, where an instruction may have it.
    let usual = |cycles: &u64| [38, 39].contains(cycles);
    assert!(apart_fair.iter().all(usual), "{apart_fair:?}");
    assert!(first_fair <= first);
}

/// Both ask for the port: the quotient is written first, and the product a cycle later.
///
/// Rules: P13.11, P15.1.
#[test]
fn a_quotient_goes_before_a_product() {
    let mut seen = 0;
    for delay in 0..16 {
        let mut program = divides_and_multiplies();
        program.truncate(5);
        program.extend((0..delay).map(|_| nop()));
        program.push(op(Mul, &[5, 1, 1], 0));
        let back = -4 * (delay + 2);
        program.push(op(Jmpi, &[], back));
        let mut bench = bench("4w8/8/1/2", true, &program);
        let all = written(&mut bench, 600);
        for two in all.windows(2) {
            assert!(two[0].0 < two[1].0, "one a cycle");
            seen += u64::from(two[0].1 == 0 && two[1].0 == two[0].0 + 1);
        }
    }
    assert!(seen > 3, "{seen}");
}

/// Warp 0 spawns all others at 36, and goes on at 28, where `rest` begins.
fn spawning(rest: &[Instruction]) -> Vec<Instruction> {
    let mut program = vec![
        op(Hwid, &[0], 3),
        op(Ldi, &[1], 36),
        op(Subi, &[0, 0], 1), // at 8
        op(Iszero, &[0, 0], 0),
        when(0, op(Jmpi, &[], 8)),
        op(Wspawn, &[2, 1, 0], 0),
        op(Jmpi, &[], -20),
    ];
    program.extend_from_slice(rest);
    program
}

/// One warp divides and seven compute, with a product in every four instructions: how many instructions a cycle.
fn with_a_divider(fair: bool) -> f64 {
    let program = spawning(&[
        op(Div, &[4, 0, 1], 0), // at 28; r0 becomes -1
        op(Jmpi, &[], 16),      // to 52
        op(Mul, &[5, 1, 1], 0), // at 36
        op(Addi, &[3, 3], 1),
        op(Addi, &[3, 3], 1),
        op(Jmpi, &[], -16),
        op(Ldi, &[0], -1), // at 52
        op(Jmpi, &[], -32),
    ]);
    let mut bench = bench("4w8/8/1/8", fair, &program);
    bench.pass(1000);
    let committed = bench.cycles_in(4000, |bench| bench.is(CommitValid));
    committed.len() as f64 / 4000.0
}

/// Rules: P13.10.
#[test]
fn one_dividing_warp_of_eight_costs_next_to_nothing() {
    let (without, with) = (with_a_divider(false), with_a_divider(true));
    assert!(without < 0.8, "{without}");
    assert!(with >= 0.97, "{with}");
}

/// Eight registers are copied in sixteen cycles, however busy the other warps are.
///
/// Rules: P12.10, P5.9.
#[test]
fn a_copy_has_every_second_cycle() {
    let program = spawning(&[
        op(Clone, &[6], 0), // at 28: lane 0 to lane 0
        op(Jmpi, &[], -8),
        op(Addi, &[3, 3], 1), // at 36
        op(Jmpi, &[], -8),
    ]);
    let clones = |fair| {
        let mut bench = bench("4w8/8/1/8", fair, &program);
        let done = bench.cycles_in(3000, |bench| {
            let has_room = bench.scalar(StallCause) != 4;
            assert!(!fair || has_room, "the queue has room");
            bench.is(CopyDoneValid)
        });
        done.windows(2).map(|two| two[1] - two[0]).max()
    };
    let (without, with) = (clones(false), clones(true));
    assert!(without > Some(70), "{without:?}");
    assert!(with < Some(40), "{with:?}");
}
