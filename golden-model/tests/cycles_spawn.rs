//! Turns to spawn: cycles and order, typed in from docs/pipeline.md section 9 and from the ISA (I5.17).

use crate::common::environment::bench;
use crate::common::{halt, machine, nop, op, when};
use golden_model::Outcome;
use isa::trace::Scalar::*;
use isa::{Instruction, Opcode::*};

const STOPPED: u64 = 0;
const WAIT_SPAWN: u64 = 4;

/// Warps 0, 1 and 2 wait in a wspawn, warp 0 twice; warp 3 halts after a while. A child writes the number of the warp
/// that has spawned it behind those at 0x200, and halts.
fn three_that_wait() -> Vec<Instruction> {
    let mut program = vec![
        op(Ldi, &[1], 36),
        op(Wspawn, &[2, 1, 1], 0),
        op(Wspawn, &[2, 1, 1], 0),
        op(Wspawn, &[2, 1, 1], 0),
        op(Ldi, &[2], 0x100),
        op(Hwid, &[6], 1),
        op(Wspawn, &[5, 2, 6], 0), // at 24
        op(Wspawn, &[5, 2, 6], 0),
        halt(),
        op(Hwid, &[6], 1), // at 36
        op(Subi, &[7, 6], 3),
        op(Iszero, &[0, 7], 0),
        when(0, op(Jmpi, &[], 12)),
        op(Ldi, &[2], 0x100),
        op(Wspawn, &[5, 2, 6], 0), // at 56
        halt(),
    ];
    program.extend(vec![nop(); 40]); // at 64
    program.push(halt());
    program.resize(0x40, nop());
    program.extend([
        op(Ldi, &[3], 0), // at 0x100
        op(Ld, &[4, 3], 0x1fc),
        op(St, &[5, 4], 0x200),
        op(Addi, &[4, 4], 4),
        op(St, &[4, 3], 0x1fc),
        halt(),
    ]);
    program
}

/// Rules: I5.17.
#[test]
fn warps_that_wait_are_served_in_cyclic_order_in_the_functional_machine() {
    let mut machine = machine("4w8/8/1/4", &three_that_wait());
    assert_eq!(machine.run(10_000), Outcome::AllStopped);
    let order = [0x200, 0x204, 0x208, 0x20c].map(|address| machine.memory().read_word(address));
    assert_eq!(order, [0, 1, 2, 0]);
}

/// Rules: I5.17, P9.10.1, P9.10.3, P17.11.
#[test]
fn warps_that_wait_are_served_in_cyclic_order() {
    let mut bench = bench("4w8/8/1/4", &three_that_wait());
    let (mut turns, mut spawners) = (Vec::new(), Vec::new());
    let mut before = 0;
    while !bench.is_done() {
        bench.step();
        let turn = bench.scalar(SpawnTurnValid);
        if turn > before {
            turns.push(bench.scalar(SpawnTurnContext));
        }
        if turn == 1 {
            let last = bench.scalar(LastSpawnTurn);
            assert_eq!(last, bench.scalar(SpawnTurnContext));
        }
        before = turn;
        if bench.is(SpawnValid) {
            spawners.push(bench.scalar(ExecuteContext));
        }
    }
    assert_eq!(turns, [0, 1, 2, 0]);
    // The first three are of warps 1 to 3.
    assert_eq!(spawners, [0, 0, 0, 0, 1, 2, 0]);
}

