//! Reports of a cluster that hangs, or whose sides differ.

use isa::ports::{PortInputs, PortOutputs};
use isa::{ClusterConfig, Context, PerClusterBarrier, RingField, Slot};
use planted::programs::{MEETING, RINGING, ROUNDS};
use testbenches::cluster::{ClusterMismatch, ClusterModelSide, ClusterRecord, SharedPort};
use testbenches::{CoreState, LockStep, Outcome, Run, Side, SideError, Verdict};

use crate::common::assemble;
use crate::small_cluster;

/// Two models of one cluster in lock step, each with the memory of its own seed.
fn outcome(options: &str, program: &str, seeds: [u64; 2], max_cycles: u64) -> Outcome<ClusterConfig> {
    let config = small_cluster(options, 3, 2);
    let image = assemble(&config.core.arch, program);
    let run = |seed: u64| Run { compare_state_every: Some(100), ..Run::new(&config, &image, seed.into(), max_cycles) };
    let [rtl, model] = seeds.map(|seed| run(seed).model());
    let mut lock_step = LockStep::new(run(seeds[1]), rtl, model);
    lock_step.run(&mut |_| {}).expect("models do not stop")
}

#[test]
fn two_models_agree_and_the_statistics_name_the_cores() {
    let outcome = outcome("extension = true", MEETING, [3, 3], 100_000);
    let told = outcome.to_string();
    assert!(matches!(outcome, Outcome::Passed(_)), "{told}");
    for core in ["core 0: ", "core 1: ", "core 2: "] {
        assert!(told.contains(core), "{told}");
    }
}

#[test]
fn sides_with_different_memories_differ_and_the_port_is_named() {
    for seed in 1..6 {
        let outcome = outcome("extension = true", MEETING, [0, seed], 100_000);
        let told = outcome.to_string();
        let Outcome::Mismatch(mismatch) = outcome else {
            panic!("{told}");
        };
        assert!(mismatch.port.is_some(), "{told}");
        assert!(told.starts_with("mismatch in cycle "), "{told}");
        assert!(told.contains("last events of "), "{told}");
    }
}

/// A model of which a record is changed on its way out.
struct Disturbed<F> {
    model: ClusterModelSide,
    change: F,
}

impl<F: FnMut(&mut ClusterRecord)> Side<ClusterConfig> for Disturbed<F> {
    fn outputs(&mut self) -> &[PortOutputs] {
        self.model.outputs()
    }
    fn step(&mut self, inputs: &[PortInputs], record: &mut ClusterRecord) -> Result<(), SideError> {
        self.model.step(inputs, record)?;
        (self.change)(record);
        Ok(())
    }
    fn reset(&mut self, inputs: &[PortInputs], length: u32) -> Result<(), SideError> {
        self.model.reset(inputs, length)
    }
    fn state(&self, core: u32, copy: u32) -> Result<Option<CoreState>, SideError> {
        self.model.state(core, copy)
    }
}

/// The report on a model of two cores that is changed so.
fn disturbed(program: &str, change: impl FnMut(&mut ClusterRecord)) -> ClusterMismatch {
    let config = small_cluster("extension = true", 2, 2);
    let image = assemble(&config.core.arch, program);
    let run = Run::new(&config, &image, 0.into(), 100_000);
    let side = Disturbed { model: ClusterModelSide::new(&config), change };
    let outcome = LockStep::new(run, run.bench(side), run.model()).run(&mut |_| {});
    match outcome.expect("models do not stop") {
        Outcome::Mismatch(mismatch) => *mismatch,
        other => panic!("{other}"),
    }
}

/// Core 1 does not hear that core 0 rings it.
///
/// Rules: C13.1.
#[test]
fn a_lost_ring_is_told_with_the_core_and_the_instruction_that_rings() {
    let rung = Slot::Ring(RingField::Rung);
    let found = disturbed(RINGING, |record| {
        let core = &mut record.cores[1];
        let index = core.layout().index(rung);
        core.slots_mut()[index] = 0;
    });
    let rings = found.meetings.rings.iter();
    let heard: Vec<_> = rings.filter(|ring| ring.cycle == found.cycle && ring.receiver == 1).collect();
    let [ring] = heard[..] else { panic!("{found}") };
    let text = ring.instruction.as_ref().map(|line| line.text.as_str());
    assert_eq!((ring.sender, text), (0, Some("ring %r0")), "{found}");
    insta::assert_snapshot!("lost_ring", found.to_string());
}

/// The barrier between cores of the first round: core 1 has come, core 0 has not.
///
/// Rules: C8.1, C8.2.
#[test]
fn who_waits_at_a_barrier_between_cores_is_told_and_for_how_many() {
    let waiting = Slot::ClusterBarrier(PerClusterBarrier::Waiting, 0);
    let mut first = None;
    let found = disturbed(ROUNDS, |record| {
        let waits = [0, 1].map(|core: usize| record.cores[core].get(waiting) != 0);
        if waits[0] != waits[1] {
            let came = usize::from(waits[1]);
            first.get_or_insert(came);
            let other = &mut record.cores[1 - came];
            let index = other.layout().index(waiting);
            other.slots_mut()[index] = 1;
        }
    });
    let told: Vec<_> = found.meetings.waiting.iter().map(|one| (one.barrier, one.core, one.wanted)).collect();
    let came = first.expect("one core comes first") as u32;
    assert_eq!(told, [(0, came, 2)], "{found}");
    assert_eq!(found.meetings.waiting[0].contexts, [Context(0)], "{found}");
    assert!(found.to_string().contains("until 2 cores have come"), "{found}");
}

