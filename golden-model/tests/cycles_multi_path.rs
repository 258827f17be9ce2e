//! When sides start, overlap and meet in their contexts. Typed in from docs/pipeline.md, part 9.3.

use crate::common::contexts::{bench, bench_of, Run};
use crate::common::{halt, nop, op, when};
use isa::divergence::multi_path::RegionField::*;
use isa::trace::{PerBarrier, PerContext, Scalar, WarpState};
use isa::{CoreOptions, Instruction, Opcode::*, Slot};

/// An if: lane 0 executes one instruction, lanes 1 to 3 none.
fn if_then() -> [Instruction; 5] {
    [
        when(1, op(Split, &[], 0)),
        when(1, op(Jmpi, &[], 4)), // to 36
        nop(),                     // 32: p1 was false
        op(Join, &[], 0),          // 36
        halt(),                    // 40
    ]
}

/// Rules: P9.3.4, P9.3.13, I8.4.5.
#[test]
fn without_split_contexts_sides_run_one_after_the_other() {
    let run = Run::new(bench(0, &if_then())).into_end();
    let executed = [
        (0, 0, 24, 0b1110, Some(28)),
        (5, 0, 28, 0b1110, Some(36)),
        (10, 0, 36, 0b1110, Some(28)), // on as the deferred side
        (15, 0, 28, 0, None),
        (16, 0, 32, 0b0001, None),
        (17, 0, 36, 0b0001, Some(40)),
        (22, 0, 40, 0b1111, Some(44)),
    ];
    assert_eq!(run.executed, executed);
    let commits: Vec<_> = run
        .committed
        .iter()
        .map(|&(cycle, _, pc)| (cycle, pc))
        .collect();
    assert_eq!(
        commits,
        [
            (1, 24),
            (6, 28),
            (11, 36),
            (16, 28),
            (17, 32),
            (18, 36),
            (23, 40)
        ]
    );
}

/// The split is in execute in cycle 0. In cycle 1 both contexts are candidates without anything in flight, and 1 comes behind
/// 0, which was scheduled last.
///
/// Rules: P9.3.2, P9.3.3, P9.3.4, P9.3.5, P9.3.13, P5.2, P5.3, P17.7.
#[test]
fn sides_take_turns_and_the_later_join_finds_its_table_changed() {
    let run = Run::new(bench(1, &if_then())).into_end();
    let executed = [
        (0, 0, 24, 0b1110, Some(28)),
        (5, 1, 28, 0, None),
        (6, 0, 28, 0b1110, Some(36)),
        (7, 1, 32, 0b0001, None),
        (9, 1, 36, 0b0001, Some(40)),
        // In decode when context 1 joined.
        (11, 0, 36, 0b1110, Some(36)),
        (16, 0, 36, 0b1110, Some(40)),
        (21, 0, 40, 0b1111, Some(44)),
    ];
    assert_eq!(run.executed, executed);
    let committed = [
        (1, 0, 24),
        (6, 1, 28),
        (7, 0, 28),
        (8, 1, 32),
        (10, 1, 36),
        (17, 0, 36),
        (22, 0, 40),
    ];
    assert_eq!(run.committed, committed);
}

/// What the home and context 1 execute from cycle 9 on, when lanes 1 to 3 have so many instructions before their join, and
/// lane 0 so many before its own; `last` stands in the place of the home's join.
fn joins(home: usize, other: usize, last: Instruction) -> Vec<(u64, u64, u64, Option<u64>)> {
    let mut body = vec![
        when(1, op(Split, &[], 0)),
        when(1, op(Jmpi, &[], 4 * (other as i64 + 2))),
    ];
    body.extend(vec![nop(); other]);
    body.extend([op(Join, &[], 0), halt()]);
    body.extend(vec![nop(); home]);
    body.extend([last, op(Join, &[], 0), halt()]);
    let run = Run::new(bench(1, &body)).into_end();
    let behind = run.executed.iter().filter(|executed| executed.0 >= 9);
    behind
        .map(|&(cycle, context, pc, _, redirect)| (cycle, context, pc, redirect))
        .collect()
}

