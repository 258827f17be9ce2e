//! The programs of `programs/`, and small ones written in place.
#![allow(dead_code, reason = "each test file uses its part")]

pub mod pair;

use std::path::PathBuf;

use assembler::Image;
use isa::{ArchId, CoreConfig, CoreOptions};
use testbenches::{ConsoleInput, CosimOptions, Cosimulator, EmittedVerilog, MemoryTiming, Outcome, Passed};

/// A program of `programs/`.
pub struct Program {
    /// Its name, without extension.
    pub name: String,
    /// What it must print.
    pub expected: Vec<u8>,
    /// Options that it needs beside the defaults.
    wanted: CoreOptions,
    /// What it reads from the console.
    input: String,
    sources: Vec<(String, String)>,
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../programs")
}

fn read(name: &str) -> String {
    let path = folder().join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

impl Program {
    /// The program of that name, with its folder within `programs/`, if it is in one.
    pub fn load(name: &str) -> Program {
        let main = format!("{name}.s");
        let text = read(&main);
        let beside = |library: &str| match name.rsplit_once('/') {
            Some((folder, _)) => format!("{folder}/{library}"),
            None => library.to_owned(),
        };
        let libraries = assembler::used_sources(text.as_bytes()).into_iter();
        let libraries = libraries.map(|library| (library.to_owned(), read(&beside(library))));
        let mut sources: Vec<(String, String)> = libraries.collect();
        sources.insert(0, (main, text.clone()));
        Program {
            name: name.to_owned(),
            expected: read(&format!("{name}.expected")).into_bytes(),
            wanted: wanted(&text),
            input: input(&text),
            sources,
        }
    }

    /// All programs, by name.
    pub fn all() -> Vec<Program> {
        let mut names = names_in("");
        names.extend(names_in("divergence/"));
        names.sort();
        names.iter().map(|name| Program::load(name)).collect()
    }

    /// The programs for several cores, by name.
    pub fn for_clusters() -> Vec<Program> {
        let mut names = names_in("cluster/");
        names.sort();
        names.iter().map(|name| Program::load(name)).collect()
    }

    /// All that the core of an ArchID with these options can run, each with its configuration
    /// ([`Program::config_with`]).
    pub fn all_with(arch: &str, options: &CoreOptions) -> Vec<(CoreConfig, Program)> {
        let programs = Program::all().into_iter();
        let programs =
            programs.filter_map(|program| Some((program.config_with(arch, options)?, program))).collect::<Vec<_>>();
        assert!(programs.len() >= 12, "{} programs", programs.len());
        programs
    }

    /// Assembled and linked.
    pub fn image(&self, arch: &ArchId) -> Image {
        let sources: Vec<(&str, &str)> =
            self.sources.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        assembler::assemble(arch, &sources).unwrap_or_else(|errors| panic!("{}: {errors}", self.name))
    }

    /// A core for it: the default of the ArchID, with the options that it needs. The TLB is as large as the most
    /// demanding program's, so that programs with a TLB share a core; one that wants none must have none, for it may
    /// not be mapped.
    pub fn config(&self, arch: &str) -> CoreConfig {
        let mut options = self.wanted.clone();
        if let Some(entries) = &mut options.tlb_entries {
            assert!(*entries <= TLB_ENTRIES, "{}", self.name);
            *entries = TLB_ENTRIES;
        }
        config_of(arch, options)
    }

    /// A core for it, with options that it does not ask for.
    pub fn config_with_options(&self, arch: &str, options: &CoreOptions) -> CoreConfig {
        config_of(arch, options.clone().or(self.wanted.clone()))
    }

    /// A core for it with a divergence mechanism; `None` if the program asks for another one or for the other kind of
    /// reconvergence, has instructions that the mechanism lacks, or wants pages where these options give none.
    pub fn config_with(&self, arch: &str, mechanism: &CoreOptions) -> Option<CoreConfig> {
        if self.wanted.divergence.is_some() {
            let asked = |options: &CoreOptions| {
                let when = options.reconvergence.unwrap_or_default();
                (options.divergence, when)
            };
            if asked(&self.wanted) != asked(mechanism) {
                return None;
            }
        }
        let lacks_regions = !mechanism.divergence?.has_split_and_join();
        if lacks_regions && self.has_regions() {
            return None;
        }
        let usual = self.config(arch).tlb_entries;
        let mut options = mechanism.clone();
        options.tlb_entries.get_or_insert(usual);
        let config = config_of(arch, options.or(self.wanted.clone()));
        (config.tlb_entries >= self.wanted.tlb_entries.unwrap_or(0)).then_some(config)
    }

    /// Whether it, or a file that it uses, has a split, a splitl or a join.
    fn has_regions(&self) -> bool {
        let texts = self.sources.iter().map(|(_, text)| text.lines());
        let code = texts.flatten().filter_map(|line| line.split("//").next());
        let mut words = code.flat_map(str::split_whitespace);
        words.any(|word| matches!(word, "split" | "splitl" | "join"))
    }

    /// A run of it in lock step on a memory, in which the states are compared now and then.
    pub fn run_on(&self, config: &CoreConfig, timing: MemoryTiming) -> CosimOptions {
        CosimOptions {
            timing,
            max_cycles: CYCLES_MAX,
            console_input: self.console_input(timing.seed()),
            compare_state_every: Some(10_007),
            ..CosimOptions::new(*config, self.image(&config.arch))
        }
    }

    /// What arrives at its console.
    pub fn console_input(&self, seed: u64) -> ConsoleInput {
        ConsoleInput::seeded(self.input.as_bytes(), seed)
    }
}

/// The names of the programs in a folder within `programs/`, with the folder before them.
fn names_in(inner: &str) -> Vec<String> {
    let entries = std::fs::read_dir(folder().join(inner)).expect("the folder can be read");
    let paths = entries.map(|entry| entry.expect("an entry of the folder").path());
    let is_program = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "expected");
    let name = |path: PathBuf| {
        let stem = path.file_stem().expect("a file name");
        format!("{inner}{}", stem.to_string_lossy())
    };
    paths.filter(is_program).map(name).collect()
}

