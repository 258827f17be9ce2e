//! Several cores in functional mode: what they see of one another, and in which turns they go.

use crate::common::cluster::{by_core, in_lanes};
use crate::common::{bare, halt, image, nop, op, when};
use golden_model::{Cluster, Event, Machine, MachineOptions, Observer, Outcome};
use isa::{ArchId, CoreOptions, Gpr, Instruction, Lane, Opcode, Opcode::*, Warp};

const DATA: i64 = 0x800;

fn cluster_of(arch: &str, cores: u32, program: &[Instruction]) -> Cluster {
    let arch: ArchId = arch.parse().expect("a legal ArchID");
    let options = MachineOptions::for_arch(&arch);
    Cluster::new(arch, options, &image(&arch, program), cores).expect("a cluster")
}

fn gpr(cluster: &Cluster, core: usize, register: u8) -> u64 {
    cluster.state(core).gpr(Warp(0), Lane(0), Gpr(register))
}

/// Rules: C1.1, C1.3, I10.6.
#[test]
fn each_core_reads_its_number_and_how_many_there_are() {
    for cores in [1, 5, 16] {
        let program = [op(Hwid, &[1], 4), op(Hwid, &[2], -1), halt()];
        let mut cluster = cluster_of("4w8/8/1/1", cores, &program);
        assert_eq!(cluster.run(1000), Outcome::AllStopped);
        for core in 0..cores as usize {
            let read = (gpr(&cluster, core, 1), gpr(&cluster, core, 2));
            assert_eq!(read, (core as u64, cores.into()));
        }
    }
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

/// All lanes of all cores add to one word, and each core waits until all have.
///
/// Rules: C6.1, C6.5.
#[test]
fn cores_share_the_memory_and_wait_for_one_another() {
    let program = in_lanes(
        4,
        &[
            op(Ldi, &[5], DATA),
            op(Ldi, &[6], 1),
            op(Aadd, &[4, 5, 6], 0),
            // Waits for 4 lanes of 3 cores.
            op(Ld, &[4, 5], 0),
            op(Subi, &[4, 4], 12),
            op(Rtop, &[1, 4], 0),
            when(1, op(Jmpi, &[], -16)),
            halt(),
        ],
    );
    let mut cluster = cluster_of("4w8/8/4/1", 3, &program);
    assert_eq!(cluster.run(10_000), Outcome::AllStopped);
    assert_eq!(cluster.memory().read_word(DATA as u64), 12);
}

/// Core 1 has executed the code before core 0 changes it.
///
/// Rules: C6.6.
#[test]
fn stored_code_is_executed_by_another_core() {
    let code = 0x200;
    let call = |at: i64| op(Jali, &[6], code - at - 4);
    let zero = vec![
        op(Ld, &[2, 0], DATA),
        op(Iszero, &[1, 2], 0),
        when(1, op(Jmpi, &[], -12)),
        op(Ld, &[2, 0], DATA + 4), // the new instruction
        op(St, &[2, 0], code),
        op(St, &[2, 0], DATA + 8),
    ];
    // Core 1's body begins behind 7 + 7 instructions.
    let start = 4 * 14;
    let one = vec![
        call(start),
        op(St, &[5, 0], DATA),
        op(Ld, &[2, 0], DATA + 8),
        op(Iszero, &[1, 2], 0),
        when(1, op(Jmpi, &[], -12)),
        bare(Fence),
        call(start + 24),
    ];
    let mut program = by_core(&[zero, one]);
    program.resize(code as usize / 4, nop());
    program.extend([op(Addi, &[5, 5], 1), op(Jmpr, &[6], 0)]);
    let new = op(Addi, &[5, 5], 100);
    program.resize(DATA as usize / 4 + 1, nop());
    program.push(new);
    // The flag is 0, as a nop is.
    let mut cluster = cluster_of("4w8/8/1/1", 2, &program);
    assert_eq!(cluster.run(10_000), Outcome::AllStopped);
    assert_eq!(gpr(&cluster, 1, 5), 101);
}

/// Waits for input in a loop, with a handler that counts in r5.
///
/// Rules: C2.2.
#[test]
fn waiting_input_interrupts_core_0_only() {
    let handler = 0x40;
    let mut program = vec![
        op(Ldi, &[1], handler),
        op(Skep, &[1], 0),
        bare(Ei),
        op(Addi, &[6, 6], 1),
        op(Ldi, &[2], 100),
        op(Sub, &[3, 2, 6], 0),
        op(Rtop, &[1, 3], 0),
        when(1, op(Jmpi, &[], -20)),
        bare(Di),
        halt(),
    ];
    program.resize(handler as usize / 4, nop());
    program.extend([
        op(Ldi, &[2], DATA),
        op(Hwid, &[1], 4),
        op(Shli, &[1, 1], 2),
        op(Add, &[2, 2, 1], 0),
        op(Ldi, &[3], 1),
        op(St, &[3, 2], 0),
        op(Shli, &[3, 3], 31),
        op(Ld, &[3, 3], 0), // takes the byte
        bare(Reti),
    ]);
    let mut cluster = cluster_of("4w8/8/1/1", 3, &program);
    cluster.type_input(b"a");
    assert_eq!(cluster.run(10_000), Outcome::AllStopped);
    let entered = [0, 4, 8].map(|core| cluster.memory().read_word(DATA as u64 + core));
    assert_eq!(entered, [1, 0, 0]);
}

/// Cores 0 and 2 halt; core 1 waits at a barrier for a warp that does not come.
///
/// Rules: C6.7.
#[test]
fn a_deadlock_is_that_of_the_core_that_waits() {
    let wait = vec![op(Ldi, &[3], 2), op(Bar, &[7, 3], 0)];
    let program = by_core(&[vec![nop()], wait, vec![nop()]]);
    let mut cluster = cluster_of("4w8/8/1/2", 3, &program);
    assert_eq!(cluster.run(1000), Outcome::Deadlock(vec![Warp(0)]));
    let awaiting = [0, 1, 2].map(|core| cluster.state(core).awaiting().len());
    assert_eq!(awaiting, [0, 1, 0]);
    assert!(cluster.stopped_by_interrupts().is_empty());
}

/// Core 1 executes an instruction that is none.
#[test]
fn a_fault_names_its_core() {
    let program = by_core(&[vec![nop()], vec![op(Trap, &[], 0)]]);
    let mut cluster = cluster_of("4w8/8/1/1", 2, &program);
    assert_eq!(cluster.run(1000), Outcome::AllStopped);
    let faults = cluster.stopped_by_interrupts();
    assert_eq!(faults.len(), 1);
    assert_eq!((faults[0].0, faults[0].1.warp), (1, Warp(0)));
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

/// A core with `several_cores` that no other core is beside: it is the only one of one, and rings itself.
///
/// Rules: I7.6, I10.6, I12.19.
#[test]
fn a_core_alone_is_one_of_one_and_rings_itself() {
    let arch: ArchId = "4w8/8/1/1".parse().expect("a legal ArchID");
    for (line, rung, expected) in [
        ("several_cores = true", 0, (1, 8)),
        // There is no core 1.
        ("several_cores = true", 1, (1, 3)),
        // The instruction is not there.
        ("several_cores = false", 0, (0, 3)),
    ] {
        let asked = CoreOptions::from_line(line).expect("legal options");
        // At 24 is the handler: register 0 has the interrupt.
        let program = [
            op(Ldi, &[1], 24),
            op(Skep, &[1], 0),
            op(Hwid, &[2], -1),
            op(Ldi, &[3], rung),
            op(Ring, &[3], 0),
            nop(),
            halt(),
        ];
        let options = MachineOptions::as_wanted(&arch, &asked);
        let machine = Machine::new(arch, options, &image(&arch, &program)).expect("a machine");
        let mut alone = Cluster::from(machine);
        assert_eq!(alone.run(60), Outcome::AllStopped);
        assert_eq!((gpr(&alone, 0, 2), gpr(&alone, 0, 0)), expected, "{line}, ring {rung}");
    }
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