/// Rules: P9.3.5, P9.3.10.
#[test]
fn a_table_is_read_in_the_two_cycles_before() {
    let join = op(Join, &[], 0);
    // Context 1 joins two cycles before the home, then one; then three, which is long enough.
    let two = [
        (9, 1, 36, Some(40)),
        (11, 0, 44, Some(44)),
        (16, 0, 44, Some(48)),
    ];
    assert_eq!(joins(0, 1, join)[..3], two);
    let one = [
        (9, 1, 36, None),
        (11, 0, 48, None),
        (12, 1, 40, Some(44)),
        (13, 0, 52, Some(52)),
        (18, 0, 52, Some(56)),
    ];
    assert_eq!(joins(1, 2, join)[..5], one);
    let three = [
        (9, 1, 36, None),
        (11, 0, 48, None),
        (12, 1, 40, Some(44)),
        (13, 0, 52, None),
        (15, 0, 56, Some(60)),
    ];
    assert_eq!(joins(2, 2, join)[..5], three);
    // The home is the first.
    let home = [
        (9, 1, 36, None),
        (11, 0, 48, Some(52)),
        (12, 1, 40, Some(40)),
        (17, 1, 40, Some(44)),
    ];
    assert_eq!(joins(0, 2, join)[..4], home);
    // So it is with a splitl with which all lanes stay, and with a split; but not with other instructions.
    let splitl = [
        (9, 1, 36, Some(40)),
        (11, 0, 44, Some(44)),
        (16, 0, 44, None),
        (17, 0, 48, Some(52)),
    ];
    assert_eq!(joins(0, 1, op(Splitl, &[], 0))[..4], splitl);
    let split = [
        (9, 1, 36, Some(40)),
        (11, 0, 44, Some(44)),
        (16, 0, 44, Some(48)),
    ];
    assert_eq!(joins(0, 1, op(Split, &[], 0))[..3], split);
    assert_eq!(
        joins(0, 1, nop())[..2],
        [(9, 1, 36, Some(40)), (11, 0, 44, None)]
    );
}

/// Rules: P9.3.2, P9.26, P11.1.
#[test]
fn the_loads_of_both_sides_overlap() {
    let body = [
        when(1, op(Split, &[], 0)),
        op(Ld, &[3, 1], 0x100),
        op(Join, &[], 0),
        halt(),
    ];
    let after_another = Run::new(bench(0, &body)).into_end();
    let executed = [
        (0, 0, 24, 0b1110, Some(28)),
        (5, 0, 28, 0b1110, Some(32)),
        (13, 0, 32, 0b1110, Some(28)),
        (18, 0, 28, 0b0001, Some(32)),
        (26, 0, 32, 0b0001, Some(36)),
        (31, 0, 36, 0b1111, Some(40)),
    ];
    assert_eq!(after_another.executed, executed);
    let mut run = Run::new(bench(1, &body));
    // Executed in the cycles 5 and 6, active two cycles later, answered in the one behind that.
    let memory = WarpState::WaitMemory as u64;
    let mut waiting = Vec::new();
    while !run.bench.is_done() {
        run.step();
        let waits = [0, 1].map(|context| run.context(context).0 == memory);
        if let (Some(cycle), true) = (run.cycle(), waits.contains(&true)) {
            waiting.push((cycle, waits));
        }
    }
    let both = [true, true];
    assert_eq!(
        waiting,
        [(6, [false, true]), (7, both), (8, both), (9, [true, false])]
    );
    let executed = [
        (0, 0, 24, 0b1110, Some(28)),
        (5, 1, 28, 0b0001, Some(32)),
        (6, 0, 28, 0b1110, Some(32)),
        (13, 1, 32, 0b0001, Some(36)),
        (14, 0, 32, 0b1110, Some(32)),
        (19, 0, 32, 0b1110, Some(36)),
        (24, 0, 36, 0b1111, Some(40)),
    ];
    assert_eq!(run.executed, executed);
}

