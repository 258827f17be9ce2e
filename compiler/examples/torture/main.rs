//! Compiles and runs C programs that find out themselves whether they are right: they return 0 or call `exit(0)`, else
//! `abort`; or print what they have found. For GCC's `gcc.c-torture/execute`, of Debian's package `gcc-12-source`, and what `csmith` writes:
//!
//! `cargo run --release -p compiler --example torture -- FOLDER-OR-FILES
//! [-O1] [-I FOLDER] [--core] [--arch 4w16/16/4/4] [--mechanism stack] [--cache FOLDER] [--quiet]`
//!
//! With `--core`, programs run on the functional machine only, against `X.expected`. Where a file `X.expected` stands beside `X.c`, it must be what is printed. Each is run in the interpreter as clang has written it, lowered, and diverged, and then on the functional machine.

mod outcome;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use compiler::interpret::{Limits, Rules};
use compiler::ir::{self, Form, Linkage, Module, Symbol};
use compiler::{diverge::Decisions, Compiled, Program, Target};
use golden_model::{Machine, MachineOptions, Outcome as MachineOutcome, Silent};
use isa::{ArchId, DivergenceMechanism, Reconvergence};
use outcome::outcome;
use tools::{Clang, ClangError, ClangJob};

const LIMITS: Limits = Limits {
    memory_bytes: 8 << 20,
    steps: 100_000_000,
};

/// Many of GCC's programs are older than C99.
const OLD_C: [&str; 7] = [
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

struct Torture {
    words: u32,
    optimization: u8,
    cache: PathBuf,
    clang: Option<Clang>,
    library: Vec<Module>,
    include: PathBuf,
    further_include: Vec<PathBuf>,
    core_alone: bool,
    target: Target,
}

/// How a program has fared.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    Agrees,
    Wrong(String),
    Refused(String),
    /// The program is wrong already as clang has written it, or asks for what is not there.
    NoOracle(String),
    NoC(String),
}

fn main() {
    let mut torture = Torture::new();
    let mut sources = Vec::new();
    let mut quiet = false;
    let (mut arch, mut mechanism) = ("4w16/16/4/4".to_owned(), "stack".to_owned());
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--arch" => arch = arguments.next().expect("an ArchID"),
            "--mechanism" => mechanism = arguments.next().expect("a mechanism"),
            "--cache" => torture.cache = arguments.next().expect("a folder").into(),
            "-I" => torture
                .further_include
                .push(arguments.next().expect("a folder").into()),
            "--core" => torture.core_alone = true,
            "--quiet" => quiet = true,
            _ => match argument.strip_prefix("-O") {
                Some(level) => torture.optimization = level.parse().expect("a number"),
                None => sources.extend(c_files(Path::new(&argument))),
            },
        }
    }
    torture.target = target(&arch, &mechanism);
    torture.words = torture.target.arch.word_bytes();
    torture.read_library();
    let mut fates: BTreeMap<String, usize> = BTreeMap::new();
    for source in &sources {
        let fate = std::panic::catch_unwind(|| torture.run(source))
            .unwrap_or_else(|_| Fate::Wrong("panic".to_owned()));
        let (kind, reason) = match &fate {
            Fate::Agrees => ("agree", ""),
            Fate::Wrong(reason) => ("WRONG", reason.as_str()),
            Fate::Refused(reason) => ("refused", reason.as_str()),
            Fate::NoOracle(reason) => ("no oracle", reason.as_str()),
            Fate::NoC(reason) => ("no C for clang", reason.as_str()),
        };
        if fate != Fate::Agrees && !quiet {
            println!("{}: {kind}: {reason}", source.display());
        }
        *fates.entry(kind.to_owned()).or_insert(0) += 1;
    }
    println!("{} programs: {fates:?}", sources.len());
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

fn target(arch: &str, mechanism: &str) -> Target {
    let arch: ArchId = arch.parse().expect("an ArchID");
    let (mechanism, reconvergence) = match mechanism {
        "stack" => (DivergenceMechanism::Stack, Reconvergence::Implicit),
        "multi-path" => (DivergenceMechanism::MultiPath, Reconvergence::Implicit),
        "paired-path" => (DivergenceMechanism::PairedPath, Reconvergence::Implicit),
        "paired-path-joins" => (DivergenceMechanism::PairedPath, Reconvergence::Explicit),
        "masks" => (DivergenceMechanism::Masks, Reconvergence::Implicit),
        _ => panic!("no mechanism {mechanism}"),
    };
    Target::new(arch, mechanism, reconvergence).expect("a target")
}

