//! What the tests of contexts and regions share: a machine of four lanes, and what is kept of it.

use golden_model::{Features, Machine, MachineOptions, State};
use isa::divergence::StateRow;
use isa::trace::WarpState;
use isa::{Context, CoreConfig, CoreOptions, DivergenceMechanism, Instruction, LaneMask, PredicateRegister, Warp};

use super::four_lanes;

/// A machine of an ArchID with so many split contexts and entries a warp. In warp 0 all four lanes are active, @p1 =
/// lanes 1 and 2, @p2 = none, @p3 = all, @p4 = lane 0, @p5 = lane 1; its interrupts are off.
pub fn machine_of(arch: &str, split_contexts: u32, entries: u32, program: &[Instruction]) -> Machine {
    let features = Features {
        divergence: DivergenceMechanism::MultiPath,
        split_contexts: Some(split_contexts),
        ..Features::COMPLETE
    };
    let choose = |options: &mut MachineOptions| {
        options.features = features;
        options.stack_depth = entries;
    };
    let mut machine = super::machine_of(arch, choose, program);
    let state = machine.state_mut();
    four_lanes(state);
    for (register, lanes) in [(4, 0b0001), (5, 0b0010)] {
        state.set_predicate(Warp(0), PredicateRegister(register), LaneMask(lanes));
    }
    machine
}

/// The contexts that are not Free: number, pc, lanes, entry.
pub fn contexts(machine: &Machine) -> Vec<(u32, u64, u64, Option<u64>)> {
    let state = machine.state();
    let numbers = 0..state.shape().contexts as u32;
    let seen = |number| {
        let context = state.context(Context(number));
        let entry = value(&rows(state, number), "entry");
        (context.state != WarpState::Free).then_some((number, context.pc.0, context.active_mask.0, entry))
    };
    numbers.filter_map(seen).collect()
}

fn rows(state: &State, context: u32) -> Vec<StateRow> {
    let shape = state.shape();
    let config = CoreConfig::from_options(&CoreOptions {
        arch: Some(shape.arch.to_string()),
        divergence: Some(DivergenceMechanism::MultiPath),
        split_contexts: Some((shape.contexts - shape.warps) as u32),
        stack_depth: Some(shape.stack_depth as u32),
        ..CoreOptions::default()
    });
    let rows = state.divergence().rows(&config.unwrap(), Context(context));
    assert_eq!(rows[1].label, "entry");
    rows
}

/// A number that there may be.
fn value(rows: &[StateRow], label: &str) -> Option<u64> {
    let row = rows.iter().find(|row| row.label == label).unwrap();
    (row.fields[0].value == 1).then_some(row.fields[1].value)
}