/// Rules: P9.3.1, P9.3.3, P9.3.4, P9.3.13, P17.15, P17.16, P17.1.
#[test]
fn the_record_shows_contexts_and_regions() {
    let mut run = Run::new(bench(2, &if_then()));
    let free = (WarpState::Free as u64, 0, 0);
    let running = WarpState::Running as u64;
    let region = |run: &Run, context| {
        [
            EntryValid,
            Entry,
            EntryMask,
            EntryPending,
            EntryParentValid,
            EntryParent,
            EntryKind,
            EntryDeferredMask,
            EntryDeferredPc,
        ]
        .map(|field| run.region(field, context))
    };
    run.until(0);
    assert_eq!([run.context(1), run.context(2)], [free, free]);
    assert_eq!((region(&run, 0), run.region(EntriesUsed, 0)), ([0; 9], 0));
    run.until(1);
    assert_eq!(run.context(0), (running, 28, 0b1110));
    assert_eq!(run.context(1), (running, 28, 0b0001));
    assert_eq!(run.context(2), free);
    let both = [1, 0, 0b1111, 0b1111, 0, 0, 0, 0, 0];
    assert_eq!([region(&run, 0), region(&run, 1)], [both, both]);
    assert_eq!(
        [0, 1].map(|context| run.region(EntriesUsed, context)),
        [1, 0]
    );
    let epoch = run.of(PerContext::Epoch, 1);
    // Context 1 has joined in cycle 9; an epoch stays what it is until the next redirect.
    run.until(10);
    assert_eq!((run.context(1), region(&run, 1)), (free, [0; 9]));
    assert_eq!(run.of(PerContext::Epoch, 1), 1 - epoch);
    assert_eq!(run.of(PerContext::InFlight, 1), 0);
    assert_eq!(region(&run, 0)[3], 0b1110);
    run.until(17);
    assert_eq!(run.context(0), (running, 40, 0b1111));
    assert_eq!((region(&run, 0), run.region(EntriesUsed, 0)), ([0; 9], 0));
    // With one context the rest is deferred.
    let mut run = Run::new(bench(0, &if_then()));
    run.until(1);
    assert_eq!(region(&run, 0), [1, 0, 0b1111, 0b1111, 0, 0, 0, 0b0001, 28]);
}

/// Rules: P9.3.2, P9.3.4, P17.15, I8.4.7.
#[test]
fn owners_and_homes_are_those_of_the_warps() {
    let body = [
        op(Ldi, &[4], 36),
        op(Wspawn, &[3, 4, 5], 0), // 28
        halt(),
        op(Ldi, &[1], 4), // 36: warp 1
        op(Jalis, &[2, 1], 0),
        op(Hwid, &[1], 0),
        op(Rtop, &[1, 1], 0),
        when(1, op(Split, &[], 0)), // 52
        when(1, op(Jmpi, &[], 8)),  // to 68
        nop(),
        nop(),
        op(Join, &[], 0), // 68
        halt(),
    ];
    let mut run = Run::new(bench_of("4w8/8/4/2", 3, CoreOptions::default(), &body));
    let mut owners = Vec::new();
    let mut spawned = Vec::new();
    while !run.bench.is_done() {
        run.step();
        let record = &run.bench.record;
        if record.scalar(Scalar::SpawnValid) == 1 {
            spawned.push(record.scalar(Scalar::SpawnWarp));
        }
        let now = [0, 1, 2, 3, 4].map(|context| run.region(Owner, context));
        if owners.last() != Some(&now) {
            owners.push(now);
        }
    }
    assert_eq!(spawned, [1]);
    let none = [0, 1, 0, 0, 0];
    assert_eq!(owners, [none, [0, 1, 1, 0, 0], none]);
    let by_context_2 = run.executed.iter().filter(|executed| executed.1 == 2);
    let pcs: Vec<_> = by_context_2.map(|executed| executed.2).collect();
    // Its join comes a cycle behind that of the home.
    assert_eq!(pcs, [56, 60, 64, 68, 68]);
}

/// Rules: P9.3.2, P9.31, P9.38, P17.9, P17.15, I8.4.14.
#[test]
fn contexts_wait_at_barriers() {
    let body = [
        op(Ldi, &[4], 0),
        op(Ldi, &[5], 2),
        when(1, op(Split, &[], 0)),
        when(1, op(Jmpi, &[], 4)),
        op(Muli, &[6, 6], 3),
        op(Bar, &[4, 5], 0),
        op(Join, &[], 0),
        halt(),
    ];
    let mut run = Run::new(bench(1, &body));
    let mut sets = Vec::new();
    while !run.bench.is_done() {
        run.step();
        let set = run.bench.get(Slot::Barrier(PerBarrier::Waiting, 0));
        if sets.last() != Some(&set) {
            sets.push(set);
        }
    }
    assert_eq!(sets, [0, 0b01, 0]);
    let end = run.executed.last().copied();
    assert_eq!(
        end.map(|(_, context, pc, lanes, _)| (context, pc, lanes)),
        Some((0, 52, 0b1111))
    );
}

/// Rules: P4.2, P9.3.2, P9.46.
#[test]
fn turns_begin_behind_the_last_context() {
    let mut run = Run::new(bench(5, &if_then()));
    run.step();
    assert_eq!(run.bench.scalar(Scalar::LastSpawnTurn), 5);
    // The registers are cleared by warp: 8 of one warp.
    let cleared = (0..).find(|_| {
        run.step();
        run.bench.is(Scalar::ScheduleValid)
    });
    assert_eq!((cleared, run.bench.cycle), (Some(7), 9));
}
