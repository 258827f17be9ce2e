//! The fence: a change of the TLB empties the instruction cache. Typed in from the ISA (I5.30) and docs/pipeline.md
//! sections 9 and 19.

use crate::common::cached::{cache, cached, nops};
use crate::common::environment::{Bench, Manners};
use crate::common::{bare, config, halt, nop, op, when};
use isa::trace::PerWarp;
use isa::trace::Scalar::*;
use isa::InstructionCacheField::{FillAnswered, FillDropped, FillValid};
use isa::{Instruction, Opcode::*};

/// Where the new instruction is, as data: `ldi %r3, #7`.
const NEW: i64 = 0x100;

/// Runs a subroutine at 40 twice. Between the two calls its first instruction is overwritten; `fence` follows the
/// store.
fn called_twice(fence: Instruction, cache_bytes: u64) -> u64 {
    let mut program = vec![
        op(Ld, &[1, 0], NEW),
        op(Jali, &[5], 32), // to 40
        op(St, &[1, 0], 40),
        fence,              // at 12
        op(Jali, &[5], 20), // at 16
        halt(),
        nop(),
        nop(),
        nop(),
        nop(),
        op(Addi, &[3, 3], 1), // at 40
        op(Jmpr, &[5], 0),
    ];
    program.resize(NEW as usize / 4, nop());
    program.push(op(Ldi, &[3], 7));
    let mut bench = Bench::of(cached("4w8/8/2/1", cache_bytes, 1), &program);
    assert!(bench.run(2000));
    bench.gpr(0, 0, 3)
}

/// Rules: I5.30, I7.16, P9.5.17, P19.9.
#[test]
fn what_is_stored_into_code_is_executed_behind_a_fence() {
    for fence in [bare(Tlbflush), op(Tlbadd, &[6, 6, 6], 0), op(Tlbrm, &[6], 0)] {
        assert_eq!(called_twice(fence, 256), 7, "{fence}");
    }
    assert_eq!(called_twice(nop(), 256), 2, "the old one is in the cache");
    // A fence that no lane executes is none.
    assert_eq!(called_twice(when(1, bare(Tlbflush)), 256), 2);
}

/// Whether the fence at 4 redirects its warp, and where to.
fn redirect_of(fence: Instruction, supervisor: bool) -> (u64, u64) {
    let mut program = nops(16);
    program[0] = op(Ldi, &[1], 16);
    program[3] = op(if supervisor { Jmpr } else { Jmpru }, &[1], 0);
    program[4] = fence; // at 16
    program[5] = halt();
    let mut bench = Bench::of(cached("4w8/8/1/1", 64, 1), &program);
    loop {
        bench.step();
        if bench.is(ExecuteValid) && bench.scalar(ExecutePc) == 16 {
            return (bench.scalar(RedirectValid), bench.scalar(RedirectPc));
        }
    }
}

/// Rules: P9.1.11, P9.5.17.
#[test]
fn a_fence_redirects_also_where_there_is_no_tlb() {
    assert_eq!(redirect_of(bare(Tlbflush), true), (1, 20));
    assert_eq!(redirect_of(op(Tlbrm, &[1], 0), true), (1, 20));
    assert_eq!(redirect_of(when(0, bare(Tlbflush)), true), (0, 0));
    assert_eq!(redirect_of(nop(), true), (0, 0));
}

/// In user mode a change of the TLB is an invalid instruction, which drops no line that is on its way.
///
/// Rules: P9.1.12, P19.9.
#[test]
fn a_fence_in_user_mode_is_none() {
    let mut program = nops(16);
    program[0] = op(Ldi, &[1], 28);
    program[1] = op(Jmpru, &[1], 0);
    program[7] = bare(Tlbflush); // at 28; the line behind it is asked for
    let mut on_its_way = 0;
    for seed in 0..20 {
        let manners = Manners::new(6, 100, seed);
        let mut bench = Bench::on(&config(cached("4w8/8/1/1", 64, 1)), &program, manners);
        for _ in 0..200 {
            bench.step();
            assert_eq!(cache(&bench, FillDropped), 0);
            let interrupted = bench.scalar(InterruptValid);
            on_its_way += interrupted & cache(&bench, FillValid);
        }
        let interrupt = bench.of_warp(PerWarp::Interrupt, 0);
        assert_eq!(interrupt, 1 + 3);
    }
    assert!(on_its_way > 0);
}

/// Warp 1 runs over new code all the time, warp 0 fences all the time: a line that is on its way at the fence is
/// dropped, and is asked for again when it is wanted next.
///
/// Rules: P19.7, P19.9.
#[test]
fn a_line_on_its_way_at_a_fence_is_answered_but_not_kept() {
    let mut program = nops(64);
    program[0] = op(Ldi, &[1], 64);
    program[1] = op(Wspawn, &[6, 1, 1], 0);
    program[2] = bare(Tlbflush); // at 8
    program[3] = op(Jmpi, &[], -8);
    program[40] = op(Jmpi, &[], -100);
    let config = config(cached("4w8/8/1/2", 256, 1));
    let mut dropped = 0;
    let manners = Manners::new(6, 100, 3);
    let mut bench = Bench::on(&config, &program, manners);
    let (mut was, mut flushes) = (0, false);
    for _ in 0..3000 {
        bench.step();
        let now = cache(&bench, FillDropped);
        if now == 1 && was == 0 {
            assert!(flushes, "only a fence drops a line");
            dropped += 1;
        }
        flushes = bench.is(ExecuteValid) && bench.scalar(ExecutePc) == 8;
        let had_fill = cache(&bench, FillValid) == 1;
        let stays = cache(&bench, FillAnswered) < 3;
        was = now;
        if flushes && had_fill && stays && now == 0 {
            bench.step();
            assert_eq!(cache(&bench, FillDropped), 1, "a fence drops the line that is on its way");
            dropped += 1;
            was = 1;
            flushes = false;
        }
    }
    assert!(dropped > 5, "{dropped}");
}
