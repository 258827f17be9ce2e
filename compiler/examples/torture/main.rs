//! Compiles and runs C programs, and holds what they print and their exit code against the same C by the same clang as
//! WebAssembly. Made for GCC's `gcc.c-torture/execute`, of Debian's package `gcc-12-source`, and what `csmith` writes:
//!
//! `cargo run --release -p compiler --example torture -- FOLDER-OR-FILES
//! [-O1] [-I FOLDER] [--core] [--arch 4w16/16/4/4] [--extension] [--mechanism stack] [--steps N] [--cache FOLDER]
//! [--quiet]`
//!
//! Each is run in the interpreter as clang has written it, lowered, and diverged, and then on the functional machine; with
//! `--core` on the functional machine only. `--mechanism` takes several, with commas, or `all`. A program that
//! takes more steps as WebAssembly, or four times as many instructions on the machine, is too long.

mod fates;
mod oracle;
mod program;
mod stages;

use std::path::{Path, PathBuf};

use compiler::Target;
use fates::{Fate, Fates};
use isa::{ArchId, DivergenceMechanism, Reconvergence};
use program::Programs;
use stages::Stages;

/// Between two lines that say how far it is.
const SHOW_EVERY: usize = 100;

const MECHANISMS: [(&str, DivergenceMechanism, Reconvergence); 5] = [
    ("stack", DivergenceMechanism::Stack, Reconvergence::Implicit),
    ("masks", DivergenceMechanism::Masks, Reconvergence::Implicit),
    (
        "paired-path",
        DivergenceMechanism::PairedPath,
        Reconvergence::Implicit,
    ),
    (
        "paired-path-joins",
        DivergenceMechanism::PairedPath,
        Reconvergence::Explicit,
    ),
    (
        "multi-path",
        DivergenceMechanism::MultiPath,
        Reconvergence::Implicit,
    ),
];

struct Options {
    sources: Vec<PathBuf>,
    quiet: bool,
    core_alone: bool,
    extension: bool,
    arch: String,
    mechanism: String,
    optimization: u8,
    cache: PathBuf,
    include: Vec<PathBuf>,
    steps: u64,
}

fn main() {
    let options = options();
    let targets = targets(&options);
    let words = targets[0].1.arch.word_bytes();
    let programs = Programs::new(&options, words);
    let stages = (!options.core_alone).then(|| Stages::new(words));
    let mut fates: Vec<Fates> = targets.iter().map(|(name, _)| Fates::new(name)).collect();
    // A panic is named with the program.
    std::panic::set_hook(Box::new(|_| {}));
    for (number, source) in options.sources.iter().enumerate() {
        let expected = programs.expected(source);
        for ((_, target), fates) in targets.iter().zip(&mut fates) {
            let fate = match &expected {
                Ok((text, expected)) => {
                    let known = (&**text, &**expected);
                    let run =
                        || program::run(source, known, target, stages.as_ref(), options.steps);
                    let panic = |_| Fate::Wrong("panic".to_owned());
                    std::panic::catch_unwind(std::panic::AssertUnwindSafe(run))
                        .unwrap_or_else(panic)
                }
                Err(Fate::NoOracle(why, text)) => {
                    program::without_oracle(source, text, why, target)
                }
                Err(fate) => fate.clone(),
            };
            fates.add(source, fate, options.quiet);
        }
        if (number + 1) % SHOW_EVERY == 0 {
            fates.iter().for_each(Fates::show);
        }
    }
    for fates in &fates {
        fates.show_reasons();
    }
    fates.iter().for_each(Fates::show);
    if fates.iter().any(Fates::is_wrong) {
        drop(programs);
        std::process::exit(1);
    }
}

fn options() -> Options {
    let mut options = Options {
        sources: Vec::new(),
        quiet: false,
        core_alone: false,
        extension: false,
        arch: "4w16/16/4/4".to_owned(),
        mechanism: "stack".to_owned(),
        optimization: 1,
        cache: PathBuf::from("target/torture"),
        include: Vec::new(),
        steps: 100_000_000,
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--arch" => options.arch = arguments.next().expect("an ArchID"),
            "--mechanism" => options.mechanism = arguments.next().expect("a mechanism"),
            "--cache" => options.cache = arguments.next().expect("a folder").into(),
            "-I" => options
                .include
                .push(arguments.next().expect("a folder").into()),
            "--steps" => {
                let steps = arguments.next().and_then(|steps| steps.parse().ok());
                options.steps = steps.expect("a number of steps");
            }
            "--extension" => options.extension = true,
            "--core" => options.core_alone = true,
            "--quiet" => options.quiet = true,
            _ => match argument.strip_prefix("-O") {
                Some(level) => options.optimization = level.parse().expect("a number"),
                None => options.sources.extend(c_files(Path::new(&argument))),
            },
        }
    }
    options
}

/// The C files that a path stands for.
fn c_files(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_owned()];
    }
    let mut files: Vec<PathBuf> = std::fs::read_dir(path)
        .expect("a readable folder")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|file| file.extension().is_some_and(|extension| extension == "c"))
        .collect();
    files.sort();
    files
}

/// The mechanisms of that name, or of those names.
fn targets(options: &Options) -> Vec<(&'static str, Target)> {
    let arch: ArchId = options.arch.parse().expect("an ArchID");
    let wanted: Vec<&str> = options.mechanism.split(',').collect();
    let known = |name: &&&str| MECHANISMS.iter().any(|(known, ..)| *known == **name);
    let unknown = wanted.iter().find(|name| **name != "all" && !known(name));
    assert_eq!(unknown, None, "no such mechanism");
    MECHANISMS
        .iter()
        .filter(|(name, ..)| wanted.contains(name) || wanted.contains(&"all"))
        .map(|(name, mechanism, reconvergence)| {
            let target = Target::new(arch, *mechanism, *reconvergence).expect("a target");
            let target = target.with_extension(options.extension);
            (*name, target.expect("room for the extension"))
        })
        .collect()
}
