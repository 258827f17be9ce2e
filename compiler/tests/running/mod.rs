//! Programs from their IR to what they print, on the functional machine.

#![allow(dead_code, reason = "each test uses some of it")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use compiler::diverge::Decisions;
use compiler::kept::{KeptIr, FILE_NAME};
use compiler::{compile, Compiled, Linked, Memory, Program, RegionNeeds, Target};
use golden_model::{Machine, MachineOptions, Observer, Outcome, Silent};
use isa::{ArchId, DivergenceMechanism, Reconvergence};

/// A mechanism of divergence, and where its lanes meet.
pub type Mechanism = (DivergenceMechanism, Reconvergence);

/// Every mechanism, and both ways of paired paths.
pub const MECHANISMS: [Mechanism; 5] = [
    (DivergenceMechanism::Stack, Reconvergence::Implicit),
    (DivergenceMechanism::MultiPath, Reconvergence::Implicit),
    (DivergenceMechanism::PairedPath, Reconvergence::Implicit),
    (DivergenceMechanism::PairedPath, Reconvergence::Explicit),
    (DivergenceMechanism::Masks, Reconvergence::Implicit),
];

/// A core with a mechanism of divergence.
pub fn target(arch: &str, (divergence, reconvergence): Mechanism) -> Target {
    let arch: ArchId = arch.parse().expect("an ArchID");
    Target::new(arch, divergence, reconvergence).expect("a target")
}

/// A core with the extension and a mechanism of divergence.
pub fn extended(arch: &str, mechanism: Mechanism) -> Target {
    let target = target(arch, mechanism);
    target.with_extension(true).expect("room for the extension")
}

/// What the compiler makes of one unit.
pub fn compiled(name: &str, text: &str, target: &Target) -> Result<Compiled, String> {
    compile(&Program::of(name, text), target, &Decisions::default()).map_err(|error| error.to_string())
}

/// The image of a program that gets the memory that the linker finds it to need.
pub fn linked(compiled: &Compiled) -> Result<Linked, String> {
    let linked = compiled.link(&[], &Memory::default(), &|_| None);
    linked.map_err(|error| format!("{}\n{}", error.render(Default::default()), compiled.assembly.text))
}

/// Options of a machine that is the target's core.
pub fn options(target: &Target) -> MachineOptions {
    let mut options = MachineOptions::for_arch(&target.arch);
    options.features.divergence = target.divergence;
    options.features.reconvergence = target.reconvergence;
    options.features.extension = target.extension;
    options.features.multiply = target.arithmetic.multiplier;
    options.features.divide = target.arithmetic.divider;
    options.features.float = target.arithmetic.floats;
    options.stack_depth = target.divergence.stack_depth_default(&target.arch);
    options
}

/// Options of a machine for a program, with the RAM that it wants, and with room for as many regions as the compiler
/// counts.
pub fn options_for(linked: &Linked, target: &Target) -> MachineOptions {
    let options = options(target);
    let contexts = 1 + target.divergence.split_contexts_default(&target.arch);
    let needs = RegionNeeds::of_image(&linked.image.bytes);
    let depth = needs.map(|needs| needs.on(target.divergence, target.arch.lanes(), contexts));
    let (depths, _) = target.divergence.stack_depths();
    MachineOptions {
        ram_bytes: linked.wanted.ram_bytes.unwrap_or(options.ram_bytes),
        stack_depth: depth.map_or(options.stack_depth, |depth| depth.clamp(*depths.start(), *depths.end())),
        ..options
    }
}

/// A machine with a program in its memory.
pub fn machine(linked: &Linked, target: &Target) -> Machine {
    Machine::new(target.arch, options_for(linked, target), &linked.image.bytes).expect("a machine")
}

/// What a program prints, if it stops by itself within so many instructions.
pub fn run(linked: &Linked, target: &Target, instructions_max: u64) -> Result<Vec<u8>, String> {
    run_watched(&mut machine(linked, target), linked, instructions_max, &mut Silent)
}

/// What a program prints on this machine, if it stops by itself within so many instructions that an observer sees.
pub fn run_watched(
    machine: &mut Machine,
    linked: &Linked,
    instructions_max: u64,
    observer: &mut impl Observer,
) -> Result<Vec<u8>, String> {
    let outcome = machine.run_observed(instructions_max, observer);
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

/// The folder of the programs in C.
pub fn programs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../programs/c")
}

/// The names of the programs for this target: those with `// config: extension = true` need the extension.
pub fn program_names(target: &Target) -> Vec<String> {
    let mut names = all_program_names();
    names.retain(|name| target.extension || !needs_extension(name));
    names
}

fn needs_extension(name: &str) -> bool {
    let text = fs::read_to_string(programs().join(format!("{name}.c"))).expect("a source");
    text.contains("// config: extension = true")
}

/// The names of all programs.
pub fn all_program_names() -> Vec<String> {
    let files = fs::read_dir(programs()).expect("a folder");
    let name = |path: PathBuf| {
        let is_c = path.extension()? == "c";
        is_c.then(|| path.file_stem().map(|stem| stem.display().to_string()))?
    };
    let mut names: Vec<String> = files.filter_map(|file| name(file.ok()?.path())).collect();
    names.sort();
    assert!(names.len() > 20);
    names
}

/// The IR of a program for words of so many bytes.
pub fn program_text(name: &str, word_bytes: u32) -> String {
    static KEPT: LazyLock<KeptIr> = LazyLock::new(|| {
        let bytes = fs::read(programs().join(FILE_NAME)).expect("the IR of the programs");
        KeptIr::unpack(&bytes).expect("packed IR")
    });
    let text = KEPT.text(name, word_bytes);
    text.unwrap_or_else(|| panic!("{name} has no IR for words of {word_bytes} bytes")).to_owned()
}

/// What a program is to print.
pub fn program_output(name: &str) -> Vec<u8> {
    fs::read(programs().join(format!("{name}.expected"))).expect("it is there")
}
