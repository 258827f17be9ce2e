//! When sides start, overlap and meet in their contexts; when contexts of a warp wait for one another (interrupts,
//! handlers, halts); and what contexts that are held do not keep from others. Typed in from docs/pipeline.md, part
//! 9.13.

use crate::common::contexts::{bench, bench_of, InExecute, Run};
use crate::common::{bare, halt, nop, op, when, with};
use isa::divergence::multi_path::RegionField::*;
use isa::trace::Scalar::*;
use isa::trace::{PerBarrier, PerContext, WarpState};
use isa::Opcode::*;
use isa::{CoreOptions, Instruction, Slot};

/// An if: lane 0 executes one instruction, lanes 1 to 3 none.
fn if_then() -> [Instruction; 5] {
    [
        when(1, bare(Split)),
        when(1, op(Jmpi, &[], 4)), // to 36
        nop(),                     // 32: p1 was false
        bare(Join),                // 36
        halt(),                    // 40
    ]
}

/// Rules: P9.13.4, P9.13.6, I8.6.5.
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
    let commits: Vec<_> = run.committed.iter().map(|&(cycle, _, pc)| (cycle, pc)).collect();
    let expected = [(1, 24), (6, 28), (11, 36), (16, 28), (17, 32), (18, 36), (23, 40)];
    assert_eq!(commits, expected);
}

/// The split is in execute in cycle 0. In cycle 1 both contexts are candidates without anything in flight, and 1 comes
/// behind 0, which was scheduled last.
///
/// Rules: P9.13.2, P9.13.3, P9.13.4, P9.13.5, P9.13.6, P5.2, P5.3, P17.7.
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
    let committed = [(1, 0, 24), (6, 1, 28), (7, 0, 28), (8, 1, 32), (10, 1, 36), (17, 0, 36), (22, 0, 40)];
    assert_eq!(run.committed, committed);
}

/// What the home and context 1 execute from cycle 9 on, when lanes 1 to 3 have so many instructions before their join,
/// and lane 0 so many before its own; `last` stands in the place of the home's join.
fn joins(home: usize, other: usize, last: Instruction) -> Vec<(u64, u64, u64, Option<u64>)> {
    let mut body = vec![when(1, bare(Split)), when(1, op(Jmpi, &[], 4 * (other as i64 + 2)))];
    body.extend(vec![nop(); other]);
    body.extend([bare(Join), halt()]);
    body.extend(vec![nop(); home]);
    body.extend([last, bare(Join), halt()]);
    let run = Run::new(bench(1, &body)).into_end();
    let behind = run.executed.iter().filter(|executed| executed.0 >= 9);
    behind.map(|&(cycle, context, pc, _, redirect)| (cycle, context, pc, redirect)).collect()
}

/// Rules: P9.13.5, P9.13.12.
#[test]
fn a_table_is_read_in_the_two_cycles_before() {
    let join = bare(Join);
    // Context 1 joins two cycles before the home, then one; then three, which is long enough.
    let two = [(9, 1, 36, Some(40)), (11, 0, 44, Some(44)), (16, 0, 44, Some(48))];
    assert_eq!(joins(0, 1, join)[..3], two);
    let one =
        [(9, 1, 36, None), (11, 0, 48, None), (12, 1, 40, Some(44)), (13, 0, 52, Some(52)), (18, 0, 52, Some(56))];
    assert_eq!(joins(1, 2, join)[..5], one);
    let three = [(9, 1, 36, None), (11, 0, 48, None), (12, 1, 40, Some(44)), (13, 0, 52, None), (15, 0, 56, Some(60))];
    assert_eq!(joins(2, 2, join)[..5], three);
    // The home is the first.
    let home = [(9, 1, 36, None), (11, 0, 48, Some(52)), (12, 1, 40, Some(40)), (17, 1, 40, Some(44))];
    assert_eq!(joins(0, 2, join)[..4], home);
    // So it is with a splitl with which all lanes stay, and with a split; but not with other instructions.
    let splitl = [(9, 1, 36, Some(40)), (11, 0, 44, Some(44)), (16, 0, 44, None), (17, 0, 48, Some(52))];
    assert_eq!(joins(0, 1, bare(Splitl))[..4], splitl);
    let split = [(9, 1, 36, Some(40)), (11, 0, 44, Some(44)), (16, 0, 44, Some(48))];
    assert_eq!(joins(0, 1, bare(Split))[..3], split);
    let expected = [(9, 1, 36, Some(40)), (11, 0, 44, None)];
    assert_eq!(joins(0, 1, nop())[..2], expected);
}

