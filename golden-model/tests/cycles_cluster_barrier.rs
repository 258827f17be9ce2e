//! Barriers between cores, in the functional machine and by cycles, typed in from the ISA (I10.7), docs/pipeline.md
//! section 9.6 and docs/cluster.md section 8.
//!
//! A bar in execute in cycle x: its warp waits from x + 1 on, and is among those who wait at the barrier from x + 2 on.
//! Where it is the last, the barrier is open in x + 3, and all run again from x + 4 on.

use crate::common::cluster::{by_core, cluster, ClusterBench};
use crate::common::environment::{Bench, Manners, IDEAL};
use crate::common::{fault, halt, image, nop, op, options, when, with};
use golden_model::{Cluster, Machine, MachineOptions, Outcome};
use isa::trace::{PerClusterBarrier, WarpState};
use isa::{ArchId, Context, Gpr, Instruction, InterconnectSlot, Lane, Opcode::*, Slot, Warp};

const RUNNING: u64 = 1;
const WAIT_BARRIER: u64 = 6;

/// r1 = cluster barrier k, r2 = so many cores.
fn meet(barrier: i64, cores: i64) -> Vec<Instruction> {
    vec![op(Ldi, &[1], 1), op(Shli, &[1, 1], 31), op(Addi, &[1, 1], barrier), op(Ldi, &[2], cores), op(Bar, &[1, 2], 0)]
}

fn field(bench: &Bench, field: PerClusterBarrier, barrier: u32) -> u64 {
    bench.get(Slot::ClusterBarrier(field, barrier))
}

/// Rules: P9.5.12, P9.6.2, P9.6.3, P9.6.4, P16.1, P17.9.
#[test]
fn a_context_waits_until_its_barrier_opens_and_no_other() {
    let mut program = meet(2, 5); // bar at 16
    program.push(halt());
    let options = with("several_cores = true", options("4w8/8/1/1"));
    let mut bench = Bench::of(options, &program);
    bench.cluster_barrier_open = 0;
    let at_bar = [1, 16];
    let executed = [isa::Scalar::RedirectValid, isa::Scalar::ExecutePc];
    while bench.scalars(executed) != at_bar {
        assert!(bench.cycle < 100, "the bar never executes");
        bench.step();
    }
    let waits = |bench: &Bench| (bench.state(0), field(bench, PerClusterBarrier::Waiting, 2));
    assert_eq!(waits(&bench), (RUNNING, 0));
    assert_eq!(bench.scalar(isa::Scalar::RedirectPc), 20);
    // The context arrives in the next cycle: a barrier that opens then finds no context waiting, and this one stays.
    bench.cluster_barrier_open = 0b1111;
    bench.step();
    assert_eq!(waits(&bench), (WAIT_BARRIER, 0));
    bench.cluster_barrier_open = 0b1011;
    let outputs = bench.core.outputs();
    let said = (outputs.cluster_barrier_waiting, outputs.cluster_barrier_wanted);
    assert_eq!(said, (0b100, 5 << 10));
    for _ in 0..9 {
        bench.step();
        assert_eq!(waits(&bench), (WAIT_BARRIER, 1));
        assert_eq!(field(&bench, PerClusterBarrier::Wanted, 2), 5);
    }
    bench.cluster_barrier_open = 0b0100;
    bench.step();
    assert_eq!(waits(&bench), (WAIT_BARRIER, 1));
    bench.cluster_barrier_open = 0;
    bench.step();
    assert_eq!(waits(&bench), (RUNNING, 0));
    // How many it has wanted stays.
    assert_eq!(field(&bench, PerClusterBarrier::Wanted, 2), 5);
    assert_eq!(field(&bench, PerClusterBarrier::Waiting, 0), 0);
    let scheduled = [isa::Scalar::ScheduleValid, isa::Scalar::SchedulePc];
    assert_eq!(bench.scalars(scheduled), [1, 20]);
    assert!(bench.run(100));
}

