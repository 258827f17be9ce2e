//! What warp 0 does when its interrupt comes at an awkward moment. Typed in from docs/pipeline.md sections 3, 9 and 17.

use crate::common::environment::Bench;
use crate::common::{halt, nop, op, options, with};
use isa::trace::mode::INTERRUPTS_ENABLED;
use isa::trace::Scalar::*;
use isa::trace::{PerContext, PerWarp};
use isa::{Instruction, Opcode::*};

fn bench(arch: &str, program: &[Instruction]) -> Bench {
    Bench::of(with("tlb_entries = 0", options(arch)), program)
}

/// Warp 0 halts. Warp 1 does something at a time of its own, in a loop that is `body`; a byte comes so many cycles
/// after the start.
fn with_a_byte_after(cycles: u64, body: &[Instruction]) -> Bench {
    let mut program = vec![
        op(Ldi, &[1], 24),
        op(Skep, &[1], 0),
        op(Ldi, &[5], 1),
        op(Shli, &[5, 5], 31),
        op(Wspawn, &[5, 1, 5], 0), // r5: the console
        halt(),
    ];
    program.extend_from_slice(body); // at 24
    let mut bench = bench("4w8/8/1/2", &program);
    bench.pass(cycles);
    bench.memory.type_input(b"x");
    bench
}

fn state_and_mask_of_warp_0(bench: &Bench) -> [u64; 2] {
    [PerContext::State, PerContext::ActiveMask].map(|field| bench.of_context(field, 0))
}

/// Rules: P9.1.5, P9.8.2, P17.7.
#[test]
fn a_warp_0_that_was_woken_for_a_byte_that_another_one_took_stops_again() {
    let body = [op(Ld, &[6, 5], 0), op(Jmpi, &[], -8)];
    let mut stopped_again = 0;
    for cycles in 60..80 {
        let mut bench = with_a_byte_after(cycles, &body);
        for _ in 0..30 {
            bench.step();
            let executes = bench.is(ExecuteValid) && bench.scalar(ExecuteContext) == 0;
            let is_stopped = state_and_mask_of_warp_0(&bench)[1] == 0;
            if executes && is_stopped && bench.scalar(InterruptValid) == 0 {
                assert_eq!(bench.scalar(RedirectValid), 1);
                assert_eq!(bench.scalar(RedirectPc), bench.scalar(ExecutePc));
                bench.step();
                assert_eq!(state_and_mask_of_warp_0(&bench), [0, 0]);
                assert_eq!(bench.scalar(CommitValid), 0);
                stopped_again += 1;
            }
        }
    }
    assert!(stopped_again > 0);
}

/// Rules: P9.1.4, P9.5.11, P16.1, P16.2.
#[test]
fn a_spawn_onto_warp_0_wins_over_its_wake_up_in_the_same_cycle() {
    // Warp 1 waits for a while, then starts warp 0, the lowest that is stopped, at 8.
    let mut body = vec![op(Ldi, &[1], 8)];
    body.extend(vec![nop(); 30]);
    body.extend([op(Wspawn, &[3, 1, 1], 0), halt()]);
    let mut together = 0;
    for cycles in 40..90 {
        let mut bench = with_a_byte_after(cycles, &body);
        for _ in 0..60 {
            bench.step();
            let spawns = bench.is(SpawnValid) && bench.scalar(SpawnWarp) == 0;
            let mode = bench.of_warp(PerWarp::Mode, 0);
            let wakes = bench.is(ConsoleWaiting) && mode & INTERRUPTS_ENABLED != 0;
            if spawns && wakes && state_and_mask_of_warp_0(&bench) == [0, 0] {
                bench.step();
                assert_eq!(state_and_mask_of_warp_0(&bench), [1, 1]);
                let pc = bench.of_context(PerContext::Pc, 0);
                assert_eq!(pc, 8);
                // The interrupt comes before the first instruction of its new life.
                bench.pass(10);
                assert_eq!(bench.saved(), (8, 1));
                together += 1;
            }
        }
    }
    assert_eq!(together, 1, "of all these cycles one is the spawn's");
}
