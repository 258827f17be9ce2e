//! What contexts that are held do not keep from others: a change of the TLB, the turn to spawn. Typed in from
//! docs/pipeline.md, part 9.3.

use crate::common::contexts::{bench_of, Run};
use crate::common::{halt, nop, op, when};
use isa::trace::Scalar;
use isa::{CoreOptions, Opcode::*};

/// Rules: P9.3.11, P9.45.
#[test]
fn a_change_of_the_tlb_that_is_held_holds_back_no_access() {
    let mut body = vec![
        op(Ldi, &[7], 152),
        op(Skep, &[7], 0),
        when(1, op(Split, &[], 0)), // 32: lane 0 in context 1
        when(1, op(Jmpi, &[], 36)), // to 76
    ];
    body.extend([nop(); 6]);
    body.extend([op(Tlbflush, &[], 0), op(Join, &[], 0), halt()]); // 64
    body.extend([
        when(2, op(Split, &[], 0)), // 76: lanes 2 and 3 in context 2
        when(2, op(Jmpi, &[], 8)),  // to 92
        op(Ld, &[3, 1], 0x200),     // 84
        op(Jmpi, &[], 44),          // to 136
    ]);
    body.extend([nop(); 10]); // 92: lane 1
    body.extend([
        op(Trap, &[], 0), // 132
        op(Join, &[], 0), // 136
        op(Join, &[], 0), // 140
        halt(),
        nop(),
        op(Reti, &[], 0), // 152
    ]);
    let options = CoreOptions {
        tlb_entries: Some(2),
        ..CoreOptions::default()
    };
    let mut run = Run::new(bench_of("4w8/8/4/1", 2, options, &body));
    run.bench.data_port_closed = true;
    let mut holds: Vec<(Option<u64>, Option<u64>)> = Vec::new();
    while run.cycle().is_none_or(|cycle| cycle < 80) {
        run.step();
        let record = &run.bench.record;
        let hold = (record.scalar(Scalar::TranslationHoldValid) == 1)
            .then(|| record.scalar(Scalar::TranslationHoldWarp));
        let now = (hold, run.hold().0);
        if holds.last() != Some(&now) {
            holds.push(now);
        }
    }
    // As soon as the home holds the warp, nobody holds back accesses.
    assert_eq!(holds, [(None, None), (Some(1), None), (None, Some(0))]);
    assert!(run
        .executed
        .iter()
        .any(|executed| executed.1 == 1 && executed.4 == Some(64)));
    run.bench.data_port_closed = false;
    let run = run.into_end();
    let end = run.executed.last().copied();
    assert_eq!(
        end.map(|(_, _, pc, lanes, _)| (pc, lanes)),
        Some((144, 0b1111))
    );
}

/// Lanes 1 to 3 of warp 0 trap after ten instructions, lane 0 waits to spawn until warp 1 halts, after so many of its own.
fn spawn_beside_trap(warp_1: usize) -> Run {
    let mut body = vec![
        op(Ldi, &[4], 120),
        op(Wspawn, &[3, 4, 5], 0), // warp 1
        op(Ldi, &[7], 112),
        op(Skep, &[7], 0),
        when(1, op(Split, &[], 0)), // 40
        when(1, op(Jmpi, &[], 12)), // to 60
        op(Ldi, &[4], 116),         // 48
        op(Wspawn, &[3, 4, 5], 0),  // 52
        op(Jmpi, &[], 44),          // to 104
    ];
    body.extend([nop(); 10]); // 60
    body.extend([
        op(Trap, &[], 0), // 100
        op(Join, &[], 0), // 104
        halt(),
        op(Reti, &[], 0), // 112
        halt(),           // 116: what is spawned last
    ]);
    body.extend(vec![nop(); warp_1]); // 120
    body.push(halt());
    Run::new(bench_of("4w8/8/4/2", 1, CoreOptions::default(), &body))
}

/// Rules: P9.3.11, P9.46, P9.47, P9.48.
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
            spawned += record.scalar(Scalar::SpawnValid);
            let turn = (record.scalar(Scalar::SpawnTurnValid) == 1)
                .then(|| record.scalar(Scalar::SpawnTurnWarp));
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
