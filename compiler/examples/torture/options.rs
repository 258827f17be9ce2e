//! What the command line asks for.

use std::path::PathBuf;

use isa::{DivergenceMechanism, Reconvergence};

/// A mechanism of divergence, and where its lanes meet.
pub type Mechanism = (&'static str, DivergenceMechanism, Reconvergence);

/// All of them, by name.
pub const MECHANISMS: [Mechanism; 5] = [
    ("stack", DivergenceMechanism::Stack, Reconvergence::Implicit),
    ("masks", DivergenceMechanism::Masks, Reconvergence::Implicit),
    ("paired-path", DivergenceMechanism::PairedPath, Reconvergence::Implicit),
    ("paired-path-joins", DivergenceMechanism::PairedPath, Reconvergence::Explicit),
    ("multi-path", DivergenceMechanism::MultiPath, Reconvergence::Implicit),
];

/// Which programs there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sources {
    /// Files, and folders of files.
    Files(Vec<PathBuf>),
    /// Random ones, from a seed on.
    Control { count: u64, seed: u64 },
}

/// What is asked for. What is not said is the same for all files, and drawn for each random program.
#[derive(Clone, Debug)]
pub struct Options {
    pub sources: Sources,
    pub quiet: bool,
    pub core_alone: bool,
    /// The cores have the extension, where their ArchIDs have room for it.
    pub extension: bool,
    pub arch: Option<String>,
    pub mechanisms: Option<Vec<Mechanism>>,
    pub optimization: Option<u8>,
    pub cache: PathBuf,
    pub include: Vec<PathBuf>,
    pub steps: u64,
}

/// The options that the process was started with.
pub fn options() -> Options {
    parse(std::env::args().skip(1))
}

/// The options in these words.
pub fn parse(mut arguments: impl Iterator<Item = String>) -> Options {
    let mut files = Vec::new();
    let (mut control, mut seed) = (None, 1);
    let mut options = Options {
        sources: Sources::Files(Vec::new()),
        quiet: false,
        core_alone: false,
        extension: false,
        arch: None,
        mechanisms: None,
        optimization: None,
        cache: PathBuf::from("target/torture"),
        include: Vec::new(),
        steps: 100_000_000,
    };
    while let Some(argument) = arguments.next() {
        let mut value = |what: &str| {
            let value = arguments.next();
            value.unwrap_or_else(|| panic!("{argument} needs {what}"))
        };
        match argument.as_str() {
            "--control" => control = Some(number(&value("a number of programs"))),
            "--seed" => seed = number(&value("a seed")),
            "--arch" => options.arch = Some(value("an ArchID")),
            "--mechanism" => options.mechanisms = Some(mechanisms(&value("a mechanism"))),
            "--cache" => options.cache = value("a folder").into(),
            "-I" => options.include.push(value("a folder").into()),
            "--steps" => options.steps = number(&value("a number of steps")),
            "--core" => options.core_alone = true,
            "--extension" => options.extension = true,
            "--quiet" => options.quiet = true,
            _ => match argument.strip_prefix("-O") {
                Some(level) => options.optimization = Some(level.parse().expect("a number")),
                None => files.push(PathBuf::from(argument)),
            },
        }
    }
    options.sources = match control {
        Some(count) => Sources::Control { count, seed },
        None => Sources::Files(files),
    };
    options
}

fn number(text: &str) -> u64 {
    text.parse().unwrap_or_else(|_| panic!("{text} is no number"))
}

/// The mechanisms of these names, with commas between them.
fn mechanisms(names: &str) -> Vec<Mechanism> {
    if names == "all" {
        return MECHANISMS.to_vec();
    }
    let find = |name| {
        let mut known = MECHANISMS.iter();
        let found = known.find(|(known, ..)| *known == name);
        *found.unwrap_or_else(|| panic!("there is no mechanism {name}"))
    };
    names.split(',').map(find).collect()
}