impl Torture {
    fn new() -> Self {
        let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
        Self {
            words: 4,
            optimization: 1,
            cache: PathBuf::from("target/torture"),
            clang: None,
            library: Vec::new(),
            include: library.join("include"),
            further_include: Vec::new(),
            core_alone: false,
            target: target("4w16/16/4/4", "stack"),
        }
    }

    fn read_library(&mut self) {
        self.clang = tools::clang().ok();
        let folder = self.include.with_file_name("ir");
        let folder = folder.join(format!("wasm{}", self.words * 8));
        for entry in std::fs::read_dir(folder).expect("the library's IR") {
            let path = entry.expect("a file").path();
            if path.ends_with("heap.ll") || path.ends_with("print-integers.ll") {
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a readable file");
            let mut module = ir::read(&path.to_string_lossy(), &text).expect("IR");
            // What the program defines itself goes before the library's.
            for function in &mut module.functions {
                weaken(&mut function.linkage);
            }
            for global in &mut module.globals {
                weaken(&mut global.linkage);
            }
            self.library.push(module);
        }
    }

    /// The IR, from the cache or from clang.
    fn text(&self, source: &Path) -> Result<String, String> {
        let folder = self
            .cache
            .join(format!("O{}-{}", self.optimization, self.words));
        let name = source.file_stem().expect("a name");
        let kept = folder.join(name).with_extension("ll");
        if let Ok(text) = std::fs::read_to_string(&kept) {
            return Ok(text);
        }
        let refused = folder.join(name).with_extension("refused");
        if let Ok(text) = std::fs::read_to_string(&refused) {
            return Err(text);
        }
        std::fs::create_dir_all(&folder).expect("a folder for the cache");
        let clang = self.clang.as_ref().expect("clang");
        let job = ClangJob {
            source,
            word_bytes: self.words,
            optimization: self.optimization,
            include: &self.further_include,
            library_include: std::slice::from_ref(&self.include),
            defines: &["alloca=__builtin_alloca".to_owned()],
        };
        match clang.compile_with(&job, &OLD_C) {
            Ok(output) => {
                std::fs::write(&kept, &output.text).expect("a file of the cache");
                Ok(output.text)
            }
            Err(ClangError::Refused(words)) => {
                let error = words.lines().find(|line| line.contains("error:"));
                let error = error.unwrap_or_default().to_owned();
                std::fs::write(&refused, &error).expect("a file of the cache");
                Err(error)
            }
            Err(ClangError::Tool(why)) => panic!("{why}"),
        }
    }

    fn run(&self, source: &Path) -> Fate {
        let text = match self.text(source) {
            Ok(text) => text,
            Err(why) => return Fate::NoC(why),
        };
        if self.core_alone {
            return match std::fs::read_to_string(source.with_extension("expected")) {
                Ok(expected) => self.on_core(source, text, &expected),
                Err(why) => Fate::NoOracle(why.to_string()),
            };
        }
        let whole = ir::read(&source.to_string_lossy(), &text).and_then(|read| self.whole(read));
        let module = match whole {
            Ok(module) => module,
            Err(error) => return Fate::Refused(error.to_string()),
        };
        if let Err(what) = ir::verify(&module, Form::Read) {
            return Fate::Wrong(format!("linked: {what}"));
        }
        let expected = match outcome(&module, Rules::Llvm) {
            Ok((0, output)) => output,
            other => return Fate::NoOracle(format!("{other:?}")),
        };
        let kept = std::fs::read_to_string(source.with_extension("expected"));
        if kept.is_ok_and(|kept| kept != expected) {
            return Fate::Wrong(format!("read: {expected:?}"));
        }
        match self.compiled(source, text, &expected) {
            Ok(()) => Fate::Agrees,
            Err(fate) => fate,
        }
    }

    /// Lowers it, compiles it, and runs both.
    fn compiled(&self, source: &Path, text: String, expected: &str) -> Result<(), Fate> {
        let refused = |error: compiler::CompileError| Fate::Refused(error.to_string());
        // In the interpreter this program does the work of the heap.
        let heap = ["malloc", "calloc", "realloc", "free"];
        let defined: BTreeSet<Symbol> = heap.into_iter().map(Symbol::from).collect();
        let mut program = Program {
            units: vec![(source.to_string_lossy().into_owned(), text)],
            used: defined.clone(),
            defined,
        };
        let lowered = compiler::words(&program, &self.target).map_err(refused)?;
        ir::verify(&lowered, Form::Lowered)
            .map_err(|what| Fate::Wrong(format!("lowered: {what}")))?;
        // Addresses are other ones on the core.
        let addresses = program.units[0].1.contains("%p");
        let right = |stage: &str, outcome: Result<(u64, String), String>| match outcome {
            Ok((0, output)) if output == expected || addresses => Ok(()),
            other => Err(Fate::Wrong(format!("{stage}: {other:?}"))),
        };
        right("lowered", outcome(&lowered, Rules::Harp))?;
        let compiled = compiler::compile(&program, &self.target, &Decisions::default());
        let compiled = compiled.map_err(refused)?;
        ir::verify(&compiled.module, Form::Diverged)
            .map_err(|what| Fate::Wrong(format!("diverged: {what}")))?;
        right("diverged", outcome(&compiled.module, Rules::Harp))?;
        program.defined.clear();
        program.used.clear();
        let compiled = compiler::compile(&program, &self.target, &Decisions::default());
        right("machine", self.machine(&compiled.map_err(refused)?))
    }

    /// Runs it on the functional machine only: programs for many lanes.
    fn on_core(&self, source: &Path, text: String, expected: &str) -> Fate {
        let program = Program {
            units: vec![(source.to_string_lossy().into_owned(), text)],
            ..Program::default()
        };
        let compiled = compiler::compile(&program, &self.target, &Decisions::default());
        match compiled.map(|compiled| self.machine(&compiled)) {
            Ok(Ok((0, output))) if output == expected => Fate::Agrees,
            Ok(other) => Fate::Wrong(format!("{other:?}")),
            Err(error) => Fate::Refused(error.to_string()),
        }
    }

    /// What the program ends with on the functional machine.
    fn machine(&self, compiled: &Compiled) -> Result<(u64, String), String> {
        let memory = compiler::Memory {
            ram_bytes: Some(RAM_BYTES),
            main_stack: Some(1 << 18),
            lane_stack: Some(1 << 16),
        };
        let linked = compiled
            .link(&[], &memory, &|_| None)
            .map_err(|error| error.render(Default::default()).to_string())?;
        let mut options = MachineOptions::for_arch(&self.target.arch);
        options.features.divergence = self.target.divergence;
        options.features.reconvergence = self.target.reconvergence;
        options.stack_depth = self
            .target
            .divergence
            .stack_depth_default(&self.target.arch);
        options.ram_bytes = RAM_BYTES;
        let mut machine = Machine::new(self.target.arch, options, &linked.image.bytes)
            .map_err(|error| error.to_string())?;
        let outcome = machine.run_observed(LIMITS.steps, &mut Silent);
        let faults = machine.stopped_by_interrupts();
        if let Some(fault) = faults.first() {
            return Err(format!("{fault} ({})", linked.image.describe(fault.pc)));
        }
        if outcome != MachineOutcome::AllStopped {
            return Err(format!("{outcome:?}"));
        }
        let code = linked.image.symbol("__harp_exit_code").ok_or("no code")?;
        let at = code.address.0 as usize;
        let code = u64::from(machine.memory().ram()[at]);
        let output = machine.take_console_output();
        Ok((code, String::from_utf8_lossy(&output).into_owned()))
    }

    /// The program with what it needs of the library.
    fn whole(&self, module: Module) -> Result<Module, compiler::CompileError> {
        let mut modules = vec![module];
        let mut taken = vec![false; self.library.len()];
        loop {
            let count = modules.len();
            let missing: Vec<Symbol> = modules.iter().flat_map(ir::undefined).collect();
            for (index, library) in self.library.iter().enumerate() {
                let defines = |name: &Symbol| {
                    let function = library.function(name);
                    function.is_some_and(|function| function.body.is_some())
                        || library.globals.iter().any(|global| global.name == *name)
                };
                if !taken[index] && missing.iter().any(defines) {
                    taken[index] = true;
                    modules.push(library.clone());
                }
            }
            if modules.len() == count {
                break;
            }
        }
        let mut module = ir::link(modules)?;
        ir::keep_reached(&mut module, &["main".into()]);
        Ok(module)
    }
}

fn weaken(linkage: &mut Linkage) {
    if *linkage == Linkage::External {
        *linkage = Linkage::Weak;
    }
}
