//! Rings between the cores of a cluster, functionally and by cycles, typed in from the ISA (I7.6, I12.19) and
//! docs/cluster.md section 13.

use crate::common::agree::{manners, states_agree};
use crate::common::cluster::{by_core, cluster, shared, ClusterBench};
use crate::common::environment::{Manners, IDEAL};
use crate::common::many::cases;
use crate::common::{halt, image, nop, op, options, when, with};
use golden_model::{Cluster, Machine, MachineOptions, Outcome};
use isa::trace::{PerContext, Scalar::*};
use isa::{ClusterConfig, Context, Instruction, Opcode::*, RingField, Slot};
use proptest::prelude::*;

const STOPPED: u64 = 0;
/// Where handlers count.
const COUNT: i64 = 0x800;
/// Where the handlers are.
const HANDLER: i64 = 0x140;

fn ringing(line: &str, cores: u32) -> ClusterConfig {
    let line = format!("extension = true{line}");
    cluster(with(&line, options("4w8/8/1/1")), cores, 2)
}

/// Counts and returns.
fn counting() -> Vec<Instruction> {
    vec![
        op(Fence, &[], 0),
        op(Ldi, &[2], COUNT),
        op(Ld, &[3, 2], 0),
        op(Addi, &[3, 3], 1),
        op(St, &[3, 2], 0),
        op(Reti, &[], 0),
    ]
}

/// Sets the kernel entry; then each core goes its own way, and halts.
fn with_handler(bodies: &[Vec<Instruction>], handler: Vec<Instruction>) -> Vec<Instruction> {
    let entry = vec![op(Di, &[], 0), op(Ldi, &[1], HANDLER), op(Skep, &[1], 0)];
    let mut program = [entry, by_core(bodies)].concat();
    assert!(program.len() <= HANDLER as usize / 4);
    program.resize(HANDLER as usize / 4, nop());
    program.extend(handler);
    program
}

/// Rings a core.
fn ring(core: i64) -> [Instruction; 2] {
    [op(Ldi, &[1], core), op(Ring, &[1], 0)]
}

/// After a while, in which the others stop.
fn later(then: &[Instruction]) -> Vec<Instruction> {
    let wait = [op(Ldi, &[7], 90), op(Subi, &[7, 7], 1), op(Rtop, &[1, 7], 0), when(1, op(Jmpi, &[], -12))];
    [&wait, then].concat()
}

/// The program on a cluster, functionally.
fn functional(config: &ClusterConfig, program: &[Instruction]) -> Cluster {
    let arch = config.core.arch;
    let options = MachineOptions {
        ram_bytes: config.core.ram_bytes,
        stack_depth: config.core.stack_depth,
        features: (&config.core).into(),
        ..MachineOptions::for_arch(&arch)
    };
    let cluster = Cluster::new(arch, options, &image(&arch, program), config.cores);
    cluster.expect("a cluster")
}

/// What handlers have counted when the cluster is done, functionally and by cycles. Nothing has stopped a warp but
/// halt.
fn counted(config: &ClusterConfig, program: &[Instruction], manners: Manners) -> [u64; 2] {
    let mut machines = functional(config, program);
    assert_eq!(machines.run(10_000), Outcome::AllStopped);
    let mut bench = ClusterBench::on(config, program, manners);
    bench.run();
    for core in 0..config.cores as usize {
        for state in [machines.state(core), bench.core(core).state()] {
            assert_eq!(state.stopped_by_interrupts(), []);
        }
    }
    [machines.memory(), &bench.memory].map(|memory| memory.read_word(COUNT as u64))
}