/// Rules: P9.13.2, P9.5.7, P11.1.
#[test]
fn the_loads_of_both_sides_overlap() {
    let body = [when(1, bare(Split)), op(Ld, &[3, 1], 0x100), bare(Join), halt()];
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
    let expected = [(6, [false, true]), (7, both), (8, both), (9, [true, false])];
    assert_eq!(waiting, expected);
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

/// Rules: P9.13.1, P9.13.3, P9.13.4, P9.13.6, P17.15, P17.16, P17.1.
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
    let used = [0, 1].map(|context| run.region(EntriesUsed, context));
    assert_eq!(used, [1, 0]);
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

/// Rules: P9.13.2, P9.13.4, P17.15, I8.6.7.
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
        when(1, bare(Split)),      // 52
        when(1, op(Jmpi, &[], 8)), // to 68
        nop(),
        nop(),
        bare(Join), // 68
        halt(),
    ];
    let mut run = Run::new(bench_of("4w8/8/4/2", 3, CoreOptions::default(), &body));
    let mut spawned = Vec::new();
    let owners = run.values(|run| {
        let spawns = run.bench.is(SpawnValid);
        spawned.extend(spawns.then(|| run.bench.scalar(SpawnWarp)));
        [0, 1, 2, 3, 4].map(|context| run.region(Owner, context))
    });
    assert_eq!(spawned, [1]);
    let none = [0, 1, 0, 0, 0];
    assert_eq!(owners, [none, [0, 1, 1, 0, 0], none]);
    let by_context_2 = run.executed.iter().filter(|executed| executed.1 == 2);
    let pcs: Vec<_> = by_context_2.map(|executed| executed.2).collect();
    // Its join comes a cycle behind that of the home.
    assert_eq!(pcs, [56, 60, 64, 68, 68]);
}

/// Rules: P9.13.2, P9.5.12, P9.6.1, P17.9, P17.15, I8.6.14.
#[test]
fn contexts_wait_at_barriers() {
    let body = [
        op(Ldi, &[4], 0),
        op(Ldi, &[5], 2),
        when(1, bare(Split)),
        when(1, op(Jmpi, &[], 4)),
        op(Muli, &[6, 6], 3),
        op(Bar, &[4, 5], 0),
        bare(Join),
        halt(),
    ];
    let mut run = Run::new(bench(1, &body));
    let barrier = Slot::Barrier(PerBarrier::Waiting, 0);
    assert_eq!(run.values(|run| run.bench.get(barrier)), [0, 0b01, 0]);
    let (_, context, pc, lanes, _) = run.executed[run.executed.len() - 1];
    assert_eq!((context, pc, lanes), (0, 52, 0b1111));
}

/// Rules: P4.2, P9.13.2, P9.10.1.
#[test]
fn turns_begin_behind_the_last_context() {
    let mut run = Run::new(bench(5, &if_then()));
    run.step();
    assert_eq!(run.bench.scalar(LastSpawnTurn), 5);
    // The registers are cleared by warp: 8 of one warp.
    let cleared = (0..).find(|_| {
        run.step();
        run.bench.is(ScheduleValid)
    });
    assert_eq!((cleared, run.bench.cycle), (Some(7), 9));
}

/// Who alone executes and whether in a handler, from which cycle on; the core runs to the end.
fn holds(run: &mut Run) -> Vec<(u64, (Option<u64>, u64))> {
    let mut seen: Vec<(u64, (Option<u64>, u64))> = Vec::new();
    while !run.bench.is_done() {
        run.step();
        let now = run.hold();
        let Some(cycle) = run.cycle() else {
            assert_eq!(now, (None, 0));
            continue;
        };
        if seen.last().map_or((None, 0), |last| last.1) != now {
            seen.push((cycle, now));
        }
    }
    seen
}

