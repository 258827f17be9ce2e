//! Rings of a core, and a core that is rung, by cycles, typed in from the ISA (I7.6, I12.19) and docs/pipeline.md (part
//! 9.8 and P22.7).
//!
//! A ring in execute in cycle x is at the port in x + 1. A core that is rung in x + 1 knows it from x + 2 on. Its warp
//! 0, when it is stopped, runs from x + 3 on, and what it fetches then takes interrupt 8 in x + 7.

use crate::common::environment::{Bench, Manners, IDEAL};
use crate::common::{fault, halt, image, nop, op, options, when, with, InLanes};
use golden_model::{Machine, MachineOptions, Outcome};
use isa::trace::Scalar::*;
use isa::{CoreConfig, Instruction, Opcode::*, RingField, Slot, Warp};

const STOPPED: u64 = 0;
const RUNNING: u64 = 1;
const WAIT_COPY: u64 = 3;

/// A core that rings and is rung, with other options of this line.
fn core(arch: &str, line: &str) -> CoreConfig {
    let line = format!("several_cores = true, extension = true{line}");
    crate::common::config(with(&line, options(arch)))
}

/// A program on core 0 of so many.
fn bench(line: &str, cores: u64, program: &[Instruction]) -> Bench {
    let mut bench = Bench::on(&core("4w8/8/1/1", line), program, IDEAL);
    bench.among = Some((0, cores));
    bench
}

fn field(bench: &Bench, field: RingField) -> u64 {
    bench.get(Slot::Ring(field))
}

/// The cycles until the core is done in which it rings, with the core that it rings.
fn rings(bench: &mut Bench) -> Vec<(u64, u64)> {
    bench.look_to_end(|bench| {
        let rings = field(bench, RingField::Valid) == 1;
        rings.then(|| (bench.cycle - 1, field(bench, RingField::Core)))
    })
}

/// Rules: P3.1, P9.5.19, P9.8.4, P17.18.
#[test]
fn a_ring_is_at_the_port_in_the_cycle_behind_its_execution_and_for_one_cycle() {
    let program = [
        op(Ldi, &[1], 2),
        op(Ring, &[1], 0), // scheduled at 9, executed at 13
        op(Ldi, &[2], 5),
        op(Ring, &[2], 0), // executed at 15
        halt(),
    ];
    let mut bench = bench("", 7, &program);
    while bench.cycle < 30 {
        let cycle = bench.cycle;
        let outputs = bench.core.outputs();
        let driven = [outputs.ring_valid.into(), outputs.ring_core];
        bench.step();
        let expected = match cycle {
            ..14 => [0, 0],
            14 => [1, 2],
            15 => [0, 2],
            16 => [1, 5],
            17.. => [0, 5],
        };
        let recorded = [RingField::Valid, RingField::Core].map(|ring| field(&bench, ring));
        assert_eq!((recorded, driven), (expected, expected), "in {cycle}");
        // It commits, and nothing is fetched again.
        let commits = bench.scalars([CommitValid, CommitPc]);
        assert!(cycle != 14 || commits == [1, 4]);
        let redirects = bench.scalars([RedirectValid, ExecutePc]);
        assert!(redirects[0] == 0 || redirects[1] == 16, "in {cycle}");
        assert_eq!(field(&bench, RingField::Waiting), 0);
    }
    assert!(bench.is_done());
}

/// Rules: P9.3.1, P9.3.2, P9.3.3, P9.5.19.
#[test]
fn a_ring_for_a_core_that_is_not_there_is_refused() {
    let program = [op(Ldi, &[1], 7), op(Ring, &[1], 0), nop(), halt()];
    let mut bench = bench("", 7, &program);
    for cycle in 0..30 {
        bench.step();
        assert_eq!(field(&bench, RingField::Valid), 0);
        let commits = bench.scalars([CommitValid, CommitPc]);
        assert_ne!(commits, [1, 4], "in {cycle}");
        match cycle {
            // It is in execute, and redirects.
            13 => assert_eq!(bench.scalars([ExecutePc, RedirectValid, RedirectPc]), [4, 1, 8]),
            14 => assert_eq!(bench.scalars([ScheduleValid, SchedulePc]), [1, 8], "it stays Running"),
            // Its successor takes the interrupt, for which there is no kernel entry.
            18 => assert_eq!(bench.scalars([ExecutePc, InterruptValid, InterruptCause]), [8, 1, 3]),
            _ => assert_eq!(bench.scalar(InterruptValid), 0, "in {cycle}"),
        }
        assert_eq!(bench.state(0), if cycle > 18 { STOPPED } else { RUNNING });
    }
    assert_eq!(bench.fault(), Some((3, 4)));
}

