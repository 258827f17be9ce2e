//! C on the command line: sources through clang and the compiler, with assembly and objects beside them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use assembler::Object;
use clap::Args;
use compiler::diverge::{Decide, Decisions, Watch};
use compiler::ir::Value;
use compiler::{compile, library, Arithmetic, BranchProfile, CompileError, Compiled, Memory, Program, Target};
use isa::{ArchId, CoreConfig, CoreOptions, DivergenceMechanism, Reconvergence};
use tools::{ClangError, ClangJob, ToolError};

use crate::failure::Failure;
use crate::files;
use crate::machine::branch_profile;
use crate::selection::named;

/// Barriers that C on several cores takes.
const BARRIERS_OF_CORES: u32 = 2;

/// How C is compiled.
#[derive(Args, Clone, Debug)]
pub struct COptions {
    /// Clang's optimization level
    #[arg(short = 'O', default_value_t = 2, value_name = "0..2", value_parser = clap::value_parser!(u8).range(0..=2), help_heading = "C")]
    pub optimization: u8,
    /// Folder for #include; may be repeated
    #[arg(short = 'I', value_name = "FOLDER", help_heading = "C")]
    pub include: Vec<PathBuf>,
    /// Macro for the preprocessor; may be repeated
    #[arg(short = 'D', value_name = "NAME[=VALUE]", help_heading = "C")]
    pub define: Vec<String>,
    /// Which branches part lanes and which become guards: split, predicate, static, profile, cost [default: cost]
    #[arg(long, value_name = "HOW", value_parser = decide, help_heading = "C")]
    pub decide: Option<Decide>,
    /// Branch profile for --decide profile and cost, as `harmonica run --branch-profile` writes it
    #[arg(long, value_name = "FILE", help_heading = "C")]
    pub profile: Option<PathBuf>,
    /// A profile that has just been taken
    #[arg(skip)]
    pub taken: Option<BranchProfile>,
    /// On how many cores it runs; without a number on one
    #[arg(skip)]
    pub cores: Option<u32>,
    /// What is to be seen of the run
    #[arg(skip)]
    pub watch: Watch,
    /// Values of functions that are claimed to be the same in all lanes, to try `run --check-uniformity`
    #[arg(skip)]
    pub claimed: Vec<(String, u32)>,
    /// Bytes of main's stack [default: 8192, or as many as its code needs]
    #[arg(long, value_name = "BYTES", help_heading = "C")]
    pub main_stack: Option<u64>,
    /// Bytes of each lane's stack, rounded up to a power of two [default: 1024, or as many as kernels need]
    #[arg(long, value_name = "BYTES", help_heading = "C")]
    pub lane_stack: Option<u64>,
}

impl COptions {
    /// How branches are decided.
    fn decisions(&self) -> Result<Decisions, Failure> {
        let decide = self.decide.unwrap_or_default();
        let profile = match (&self.taken, &self.profile) {
            (Some(taken), _) => Some(taken.clone()),
            (None, Some(path)) => Some(branch_profile::read(path)?),
            (None, None) => None,
        };
        let reads = matches!(decide, Decide::Profile | Decide::Cost);
        match &profile {
            Some(_) if !reads => Err(Failure::input(
                "--profile is for --decide profile and --decide cost; the others look at no profile",
            )),
            None if decide == Decide::Profile => Err(Failure::input(
                "--decide profile needs a profile: take one with `harmonica run PROGRAM --branch-profile FILE`, \
                 and give it with --profile FILE",
            )),
            _ => Ok(Decisions {
                decide,
                profile,
                watch: self.watch,
                claimed: self
                    .claimed
                    .iter()
                    .map(|(function, value)| (function.as_str().into(), Value(*value)))
                    .collect(),
                ..Decisions::default()
            }),
        }
    }

    /// Whether it runs on more than one core.
    pub fn several_cores(&self) -> bool {
        self.cores.is_some_and(|cores| cores > 1)
    }

