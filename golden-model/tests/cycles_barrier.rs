//! Cycle counts of barriers, typed in from docs/pipeline.md sections 9 and 16.
//!
//! A bar in execute in cycle x: its warp waits from x + 1 on, arrives in x + 1, and, where it is the
//! last, runs again with all the others from x + 2 on.

use crate::common::environment::{bench, Bench};
use crate::common::{halt, nop, op};
use isa::trace::PerBarrier;
use isa::trace::Scalar::*;
use isa::{Opcode::*, Slot};

const RUNNING: u64 = 1;
const WAIT_BARRIER: u64 = 6;

/// The set of warps that wait at barrier 0 in the cycle just recorded.
fn waiting(bench: &Bench) -> u64 {
    bench.get(Slot::Barrier(PerBarrier::Waiting, 0))
}

/// Steps until a warp's instruction at an address redirects, and gives that cycle.
fn run_to_redirect(bench: &mut Bench, warp: u64, pc: u64) -> u64 {
    let wanted = [1, warp, pc];
    let fields = [RedirectValid, ExecuteContext, ExecutePc];
    for _ in 0..200 {
        bench.step();
        if bench.scalars(fields) == wanted {
            return bench.cycle - 1;
        }
    }
    panic!("warp {warp} never redirects at {pc}");
}

/// Rules: P9.5.12, P9.6.1.
#[test]
fn a_bar_that_waits_for_nobody_takes_6_cycles_to_its_successor() {
    let program = [
        op(Ldi, &[2], 1),
        nop(),
        op(Bar, &[0, 2], 0), // at 8
        halt(),
    ];
    let mut bench = bench("4w8/8/1/1", &program);
    // Clearing 8 cycles; bar is scheduled at 10, executed at 14, arrives at 15; halt is scheduled at 16.
    assert_eq!(run_to_redirect(&mut bench, 0, 8), 14);
    assert_eq!(bench.scalar(RedirectPc), 12);
    assert_eq!((bench.state(0), waiting(&bench)), (RUNNING, 0));
    bench.step();
    assert_eq!((bench.state(0), waiting(&bench)), (WAIT_BARRIER, 0));
    assert_eq!(bench.scalar(CommitValid), 1);
    assert_eq!(bench.scalar(CommitPc), 8);
    assert_eq!(bench.scalar(StallCause), 2);
    bench.step();
    assert_eq!((bench.state(0), waiting(&bench)), (RUNNING, 0));
    let scheduled = [ScheduleValid, SchedulePc];
    assert_eq!(bench.scalars(scheduled), [1, 12]);
    assert!(bench.run(200));
}

/// Rules: P5.3, P9.5.12, P9.6.1, P17.9.
#[test]
fn a_warp_waits_from_its_bar_on_and_runs_again_when_the_last_has_arrived() {
    let program = [
        op(Ldi, &[1], 12),
        op(Ldi, &[2], 2),
        op(Wspawn, &[2, 1, 2], 0),
        op(Bar, &[4, 2], 0), // at 12, of both warps
        nop(),
        halt(),
    ];
    let mut bench = bench("4w8/8/1/2", &program);
    run_to_redirect(&mut bench, 0, 12);
    assert_eq!((bench.state(0), waiting(&bench)), (RUNNING, 0));
    bench.step();
    assert_eq!((bench.state(0), waiting(&bench)), (WAIT_BARRIER, 0));
    bench.step();
    assert_eq!((bench.state(0), waiting(&bench)), (WAIT_BARRIER, 0b01));
    run_to_redirect(&mut bench, 1, 12);
    assert_eq!(bench.scalar(RedirectPc), 16);
    assert_eq!((bench.state(1), waiting(&bench)), (RUNNING, 0b01));
    // While the last one arrives nobody runs.
    bench.step();
    assert_eq!([0, 1].map(|warp| bench.state(warp)), [WAIT_BARRIER; 2]);
    assert_eq!(waiting(&bench), 0b01);
    assert_eq!(bench.scalar(ScheduleValid), 0);
    assert_eq!(bench.scalar(StallCause), 2);
    // The last one redirects like the others, so that neither has anything in flight. Warp 1 was
    // scheduled last, so warp 0 comes first.
    for warp in [0, 1] {
        bench.step();
        assert_eq!([0, 1].map(|warp| bench.state(warp)), [RUNNING; 2]);
        assert_eq!(waiting(&bench), 0);
        let scheduled = [ScheduleValid, ScheduleContext, SchedulePc];
        let scheduled = bench.scalars(scheduled);
        assert_eq!(scheduled, [1, warp, 16]);
    }
    assert!(bench.run(200));
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
