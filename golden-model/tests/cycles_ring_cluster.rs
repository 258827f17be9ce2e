//! Rings that go round in a cluster, functionally and by cycles (I12.19 and docs/cluster.md section 13).

use crate::common::agree::{manners, states_agree};
use crate::common::cluster::{by_core, cluster, shared, ClusterBench};
use crate::common::many::cases;
use crate::common::{image, nop, op, options, when, with};
use golden_model::{Cluster, MachineOptions, Outcome};
use isa::{ClusterConfig, Instruction, Opcode::*};
use proptest::prelude::*;

/// Where handlers count.
const COUNT: i64 = 0x800;
/// Where the handlers are.
const HANDLER: i64 = 0x140;

fn ringing(line: &str, cores: u32) -> ClusterConfig {
    let line = format!("extension = true{line}");
    cluster(with(&line, options("4w8/8/1/1")), cores, 2)
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
