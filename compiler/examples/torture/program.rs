//! A program: its IR, what it has to print, and what it prints on the functional machine.

use std::path::{Path, PathBuf};

use compiler::diverge::Decisions;
use compiler::{Compiled, Program, Target};
use golden_model::{Machine, MachineOptions, Outcome};
use tools::{Clang, ClangError, ClangJob};

use crate::fates::Fate;
use crate::oracle::{first_error, Oracle, Silent};
use crate::stages::Stages;

/// Many of GCC's programs are older than C99. Some random programs go round for ever, which C lets a compiler forget.
const FLAGS: [&str; 8] = [
    "-fno-finite-loops",
    "-w",
    "-Wno-error=implicit-function-declaration",
    "-Wno-error=implicit-int",
    "-Wno-error=int-conversion",
    "-Wno-error=incompatible-pointer-types",
    "-Wno-error=incompatible-function-pointer-types",
    "-Wno-error=return-mismatch",
];

/// What the functional machine has.
const RAM_BYTES: u64 = 4 << 20;
const MAIN_STACK_BYTES: u64 = 1 << 20;
const LANE_STACK_BYTES: u64 = 1 << 16;
/// For each instruction as WebAssembly it may take so many: floats and wide integers are routines.
const INSTRUCTIONS_FACTOR: u64 = 4;

/// Gets programs from clang.
pub struct Programs {
    words: u32,
    optimization: u8,
    cache: PathBuf,
    include: Vec<PathBuf>,
    library_include: PathBuf,
    clang: Clang,
    oracle: Oracle,
}

impl Programs {
    pub fn new(options: &crate::Options, words: u32) -> Self {
        let clang = tools::clang().unwrap_or_else(|error| panic!("{error}"));
        let (cache, optimization) = (&options.cache, options.optimization);
        let oracle = Oracle::new(&clang, words, options.steps);
        let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
        Self {
            words,
            optimization,
            cache: cache.join(format!("O{optimization}-{words}")),
            include: options.include.clone(),
            library_include: library.join("include"),
            clang,
            oracle,
        }
    }

    /// The IR, and what has to be printed.
    pub fn expected(&self, source: &Path) -> Result<(String, String), Fate> {
        let text = self.text(source)?;
        let kept = self.kept(source, "expected");
        if let Ok(expected) = std::fs::read_to_string(&kept) {
            return Ok((text, expected));
        }
        let defines = ["alloca=__builtin_alloca".to_owned(), "ORACLE".to_owned()];
        let job = self.job(source, &defines);
        match self.oracle.expected(&self.clang, &job, &FLAGS) {
            Ok(expected) => {
                std::fs::write(&kept, &expected).expect("a file of the cache");
                Ok((text, expected))
            }
            Err(Silent::TooLong) => Err(Fate::TooLong),
            Err(Silent::Why(why)) => Err(Fate::NoOracle(why, text)),
        }
    }

    fn kept(&self, source: &Path, extension: &str) -> PathBuf {
        let name = source.file_name().expect("a name");
        self.cache.join(name).with_extension(extension)
    }

    /// The IR, from the cache or from clang.
    fn text(&self, source: &Path) -> Result<String, Fate> {
        let kept = self.kept(source, "ll");
        if let Ok(text) = std::fs::read_to_string(&kept) {
            return Ok(text);
        }
        std::fs::create_dir_all(&self.cache).expect("a folder for the cache");
        let defines = ["alloca=__builtin_alloca".to_owned()];
        match self.clang.compile_with(&self.job(source, &defines), &FLAGS) {
            Ok(output) => {
                std::fs::write(&kept, &output.text).expect("a file of the cache");
                Ok(output.text)
            }
            Err(error @ ClangError::Refused(_)) => Err(Fate::NoC(first_error(&error))),
            Err(ClangError::Tool(why)) => panic!("{why}"),
        }
    }

    fn job<'a>(&'a self, source: &'a Path, defines: &'a [String]) -> ClangJob<'a> {
        ClangJob {
            source,
            word_bytes: self.words,
            optimization: self.optimization,
            include: &self.include,
            library_include: std::slice::from_ref(&self.library_include),
            defines,
        }
    }
}

/// What a program is that has no oracle: most of these are not compiled for HARP either.
pub fn without_oracle(source: &Path, text: &str, why: &str, target: &Target) -> Fate {
    match compiler::compile(&alone(source, text), target, &Decisions::default()) {
        Ok(_) => Fate::NoOracle(why.to_owned(), String::new()),
        Err(error) => Fate::Refused(error.to_string()),
    }
}

fn alone(source: &Path, text: &str) -> Program {
    Program {
        units: vec![(source.to_string_lossy().into_owned(), text.to_owned())],
        ..Program::default()
    }
}

/// Runs a program in its stages, and on the functional machine for so many steps.
pub fn run(
    source: &Path,
    (text, expected): (&str, &str),
    target: &Target,
    stages: Option<&Stages>,
    steps: u64,
) -> Fate {
    let program = alone(source, text);
    let compiled = match compiler::compile(&program, target, &Decisions::default()) {
        Ok(compiled) => compiled,
        Err(error) => return Fate::Refused(error.to_string()),
    };
    // Addresses are other ones everywhere.
    let right = |output: &str| output == expected || text.contains("%p");
    let staged = stages.map_or(Ok(()), |stages| stages.check(&program, target, &right));
    if let Err(fate) = staged {
        return fate;
    }
    match on_machine(&compiled, target, steps * INSTRUCTIONS_FACTOR) {
        Ok((0, output)) if right(&output) => Fate::Agrees,
        Ok(other) => Fate::Wrong(format!("machine: {other:?}")),
        Err(fate) => fate,
    }
}

/// The code that the program ends with on the functional machine, and what it prints.
fn on_machine(
    compiled: &Compiled,
    target: &Target,
    instructions_max: u64,
) -> Result<(u64, String), Fate> {
    let memory = compiler::Memory {
        ram_bytes: Some(RAM_BYTES),
        main_stack: Some(MAIN_STACK_BYTES),
        lane_stack: Some(LANE_STACK_BYTES),
    };
    // Such as a call of what is too far away.
    let linked = compiled
        .link(&[], &memory, &|_| None)
        .map_err(|error| Fate::Refused(error.render(Default::default()).to_string()))?;
    let wrong = |what: String| Fate::Wrong(format!("machine: {what}"));
    let mut options = MachineOptions::for_arch(&target.arch);
    options.features.divergence = target.divergence;
    options.features.reconvergence = target.reconvergence;
    options.features.extension = target.extension;
    options.stack_depth = target.divergence.stack_depth_default(&target.arch);
    options.ram_bytes = RAM_BYTES;
    let mut machine = Machine::new(target.arch, options, &linked.image.bytes)
        .map_err(|error| wrong(error.to_string()))?;
    let outcome = machine.run(instructions_max);
    let faults = machine.stopped_by_interrupts();
    if let Some(fault) = faults.first() {
        let place = linked.image.describe(fault.pc);
        return Err(wrong(format!("{fault} ({place})")));
    }
    match outcome {
        Outcome::AllStopped => {}
        Outcome::Limit => return Err(Fate::TooLong),
        Outcome::Deadlock(_) => return Err(wrong(format!("{outcome:?}"))),
    }
    let code = linked.image.symbol("__harp_exit_code");
    let code = code.ok_or_else(|| wrong("no code".to_owned()))?;
    let code = machine.memory().read_word(code.address.0);
    let output = machine.take_console_output();
    Ok((code, String::from_utf8_lossy(&output).into_owned()))
}