/// Both sides behind a kernel entry at 64: lanes 1 to 3 trap at 52, lane 0 loads at 40.
fn trap_beside_load() -> Vec<Instruction> {
    vec![
        op(Ldi, &[7], 64),
        op(Skep, &[7], 0),
        when(1, bare(Split)),       // 32
        when(1, op(Jmpi, &[], 12)), // to 52
        op(Ld, &[3, 1], 0x100),     // 40
        bare(Join),
        halt(),
        bare(Trap), // 52
        bare(Join),
        halt(),
        bare(Reti), // 64
    ]
}

/// Rules: P9.1.1, P9.13.3, P9.13.8, P9.13.9, P9.13.10, P9.13.11, P17.6, P17.7, P18.5, I8.6.10, I8.6.11.
#[test]
fn an_interrupt_waits_until_the_others_are_quiet_and_its_handler_runs_alone() {
    let mut run = Run::new(bench(1, &trap_beside_load()));
    let expected = [
        (14, (Some(0), 0)),
        (19, (Some(0), 1)),
        // The last register is back in cycle 50.
        (51, (None, 0)),
    ];
    assert_eq!(holds(&mut run), expected);
    let executed: [InExecute; 14] = [
        (0, 0, 24, 0b1111, None),
        (1, 0, 28, 0b1111, None),
        (2, 0, 32, 0b1110, Some(36)),
        (7, 1, 36, 0, None),
        (8, 0, 36, 0b1110, Some(52)),
        (9, 1, 40, 0b0001, Some(44)),
        // Nobody is held yet. The load has been answered in the cycle before, so context 1 is scheduled now.
        (13, 0, 52, 0b1110, Some(52)),
        (17, 1, 44, 0b0001, Some(44)),
        (18, 0, 52, 0b1110, Some(64)),
        (37, 0, 64, 0b0001, Some(56)),
        (55, 1, 44, 0b0001, Some(48)),
        (56, 0, 56, 0b1110, Some(56)),
        (61, 0, 56, 0b1110, Some(60)),
        (66, 0, 60, 0b1111, Some(64)),
    ];
    assert_eq!(run.executed, executed);
    let cycles: Vec<_> = run.committed.iter().map(|committed| committed.0).collect();
    assert_eq!(cycles, [1, 2, 3, 8, 9, 10, 38, 56, 62, 67]);
}

/// Rules: P9.13.3, P9.13.10, P5.9, P17.16.
#[test]
fn in_a_handler_the_others_are_no_candidates_and_the_region_is_in_the_shadow_set() {
    let mut run = Run::new(bench(1, &trap_beside_load()));
    let own_and_shadow = |run: &Run, context| [EntryValid, ShadowEntryValid].map(|field| run.region(field, context));
    run.until(18);
    assert_eq!(own_and_shadow(&run, 0), [1, 0]);
    for cycle in 19..=32 {
        run.until(cycle);
        let copy = (WarpState::WaitCopy as u64, 64, 0b0001);
        assert_eq!(run.context(0), copy, "cycle {cycle}");
        assert_eq!(run.context(1), (WarpState::Running as u64, 44, 0b0001));
        assert_eq!(run.bench.scalar(StallCause), 2);
        assert_eq!(own_and_shadow(&run, 0), [0, 1]);
        assert_eq!(own_and_shadow(&run, 1), [1, 0]);
    }
    // From the reti on the region is the context's again.
    run.until(37);
    assert_eq!(own_and_shadow(&run, 0), [0, 1]);
    run.until(38);
    assert_eq!(own_and_shadow(&run, 0), [1, 0]);
    assert_eq!(run.hold(), (Some(0), 1));
}

