//! The data cache: what is asked for at the port, when loads are answered, what the record shows; and the cache beside
//! other masters, the fence, the console, translation, and accesses that fail. Typed in from docs/pipeline.md section
//! 24 and the ISA (I5.32).

use crate::common::data_cached::{bench, cache, loaded_lines, options, request, until, DATA};
use crate::common::environment::Bench;
use crate::common::{halt, nop, op, when, with};
use isa::trace::Scalar::*;
use isa::trace::{PerWarp, StallCause};
use isa::DataCacheField::*;
use isa::Opcode::*;
use isa::{CoreOptions, Instruction};

/// `ld` of a word behind the data's first, into a register.
fn load(register: u8, word: i64) -> Instruction {
    op(Ld, &[register, 0], DATA + 4 * word)
}

/// A core with a scoreboard, so that one warp has several loads on their way.
fn scored_options(data_outstanding: u32) -> CoreOptions {
    with(&format!("scoreboard = true, data_outstanding = {data_outstanding}"), options(1))
}

/// Three misses of one set, and behind each of the first two a hit of its line on its way. All are asked for before the
/// first is answered.
///
/// Rules: P24.1, P24.5, P24.7, P24.8.
#[test]
fn requests_behind_a_miss_go_on_and_all_are_answered_in_order() {
    let program = [load(1, 0), load(2, 1), load(3, 16), load(4, 18), load(5, 3), halt()];
    let mut bench = bench("4w8/8/1/1", scored_options(8), &program);
    bench.data_latency = Some(64);
    let (mut asked, mut answered) = (Vec::new(), Vec::new());
    while !bench.is_done() {
        bench.step();
        asked.extend(request(&bench).map(|(cycle, line, ..)| (cycle, line)));
        let written = bench.is(LoadDoneValid);
        let register = bench.scalar(WriteRegister);
        answered.extend(written.then(|| (bench.cycle - 1, register)));
    }
    let lines: Vec<_> = asked.iter().map(|(_, line)| *line).collect();
    assert_eq!(lines, [16, 20, 16]);
    assert!(asked[2].0 < asked[0].0 + 64);
    let order: Vec<_> = answered.iter().map(|(_, register)| *register).collect();
    assert_eq!(order, [1, 2, 3, 4, 5]);
    let first = asked[0].0 + 65;
    // A hit acts while an answer is taken.
    assert_eq!([answered[0].0, answered[1].0], [first, first + 1]);
    let loaded = [1, 2, 3, 4, 5].map(|register| bench.gpr(0, 0, register));
    assert_eq!(loaded, [100, 101, 116, 118, 103]);
}

/// Five warps write a register in every cycle, and warp 0 waits for its load.
///
/// Rules: P15.2, P24.11.
#[test]
fn an_answer_that_is_not_taken_starves() {
    let mut program = vec![op(Ldi, &[1], 44)];
    program.extend(vec![op(Wspawn, &[6, 1, 1], 0); 5]);
    program.extend(vec![nop(); 3]);
    program.extend([load(3, 0), halt()]);
    program.extend(vec![op(Addi, &[3, 3], 1); 20]); // from 44 on
    program.push(halt());
    let mut bench = bench("4w8/8/1/6", options(1), &program);
    let answers = |bench: &Bench| cache(bench, AnswerValid) == 1;
    let first = until(&mut bench, answers);
    let guarded = until(&mut bench, |bench| bench.scalar(StallCause) == StallCause::StarvationGuard as u64);
    assert_eq!(guarded, first + 15);
    let last = until(&mut bench, |bench| !answers(bench));
    assert!(last > guarded && last < guarded + 8);
    assert!(bench.run(2000));
    assert_eq!(bench.gpr(0, 0, 3), 100);
}

fn loaded(bench: &Bench) -> bool {
    bench.is(LoadDoneValid)
}

/// Warp 1 executes the code at 40, warp 0 the code from 8 on.
fn two_warps(first: &[Instruction], second: &[Instruction]) -> Vec<Instruction> {
    let mut program = vec![op(Ldi, &[1], 40), op(Wspawn, &[2, 1, 1], 0)];
    program.extend_from_slice(first);
    assert!(program.len() <= 10);
    program.resize(10, halt());
    program.extend_from_slice(second);
    program
}

/// `body` after some 150 cycles.
fn later(body: &[Instruction]) -> Vec<Instruction> {
    let mut all = vec![op(Ldi, &[6], 20), op(Subi, &[6, 6], 1), op(Rtop, &[0, 6], 0), when(0, op(Jmpi, &[], -12))];
    all.extend_from_slice(body);
    all
}

fn interrupt(bench: &Bench, warp: u32) -> u64 {
    bench.of_warp(PerWarp::Interrupt, warp)
}

fn failing() -> CoreOptions {
    with("bus_errors = true", options(1))
}

/// Warp 0's store fails, and its warp stops; warp 1 loads the line later, and finds it.
///
/// Rules: P21.3, P24.5, P24.9.
#[test]
fn a_store_that_fails_leaves_the_line_as_it_was() {
    let first = [load(3, 0), op(St, &[1, 0], DATA), halt()];
    let program = two_warps(&first, &later(&[load(3, 0), halt()]));
    for fails in [false, true] {
        let mut bench = bench("4w8/8/1/2", failing(), &program);
        until(&mut bench, loaded);
        bench.failing_lines = if fails { vec![16] } else { Vec::new() };
        let stored = |bench: &Bench| bench.is(StoreDoneValid);
        until(&mut bench, |bench| cache(bench, QueueKind) == 4);
        until(&mut bench, stored);
        assert!(loaded_lines(&mut bench).is_empty(), "the other load hits");
        assert_eq!(interrupt(&bench, 0), if fails { 8 } else { 0 });
        assert_eq!(bench.gpr(1, 0, 3), if fails { 100 } else { 40 });
    }
}