/// Rules: P9.5.10, P9.5.11, P9.8.1, P9.10.1, P9.10.3.
#[test]
fn the_turn_comes_in_the_cycle_after_a_warp_has_stopped_and_ends_with_the_wspawn() {
    // Two warps. Warp 0 waits at 8; warp 1 halts at 0x40.
    let mut program = vec![op(Ldi, &[1], 20), op(Wspawn, &[2, 1, 1], 0), op(Wspawn, &[2, 1, 1], 0), nop(), halt()];
    program.extend(vec![nop(); 30]); // at 20
    program.push(halt()); // at 140
    let mut bench = bench("4w8/8/1/2", &program);
    assert_eq!(bench.scalar(LastSpawnTurn), 0);
    bench.step();
    assert_eq!(bench.scalar(LastSpawnTurn), 1, "reset");
    let halted = loop {
        bench.step();
        let executes = bench.scalar(ExecutePc) == 140;
        if executes && bench.is(RedirectValid) {
            break bench.cycle - 1;
        }
    };
    assert_eq!(bench.state(0), WAIT_SPAWN);
    let mut rows = Vec::new();
    for _ in 0..7 {
        bench.step();
        let spawns = bench.scalar(SpawnValid);
        let turn = bench.scalar(SpawnTurnValid);
        rows.push((bench.cycle - 1 - halted, bench.state(0), bench.state(1), turn, spawns));
    }
    let running = 1;
    let expected = [
        (1, WAIT_SPAWN, STOPPED, 0, 0),
        (2, running, STOPPED, 1, 0), // and scheduled
        (3, running, STOPPED, 1, 0),
        (4, running, STOPPED, 1, 0),
        (5, running, STOPPED, 1, 0),
        (6, running, STOPPED, 1, 1), // in execute
        (7, running, running, 0, 0),
    ];
    assert_eq!(rows, expected);
}

/// Warp 0 reaches its wspawn so many cycles later, warp 1 waits in one, and warp 2 halts.
///
/// Rules: P9.5.10, P9.10.2.
#[test]
fn nobody_overtakes_those_that_wait() {
    let mut held_off = 0;
    for delay in 20..70 {
        let mut program = vec![
            op(Ldi, &[1], 0x200),
            op(Wspawn, &[2, 1, 1], 0),
            op(Ldi, &[1], 0x300),
            op(Wspawn, &[2, 1, 1], 0),
            op(Ldi, &[1], 0x380),
        ];
        program.extend(vec![nop(); delay]);
        program.extend([op(Wspawn, &[2, 1, 1], 0), halt()]);
        program.resize(0x80, nop());
        program.extend([
            op(Ldi, &[1], 0x380), // at 0x200
            op(Wspawn, &[2, 1, 1], 0),
            halt(),
        ]);
        program.resize(0xc0, nop());
        program.extend(vec![nop(); 20]); // at 0x300
        program.push(halt());
        program.resize(0xe0, nop());
        program.push(halt()); // at 0x380
        let mut bench = bench("4w8/8/1/3", &program);
        let mut spawned = 0;
        while !bench.is_done() {
            bench.step();
            let field = |field| bench.scalar(field);
            let warp = field(ExecuteContext) as u32;
            let others = (0..3).filter(|&other| other != warp);
            let someone_waits = others.clone().any(|other| bench.state(other) == WAIT_SPAWN);
            let someone_has_it = field(SpawnTurnValid) == 1 && field(SpawnTurnContext) != u64::from(warp);
            let has_it = field(SpawnTurnValid) == 1 && !someone_has_it;
            if field(SpawnValid) == 1 {
                spawned += 1;
                assert!(has_it || !someone_waits, "{delay}: in {}", bench.cycle);
                assert!(!someone_has_it, "{delay}: in {}", bench.cycle);
            }
            // Warp 0's wspawn, which begins to wait though a warp is free.
            let own = [RedirectPc, ExecutePc].map(field);
            let waits = field(RedirectValid) == 1 && own[0] == own[1] && warp == 0;
            let is_free = others.clone().any(|other| bench.state(other) == STOPPED);
            held_off += u32::from(waits && is_free);
            assert!(bench.cycle < 2000, "{delay}: both are served");
        }
        assert_eq!(spawned, 4, "{delay}");
    }
    assert!(held_off > 0, "some delay lets warp 0 come just then");
}