/// Rules: P9.13.9, P9.13.14, P9.5.6, P3.16, P17.15, I8.6.10, I8.6.13.
#[test]
fn a_halt_waits_until_the_others_are_quiet_and_stops_them_all() {
    let body = [
        when(1, bare(Split)),
        when(1, op(Jmpi, &[], 8)), // to 40
        op(Ld, &[3, 1], 0x100),    // 32
        bare(Join),
        halt(), // 40
        bare(Join),
    ];
    let mut run = Run::new(bench(1, &body));
    run.bench.data_port_closed = true;
    run.until(14);
    assert_eq!(run.context(0).0, WarpState::Running as u64);
    assert_eq!(run.hold(), (Some(0), 0));
    let epoch = [0, 1].map(|context| run.of(PerContext::Epoch, context));
    run.until(22);
    // Three times in vain: the access is on its way. Then it is sent in cycle 23, and answered in 24.
    run.bench.data_port_closed = false;
    run.until(27);
    let stopped = (WarpState::Stopped as u64, 44, 0);
    assert_eq!(run.context(0), stopped);
    assert_eq!(run.context(1), (WarpState::Free as u64, 0, 0));
    assert_eq!((run.hold(), run.region(EntriesUsed, 0)), ((None, 0), 0));
    assert_eq!(run.region(EntryValid, 0), 0);
    // Four redirects of the home, none of context 1.
    let now = [0, 1].map(|context| run.of(PerContext::Epoch, context));
    assert_eq!(now, [1 - epoch[0], epoch[1]]);
    assert!(run.bench.is_done());
    let executed: [InExecute; 8] = [
        (0, 0, 24, 0b1110, Some(28)),
        (5, 1, 28, 0, None),
        (6, 0, 28, 0b1110, Some(40)),
        (7, 1, 32, 0b0001, Some(36)),
        (11, 0, 40, 0b1110, Some(40)),
        (16, 0, 40, 0b1110, Some(40)),
        (21, 0, 40, 0b1110, Some(40)),
        (26, 0, 40, 0b1110, Some(44)),
    ];
    assert_eq!(run.executed, executed);
}

/// Rules: P9.1.3, P9.13.9, P9.13.14, P9.7.3.
#[test]
fn a_due_interrupt_stays_due_while_it_waits() {
    let body = [
        op(Not, &[3, 0], 0),
        op(Ldi, &[5], 3),
        when(1, bare(Split)),      // 32
        when(1, op(Jmpi, &[], 8)), // to 48
        op(Div, &[4, 3, 5], 0),    // 40
        bare(Join),
        op(Ld, &[4, 3], 0), // 48: nothing answers at ffffffff
        bare(Join),
    ];
    let mut run = Run::new(bench(1, &body));
    let mut due = Vec::new();
    while !run.bench.is_done() {
        run.step();
        let Some(cycle) = run.cycle() else { continue };
        if run.of(PerContext::DueInterrupt, 0) != 0 {
            let address = run.of(PerContext::DueAddress, 0);
            due.push((cycle, run.of(PerContext::DueInterrupt, 0), address));
        }
    }
    // The load is in execute in cycle 13, active and over in 15; its successor there in 20. The division is in execute
    // in cycle 9, issues in 10, and asks for the port 34 cycles later; context 1 runs in cycle 45.
    let until = run.executed.last().map(|last| last.0);
    let all: Vec<_> = (16..=until.unwrap()).map(|cycle| (cycle, 8, 0xffff_ffff)).collect();
    assert_eq!((due, until), (all, Some(45)));
    let vehicles = run.executed.iter().filter(|executed| executed.2 == 52);
    let cycles: Vec<_> = vehicles.map(|executed| (executed.0, executed.4)).collect();
    let again = [20, 25, 30, 35, 40].map(|cycle| (cycle, Some(52)));
    assert_eq!(cycles[..5], again);
    // There is no kernel entry, so the warp stops where the load stands.
    assert_eq!(cycles[5..], [(45, Some(48))]);
    assert_eq!(run.bench.fault(), Some((7, 48)));
}

/// Rules: P9.13.9, P9.13.14, P17.15.
#[test]
fn nothing_is_due_in_a_warp_that_has_stopped() {
    let body = [
        op(Not, &[3, 0], 0),
        op(Notp, &[3, 1], 0),
        when(1, bare(Split)),        // 32
        when(1, op(Ld, &[4, 3], 0)), // 36: nothing answers at ffffffff
        when(3, halt()),             // 40: lane 0
        bare(Join),
    ];
    let mut run = Run::new(bench(1, &body));
    // The load is in execute in cycle 8, active and over in 10. The halt waits in 9, and stops the warp in 14.
    run.until(11);
    assert_eq!(run.of(PerContext::DueInterrupt, 0), 8);
    run.until(14);
    assert_eq!(run.of(PerContext::DueInterrupt, 0), 8);
    run.until(15);
    assert_eq!(run.context(0), (WarpState::Stopped as u64, 44, 0));
    assert_eq!(run.of(PerContext::DueInterrupt, 0), 0);
    assert_eq!(run.of(PerContext::DueAddress, 0), 0);
    assert!(run.bench.is_done());
}

