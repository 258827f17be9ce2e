//! Which instructions redirect their warp, where they go on, and what warp 0 does when its interrupt comes at an
//! awkward moment. Typed in from docs/pipeline.md sections 3, 9 and 17.

use crate::common::environment::Bench;
use crate::common::{bare, halt, nop, op, options, when, with};
use isa::trace::mode::INTERRUPTS_ENABLED;
use isa::trace::Scalar::*;
use isa::trace::{PerContext, PerWarp};
use isa::{Instruction, Opcode::*};

fn bench(arch: &str, tlb_entries: u32, program: &[Instruction]) -> Bench {
    Bench::of(with(&format!("tlb_entries = {tlb_entries}"), options(arch)), program)
}

/// Cycles from the schedule of an instruction at 12 to the last one of its successor's at 16, with r1 = 16, r2 = 1 and
/// two warps. An instruction that does not redirect takes 1, one that does 5.
fn cost(tlb_entries: u32, instruction: Instruction) -> u64 {
    let program = [op(Ldi, &[1], 16), op(Ldi, &[2], 1), nop(), instruction, halt()];
    let last = |pc| {
        let seen = bench("4w8/8/2/2", tlb_entries, &program).scheduled_at(0, pc, 60);
        *seen.last().expect("scheduled")
    };
    last(16) - last(12)
}

/// Rules: P9.4.2, P9.5.1, P9.5.2, P9.5.3, P9.5.4, P9.5.5, P9.5.11, P9.5.15, P9.5.16, P9.5.17.
#[test]
fn jumps_redirect_even_to_the_next_instruction_and_what_only_computes_does_not() {
    let without = [
        nop(),
        op(Add, &[3, 1, 2], 0),
        op(Ldi, &[3], 7),
        op(Hwid, &[3], 1),
        op(Rtop, &[0, 1], 0),
        op(Notp, &[0, 1], 0),
        bare(Di),
        bare(Ei),
        op(Skep, &[1], 0),
        op(Wspawn, &[3, 1, 2], 0),
        op(Tlbadd, &[1, 1, 1], 0),
        op(Tlbrm, &[1], 0),
        bare(Tlbflush),
        when(1, bare(Jmpi)),
    ];
    for instruction in without {
        assert_eq!(cost(0, instruction), 1, "{instruction}");
    }
    let with = [
        bare(Jmpi),
        op(Jali, &[3], 0),
        op(Jmpr, &[1], 0),
        op(Jalr, &[3, 1], 0),
        op(Jalis, &[3, 2], 0),
        op(Jalrs, &[3, 2, 1], 0),
        op(Jmprt, &[1], 0),
        op(Jmpru, &[1], 0),
    ];
    for instruction in with {
        assert_eq!(cost(0, instruction), 5, "{instruction}");
    }
    // With a TLB, what follows has been fetched under the old translation.
    assert_eq!(cost(2, bare(Tlbflush)), 5);
}

/// Rules: I5.12, P3.2.
#[test]
fn a_pc_keeps_the_bits_below_a_word_and_the_fetch_drops_them() {
    let program = [
        op(Ldi, &[1], 14),
        op(Jmpr, &[1], 0),
        halt(),
        op(Jali, &[3], 4), // at 12, executed at 14
        halt(),
        op(Ldi, &[4], 5), // at 20, executed at 22
        halt(),
    ];
    let mut bench = bench("4w8/8/1/1", 0, &program);
    let words = bench.look_to_end(|bench| {
        let pc = bench.scalar(SchedulePc);
        (bench.is(ScheduleValid) && pc % 4 == 2).then(|| (pc, bench.scalar(InstructionRequestWord)))
    });
    assert_eq!(words[0], (14, 3));
    assert!(words.contains(&(22, 5)));
    let gpr = |register| bench.gpr(0, 0, register);
    assert_eq!((gpr(3), gpr(4)), (18, 5));
}

/// Rules: P9.5.12, P17.10.
#[test]
fn a_spawn_is_recorded_with_the_warp_that_spawns_and_writes_the_new_one() {
    let program = [op(Ldi, &[1], 12), op(Wspawn, &[3, 1, 1], 0), nop(), halt()];
    let mut bench = bench("4w8/8/2/2", 0, &program);
    let fields = [CommitContext, WriteWarp, WriteRegister, WriteLanes];
    let seen = bench.look_to_end(|bench| (bench.scalar(CommitPc) == 4).then(|| bench.scalars(fields)));
    assert_eq!(seen, [[0, 1, 3, 1]]);
}

/// Rules: P9.1.11, P9.4.4, P10.3, P17.3.
#[test]
fn an_instruction_that_no_lane_executes_commits_and_writes_nothing() {
    let program = [when(1, op(Ldi, &[3], 7)), when(1, op(Rtop, &[0, 3], 0)), halt()];
    let mut bench = bench("4w8/8/2/1", 0, &program);
    let mut committed = Vec::new();
    while !bench.is_done() {
        bench.step();
        if bench.is(CommitValid) {
            committed.push(bench.scalar(CommitPc));
            if committed.len() <= 2 {
                for field in [CommitLanes, WriteLanes, PredicateWriteLanes] {
                    assert_eq!(bench.scalar(field), 0);
                }
            }
        }
    }
    assert_eq!(committed, [0, 4, 8]);
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
    let mut bench = bench("4w8/8/1/2", 0, &program);
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

/// Rules: I7.7, P9.1.4, P9.8.1, P17.7.
#[test]
fn a_wspawn_that_waits_gives_way_to_the_interrupt_and_is_tried_again_behind_it() {
    // The only warp; the handler at 16 takes the byte and returns.
    let program = [
        op(Ldi, &[1], 16),
        op(Skep, &[1], 0),
        op(Wspawn, &[3, 1, 1], 0),
        halt(),
        op(Ldi, &[5], 1), // at 16
        op(Shli, &[5, 5], 31),
        op(Ld, &[5, 5], 0),
        bare(Reti),
    ];
    let mut bench = bench("4w8/8/1/1", 0, &program);
    let state = |bench: &Bench| bench.of_context(PerContext::State, 0);
    let wait_spawn = 4;
    bench.pass(40);
    assert_eq!(state(&bench), wait_spawn);
    bench.memory.type_input(b"x");
    let mut interrupts = 0;
    for _ in 0..80 {
        bench.step();
        interrupts += bench.scalar(InterruptValid);
    }
    assert_eq!(interrupts, 1);
    assert_eq!(bench.saved().0, 8, "the wspawn's own");
    assert_eq!(state(&bench), wait_spawn, "it waits again");
}
