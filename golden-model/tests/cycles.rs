//! Cycle counts of the timing model, typed in from docs/pipeline.md.

use crate::common::environment::{bench, Bench, Manners};
use crate::common::{bare, config, halt, image, nop, op, options, when};
use isa::trace::Scalar::*;
use isa::trace::{PerContext, PerWarp, Scalar};
use isa::{Context, Instruction, Opcode::*, Slot};

/// Every scalar of every cycle of a run.
fn scalars(bench: &mut Bench, cycles: u64, fields: &[Scalar]) -> Vec<Vec<u64>> {
    (0..cycles)
        .map(|_| {
            bench.step();
            fields.iter().map(|&field| bench.scalar(field)).collect()
        })
        .collect()
}

/// Rules: P4.2, P4.4.
#[test]
fn clearing_takes_one_cycle_a_register_of_a_power_of_two_of_warps() {
    for (arch, cycles) in [("4w8/8/4/4", 32), ("4w8/8/1/1", 8), ("4w5/4/2/3", 32), ("8w32/32/8/8", 256)] {
        let mut bench = bench(arch, &[halt()]);
        for cycle in 0..cycles {
            bench.step();
            assert_eq!(bench.scalar(StallCause), 1, "{arch} {cycle}");
            assert_eq!(bench.scalar(InstructionRequestValid), 0);
        }
        bench.step();
        assert_eq!(bench.scalar(ScheduleValid), 1, "{arch}");
    }
}

/// Rules: P1.6, P5.8, P6.2, P9.4.1, P9.5.6, P17.2, P18.1.
#[test]
fn the_stages_follow_one_another() {
    // Scheduled at 8, after 8 cycles of clearing.
    let mut bench = bench("4w8/8/1/1", &[op(Ldi, &[1], 5), halt()]);
    let stages = [
        ScheduleValid,
        FetchValid,
        DecodeValid,
        OperandsValid,
        ExecuteValid,
        CommitValid,
        WriteLanes,
        RedirectValid,
        FetchSquashed,
    ];
    let seen = scalars(&mut bench, 18, &stages);
    let expected = [
        [1, 0, 0, 0, 0, 0, 0, 0, 0], // 8: ldi is scheduled
        [1, 1, 0, 0, 0, 0, 0, 0, 0], // 9: halt, too
        [1, 1, 1, 0, 0, 0, 0, 0, 0],
        [1, 1, 1, 1, 0, 0, 0, 0, 0],
        [1, 1, 1, 1, 1, 0, 0, 0, 0], // 12: ldi in execute
        [1, 1, 1, 1, 1, 1, 1, 1, 1], // 13: ldi commits, halt stops the warp, the arriving fetch dies
        [0, 1, 0, 0, 0, 1, 0, 0, 1], // 14: halt commits; one more fetch dies
        [0, 0, 0, 0, 0, 0, 0, 0, 0],
    ];
    assert_eq!(&seen[8..16], &expected);
    assert!(bench.is_done());
    assert_eq!(bench.gpr(0, 0, 1), 5);
}

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

/// Rules: P9.5.9, P12.2, P12.3, P12.4, P12.8.
#[test]
fn a_clone_sends_every_register_and_wakes_its_warp_when_the_last_commits() {
    // Schedule t = 9, execute t+4 = 13; active 15; micro-operations enter decode from 16 to 23, the
    // last is in commit at 26, and the successor is scheduled at 27.
    let program = [op(Ldi, &[1], 1), op(Clone, &[1], 0), halt()];
    let mut bench = bench("4w8/8/2/1", &program);
    let fields = [DecodeMicro, CopyDoneValid, ScheduleValid];
    let seen = scalars(&mut bench, 30, &fields);
    let cycles_of = |field: usize| -> Vec<usize> { (0..30).filter(|&cycle| seen[cycle][field] == 1).collect() };
    assert_eq!(cycles_of(0), (16..24).collect::<Vec<_>>());
    assert_eq!(cycles_of(1), [26]);
    assert_eq!(cycles_of(2)[6..], [27, 28, 29]);
    assert_eq!(bench.gpr(0, 1, 1), 1);
}

