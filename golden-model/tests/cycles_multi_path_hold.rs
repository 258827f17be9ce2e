//! When contexts of a warp wait for one another: interrupts, handlers, halts. Typed in from docs/pipeline.md, part 9.3.

use crate::common::contexts::{bench, InExecute, Run};
use crate::common::{halt, nop, op, when};
use isa::divergence::multi_path::RegionField::*;
use isa::trace::{PerContext, Scalar, WarpState};
use isa::{Instruction, LaneMask, Opcode::*, Warp};

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
        when(1, op(Split, &[], 0)), // 32
        when(1, op(Jmpi, &[], 12)), // to 52
        op(Ld, &[3, 1], 0x100),     // 40
        op(Join, &[], 0),
        halt(),
        op(Trap, &[], 0), // 52
        op(Join, &[], 0),
        halt(),
        op(Reti, &[], 0), // 64
    ]
}

/// Rules: P9.51, P9.3.3, P9.3.6, P9.3.7, P9.3.8, P9.3.9, P17.6, P17.7, P18.5, I8.4.10, I8.4.11.
#[test]
fn an_interrupt_waits_until_the_others_are_quiet_and_its_handler_runs_alone() {
    let mut run = Run::new(bench(1, &trap_beside_load()));
    assert_eq!(
        holds(&mut run),
        [
            (14, (Some(0), 0)),
            (19, (Some(0), 1)),
            // The last register is back in cycle 50.
            (51, (None, 0)),
        ]
    );
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

/// Rules: P9.3.3, P9.3.8, P5.9, P17.16.
#[test]
fn in_a_handler_the_others_are_no_candidates_and_the_region_is_in_the_shadow_set() {
    let mut run = Run::new(bench(1, &trap_beside_load()));
    run.until(18);
    assert_eq!(run.region(EntryValid, 0), 1);
    assert_eq!(run.region(ShadowEntryValid, 0), 0);
    for cycle in 19..=32 {
        run.until(cycle);
        let copy = (WarpState::WaitCopy as u64, 64, 0b0001);
        assert_eq!(run.context(0), copy, "cycle {cycle}");
        assert_eq!(run.context(1), (WarpState::Running as u64, 44, 0b0001));
        assert_eq!(run.bench.scalar(Scalar::StallCause), 2);
        assert_eq!(
            [EntryValid, ShadowEntryValid].map(|field| run.region(field, 0)),
            [0, 1]
        );
        assert_eq!(
            (run.region(EntryValid, 1), run.region(ShadowEntryValid, 1)),
            (1, 0)
        );
    }
    // From the reti on the region is the context's again.
    run.until(37);
    assert_eq!(
        [EntryValid, ShadowEntryValid].map(|field| run.region(field, 0)),
        [0, 1]
    );
    run.until(38);
    assert_eq!(
        [EntryValid, ShadowEntryValid].map(|field| run.region(field, 0)),
        [1, 0]
    );
    assert_eq!(run.hold(), (Some(0), 1));
}

/// Rules: P9.3.7, P9.3.12, P9.25, P3.16, P17.15, I8.4.10, I8.4.13.
#[test]
fn a_halt_waits_until_the_others_are_quiet_and_stops_them_all() {
    let body = [
        when(1, op(Split, &[], 0)),
        when(1, op(Jmpi, &[], 8)), // to 40
        op(Ld, &[3, 1], 0x100),    // 32
        op(Join, &[], 0),
        halt(), // 40
        op(Join, &[], 0),
    ];
    let mut run = Run::new(bench(1, &body));
    run.bench.data_port_closed = true;
    run.until(14);
    assert_eq!(
        (run.context(0).0, run.hold()),
        (WarpState::Running as u64, (Some(0), 0))
    );
    let epoch = [0, 1].map(|context| run.of(PerContext::Epoch, context));
    run.until(22);
    // Three times in vain: the access is on its way. Then it is sent in cycle 23, and answered in 24.
    run.bench.data_port_closed = false;
    run.until(27);
    let stopped = (WarpState::Stopped as u64, 44, 0);
    assert_eq!(
        (run.context(0), run.context(1)),
        (stopped, (WarpState::Free as u64, 0, 0))
    );
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

/// Rules: P9.1, P9.3.7, P9.3.12, P9.41.
#[test]
fn a_due_interrupt_stays_due_while_it_waits() {
    let body = [
        op(Not, &[3, 0], 0),
        op(Ldi, &[5], 3),
        when(1, op(Split, &[], 0)), // 32
        when(1, op(Jmpi, &[], 8)),  // to 48
        op(Div, &[4, 3, 5], 0),     // 40
        op(Join, &[], 0),
        op(Ld, &[4, 3], 0), // 48: nothing answers at ffffffff
        op(Join, &[], 0),
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
    // The load is in execute in cycle 13, active and over in 15; its successor there in 20. The division is in execute in
    // cycle 9, issues in 10, and asks for the port 34 cycles later; context 1 runs in cycle 45.
    let until = run.executed.last().map(|last| last.0);
    let all: Vec<_> = (16..=until.unwrap())
        .map(|cycle| (cycle, 8, 0xffff_ffff))
        .collect();
    assert_eq!((due, until), (all, Some(45)));
    let vehicles = run.executed.iter().filter(|executed| executed.2 == 52);
    let cycles: Vec<_> = vehicles.map(|executed| (executed.0, executed.4)).collect();
    let again = [20, 25, 30, 35, 40].map(|cycle| (cycle, Some(52)));
    assert_eq!(cycles[..5], again);
    // There is no kernel entry, so the warp stops where the load stands.
    assert_eq!(cycles[5..], [(45, Some(48))]);
    assert_eq!(run.bench.core.state().stopped_by_interrupts()[0].pc.0, 48);
}

/// Rules: P9.3.7, P9.3.12, P17.15.
#[test]
fn nothing_is_due_in_a_warp_that_has_stopped() {
    let body = [
        op(Not, &[3, 0], 0),
        op(Notp, &[3, 1], 0),
        when(1, op(Split, &[], 0)),  // 32
        when(1, op(Ld, &[4, 3], 0)), // 36: nothing answers at ffffffff
        when(3, halt()),             // 40: lane 0
        op(Join, &[], 0),
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

/// Rules: P9.3.10, P9.2, I8.4.16.
#[test]
fn who_no_longer_wants_an_interrupt_lets_the_others_go() {
    let body = [
        op(Di, &[], 0),
        op(Ldi, &[7], 80),
        op(Skep, &[7], 0),
        op(Ldi, &[4], 1),
        op(Shli, &[4, 4], 31),
        when(1, op(Split, &[], 0)), // 44
        when(1, op(Jmpi, &[], 12)), // to 64
        op(Ld, &[3, 4], 0),         // 52: takes the byte
        op(Join, &[], 0),
        halt(),
        op(Ei, &[], 0),   // 64
        nop(),            // 68: is to be interrupted
        op(Join, &[], 0), // 72
        halt(),
        op(Reti, &[], 0), // 80
    ];
    let mut run = Run::new(bench(1, &body));
    run.bench.memory.type_input(b"h");
    run.bench.data_port_closed = true;
    // The split is in execute in cycle 5, the load in 12, ei in 16. The load is sent in cycle 21, so that no byte waits from
    // 22 on, which the core knows in 23.
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

/// Rules: P9.3.6, P9.3.8, P9.42, I8.4.16.
#[test]
fn a_context_that_waits_to_spawn_takes_the_console_interrupt() {
    let body = [
        op(Ldi, &[7], 76),
        op(Skep, &[7], 0),
        op(Ldi, &[4], 0),
        op(Ldi, &[5], 2),
        when(1, op(Split, &[], 0)), // 40
        when(1, op(Jmpi, &[], 8)),  // to 56
        op(Wspawn, &[3, 7, 7], 0),  // 48: there is no other warp
        op(Join, &[], 0),
        op(Bar, &[4, 5], 0), // 56: nobody else comes
        op(Join, &[], 0),
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
    // In the cycle behind it is known to wait, in the next but one context 1 runs and is scheduled, and four cycles later it
    // is in execute: it waits once, for it does not hold the warp yet.
    let seen = holds(&mut run);
    assert_eq!(seen[..2], [(48, (Some(1), 0)), (53, (Some(1), 1))]);
    let state = run.bench.core.state();
    assert_eq!(
        (state.shadow(Warp(0)).pc.0, state.shadow(Warp(0)).mask),
        (48, LaneMask(1))
    );
    // The handler's halt stops the home at its barrier, too.
    assert_eq!(state.barriers()[0].0, 0);
    let end = run.executed.last().copied();
    assert_eq!(
        end.map(|(_, context, pc, _, _)| (context, pc)),
        Some((1, 76))
    );
}