/// What stops a warp that rings the core of a number, on a core that is one of so many, functionally and by cycles.
fn fault_of(config: &CoreConfig, core: u64, cores: u64) -> [Option<(u8, u64)>; 2] {
    let program = [op(Ld, &[1, 0], 0x100), op(Ring, &[1], 0), halt()];
    let mut bytes = image(&config.arch, &program);
    bytes.resize(0x104, 0);
    bytes[0x100..].copy_from_slice(&(core as u32).to_le_bytes());
    let own = MachineOptions { features: config.into(), core_count: cores, ..MachineOptions::for_arch(&config.arch) };
    let mut machine = Machine::new(config.arch, own, &bytes).expect("a machine");
    assert_eq!(machine.run(100), Outcome::AllStopped);
    let mut bench = Bench::new(config, &bytes, IDEAL);
    bench.among = Some((0, cores));
    assert!(bench.run(500));
    [fault(&machine), bench.fault()]
}

/// Rules: I12.19, P7.2, P9.5.19.
#[test]
fn a_number_that_is_not_below_the_number_of_cores_is_invalid() {
    let config = core("4w8/8/1/1", "");
    let refused = [Some((3, 4)); 2];
    for (number, cores, expected) in [
        (0, 1, [None; 2]),
        (1, 1, refused),
        (15, 16, [None; 2]),
        (16, 16, refused),
        (0xffff_ffff, 16, refused),
        (0, 0, refused),
    ] {
        assert_eq!(fault_of(&config, number, cores), expected, "{number}");
    }
    let alone = with("extension = true", options("4w8/8/1/1"));
    assert_eq!(fault_of(&crate::common::config(alone), 0, 1), refused);
    // Without the extension it is a trap.
    let basic = with("several_cores = true", options("4w8/8/1/1"));
    let [machine, timed] = fault_of(&crate::common::config(basic), 0, 1);
    assert_eq!([machine, timed], [Some((0, 8)); 2]);
}

/// Rules: I12.19, P9.2.2, P9.1.11.
#[test]
fn the_lowest_lane_that_executes_says_who_is_rung_also_in_user_mode() {
    let body = [
        op(Rtop, &[1, 3], 0), // all lanes but lane 0
        op(Addi, &[3, 3], 4),
        op(Ldi, &[4], 32),
        op(Xorp, &[2, 2, 2], 0),
        op(Jmpru, &[4], 0), // at 28
        when(1, op(Ring, &[3], 0)),
        op(Ring, &[3], 0),
        when(2, op(Ring, &[3], 0)),
    ];
    let program = InLanes(4, 3).program(&body);
    let mut bench = Bench::on(&core("4w8/8/4/1", ""), &program, IDEAL);
    bench.among = Some((0, 6));
    let rung: Vec<_> = rings(&mut bench).iter().map(|(_, core)| *core).collect();
    assert_eq!((rung, bench.fault()), (vec![5, 4], None));
    assert!(!bench.core.state().mode(Warp(0)).supervisor);
}

/// Sets a kernel entry and halts; the handler, at 16, does nothing.
fn stopped_core() -> [Instruction; 5] {
    [op(Ldi, &[1], 16), op(Skep, &[1], 0), halt(), nop(), op(Reti, &[], 0)]
}

/// Rules: P4.10, P9.1.4, P9.8.2, P9.8.3, P17.18, I7.6, I7.7.
#[test]
fn a_stopped_core_that_is_rung_takes_interrupt_8_six_cycles_later() {
    let mut bench = bench("", 2, &stopped_core());
    bench.pass(40);
    assert!(bench.is_done());
    for after in 0..8 {
        bench.rung = after == 0;
        bench.step();
        let shown = [RingField::Rung, RingField::Waiting].map(|ring| field(&bench, ring));
        let expected = match after {
            0 => ([1, 0], 1, STOPPED),
            1 => ([0, 1], 0, STOPPED),
            2..=6 => ([0, 1], 0, RUNNING),
            _ => ([0, 0], 0, WAIT_COPY),
        };
        let seen = (shown, bench.scalar(Done), bench.state(0));
        assert_eq!(seen, expected, "{after} cycles later");
        let fetched = bench.scalars([ScheduleValid, SchedulePc]);
        assert!(after != 2 || fetched == [1, 12]);
        let taken = bench.scalars([InterruptValid, InterruptCause]);
        assert_eq!(taken, if after == 6 { [1, 8] } else { [0, 0] });
    }
    let later = bench.cycles_in(100, |bench| bench.is(InterruptValid));
    assert!(later.is_empty() && bench.is_done());
    assert_eq!((bench.saved(), bench.state(0)), ((12, 0), STOPPED));
}

