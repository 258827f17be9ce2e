//! When sides start, overlap and meet in their contexts; when contexts of a warp wait for one another (interrupts,
//! handlers, halts); and what contexts that are held do not keep from others. Typed in from docs/pipeline.md, part
//! 9.13.

use crate::common::contexts::{bench_of, Run};
use crate::common::{bare, halt, nop, op, when};
use isa::trace::Scalar::*;
use isa::CoreOptions;
use isa::Opcode::*;

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
fn a_context_that_is_held_has_no_turn_to_spawn() {
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
    // Some lose it to the trap; each that had to wait gets it in the end.
    assert!(lost > 0 && given_behind > 20, "{lost} {given_behind}");
}
