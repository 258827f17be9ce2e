//! Several cores in functional mode: what they see of one another, and in which turns they go.

use crate::common::{halt, image, op};
use golden_model::{Cluster, Event, Machine, MachineOptions, Observer, Outcome};
use isa::{ArchId, Gpr, Instruction, Lane, Opcode, Opcode::*, Warp};

fn cluster_of(arch: &str, cores: u32, program: &[Instruction]) -> Cluster {
    let arch: ArchId = arch.parse().expect("a legal ArchID");
    let options = MachineOptions::for_arch(&arch);
    Cluster::new(arch, options, &image(&arch, program), cores).expect("a cluster")
}

fn gpr(cluster: &Cluster, core: usize, register: u8) -> u64 {
    cluster.state(core).gpr(Warp(0), Lane(0), Gpr(register))
}

/// Rules: C1.1.
#[test]
fn there_are_1_to_16_cores() {
    let arch = ArchId::default();
    let made = |cores| Cluster::new(arch, MachineOptions::for_arch(&arch), &[0; 4], cores);
    for (cores, count) in [(0, "0"), (17, "17")] {
        let error = made(cores).err().expect("no cluster").to_string();
        assert_eq!(error, format!("{count} cores are not possible: 1 to 16"));
    }
    assert_eq!(made(16).expect("a cluster").core_count(), 16);
}

/// Which core each instruction is of.
#[derive(Default)]
struct Turns {
    core: u32,
    all: Vec<(u32, Warp)>,
}

impl Observer for Turns {
    fn core(&mut self, number: u32) {
        self.core = number;
    }

    fn instruction(&mut self, event: &Event<'_>) {
        self.all.push((self.core, event.warp));
    }
}

/// 64 instructions of each warp of core 0, then of each warp of core 1, and so on: also behind a limit that ends within
/// a turn, the next run begins with core 0.
#[test]
fn cores_and_warps_go_in_turns_of_64_instructions() {
    let program = [
        op(Ldi, &[4], 8),
        op(Wspawn, &[3, 4, 3], 0),
        op(Jmpi, &[], -4), // at 8
    ];
    let mut cluster = cluster_of("4w8/8/1/2", 2, &program);
    let mut turns = Turns::default();
    assert_eq!(cluster.run_observed(64 * 8, &mut turns), Outcome::Limit);
    let changes = |all: &[(u32, Warp)]| {
        let chunks = all.chunk_by(|one, next| one == next);
        chunks.map(|chunk| (chunk[0].0, chunk[0].1 .0, chunk.len())).collect::<Vec<_>>()
    };
    let round = [(0, 0, 64), (0, 1, 64), (1, 0, 64), (1, 1, 64)];
    assert_eq!(changes(&turns.all), [round, round].concat());
    turns.all.clear();
    cluster.run_observed(70, &mut turns);
    assert_eq!(changes(&turns.all), [(0, 0, 64), (0, 1, 6)]);
    let counts = [0, 1].map(|core| cluster.statistics(core).warp_instructions);
    assert_eq!(counts, [4 * 64 + 70, 4 * 64]);
    let all = cluster.statistics_of_all();
    assert_eq!(all.warp_instructions, 8 * 64 + 70);
    assert_eq!(all.count(Opcode::Wspawn), 2);
    // Without an observer the run arrives at the same place.
    let mut unseen = cluster_of("4w8/8/1/2", 2, &program);
    unseen.run(64 * 8);
    unseen.run(70);
    assert_eq!(unseen.statistics_of_all(), all);
}

/// A core alone is the machine.
#[test]
fn a_cluster_of_a_machine_is_the_machine() {
    let arch: ArchId = "4w8/8/1/1".parse().expect("a legal ArchID");
    let options = MachineOptions { core_number: 7, ..MachineOptions::for_arch(&arch) };
    let program = [op(Hwid, &[1], 4), op(Hwid, &[2], -1), halt()];
    let machine = Machine::new(arch, options, &image(&arch, &program)).expect("a machine");
    let mut cluster = Cluster::from(machine);
    assert_eq!(cluster.run(2), Outcome::Limit);
    assert_eq!(cluster.run(2), Outcome::AllStopped);
    assert_eq!((gpr(&cluster, 0, 1), gpr(&cluster, 0, 2)), (7, 0));
}