/// How many interrupts a stopped core takes that is rung so many cycles after cycle 40.
fn interrupts_of(rung_after: &[u64]) -> usize {
    let mut bench = bench("", 2, &stopped_core());
    bench.pass(40);
    let mut interrupts = 0;
    for after in 0..200 {
        bench.rung = rung_after.contains(&after);
        bench.step();
        interrupts += usize::from(bench.is(InterruptValid));
    }
    assert!(bench.is_done());
    assert_eq!(field(&bench, RingField::Waiting), 0);
    interrupts
}

/// Rules: P9.8.3, C13.2, I7.6.
#[test]
fn rings_before_the_interrupt_are_one_and_one_beside_it_is_another() {
    assert_eq!(interrupts_of(&[0, 1, 5]), 1);
    // The interrupt is entered in the cycle 6 later.
    assert_eq!(interrupts_of(&[0, 6]), 2);
    assert_eq!(interrupts_of(&[0, 7]), 2);
    // The handler has its interrupts off.
    assert_eq!(interrupts_of(&[0, 3, 8, 10, 12]), 2);
    assert_eq!(interrupts_of(&[0, 100]), 2);
}

/// Rules: I7.6, P4.10, P9.8.3.
#[test]
fn a_ring_beside_a_byte_is_answered_with_it_and_the_byte_goes_on_interrupting() {
    let mut bench = bench("", 2, &stopped_core());
    bench.pass(40);
    bench.memory.type_input(b"x");
    bench.rung = true;
    bench.step();
    bench.rung = false;
    let waiting = bench.look(100, |bench| {
        let interrupted = bench.is(InterruptValid);
        interrupted.then(|| field(bench, RingField::Waiting))
    });
    let waiting: Vec<_> = waiting.iter().map(|(_, waiting)| *waiting).collect();
    assert_eq!(waiting[..3], [1, 0, 0]);
}

/// Rules: P4.10, P9.8.2, I7.6.
#[test]
fn a_core_that_takes_no_interrupts_is_done_though_a_ring_waits() {
    let without_entry = vec![nop(), halt()];
    let switched_off = [&[op(Di, &[], 0)][..], &stopped_core()].concat();
    for program in [without_entry, switched_off] {
        let mut bench = bench("", 2, &program);
        bench.rung = true;
        bench.pass(40);
        bench.rung = false;
        for _ in 0..40 {
            bench.step();
            let seen = [bench.scalar(Done), bench.scalar(InterruptValid)];
            assert_eq!((seen, field(&bench, RingField::Waiting)), ([1, 0], 1));
        }
    }
    // Without the extension no core rings.
    let basic = with("several_cores = true", options("4w8/8/1/1"));
    let mut bench = Bench::of(basic, &stopped_core());
    bench.rung = true;
    bench.pass(40);
    let interrupted = bench.cycles_in(40, |bench| bench.is(InterruptValid) || !bench.is(Done));
    assert!(interrupted.is_empty(), "{interrupted:?}");
}

/// Rules: P22.7, P22.9, P22.10, I12.19.
#[test]
fn with_a_scoreboard_the_store_before_it_is_sent_first() {
    let program = [
        op(Ldi, &[1], 1),
        op(St, &[1, 0], 0x100),
        op(Ring, &[1], 0), // executed at 14
        halt(),
    ];
    let mut bench = bench(", scoreboard = true", 2, &program);
    bench.data_port_closed = true;
    let at_ring = |bench: &Bench| bench.scalars([ExecuteValid, ExecutePc]) == [1, 8];
    assert_eq!(bench.cycles_in(60, at_ring), [14]);
    assert_eq!(field(&bench, RingField::Core), 0);
    bench.data_port_closed = false;
    // Sent at 60, Running and scheduled at 61, executed at 65.
    assert_eq!(rings(&mut bench), [(66, 1)]);
}

/// Rules: P22.7, I12.19.
#[test]
fn no_ring_overtakes_a_store_of_its_warp() {
    let program = [op(Ldi, &[1], 1), op(St, &[1, 0], 0x100), op(St, &[1, 0], 0x104), op(Ring, &[1], 0), halt()];
    for others in ["", ", request_queue = true", ", data_cache_bytes = 64"] {
        for scoreboard in [false, true] {
            for busy in [0, 128, 240] {
                let line = format!(", scoreboard = {scoreboard}{others}");
                let config = core("4w8/8/1/1", &line);
                let mut bench = Bench::on(&config, &program, Manners::new(1, busy, 7));
                bench.among = Some((0, 2));
                let rung = bench.look_to_end(|bench| {
                    let rings = field(bench, RingField::Valid) == 1;
                    rings.then(|| bench.memory.read_word(0x104))
                });
                assert_eq!(rung, [1], "{line}");
            }
        }
    }
}