    /// What these files need of a core beside the options that are given: several cores that run C have the extension,
    /// unless an option says that they have none.
    pub fn wanted(&self, paths: &[PathBuf]) -> CoreOptions {
        let is_needed = self.several_cores() && paths.iter().any(|path| is_c(path));
        CoreOptions { extension: is_needed.then_some(true), ..CoreOptions::default() }
    }

    /// Refuses a core with too few barriers for C on several cores: two between cores, and one within each.
    pub fn check_barriers(&self, paths: &[PathBuf], barriers: u32) -> Result<(), Failure> {
        if self.wanted(paths).extension.is_none() || barriers >= BARRIERS_OF_CORES {
            return Ok(());
        }
        Err(Failure::input(format!(
            "C on several cores needs {BARRIERS_OF_CORES} barriers, and the core has {barriers}: take one with more (--barriers), \
             or leave --cores out"
        )))
    }

    /// Where stacks are, in a RAM of so many bytes.
    pub fn memory(&self, ram_bytes: Option<u64>) -> Memory {
        Memory { ram_bytes, main_stack: self.main_stack, lane_stack: self.lane_stack }
    }
}

/// The ways to decide by their names.
const DECISIONS: [(&str, Decide); 5] = [
    ("split", Decide::Split),
    ("predicate", Decide::Predicate),
    ("static", Decide::Static),
    ("profile", Decide::Profile),
    ("cost", Decide::Cost),
];

fn decide(text: &str) -> Result<Decide, String> {
    named(text, &DECISIONS)
}

/// What C is compiled for.
#[derive(Clone, Copy, Debug)]
pub struct CTarget {
    /// ArchID.
    pub arch: ArchId,
    /// How lanes part.
    pub divergence: DivergenceMechanism,
    /// With paired paths: where they are compared.
    pub reconvergence: Reconvergence,
    /// Whether it has the extension.
    pub extension: bool,
    /// What it computes by instructions.
    pub arithmetic: Arithmetic,
    /// Bytes of its scratchpad.
    pub scratchpad_bytes: u64,
}

impl CTarget {
    /// A core's.
    pub fn of(config: &CoreConfig) -> Self {
        Self::with(config.arch, &config.options())
    }

    /// A core's of which this much is known.
    pub fn with(arch: ArchId, options: &CoreOptions) -> Self {
        Self {
            arch,
            divergence: options.divergence.unwrap_or_default(),
            reconvergence: options.reconvergence.unwrap_or_default(),
            extension: options.extension.unwrap_or(false),
            arithmetic: Arithmetic::of(options),
            scratchpad_bytes: options.scratchpad_bytes.unwrap_or(0),
        }
    }
}

/// Whether a file is C, or LLVM IR that clang has made of it.
pub fn is_c(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    matches!(ending, Some("c" | "cl" | "ll"))
}

/// Compiles C; `objects` are what it is to be linked with.
pub fn compile_c(
    paths: &[PathBuf],
    objects: &[Object],
    target: &CTarget,
    options: &COptions,
) -> Result<Compiled, Failure> {
    let decisions = options.decisions()?;
    let basic = Target::new(target.arch, target.divergence, target.reconvergence);
    let with_extension = |basic: Target| basic.with_extension(target.extension);
    let compiled_for = basic.and_then(with_extension).map_err(refused)?;
    let compiled_for = compiled_for.with_arithmetic(target.arithmetic).with_scratchpad(target.scratchpad_bytes);
    let on_cores = compiled_for.on_cores(options.cores.unwrap_or(1));
    let compiled_for = on_cores.map_err(refused)?;
    let mut program = Program { units: units(paths, target, options)?, ..Program::default() };
    for object in objects {
        note_names(object, &mut program);
    }
    compile(&program, &compiled_for, &decisions).map_err(refused)
}

fn refused(error: CompileError) -> Failure {
    Failure::input(error)
}

/// The text of a source, for reports.
pub fn text_of(name: &str) -> Option<String> {
    files::read_text(Path::new(name)).ok()
}

/// What an object defines for others, and what it uses of others.
fn note_names(object: &Object, program: &mut Program) {
    let own: BTreeSet<_> = object.chunks.iter().map(|chunk| &*chunk.name).collect();
    for chunk in &object.chunks {
        if chunk.is_global {
            program.defined.insert((*chunk.name).into());
        }
        for reference in &chunk.references {
            reference.target.for_each_symbol(&mut |name| {
                if !own.contains(name) {
                    program.used.insert(name.into());
                }
            });
        }
    }
}