/// The longest program takes a third of this with the memories of these tests.
const CYCLES_MAX: u64 = 20_000_000;

/// TLB entries of the core for programs that need some.
const TLB_ENTRIES: u32 = 8;

fn wanted(text: &str) -> CoreOptions {
    let lines = assembler::wanted_configuration(text.as_bytes()).into_iter();
    lines.fold(CoreOptions::default(), |wanted, line| wanted.or(options_of(line)))
}

fn input(text: &str) -> String {
    let lines = assembler::console_input(text.as_bytes()).into_iter();
    lines.map(|line| assembler::console_text(line).expect("a legal `// input:` line")).collect()
}

/// Options as a program has them behind `// config:`: `float = true, tlb_entries = 8`.
pub fn options_of(line: &str) -> CoreOptions {
    CoreOptions::from_line(line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// The core of an ArchID with options.
pub fn config_of(arch: &str, mut options: CoreOptions) -> CoreConfig {
    options.arch = Some(arch.to_owned());
    CoreConfig::from_options(&options).expect("a legal configuration")
}

/// The core of an ArchID with options as in [`options_of`].
pub fn core_of(arch: &str, options: &str) -> CoreConfig {
    config_of(arch, options_of(options))
}

/// The core of a configuration, Verilated.
pub fn core(config: &CoreConfig) -> Cosimulator {
    EmittedVerilog::emit(config)
        .map_err(Into::into)
        .and_then(|verilog| Cosimulator::hastily(config, &verilog))
        .unwrap_or_else(|error| panic!("{}: {error}", config.arch))
}

/// Runs programs, one after another, and gives the last core. Neighbours with the same configuration share one.
pub fn on_shared_cores(
    programs: &[(CoreConfig, Program)],
    build: impl Fn(&CoreConfig) -> Cosimulator,
    mut run: impl FnMut(&Cosimulator, &CoreConfig, &Program),
) -> Option<(CoreConfig, Cosimulator)> {
    let mut built: Option<(CoreConfig, Cosimulator)> = None;
    for (config, program) in programs {
        let known = built.take().filter(|(known, _)| known == config);
        let (_, core) = built.insert(known.unwrap_or_else(|| (*config, build(config))));
        run(core, config, program);
    }
    built
}

/// Runs a program to its end, on which both sides must agree; `place` is for the message.
pub fn passed(core: &Cosimulator, options: &CosimOptions, place: &str) -> Passed {
    let report = core.run(options, &mut |_| {});
    let report = report.unwrap_or_else(|error| panic!("{place}: {error}"));
    match &report.outcome {
        Outcome::Passed(passed) => passed.clone(),
        _ => panic!("{place}\n{report}"),
    }
}

/// A program written in place, as `test.s`.
pub fn assemble(arch: &ArchId, text: &str) -> Image {
    assembler::assemble(arch, &[("test.s", text)]).unwrap_or_else(|errors| panic!("{errors}"))
}

/// The default core of an ArchID.
pub fn config(arch: &str) -> CoreConfig {
    CoreConfig::for_arch(arch.parse().expect("a legal ArchID")).expect("a core of it")
}
