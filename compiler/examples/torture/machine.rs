//! A program on the functional machine.

use compiler::{Compiled, Target};
use golden_model::{Machine, MachineOptions, Outcome};
use isa::{ArchId, Interrupt};

const MAIN_STACK_BYTES: u64 = 1 << 20;
const LANE_STACK_BYTES: u64 = 1 << 18;

/// Why a program has not ended.
#[derive(Debug)]
pub enum Stopped {
    /// Such as a call of what is too far away.
    Refused(String),
    /// It takes more instructions than allowed.
    TooLong,
    /// More groups of lanes wait than there is room for.
    Nested(String),
    /// What no program should do.
    Fault(String),
}

/// The stacks, and as much for code and data.
fn ram_bytes(arch: &ArchId) -> u64 {
    let lanes = u64::from(arch.lanes() * arch.warps());
    let stacks = MAIN_STACK_BYTES + lanes * LANE_STACK_BYTES;
    (2 * stacks).next_power_of_two()
}

/// How many groups of lanes can wait in a warp: usually, and at most.
pub fn stack_depths(target: &Target) -> (u32, u32) {
    let mechanism = target.divergence;
    let usual = mechanism.stack_depth_default(&target.arch);
    (usual, *mechanism.stack_depths().0.end())
}

/// The code that the program ends with, and what it prints.
pub fn run(
    compiled: &Compiled,
    target: &Target,
    stack_depth: u32,
    instructions_max: u64,
) -> Result<(u64, String), Stopped> {
    let ram_bytes = ram_bytes(&target.arch);
    let memory = compiler::Memory {
        ram_bytes: Some(ram_bytes),
        main_stack: Some(MAIN_STACK_BYTES),
        lane_stack: Some(LANE_STACK_BYTES),
        ..compiler::Memory::default()
    };
    let linked = compiled
        .link(&[], &memory, &|_| None)
        .map_err(|error| Stopped::Refused(error.render(Default::default()).to_string()))?;
    let mut options = MachineOptions::for_arch(&target.arch);
    options.features.divergence = target.divergence;
    options.features.reconvergence = target.reconvergence;
    options.features.extension = target.extension;
    options.stack_depth = stack_depth;
    options.ram_bytes = ram_bytes;
    let mut machine =
        Machine::new(target.arch, options, &linked.image.bytes).map_err(|error| Stopped::Fault(error.to_string()))?;
    let outcome = machine.run(instructions_max);
    let faults = machine.stopped_by_interrupts();
    if let Some(fault) = faults.first() {
        let what = format!("{fault} ({})", linked.image.describe(fault.pc));
        return Err(match fault.interrupt {
            Interrupt::Divergence => Stopped::Nested(what),
            _ => Stopped::Fault(what),
        });
    }
    match outcome {
        Outcome::AllStopped => {}
        Outcome::Limit => return Err(Stopped::TooLong),
        Outcome::Deadlock(_) => return Err(Stopped::Fault(format!("{outcome:?}"))),
    }
    let code = linked.image.symbol("__harp_exit_code");
    let code = code.ok_or_else(|| Stopped::Fault("no code".to_owned()))?;
    let code = machine.memory().read_word(code.address.0);
    let output = machine.take_console_output();
    Ok((code, String::from_utf8_lossy(&output).into_owned()))
}
