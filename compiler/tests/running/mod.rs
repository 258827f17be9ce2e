//! Programs from their IR to what they print, on the functional machine.

#![allow(dead_code, reason = "each test uses some of it")]

use compiler::diverge::Decisions;
use compiler::{compile, Compiled, Linked, Memory, Program, Target};
use golden_model::{Machine, MachineOptions, Outcome, Silent};
use isa::{ArchId, DivergenceMechanism, Reconvergence};

/// Every mechanism of divergence, and where its lanes meet.
pub const MECHANISMS: [(DivergenceMechanism, Reconvergence); 5] = [
    (DivergenceMechanism::Stack, Reconvergence::Implicit),
    (DivergenceMechanism::MultiPath, Reconvergence::Implicit),
    (DivergenceMechanism::PairedPath, Reconvergence::Implicit),
    (DivergenceMechanism::PairedPath, Reconvergence::Explicit),
    (DivergenceMechanism::Masks, Reconvergence::Implicit),
];

/// A core with a mechanism of divergence.
pub fn target(
    arch: &str,
    (divergence, reconvergence): (DivergenceMechanism, Reconvergence),
) -> Target {
    let arch: ArchId = arch.parse().expect("an ArchID");
    Target::new(arch, divergence, reconvergence).expect("a target")
}

/// What the compiler makes of one unit.
pub fn compiled(name: &str, text: &str, target: &Target) -> Result<Compiled, String> {
    let program = Program {
        units: vec![(name.to_owned(), text.to_owned())],
        ..Program::default()
    };
    compile(&program, target, &Decisions::default()).map_err(|error| error.to_string())
}

/// The image of a program that gets the memory that it is seen to need.
pub fn linked(compiled: &Compiled) -> Result<Linked, String> {
    let linked = compiled.link(&[], &Memory::default(), &|_| None);
    linked.map_err(|error| {
        format!(
            "{}\n{}",
            error.render(Default::default()),
            compiled.assembly.text
        )
    })
}

/// What a program prints, if it stops by itself within so many instructions.
pub fn run(linked: &Linked, target: &Target, instructions_max: u64) -> Result<Vec<u8>, String> {
    let mut options = MachineOptions::for_arch(&target.arch);
    options.features.divergence = target.divergence;
    options.features.reconvergence = target.reconvergence;
    options.stack_depth = target.divergence.stack_depth_default(&target.arch);
    options.ram_bytes = linked.wanted.ram_bytes.unwrap_or(options.ram_bytes);
    let mut machine = Machine::new(target.arch, options, &linked.image.bytes)
        .map_err(|error| error.to_string())?;
    let outcome = machine.run_observed(instructions_max, &mut Silent);
    let output = machine.take_console_output();
    let faults: Vec<_> = machine
        .stopped_by_interrupts()
        .iter()
        .map(|fault| format!("{fault} ({})", linked.image.describe(fault.pc)))
        .collect();
    if outcome != Outcome::AllStopped || !faults.is_empty() {
        let printed = String::from_utf8_lossy(&output);
        return Err(format!("{outcome:?} {faults:?} after printing {printed}"));
    }
    Ok(output)
}