/// Core 0 rings core 2, and halts at once.
///
/// Rules: C13.1, C13.2, P9.8.2, P9.8.3, P9.8.4.
#[test]
fn a_stopped_core_is_rung_handles_and_stops_and_the_cluster_is_done_only_then() {
    let waits = vec![op(Ei, &[], 0)];
    let bodies = [later(&ring(2)), waits.clone(), waits];
    let program = with_handler(&bodies, counting());
    let config = ringing("", 3);
    let mut bench = ClusterBench::on(&config, &program, IDEAL);
    let shown = |bench: &ClusterBench, field| {
        let slot = Slot::Ring(field);
        [0, 1, 2].map(|core| bench.records[core].get(slot))
    };
    let states = |bench: &ClusterBench| {
        let slot = Slot::Context(PerContext::State, Context(0));
        [0, 1, 2].map(|core| bench.records[core].get(slot))
    };
    bench.until(|bench| shown(bench, RingField::Valid)[0] == 1);
    for after in 1..=7 {
        assert_eq!(shown(&bench, RingField::Core), [2, 0, 0]);
        let rings = u64::from(after == 1);
        assert_eq!(shown(&bench, RingField::Valid), [rings, 0, 0], "{after}");
        assert_eq!(shown(&bench, RingField::Rung), [0, 0, rings], "{after}");
        let waits = u64::from(after > 1);
        assert_eq!(shown(&bench, RingField::Waiting), [0, 0, waits], "{after}");
        let runs = u64::from(after > 2);
        assert_eq!(states(&bench)[1..], [STOPPED, runs], "{after}");
        let taken = [InterruptValid, InterruptCause].map(|field| bench.scalar(2, field));
        assert_eq!(taken, if after == 7 { [1, 8] } else { [0, 0] }, "{after}");
        assert!(!bench.is_done());
        bench.step();
    }
    assert_eq!(shown(&bench, RingField::Waiting), [0; 3]);
    bench.run();
    assert_eq!(bench.memory.read_word(COUNT as u64), 1);
    bench.step();
    assert_eq!(states(&bench), [STOPPED; 3]);
    assert!(bench.is_done());
    assert_eq!(counted(&config, &program, IDEAL), [1; 2]);
}

/// One core rings three times, or three ring once, before core 0 switches its interrupts on.
///
/// Rules: C13.2, I7.6.
#[test]
fn rings_before_the_interrupt_are_one() {
    let meet = |cores| [op(Ldi, &[2], 1), op(Shli, &[2, 2], 31), op(Ldi, &[3], cores), op(Bar, &[2, 3], 0)];
    let all_ring = [&ring(0)[..], &meet(4)].concat();
    let one_rings = [&ring(0)[..], &ring(0)[1..], &ring(0)[1..], &meet(4)].concat();
    let only_meets = meet(4).to_vec();
    let then = [&meet(4)[..], &[nop(), op(Ei, &[], 0), nop()]].concat();
    for others in [[all_ring.clone(), all_ring.clone(), all_ring], [one_rings, only_meets.clone(), only_meets]] {
        let program = with_handler(&[&[then.clone()][..], &others].concat(), counting());
        for manners in [IDEAL, Manners::new(7, 120, 3)] {
            assert_eq!(counted(&ringing("", 4), &program, manners), [1; 2]);
        }
    }
}

/// Rules: C13.1, I12.19.
#[test]
fn a_core_rings_itself_and_one_that_takes_no_interrupts_holds_nobody_up() {
    let takes = vec![op(Ei, &[], 0), op(Ldi, &[1], 0), op(Ring, &[1], 0), nop()];
    let program = with_handler(&[takes, later(&ring(2)), vec![]], counting());
    assert_eq!(counted(&ringing("", 3), &program, IDEAL), [1; 2]);
    let alone = with_handler(&[[&[op(Ei, &[], 0)][..], &ring(0)].concat()], counting());
    assert_eq!(counted(&ringing("", 1), &alone, IDEAL), [1; 2]);
}

/// A core that is not one of a cluster, but has inputs for its number and how many there are, reaches itself alone.
///
/// Rules: I12.19, I10.6.
#[test]
fn a_core_alone_rings_itself_by_its_number() {
    let config = ringing("", 3);
    let arch = config.core.arch;
    for (number, rung, expected) in [(0, 0, COUNT), (2, 2, COUNT), (2, 0, 0), (0, 1, 0)] {
        let program = [
            op(Ldi, &[1], 20),
            op(Skep, &[1], 0),
            op(Ldi, &[1], rung),
            op(Ring, &[1], 0),
            halt(),
            op(Ldi, &[2], COUNT), // the handler, at 20
            op(St, &[2, 2], 0),
            op(Reti, &[], 0),
        ];
        let options = MachineOptions {
            features: (&config.core).into(),
            core_number: number,
            core_count: 3,
            ..MachineOptions::for_arch(&arch)
        };
        let mut machine = Machine::new(arch, options, &image(&arch, &program)).expect("a machine");
        assert_eq!(machine.run(100), Outcome::AllStopped);
        assert_eq!(machine.stopped_by_interrupts(), []);
        let stored = machine.memory().read_word(COUNT as u64);
        assert_eq!(stored, expected as u64, "core {number} rings {rung}");
    }
}