#[test]
fn a_hang_names_what_every_warp_of_every_core_waits_for() {
    // Core 1 alone waits for a warp that never halts.
    let program = "
        hwid    %r0, #4
        subi    %r1, %r0, #1
        rtop    @p0, %r1
        @p0 ? halt
        ldi     %r1, #1
        ldi     %r3, #2
        ldi     %r2, other
        wspawn  %r0, %r2, %r1
        bar     %r1, %r3
        halt
other:  halt
";
    let told = outcome("barriers = 2", program, [0, 0], 100_000);
    let Outcome::Hang(standstill) = &told else {
        panic!("{told}");
    };
    assert_eq!(standstill.cores.len(), 3);
    let waiting = |core: usize| {
        let warps = standstill.cores[core].warps.iter();
        warps.filter(|warp| warp.state == "WaitBarrier").count()
    };
    assert_eq!([0, 1, 2].map(waiting), [0, 1, 0], "{told}");
    let told = told.to_string();
    assert!(told.starts_with("the program hangs: since cycle "), "{told}");
    assert!(told.contains("\ncore 1\n") && told.contains("interconnect: "), "{told}");
}

#[test]
fn a_program_that_goes_on_is_given_up_with_what_each_core_does() {
    let told = outcome("", "again: jmpi again\n", [0, 0], 5_000);
    let Outcome::CycleLimit(standstill) = &told else {
        panic!("{told}");
    };
    assert_eq!((standstill.cycle.0, standstill.idle_cycles), (5_000, 0));
    assert!(told.to_string().contains("(--max-cycles)"), "{told}");
}

/// Core 0 takes the first lock and wants the second, core 1 the other way round, and core 2 ends.
const TWO_LOCKS: &str = "
        hwid    %r0, #4
        subi    %r1, %r0, #2
        iszero  @p0, %r1
        @p0 ? halt
        ldi     %r5, first
        ldi     %r6, second
        iszero  @p0, %r0
        @p0 ? jmpi both
        ldi     %r5, second
        ldi     %r6, first
both:   ldi     %r2, #1
own:    aswap   %r3, %r5, %r2
        rtop    @p0, %r3
        @p0 ? jmpi own
        ldi     %r4, #50
delay:  subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi delay
their:  aswap   %r3, %r6, %r2
        rtop    @p0, %r3
        @p0 ? jmpi their
        halt
first:  .word   0
second: .word   0
";

#[test]
fn two_cores_that_want_each_other_s_lock_are_a_ring() {
    let outcome = outcome("extension = true", TWO_LOCKS, [0, 0], 6_000);
    let told = outcome.to_string();
    insta::assert_snapshot!("two_locks", told);
    let Outcome::CycleLimit(standstill) = outcome else {
        panic!("{told}");
    };
    let rings = standstill.livelock.expect("cores that go on").rings;
    let cores: Vec<Vec<u32>> = rings.iter().map(|ring| ring.iter().map(|link| link.core).collect()).collect();
    assert_eq!(cores, [[0, 1]], "{told}");
}

/// Core 1 takes the lock and waits for core 0 at a barrier between cores, which wants the lock before it comes.
#[test]
fn a_core_that_holds_a_lock_at_a_barrier_is_in_a_ring_with_one_that_wants_it_before() {
    let program = "
        hwid    %r0, #4
        subi    %r1, %r0, #2
        iszero  @p0, %r1
        @p0 ? halt
        ldi     %r5, lock
        ldi     %r2, #1
        ldi     %r6, #1
        shli    %r6, %r6, #31
        ldi     %r7, #2
        rtop    @p0, %r0
        @p0 ? jmpi own
        ldi     %r4, #50
delay:  subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi delay
own:    aswap   %r3, %r5, %r2
        rtop    @p0, %r3
        @p0 ? jmpi own
        bar     %r6, %r7
        ldi     %r2, #0
        st      %r2, %r5, #0
        halt
lock:   .word   0
";
    let outcome = outcome("extension = true, barriers = 2", program, [0, 0], 6_000);
    let told = outcome.to_string();
    let Outcome::CycleLimit(standstill) = outcome else {
        panic!("{told}");
    };
    let rings = standstill.livelock.expect("core 0 goes on").rings;
    let links: Vec<_> = rings.iter().flatten().map(|link| (link.core, link.waits_for.as_str())).collect();
    let lock = "lock, which core 1 warp 0 lane 0 changed last";
    let expected = [(0, lock), (1, "2 cores at cluster barrier 0")];
    assert_eq!(links, expected, "{told}");
}

/// A verdict in the lock step of two models with unlike memories: they do other things only when memory makes them.
#[test]
fn the_same_work_at_other_times_is_a_matter_of_timing() {
    let program = "
        hwid    %r1, #4
        shli    %r1, %r1, #6
        ldi     %r2, #9
again:  st      %r2, %r1, #0x400
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi again
        halt
";
    let outcome = outcome("", program, [0, 2], 100_000);
    let Outcome::Mismatch(mismatch) = outcome else {
        panic!("{outcome}");
    };
    assert_eq!(mismatch.verdict, Verdict::TimingOnly { cycles: 4096, ended: true }, "{mismatch}");
    assert!(matches!(mismatch.port, Some(SharedPort::Fetches | SharedPort::Bank(_))));
}