/// Rules: P9.13.12, P9.1.4, I8.6.16.
#[test]
fn who_no_longer_wants_an_interrupt_lets_the_others_go() {
    let body = [
        bare(Di),
        op(Ldi, &[7], 80),
        op(Skep, &[7], 0),
        op(Ldi, &[4], 1),
        op(Shli, &[4, 4], 31),
        when(1, bare(Split)),       // 44
        when(1, op(Jmpi, &[], 12)), // to 64
        op(Ld, &[3, 4], 0),         // 52: takes the byte
        bare(Join),
        halt(),
        bare(Ei),   // 64
        nop(),      // 68: is to be interrupted
        bare(Join), // 72
        halt(),
        bare(Reti), // 80
    ];
    let mut run = Run::new(bench(1, &body));
    run.bench.memory.type_input(b"h");
    run.bench.data_port_closed = true;
    // The split is in execute in cycle 5, the load in 12, ei in 16. The load is sent in cycle 21, so that no byte waits
    // from 22 on, which the core knows in 23.
    run.until(20);
    assert_eq!(run.hold(), (Some(0), 0));
    run.bench.data_port_closed = false;
    let seen = holds(&mut run);
    assert_eq!(seen, [(21, (Some(0), 0)), (28, (None, 0))]);
    let nops = run.executed.iter().filter(|executed| executed.2 == 68);
    let nops: Vec<_> = nops.map(|executed| (executed.0, executed.4)).collect();
    assert_eq!(nops, [(17, Some(68)), (22, Some(68)), (27, None)]);
    assert!(run.executed.iter().all(|executed| executed.2 != 80));
    let byte = run.bench.gpr(0, 0, 3);
    assert_eq!(byte, u64::from(b'h'));
}

/// Rules: P9.13.8, P9.13.10, P9.8.1, I8.6.16.
#[test]
fn a_context_that_waits_to_spawn_takes_the_console_interrupt() {
    let body = [
        op(Ldi, &[7], 76),
        op(Skep, &[7], 0),
        op(Ldi, &[4], 0),
        op(Ldi, &[5], 2),
        when(1, bare(Split)),      // 40
        when(1, op(Jmpi, &[], 8)), // to 56
        op(Wspawn, &[3, 7, 7], 0), // 48: there is no other warp
        bare(Join),
        op(Bar, &[4, 5], 0), // 56: nobody else comes
        bare(Join),
        nop(),
        nop(),
        nop(),
        halt(), // 76
    ];
    let mut run = Run::new(bench(1, &body));
    run.until(40);
    let waits = [WarpState::WaitBarrier as u64, WarpState::WaitSpawn as u64];
    assert_eq!([0, 1].map(|context| run.context(context).0), waits);
    run.bench.memory.type_input(b"x");
    // In the cycle behind it is known to wait, in the next but one context 1 runs and is scheduled, and four cycles
    // later it is in execute: it waits once, for it does not hold the warp yet.
    let seen = holds(&mut run);
    assert_eq!(seen[..2], [(48, (Some(1), 0)), (53, (Some(1), 1))]);
    assert_eq!(run.bench.saved(), (48, 0b0001));
    // The handler's halt stops the home at its barrier, too.
    assert_eq!(run.bench.core.state().barriers()[0].0, 0);
    let end = run.executed.last().copied();
    let expected = Some((1, 76));
    assert_eq!(end.map(|(_, context, pc, _, _)| (context, pc)), expected);
}