/// Runs a bar of one lane with these operands on a core that is one of several, or is not, functionally and by cycles.
fn fault_of(line: &str, id: u64, cores: u64) -> [Option<(u8, u64)>; 2] {
    let program = [op(Ld, &[1, 0], 0x100), op(Ld, &[2, 0], 0x104), op(Bar, &[1, 2], 0), halt()];
    let config = crate::common::config(with(line, options("4w8/8/1/1")));
    let mut bytes = image(&config.arch, &program);
    bytes.resize(0x108, 0);
    bytes[0x100..0x104].copy_from_slice(&(id as u32).to_le_bytes());
    bytes[0x104..].copy_from_slice(&(cores as u32).to_le_bytes());
    let own = MachineOptions { features: (&config).into(), ..MachineOptions::for_arch(&config.arch) };
    let mut machine = Machine::new(config.arch, own, &bytes).expect("a machine");
    assert_eq!(machine.run(100), Outcome::AllStopped);
    let mut bench = Bench::new(&config, &bytes, IDEAL);
    assert!(bench.run(500));
    [fault(&machine), bench.fault()]
}

/// Rules: I10.7, P9.5.12.
#[test]
fn ids_behind_the_last_barrier_and_numbers_of_cores_that_cannot_be_are_invalid() {
    let first = 1 << 31;
    let refused = [Some((3, 8)); 2];
    for (line, id, cores, expected) in [
        ("several_cores = true", first, 1, [None; 2]),
        ("several_cores = true", first + 3, 16, [None; 2]),
        ("several_cores = true", first + 4, 1, refused),
        ("several_cores = true", first, 0, refused),
        ("several_cores = true", first, 17, refused),
        ("several_cores = true", first - 1, 1, refused),
        ("several_cores = true", 3, 1, [None; 2]),
        ("several_cores = true, barriers = 12", first + 7, 2, [None; 2]),
        ("several_cores = true, barriers = 12", first + 8, 2, refused),
        ("several_cores = true, barriers = 2", first + 2, 2, refused),
        ("several_cores = true, barriers = 0", first, 2, refused),
        ("several_cores = false", first, 1, refused),
    ] {
        assert_eq!(fault_of(line, id, cores), expected, "{line}: {id:#x} {cores}");
    }
}

/// Core 2 comes late. The others wait, and all go on in the same cycle.
///
/// Rules: C8.1, C8.2, C8.3.
#[test]
fn the_last_core_opens_the_barrier_for_all_in_the_same_cycle() {
    let late = [vec![nop(); 40], meet(1, 3)].concat();
    let program = by_core(&[meet(1, 3), meet(1, 3), late]);
    let config = cluster(options("4w8/8/1/1"), 3, 2);
    for manners in [IDEAL, Manners::new(9, 90, 5)] {
        let mut bench = ClusterBench::on(&config, &program, manners);
        let open = InterconnectSlot::BarrierOpen(1);
        bench.until(|bench| bench.of(open) == 1);
        // The last one wait since the cycle before this one; no context has gone on yet.
        let waiting = |bench: &ClusterBench| {
            let slot = Slot::ClusterBarrier(PerClusterBarrier::Waiting, 1);
            [0, 1, 2].map(|core| bench.records[core].get(slot))
        };
        assert_eq!(waiting(&bench), [1; 3]);
        assert_eq!(bench.of(InterconnectSlot::BarrierOpen(0)), 0);
        bench.step();
        assert_eq!((waiting(&bench), bench.of(open)), ([0; 3], 0));
        let state = Slot::Context(isa::PerContext::State, Context(0));
        let states = [0, 1, 2].map(|core| bench.records[core].get(state));
        assert_eq!(states, [RUNNING; 3]);
        bench.run();
    }
}

/// Two cores meet again and again, and count between the meetings, each what the other one has stored.
///
/// Rules: C8.2, C8.3.
#[test]
fn who_comes_back_waits_for_the_next_round() {
    let body = |own: i64, other: i64| {
        let mut body = vec![op(Ldi, &[7], 6), op(Ldi, &[4], 0), op(Ldi, &[5], 0)];
        body.extend(meet(0, 2));
        body.extend([
            op(Ld, &[3, 5], other),
            op(Bar, &[1, 2], 0),
            op(Add, &[4, 4, 3], 0),
            op(Addi, &[4, 4], 1),
            op(St, &[4, 5], own),
            op(Subi, &[7, 7], 1),
            op(Rtop, &[1, 7], 0),
            when(1, op(Jmpi, &[], -4 * 9)),
        ]);
        body
    };
    let program = by_core(&[body(0x400, 0x404), body(0x404, 0x400)]);
    // Both: r4' = r4 + r3 + 1 with r3 = the other's r4: 1, 3, 7, ...
    let expected = (1 << 6) - 1;
    let config = cluster(options("4w8/8/1/1"), 2, 2);
    for seed in 0..20 {
        let manners = Manners::new(1 + seed % 7, seed * 41 % 160, seed);
        let mut bench = ClusterBench::on(&config, &program, manners);
        bench.run();
        assert_eq!([0, 1].map(|core| bench.gpr(core, 0, 4)), [expected; 2]);
    }
    let mut cluster = functional(2, "4w8/8/1/1", &program);
    assert_eq!(cluster.run(10_000), Outcome::AllStopped);
    let read = [0, 1].map(|core| cluster.state(core).gpr(Warp(0), Lane(0), Gpr(4)));
    assert_eq!(read, [expected; 2]);
}

