//! Cycle counts of the timing model, typed in from docs/pipeline.md.

use crate::common::environment::{bench, Bench, Manners};
use crate::common::{config, halt, image, op, options, when};
use isa::trace::PerContext;
use isa::trace::Scalar::*;
use isa::{Context, Instruction, Opcode::*, Slot};

/// Rules: P18.2.
#[test]
fn one_warp_runs_a_loop_of_k_instructions_in_k_plus_4_cycles() {
    for k in [1, 2, 5, 9] {
        let mut program = vec![op(Addi, &[1, 1], 1); k - 1];
        program.push(op(Jmpi, &[], -4 * k as i64));
        let seen = bench("4w8/8/1/1", &program).scheduled_at(0, 0, 200);
        assert!(seen.len() > 5);
        for pair in seen.windows(2) {
            assert_eq!(pair[1] - pair[0], k as u64 + 4, "k = {k}");
        }
    }
}

/// Warp 0 spawns the others; then all of them run the same loop.
fn all_warps_loop(warps: usize) -> Vec<Instruction> {
    let body_at = 4 * (warps as i64);
    let mut program = vec![op(Ldi, &[1], body_at)];
    program.extend(vec![op(Wspawn, &[2, 1, 1], 0); warps - 1]);
    program.extend(vec![op(Addi, &[3, 3], 1); 3]);
    program.push(op(Jmpi, &[], -16));
    program
}

/// Rules: P5.2, P18.3.
#[test]
fn five_warps_fill_every_cycle_with_nothing_speculative() {
    for warps in [5, 8] {
        let arch = format!("4w8/8/2/{warps}");
        let mut bench = bench(&arch, &all_warps_loop(warps));
        bench.pass(200);
        for _ in 0..100 {
            bench.step();
            let record = &bench.record;
            assert_eq!(record.scalar(ScheduleValid), 1);
            assert_eq!(record.scalar(CommitValid), 1);
            assert_eq!(record.scalar(FetchSquashed), 0);
            let most =
                (0..warps as u32).map(|warp| record.get(Slot::Context(PerContext::InFlight, Context(warp)))).max();
            assert_eq!(most, Some(1));
        }
    }
}

#[test]
fn back_pressure_and_latency_change_when_but_not_what() {
    let program = [
        op(Ldi, &[1], 20),
        op(Add, &[2, 2, 1], 0),
        op(St, &[2, 0], 0x100),
        op(Ld, &[3, 0], 0x100),
        op(Subi, &[1, 1], 1),
        op(Rtop, &[0, 1], 0),
        when(0, op(Jmpi, &[], -24)),
        halt(),
    ];
    let config = config(options("4w8/8/4/4"));
    let image = image(&config.arch, &program);
    for seed in 1..20 {
        let manners = Manners::new(1 + seed % 7, 12 * seed, seed);
        let mut bench = Bench::new(&config, &image, manners);
        assert!(bench.run(20_000), "{manners:?}");
        assert_eq!(bench.gpr(0, 0, 3), 210);
    }
}
