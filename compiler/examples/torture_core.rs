//! Compiles programs' IR and runs them on the core, functionally: they find out themselves whether they are right. What
//! `torture` has put into its cache is taken:
//!
//! `cargo run --release -p compiler --example torture_core -- ARCHID FOLDER-OR-FILES.ll`

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use compiler::diverge::Decisions;
use compiler::{compile, Memory, Program, Target};
use golden_model::{Machine, MachineOptions, Outcome};
use isa::{ArchId, DivergenceMechanism, Reconvergence};

const INSTRUCTIONS_MAX: u64 = 200_000_000;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let arch: ArchId = arguments
        .next()
        .expect("an ArchID")
        .parse()
        .expect("an ArchID");
    let target = Target::new(arch, DivergenceMechanism::Stack, Reconvergence::Implicit);
    let target = target.expect("a target");
    let mut fates: BTreeMap<&str, usize> = BTreeMap::new();
    let mut instructions = 0;
    for path in arguments.flat_map(|argument| texts(Path::new(&argument))) {
        let result = std::panic::catch_unwind(|| run(&path, &target));
        let fate = match result.unwrap_or_else(|_| Err(("WRONG", "panic".to_owned()))) {
            Ok(count) => {
                instructions += count;
                "agree"
            }
            Err((fate, why)) => {
                let why: String = why.chars().take(300).collect();
                println!("{}: {fate}: {}", path.display(), why.replace('\n', " "));
                fate
            }
        };
        *fates.entry(fate).or_insert(0) += 1;
    }
    println!("{arch}: {fates:?}, {instructions} instructions");
}

fn texts(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_owned()];
    }
    let entries = std::fs::read_dir(path).expect("a readable folder");
    let files = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut files: Vec<_> = files
        .filter(|file| file.extension().is_some_and(|a| a == "ll"))
        .collect();
    files.sort();
    files
}

/// How many instructions it took.
fn run(path: &Path, target: &Target) -> Result<u64, (&'static str, String)> {
    let text = std::fs::read_to_string(path).expect("a readable file");
    let program = Program {
        units: vec![(path.to_string_lossy().into_owned(), text)],
        ..Program::default()
    };
    let compiled = compile(&program, target, &Decisions::default())
        .map_err(|error| ("refused", error.to_string()))?;
    let memory = Memory {
        ram_bytes: Some(1 << 21),
        main_stack: Some(1 << 17),
        ..Memory::default()
    };
    let linked = compiled
        .link(&[], &memory, &|_| None)
        .map_err(|errors| ("not linked", errors.render(Default::default())))?;
    let mut options = MachineOptions::for_arch(&target.arch);
    options.ram_bytes = 1 << 21;
    let mut machine = Machine::new(target.arch, options, &linked.image.bytes)
        .map_err(|error| ("not linked", error.to_string()))?;
    let outcome = machine.run(INSTRUCTIONS_MAX);
    let faults: Vec<_> = machine
        .stopped_by_interrupts()
        .iter()
        .map(|fault| format!("{fault} ({})", linked.image.describe(fault.pc)))
        .collect();
    let word = |name: &str| {
        let symbol = linked.image.symbol(name).expect("the run time's symbol");
        machine.memory().read_word(symbol.address.0)
    };
    let code = word("__harp_exit_code");
    match outcome {
        Outcome::AllStopped if faults.is_empty() && code == 0 => {
            Ok(machine.statistics().warp_instructions)
        }
        outcome => Err(("WRONG", format!("{outcome:?}, {faults:?}, code {code}"))),
    }
}