fn functional(cores: u32, arch: &str, program: &[Instruction]) -> Cluster {
    let arch: ArchId = arch.parse().expect("a legal ArchID");
    let options = MachineOptions::for_arch(&arch);
    Cluster::new(arch, options, &image(&arch, program), cores).expect("a cluster")
}

/// Two warps of core 0 wait, and one of core 1; core 2 does not come.
///
/// Rules: I10.7, C8.2.
#[test]
fn a_core_counts_once_and_all_its_warps_go_on() {
    for (wanted, ends) in [(2, true), (3, false)] {
        let mut program = vec![
            op(Hwid, &[1], 4),
            op(Subi, &[3, 1], 2),
            op(Iszero, &[1, 3], 0),
            when(1, halt()),
            op(Rtop, &[1, 1], 0),
            when(1, op(Jmpi, &[], 36)), // core 1 comes late
            op(Ldi, &[4], 0x20),
            op(Wspawn, &[4, 4, 4], 0),
        ];
        assert_eq!(program.len() * 4, 0x20);
        program.extend(meet(0, wanted));
        program.extend([op(Ldi, &[6], 9), halt()]);
        assert_eq!(program.len() * 4, 24 + 36);
        program.extend(vec![nop(); 60]);
        program.push(op(Jmpi, &[], 0x20 - (60 + 4 * 61)));
        let mut cluster = functional(3, "4w8/8/1/2", &program);
        let outcome = cluster.run(10_000);
        let passed = |core: usize, warp| cluster.state(core).gpr(Warp(warp), Lane(0), Gpr(6));
        let all = [passed(0, 0), passed(0, 1), passed(1, 0)];
        let config = self::cluster(options("4w8/8/1/2"), 3, 2);
        let mut bench = ClusterBench::on(&config, &program, IDEAL);
        bench.look(900, |_| ());
        assert_eq!(bench.is_done(), ends);
        if ends {
            assert_eq!((outcome, all), (Outcome::AllStopped, [9; 3]));
            continue;
        }
        assert_eq!((outcome, all), (Outcome::Deadlock(vec![Warp(0), Warp(1)]), [0; 3]));
        assert_eq!(cluster.waited_cluster_barriers(), [(0, vec![0, 1])]);
        let told = cluster.state(1).awaiting();
        assert_eq!(told[0].to_string(), "3 cores at cluster barrier 0");
        let state = bench.core(1).state().context(Context(0)).state;
        assert_eq!(state, WarpState::WaitBarrier);
    }
}

/// Rules: C8.2.
#[test]
fn a_cluster_of_one_meets_itself_only_and_a_core_alone_finds_all_barriers_open() {
    for wanted in [1, 2] {
        let program = [meet(3, wanted), vec![halt()]].concat();
        let ends = wanted == 1;
        let mut cluster = functional(1, "4w8/8/1/1", &program);
        assert_eq!(cluster.run(1000) == Outcome::AllStopped, ends);
        let config = self::cluster(options("4w8/8/1/1"), 1, 1);
        let mut bench = ClusterBench::on(&config, &program, IDEAL);
        bench.look(300, |_| ());
        assert_eq!(bench.is_done(), ends);
        let mut alone = options("4w8/8/1/1");
        alone.several_cores = Some(true);
        let arch: ArchId = "4w8/8/1/1".parse().expect("a legal ArchID");
        let options = MachineOptions::as_wanted(&arch, &alone);
        let mut machine = Machine::new(arch, options, &image(&arch, &program)).expect("a machine");
        assert_eq!(machine.run(1000), Outcome::AllStopped);
        assert!(machine.stopped_by_interrupts().is_empty());
    }
}