/// The IR of each source. One that is IR already is read.
fn units(paths: &[PathBuf], target: &CTarget, options: &COptions) -> Result<Vec<(String, String)>, Failure> {
    let mut clang = None;
    let mut units = Vec::new();
    for path in paths {
        let name = path.display().to_string();
        if path.extension().is_some_and(|ending| ending == "ll") {
            units.push((name, files::read_text(path)?));
            continue;
        }
        files::read(path)?;
        let clang = match &mut clang {
            Some(clang) => clang,
            none => none.insert(Clang::new()?),
        };
        units.push((name, clang.compile(path, target, options)?));
    }
    Ok(units)
}

/// Clang with the library's headers in a folder.
struct Clang {
    clang: tools::Clang,
    headers: tempfile::TempDir,
}

impl Clang {
    fn new() -> Result<Self, Failure> {
        let clang = tools::clang().map_err(Failure::input)?;
        let cannot = |error| Failure::input(format!("cannot write the C library's headers: {error}"));
        let headers = tempfile::tempdir().map_err(cannot)?;
        for (name, text) in library::HEADERS {
            std::fs::write(headers.path().join(name), text).map_err(cannot)?;
        }
        Ok(Self { clang, headers })
    }

    /// A file that clang can open as often as it wants, and the folders for `#include`. The bytes of a pipe or a device
    /// go into a file that says where they come from.
    fn source_of(&self, path: &Path, options: &COptions) -> Result<(PathBuf, Vec<PathBuf>), Failure> {
        let mut include = options.include.clone();
        if !files::is_stream(path) {
            return Ok((path.to_path_buf(), include));
        }
        let name = path.to_string_lossy().replace('\\', "\\\\").replace('"', "\\\"");
        let mut text = format!("# 1 \"{name}\"\n").into_bytes();
        text.extend(files::read(path)?);
        let copy = self.headers.path().join("unit.c");
        std::fs::write(&copy, text).map_err(Failure::cannot("write", &copy))?;
        include.insert(0, Path::new(".").join(files::folder_of(path)));
        Ok((copy, include))
    }

    fn compile(&self, path: &Path, target: &CTarget, options: &COptions) -> Result<String, Failure> {
        let headers = [self.headers.path().to_path_buf()];
        let word_bytes = target.arch.word_bytes();
        let (source, include) = self.source_of(path, options)?;
        let mut defines = options.define.clone();
        if target.extension {
            defines.push(library::EXTENSION_DEFINE.to_owned());
        }
        if options.several_cores() {
            defines.push(library::CORES_DEFINE.to_owned());
        }
        let job = ClangJob {
            source: &source,
            word_bytes,
            optimization: options.optimization,
            include: &include,
            library_include: &headers,
            defines: &defines,
        };
        let is_opencl = path.extension().is_some_and(|ending| ending == "cl");
        let further: &[_] = if is_opencl { &["-x", "c", "-include", "opencl.h"] } else { &[] };
        let output = if is_opencl && word_bytes == 4 {
            // Where C's `long` has 32 bits, OpenCL's has 64.
            let wide = self.headers.path().join("unit.i");
            self.clang.preprocess(&job, further).and_then(|text| {
                let cannot = |source| ToolError::File { action: "write", path: wide.clone(), source };
                std::fs::write(&wide, compiler::opencl::wide_longs(&text)).map_err(cannot)?;
                let source = &wide;
                self.clang.compile(&ClangJob { source, ..job })
            })
        } else {
            self.clang.compile_with(&job, further)
        };
        match output {
            Ok(output) => {
                if !output.warnings.is_empty() {
                    eprintln!("{}", output.warnings);
                }
                Ok(output.text)
            }
            Err(ClangError::Refused(words)) => Err(Failure::Words(words)),
            Err(ClangError::Tool(error)) => Err(Failure::input(error)),
        }
    }
}
