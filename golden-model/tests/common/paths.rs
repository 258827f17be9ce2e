//! What the tests of paired paths share: a machine of four lanes, and the paths that wait in it.

use golden_model::{Features, Machine, MachineOptions, Outcome, State};
use isa::{
    Context, CoreConfig, CoreOptions, DivergenceMechanism, Instruction, LaneMask, PredicateRegister, Reconvergence,
    Warp,
};

use super::{four_lanes, place, with, FOUR};

/// All instructions, with paired paths.
pub fn features(reconvergence: Reconvergence) -> Features {
    Features { divergence: DivergenceMechanism::PairedPath, reconvergence, ..Features::COMPLETE }
}

/// A comparison before every instruction.
pub const IMPLICIT: Reconvergence = Reconvergence::Implicit;
/// Comparisons at joins.
pub const EXPLICIT: Reconvergence = Reconvergence::Explicit;

/// A machine with a program, with all four lanes active, @p1 = lanes 1 and 2, @p2 = none, @p3 = all, @p4 = lane 0;
/// interrupts are off.
pub fn machine_with_room(when: Reconvergence, room: u32, program: &[Instruction]) -> Machine {
    let choose = |options: &mut MachineOptions| {
        options.features = features(when);
        options.stack_depth = room;
    };
    let mut machine = super::machine_of(FOUR, choose, program);
    let state = machine.state_mut();
    four_lanes(state);
    state.set_predicate(Warp(0), PredicateRegister(4), LaneMask(0b0001));
    machine
}

pub fn machine(when: Reconvergence, program: &[Instruction]) -> Machine {
    machine_with_room(when, 3, program)
}

/// The same after so many instructions.
pub fn steps(count: u64, when: Reconvergence, setup: impl FnOnce(&mut State), program: &[Instruction]) -> Machine {
    let mut machine = machine(when, program);
    setup(machine.state_mut());
    assert_eq!(machine.run(count), Outcome::Limit);
    machine
}

/// The paths that wait in warp 0, the top one last.
pub fn paths(machine: &Machine) -> Vec<(u64, u64)> {
    let waiting = machine.state().divergence().waiting(Context(0));
    let path = |lanes: &golden_model::WaitingLanes| (lanes.lanes.0, lanes.pc.unwrap().0);
    waiting.iter().map(path).collect()
}

/// Whether a context makes comparisons.
pub fn compares(machine: &Machine, context: u32) -> bool {
    let config = CoreConfig::from_options(&with("divergence = 'paired-path'", CoreOptions::default()));
    let divergence = machine.state().divergence();
    let rows = divergence.rows(&config.unwrap(), Context(context));
    assert_eq!(rows[0].label, "compares");
    rows[0].fields[0].value == 1
}

/// pc and active mask, then the paths that wait.
pub fn all(machine: &Machine) -> ((u64, u64), Vec<(u64, u64)>) {
    (place(machine), paths(machine))
}
