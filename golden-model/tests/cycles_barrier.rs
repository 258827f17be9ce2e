//! Cycle counts of barriers, typed in from docs/pipeline.md sections 9 and 16.
//!
//! A bar in execute in cycle x: its warp waits from x + 1 on, arrives in x + 1, and, where it is the
//! last, runs again with all the others from x + 2 on.

use crate::common::environment::{bench, Bench};
use crate::common::{halt, nop, op};
use isa::trace::PerBarrier;
use isa::trace::Scalar::*;
use isa::{Opcode::*, Slot};

/// The set of warps that wait at barrier 0 in the cycle just recorded.
fn waiting(bench: &Bench) -> u64 {
    bench.get(Slot::Barrier(PerBarrier::Waiting, 0))
}

/// Rules: P4.8, P9.6.1.
#[test]
fn bars_in_consecutive_cycles_arrive_in_consecutive_cycles() {
    // Three warps wait for three; the third bar finds both others, though the second has only just
    // arrived when it executes.
    let program = [
        op(Ldi, &[1], 20),
        op(Ldi, &[2], 3),
        op(Wspawn, &[2, 1, 2], 0),
        op(Wspawn, &[2, 1, 2], 0),
        nop(),
        op(Bar, &[4, 2], 0), // at 20, of all warps
        halt(),
    ];
    let mut bench = bench("4w8/8/1/3", &program);
    let mut executed = Vec::new();
    let mut sets = Vec::new();
    while sets.len() < 200 && !bench.is_done() {
        let cycle = bench.cycle;
        bench.step();
        let is_bar = bench.scalar(ExecutePc) == 20;
        if is_bar && bench.is(RedirectValid) {
            executed.push((cycle, 1 << bench.scalar(ExecuteContext)));
        }
        sets.push(waiting(&bench));
    }
    let &[(_, first), (x, second), (y, _)] = &executed[..] else {
        panic!("three bars: {executed:?}");
    };
    assert_eq!(y, x + 1, "one after the other: {executed:?}");
    let around = x as usize..=x as usize + 3;
    assert_eq!(sets[around], [first, first, first | second, 0]);
    assert!(bench.is_done());
}
