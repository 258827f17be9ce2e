//! What the tests of contexts and regions share: a machine of four lanes, and what is kept of it.

use golden_model::{Features, Machine, MachineOptions, Outcome, State};
use isa::divergence::StateRow;
use isa::trace::WarpState;
use isa::{Context, CoreConfig, CoreOptions, DivergenceMechanism, Instruction, LaneMask, PredicateRegister, Warp};

use super::four_lanes;

/// A machine of an ArchID with so many split contexts and entries a warp. Of warp 0 all four lanes are active, @p1 =
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

/// The same of one warp with 16 entries.
pub fn machine(split_contexts: u32, program: &[Instruction]) -> Machine {
    machine_of(super::FOUR, split_contexts, 16, program)
}

/// The same after so many instructions.
pub fn steps(count: u64, split_contexts: u32, program: &[Instruction]) -> Machine {
    let mut machine = machine(split_contexts, program);
    assert_eq!(machine.run(count), Outcome::Limit);
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

/// A region: its number, its kind (1: loop), mask, pending lanes, parent, and what is deferred.
pub type Seen = (u64, u64, u64, u64, Option<u64>, Option<(u64, u64)>);

/// The regions of warp 0.
pub fn regions(machine: &Machine) -> Vec<Seen> {
    let rows = rows(machine.state(), 0);
    let regions = rows.iter().filter_map(|row| {
        let number = row.label.strip_prefix("region ")?.parse().unwrap();
        let of = |name| {
            let mut fields = row.fields.iter();
            fields.find(|field| field.name == name).map(|field| field.value)
        };
        Some((
            number,
            of("kind").unwrap(),
            of("mask").unwrap(),
            of("pending").unwrap(),
            of("parent"),
            of("deferred").map(|lanes| (lanes, of("at").unwrap())),
        ))
    });
    regions.collect()
}

/// Of warp 0: the holder, whether in a handler, whether it was in one before, and the entry of the shadow set.
pub fn hold(machine: &Machine) -> (Option<u64>, [bool; 2], Option<u64>) {
    let rows = rows(machine.state(), 0);
    let flags = rows.iter().find(|row| row.label == "in handler").unwrap();
    (value(&rows, "holder"), [0, 1].map(|number: usize| flags.fields[number].value == 1), value(&rows, "shadow entry"))
}

/// Nobody alone executes, and there is no handler.
pub const FREE_HOLD: (Option<u64>, [bool; 2], Option<u64>) = (None, [false; 2], None);

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