/// Rules: I12.19, P9.5.19.
#[test]
fn a_core_that_is_not_there_is_interrupt_3_for_who_rings() {
    // The handler stores the interrupt's number.
    let handler = [op(Ldi, &[2], COUNT), op(St, &[0, 2], 0), op(Reti, &[], 0)];
    for (cores, number) in [(2, 2), (2, 16), (16, 16), (16, 17), (2, -1)] {
        let rings = [op(Ei, &[], 0), op(Ldi, &[1], number), op(Ring, &[1], 0)];
        let mut bodies = vec![vec![]; cores as usize];
        bodies[0] = rings.to_vec();
        // Behind the handler it would ring again.
        let stops = [&handler[..2], &[halt()]].concat();
        let program = with_handler(&bodies[..2], stops);
        assert_eq!(counted(&ringing("", cores), &program, IDEAL), [3; 2], "{number}");
    }
}

/// What core 0 stores before it rings, the handler of core 1 finds; also when the store's bank takes nothing for a
/// while.
///
/// Rules: C13.3, I12.19, P22.7.
#[test]
fn the_handler_finds_what_has_been_stored_before_the_ring() {
    let stores = [op(Ldi, &[4], 0x55), op(Ldi, &[5], 0x400), op(St, &[4, 5], 0)];
    let handler = vec![
        op(Fence, &[], 0),
        op(Ldi, &[2], 0x400),
        op(Ld, &[3, 2], 0),
        op(St, &[3, 2], COUNT - 0x400),
        op(Reti, &[], 0),
    ];
    let waits = vec![op(Ei, &[], 0)];
    let bodies = [later(&[&stores[..], &ring(1)].concat()), waits];
    let program = with_handler(&bodies, handler);
    let store = program.iter().position(|what| what.opcode() == St);
    let store = 4 * store.expect("a store") as u64;
    for others in ["", ", request_queue = true", ", data_cache_bytes = 64"] {
        for scoreboard in [false, true] {
            let config = ringing(&format!(", scoreboard = {scoreboard}{others}"), 2);
            let mut bench = ClusterBench::on(&config, &program, IDEAL);
            bench.until(|bench| bench.scalar(0, ExecutePc) == store);
            bench.closed = vec![true; 2];
            let rings = |bench: &ClusterBench| bench.records[0].get(Slot::Ring(RingField::Valid));
            assert!(!bench.look(100, rings).contains(&1), "{others} {scoreboard}");
            assert_eq!(bench.memory.read_word(0x400), 0);
            bench.closed = vec![false; 2];
            bench.run();
            assert_eq!(bench.memory.read_word(COUNT as u64), 0x55);
            for seed in 0..10 {
                let manners = Manners::new(1 + seed % 7, seed * 24, seed);
                assert_eq!(counted(&config, &program, manners), [0x55; 2]);
            }
        }
    }
}

/// Core 0 rings core 1. Each handler counts, and rings the next core as long as the count is below a limit; behind the
/// last one comes core 1 again, which has stopped by then.
fn passed_on(cores: i64, limit: i64) -> Vec<Instruction> {
    let handler = vec![
        op(Fence, &[], 0),
        op(Ldi, &[2], COUNT),
        op(Ld, &[3, 2], 0),
        op(Addi, &[3, 3], 1),
        op(St, &[3, 2], 0),
        op(Hwid, &[4], 4),
        op(Shli, &[5, 4], 2),
        op(Add, &[5, 5, 2], 0),
        op(St, &[3, 5], 0x40), // what each core has counted last
        op(Addi, &[4, 4], 1),
        op(Eqi, &[2, 4], cores),
        when(2, op(Ldi, &[4], 1)),
        op(Lti, &[1, 3], limit),
        when(1, op(Ring, &[4], 0)),
        op(Reti, &[], 0),
    ];
    let waits = vec![op(Ei, &[], 0)];
    let mut bodies = vec![waits; cores as usize];
    bodies[0] = [&[op(Ei, &[], 0)][..], &later(&ring(1))].concat();
    with_handler(&bodies, handler)
}