/// Rules: P9.13.13, P9.9.2.
#[test]
fn a_change_of_the_tlb_that_is_held_holds_back_no_access() {
    let mut body = vec![
        op(Ldi, &[7], 152),
        op(Skep, &[7], 0),
        when(1, bare(Split)),       // 32: lane 0 in context 1
        when(1, op(Jmpi, &[], 36)), // to 76
    ];
    body.extend([nop(); 6]);
    body.extend([bare(Tlbflush), bare(Join), halt()]); // 64
    body.extend([
        when(2, bare(Split)),      // 76: lanes 2 and 3 in context 2
        when(2, op(Jmpi, &[], 8)), // to 92
        op(Ld, &[3, 1], 0x200),    // 84
        op(Jmpi, &[], 44),         // to 136
    ]);
    body.extend([nop(); 10]); // 92: lane 1
    body.extend([
        bare(Trap), // 132
        bare(Join), // 136
        bare(Join), // 140
        halt(),
        nop(),
        bare(Reti), // 152
    ]);
    let options = with("tlb_entries = 2", CoreOptions::default());
    let mut run = Run::new(bench_of("4w8/8/4/1", 2, options, &body));
    run.bench.data_port_closed = true;
    let mut holds: Vec<(Option<u64>, Option<u64>)> = Vec::new();
    while run.cycle().is_none_or(|cycle| cycle < 80) {
        run.step();
        let record = &run.bench.record;
        let hold = (record.scalar(TranslationHoldValid) == 1).then(|| record.scalar(TranslationHoldContext));
        let now = (hold, run.hold().0);
        if holds.last() != Some(&now) {
            holds.push(now);
        }
    }
    // As soon as the home holds the warp, nobody holds back accesses.
    assert_eq!(holds, [(None, None), (Some(1), None), (None, Some(0))]);
    assert!(run.executed.iter().any(|executed| executed.1 == 1 && executed.4 == Some(64)));
    run.bench.data_port_closed = false;
    let run = run.into_end();
    let end = run.executed.last().copied();
    let expected = Some((144, 0b1111));
    assert_eq!(end.map(|(_, _, pc, lanes, _)| (pc, lanes)), expected);
}

/// Lanes 1 to 3 of warp 0 trap after ten instructions, lane 0 waits to spawn until warp 1 halts, after so many of its
/// own.
fn spawn_beside_trap(warp_1: usize) -> Run {
    let mut body = vec![
        op(Ldi, &[4], 120),
        op(Wspawn, &[3, 4, 5], 0), // warp 1
        op(Ldi, &[7], 112),
        op(Skep, &[7], 0),
        when(1, bare(Split)),       // 40
        when(1, op(Jmpi, &[], 12)), // to 60
        op(Ldi, &[4], 116),         // 48
        op(Wspawn, &[3, 4, 5], 0),  // 52
        op(Jmpi, &[], 44),          // to 104
    ];
    body.extend([nop(); 10]); // 60
    body.extend([
        bare(Trap), // 100
        bare(Join), // 104
        halt(),
        bare(Reti), // 112
        halt(),     // 116: what is spawned last
    ]);
    body.extend(vec![nop(); warp_1]); // 120
    body.push(halt());
    Run::new(bench_of("4w8/8/4/2", 1, CoreOptions::default(), &body))
}

/// Rules: P9.13.13, P9.10.1, P9.10.2, P9.10.3.
#[test]
fn who_is_held_has_no_turn_to_spawn() {
    // Context 2 is lane 0 of warp 0.
    let (mut lost, mut given_behind) = (0, 0);
    for warp_1 in 0..40 {
        let mut run = spawn_beside_trap(warp_1);
        let mut before = None;
        let mut spawned = 0;
        while !run.bench.is_done() {
            run.step();
            let record = &run.bench.record;
            spawned += record.scalar(SpawnValid);
            let turn = (record.scalar(SpawnTurnValid) == 1).then(|| record.scalar(SpawnTurnContext));
            let holder = run.hold().0;
            assert!(turn.is_none() || holder != Some(0), "{warp_1}: {turn:?}");
            lost += u32::from(before == Some(2) && holder == Some(0));
            given_behind += u32::from(turn == Some(2) && before.is_none());
            before = turn;
        }
        assert_eq!(spawned, 2, "{warp_1}");
    }
    // Some lose it to the trap; everybody gets it in the end who had to wait.
    assert!(lost > 0 && given_behind > 20, "{lost} {given_behind}");
}