/// Rules: P12.9, P17.4, P17.5.
#[test]
fn a_micro_operation_is_recorded_with_pc_0_and_the_lane_that_it_writes() {
    // Lane 0 goes to lane 2; r4 is the fifth micro-operation: in execute at 23, in commit at 24.
    let program = [op(Ldi, &[4], 2), op(Clone, &[4], 0), halt()];
    let mut bench = bench("4w8/8/4/1", &program);
    let fields = [
        ExecuteMicro,
        ExecutePc,
        ExecuteLanes,
        CommitValid,
        CommitPc,
        CommitLanes,
        WriteLanes,
        WriteSource,
        WriteRegister,
    ];
    let seen = scalars(&mut bench, 25, &fields);
    assert_eq!(seen[22][..3], [1, 0, 4]);
    assert_eq!(seen[23], [1, 0, 4, 1, 0, 4, 4, 2, 4]);
    assert_eq!(bench.scalar(WriteRegister), 5);
}

/// Rules: P9.11.4, P9.11.5.
#[test]
fn a_split_costs_its_warp_a_redirect_and_a_splitl_where_all_stay_does_not() {
    let split = [bare(Split), halt()];
    let seen = bench("4w8/8/1/1", &split).scheduled_at(0, 4, 30);
    assert_eq!(seen, [9, 13]);
    let stay = [bare(Splitl), halt()];
    let seen = bench("4w8/8/1/1", &stay).scheduled_at(0, 4, 30);
    assert_eq!(seen, [9]);
}

/// Rules: P4.5, P9.5.10, P9.5.11, P9.8.1.
#[test]
fn a_wspawn_that_finds_no_warp_comes_back_when_one_stops() {
    // Two warps: the second spawn waits until warp 1 has halted.
    let mut program =
        vec![op(Ldi, &[1], 16), op(Wspawn, &[2, 1, 1], 0), op(Wspawn, &[2, 1, 1], 0), halt(), op(Addi, &[3, 3], 1)];
    program.extend(vec![nop(); 20]);
    program.push(halt());
    let mut bench = bench("4w8/8/1/2", &program);
    let mut waited = false;
    let (mut spawns, mut attempts) = (0, 0);
    for _ in 0..160 {
        bench.step();
        let in_execute = bench.is(ExecuteValid);
        attempts += u64::from(in_execute && bench.scalar(ExecutePc) == 8);
        let state = bench.of_context(PerContext::State, 0);
        waited |= state == 4;
        spawns += bench.scalar(SpawnValid);
    }
    assert!(waited);
    assert_eq!(spawns, 2, "it does not try while no warp is free");
    assert_eq!(attempts, 2, "it does not try while no warp is free");
    assert!(bench.is_done());
    assert_eq!(bench.gpr(1, 0, 3), 2);
}

/// Rules: P9.7.3, P17.6.
#[test]
fn a_double_fault_stops_its_warp_and_is_recorded_with_its_cause() {
    let mut bench = bench("4w8/8/1/1", &[bare(Di), op(Fneg, &[1, 1], 0)]);
    let mut seen = Vec::new();
    for cycle in 0..20 {
        bench.step();
        if bench.is(InterruptValid) {
            let cause = bench.scalar(InterruptCause);
            seen.push((cycle, cause, bench.scalar(RedirectPc)));
        }
    }
    assert_eq!(seen, [(13, 3, 4)]);
    assert_eq!(bench.of_warp(PerWarp::Interrupt, 0), 4);
    assert_eq!(bench.of_context(PerContext::Pc, 0), 4);
    assert!(bench.is_done());
}

/// Rules: P5.6, P9.1.8.
#[test]
fn a_fetch_outside_the_ram_is_a_bus_error() {
    let mut bench = bench("4w8/8/1/1", &[bare(Di), op(Ldi, &[1], 1), op(Shli, &[1, 1], 16), op(Jmpr, &[1], 0)]);
    assert!(bench.run(60));
    assert_eq!(bench.fault(), Some((7, 0x1_0000)));
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