/// However often the functional cluster stops in between, no ring is lost.
///
/// Rules: I12.19.
#[test]
fn a_ring_outlives_the_end_of_a_run() {
    let config = ringing("", 3);
    let program = passed_on(3, 9);
    for step in [1, 2, 3, 10, 64] {
        let mut machines = functional(&config, &program);
        let runs = (0..10_000).find(|_| machines.run(step) == Outcome::AllStopped);
        assert!(runs.is_some(), "it does not end");
        assert_eq!(machines.memory().read_word(COUNT as u64), 9, "{step}");
    }
}

/// Warp 1 traps while the ring waits for warp 0, which has its interrupts off.
///
/// Rules: P9.8.3, I7.6.
#[test]
fn only_the_external_interrupt_answers_a_ring() {
    let mut program = vec![
        op(Ldi, &[1], HANDLER),
        op(Di, &[], 0),
        op(Skep, &[1], 0),
        op(Ldi, &[2], 0),
        op(Ring, &[2], 0),
        op(Ldi, &[3], 13 * 4),
        op(Wspawn, &[4, 3, 3], 0),
        op(Ldi, &[7], 90),
        op(Subi, &[7, 7], 1),
        op(Rtop, &[1, 7], 0),
        when(1, op(Jmpi, &[], -12)),
        op(Ei, &[], 0),
        halt(),
        op(Trap, &[], 0), // warp 1
        halt(),
    ];
    program.resize(HANDLER as usize / 4, nop());
    program.extend([
        op(Shli, &[2, 0], 2), // a count for each interrupt
        op(Ld, &[3, 2], COUNT),
        op(Addi, &[3, 3], 1),
        op(St, &[3, 2], COUNT),
        op(Reti, &[], 0),
    ]);
    let options = with("extension = true", options("4w8/8/1/2"));
    let config = cluster(options, 1, 1);
    let mut machines = functional(&config, &program);
    assert_eq!(machines.run(10_000), Outcome::AllStopped);
    let mut bench = ClusterBench::on(&config, &program, IDEAL);
    bench.run();
    for memory in [machines.memory(), &bench.memory] {
        let counts = [0, 4, 32].map(|byte| memory.read_word(COUNT as u64 + byte));
        assert_eq!(counts, [1, 0, 1]);
    }
}

proptest! {
    #![proptest_config(cases(40))]

    /// Rules: I12.19, C13.1, C13.3, C1.1.
    #[test]
    fn a_ring_that_goes_round_ends_as_in_the_functional_cluster(
        cores in 2..5_u32,
        limit in 1..30_i64,
        scoreboard in any::<bool>(),
        request_queue in any::<bool>(),
        caches in any::<[bool; 2]>(),
        manners in manners(),
    ) {
        let [own, common] = caches.map(|there| if there { 64 } else { 0 });
        let line = format!(
            ", scoreboard = {scoreboard}, request_queue = {request_queue}, data_cache_bytes = {own}, \
             instruction_cache_bytes = 64"
        );
        let mut config = ringing(&line, cores);
        if common != 0 {
            config = shared(&config, common, 1);
        }
        let program = passed_on(cores.into(), limit);
        let mut machines = functional(&config, &program);
        prop_assert_eq!(machines.run(50_000), Outcome::AllStopped);
        let mut bench = ClusterBench::on(&config, &program, manners);
        bench.run();
        prop_assert_eq!(machines.memory().read_word(COUNT as u64), limit as u64);
        prop_assert_eq!(bench.memory.ram(), machines.memory().ram());
        for core in 0..cores as usize {
            states_agree(&config.core, bench.core(core).state(), machines.state(core))?;
        }
    }
}
