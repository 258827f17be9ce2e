//! C on the command line: sources through clang and the compiler, with assembly and objects beside them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use assembler::Object;
use clap::Args;
use compiler::diverge::{Decide, Decisions, Watch};
use compiler::ir::Value;
use compiler::{compile, library, opencl, Arithmetic, BranchProfile, CompileError, Compiled, Memory, Program, Target};
use frontend::{FrontEnd, FrontEndError, Headers, Settings};
use isa::{ArchId, CoreConfig, CoreOptions, CustomUnit, DivergenceMechanism, Reconvergence};
use tools::{ClangError, ClangJob, ClangOutput};

use crate::clang_words::WordsReader;
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
    /// Version of OpenCL C for kernels: CL1.0, CL1.1, CL1.2, CL2.0, CL3.0
    #[arg(long, default_value = opencl::STANDARD, value_name = "VERSION", value_parser = opencl::STANDARDS, help_heading = "C")]
    pub cl_std: String,
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
    /// Run main in user mode, as other warps always do; without it, main runs in supervisor mode
    #[arg(long, help_heading = "C")]
    pub user_mode: bool,
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

    /// Where stacks are, in a RAM of so many bytes, of which a TLB may map a part.
    pub fn memory(&self, ram_bytes: Option<u64>, tlb_entries: u32) -> Memory {
        let Self { main_stack, lane_stack, user_mode, .. } = *self;
        Memory { ram_bytes, main_stack, lane_stack, tlb_entries, user_mode, announces_end: false }
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
    /// Nothing says that it lacks the extension: the program may ask for it.
    pub may_extend: bool,
    /// What it computes by instructions.
    pub arithmetic: Arithmetic,
    /// Entries of its TLB.
    pub tlb_entries: u32,
    /// Bytes of its scratchpad.
    pub scratchpad_bytes: u64,
    /// Its function unit.
    pub custom_unit: Option<CustomUnit>,
}

impl CTarget {
    /// A core's.
    pub fn of(config: &CoreConfig) -> Self {
        Self::with_unit(config.arch, &config.options(), config.custom_unit)
    }

    /// The core, which is as it is: a program gets nothing that it lacks.
    pub fn settled(self) -> Self {
        Self { may_extend: false, ..self }
    }

    /// A core's of which this much is known.
    pub fn with(arch: ArchId, options: &CoreOptions) -> Result<Self, Failure> {
        let unit = options.settled(&arch).custom_unit.open(&arch).map_err(Failure::input)?;
        Ok(Self::with_unit(arch, options, unit))
    }

    fn with_unit(arch: ArchId, options: &CoreOptions, custom_unit: Option<CustomUnit>) -> Self {
        Self {
            arch,
            divergence: options.divergence.unwrap_or_default(),
            reconvergence: options.reconvergence.unwrap_or_default(),
            extension: options.extension.unwrap_or(custom_unit.is_some()),
            may_extend: options.extension.is_none(),
            arithmetic: Arithmetic::of(options),
            tlb_entries: options.tlb_entries.unwrap_or(0),
            scratchpad_bytes: options.scratchpad_bytes.unwrap_or(0),
            custom_unit,
        }
    }
}

/// Whether a file is C, or LLVM IR that clang has made of it.
pub fn is_c(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    matches!(ending, Some("c" | "cl" | "ll"))
}

/// Compiles C; `objects` are what it is to be linked with. Where threads would take turns at stores of less than a
/// word, or have atomic operations, and the core may have the extension, the program is compiled for that.
pub fn compile_c(
    paths: &[PathBuf],
    objects: &[Object],
    target: &CTarget,
    options: &COptions,
) -> Result<Compiled, Failure> {
    let reader = WordsReader::default();
    let compile = |target: &CTarget, options: &COptions| compile_for(paths, objects, target, options, &reader);
    if !target.may_extend || target.arch.check_extension_fits().is_err() {
        return compile(target, options);
    }
    // A branch profile is that of the program as it is compiled in the end.
    let has_profile = options.profile.is_some() || options.taken.is_some();
    let without_profile = COptions { decide: Some(Decide::Split), profile: None, taken: None, ..options.clone() };
    let compiled = compile(target, if has_profile { &without_profile } else { options });
    let wants_extension = match &compiled {
        Ok(compiled) => compiled.takes_turns,
        Err(Failure::LacksExtension(_)) => true,
        Err(_) => false,
    };
    match (wants_extension, has_profile) {
        (true, _) => compile(&CTarget { extension: true, ..*target }, options),
        (false, true) if compiled.is_ok() => compile(target, options),
        (false, _) => compiled,
    }
}

fn compile_for(
    paths: &[PathBuf],
    objects: &[Object],
    target: &CTarget,
    options: &COptions,
    reader: &WordsReader,
) -> Result<Compiled, Failure> {
    let decisions = options.decisions()?;
    let basic = Target::new(target.arch, target.divergence, target.reconvergence);
    let with_extension = |basic: Target| basic.with_extension(target.extension);
    let compiled_for = basic.and_then(with_extension).map_err(refused)?;
    let compiled_for = compiled_for.with_arithmetic(target.arithmetic).with_scratchpad(target.scratchpad_bytes);
    let on_cores = compiled_for.on_cores(options.cores.unwrap_or(1));
    let compiled_for = on_cores.map_err(refused)?;
    let mut program = program_of(paths, target, options, reader)?;
    for object in objects {
        note_names(object, &mut program);
    }
    compile(&program, &compiled_for, &decisions).map_err(refused)
}

fn refused(error: CompileError) -> Failure {
    match error.lacks_extension {
        true => Failure::LacksExtension(format!("error: {error}")),
        false => Failure::input(error),
    }
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

/// The IR of each source. One that is IR already is read. Kernels come first: the host part is compiled with what is
/// known of them.
fn program_of(
    paths: &[PathBuf],
    target: &CTarget,
    options: &COptions,
    reader: &WordsReader,
) -> Result<Program, Failure> {
    let mut program = Program::default();
    let mut hosts = Vec::new();
    let mut clang = None;
    for path in paths {
        let name = path.display().to_string();
        let ending = path.extension().and_then(|ending| ending.to_str());
        if ending == Some("ll") {
            let text = files::read_text(path)?;
            if text.starts_with(IR_TITLE) {
                return Err(Failure::input(format!(
                    "{name} is what `harmonica cc --emit ir` writes for people to read, and no LLVM IR; compile the \
                     sources to a file `.s`, `.o` or `.bin`, and run that"
                )));
            }
            let is_of_kernels = text.contains("\ntarget triple = \"spir");
            let units = if is_of_kernels { &mut program.kernels } else { &mut program.units };
            units.push((name, text));
            continue;
        }
        files::read(path)?;
        let clang = match &mut clang {
            Some(clang) => clang,
            none => none.insert(Clang::new(target, options, reader)?),
        };
        if ending == Some("cl") {
            let parts = clang.opencl(path)?;
            program.kernels.extend(parts.kernels.map(|ir| (name, ir)));
            hosts.extend(parts.host.map(|text| Host { path, text: Some(text) }));
        } else {
            hosts.push(Host { path, text: None });
        }
    }
    let mut kernels = Vec::new();
    for (_, ir) in &program.kernels {
        kernels.extend(opencl::kernels(ir).map_err(refused)?);
    }
    if let Some(clang) = &clang {
        for host in &hosts {
            program.units.push((host.path.display().to_string(), clang.host(host, &kernels)?));
        }
    }
    Ok(program)
}

/// A source of C, or the host part of a file of OpenCL C behind the preprocessor.
struct Host<'p> {
    path: &'p Path,
    text: Option<String>,
}

/// What a file of OpenCL C has.
struct OpenClParts {
    /// The IR of its kernels.
    kernels: Option<String>,
    /// Its host part, behind the preprocessor.
    host: Option<String>,
}

/// Clang for the files of a command line.
struct Clang<'o> {
    front_end: FrontEnd,
    options: &'o COptions,
    reader: &'o WordsReader,
}

/// What the host's side of a kernel need not say: pointers to other numbers than the kernel's are a warning. Messages
/// name all macros on their way to a kernel.
const HOST_OPTIONS: [&str; 3] =
    ["-Wno-pointer-sign", "-Wno-error=incompatible-pointer-types", "-fmacro-backtrace-limit=0"];

/// The first line of what `cc --emit ir` writes.
pub const IR_TITLE: &str = "; A program as its lanes execute it, for people to read";

impl<'o> Clang<'o> {
    fn new(target: &CTarget, options: &'o COptions, reader: &'o WordsReader) -> Result<Self, Failure> {
        let front_end = FrontEnd::new(Settings {
            word_bytes: target.arch.word_bytes(),
            optimization: options.optimization,
            include: options.include.clone(),
            defines: options.define.clone(),
            standard: options.cl_std.clone(),
            extension: target.extension,
            several_cores: options.several_cores(),
            custom_unit: target.custom_unit,
        });
        Ok(Self { front_end: front_end.map_err(Failure::input)?, options, reader })
    }

    /// Writes a file beside the headers.
    fn write(&self, name: &str, text: &[u8]) -> Result<PathBuf, Failure> {
        self.front_end.write(name, text).map_err(Failure::input)
    }

    /// A file that clang can open as often as it wants, and the folders for `#include`. The bytes of a pipe or a device
    /// go into a file that says where they come from.
    fn source_of(&self, path: &Path) -> Result<(PathBuf, Vec<PathBuf>), Failure> {
        let mut include = self.options.include.clone();
        if !files::is_stream(path) {
            return Ok((path.to_path_buf(), include));
        }
        include.insert(0, Path::new(".").join(files::folder_of(path)));
        Ok((self.write("stream.c", &marked(path, &files::read(path)?))?, include))
    }

    /// Calls clang for a source, and shows its warnings.
    fn run(
        &self,
        source: &Path,
        headers: Headers,
        call: impl FnOnce(&tools::Clang, &ClangJob<'_>) -> Result<ClangOutput, ClangError>,
    ) -> Result<String, Failure> {
        let (source, include) = self.source_of(source)?;
        let headers_folder = self.front_end.headers();
        match self.front_end.run(&source, headers, &include, call) {
            Ok(output) => {
                let warnings = self.reader.read(&output.warnings, headers_folder);
                if !warnings.is_empty() {
                    eprintln!("{warnings}");
                }
                Ok(output.text)
            }
            Err(FrontEndError::Refused(words)) => {
                let shown = self.reader.read(&words, headers_folder);
                // Clang has refused something without a place.
                let shown = if shown.is_empty() { words } else { shown };
                match shown.contains(library::LACKS_EXTENSION) {
                    true => Err(Failure::LacksExtension(shown)),
                    false => Err(Failure::Words(shown)),
                }
            }
            Err(error) => Err(Failure::input(error)),
        }
    }

    /// A file of OpenCL C: kernels alone, or kernels and a host part.
    fn opencl(&self, path: &Path) -> Result<OpenClParts, Failure> {
        let language = self.front_end.kernel_options();
        let language: Vec<&str> = language.iter().map(String::as_str).collect();
        let own_text = String::from_utf8_lossy(&files::read(path)?).into_owned();
        if !opencl::has_main(&own_text) {
            let ir = self.run(path, Headers::Kernels, |clang, job| clang.compile_kernels(job, &language))?;
            return Ok(OpenClParts { kernels: Some(ir), host: None });
        }
        let no_warnings = |text| ClangOutput { text, warnings: String::new() };
        let as_kernels =
            self.run(path, Headers::Kernels, |clang, job| clang.preprocess_kernels(job, &language).map(no_warnings))?;
        let as_host = self.run(path, Headers::C, |clang, job| {
            let options = ["-x", "c", "-D__HARP_SPLITS__", "-include", "opencl.h"];
            clang.preprocess(job, &options).map(no_warnings)
        })?;
        let parts = opencl::split(&as_kernels, &as_host, self.front_end.settings.word_bytes);
        let kernels = match parts.kernels {
            Some(text) => {
                let unit = self.write("unit.cl", text.as_bytes())?;
                Some(self.run(&unit, Headers::Kernels, |clang, job| {
                    let preprocessed = [opencl::PREPROCESSED.to_owned()];
                    clang.compile_kernels(&ClangJob { defines: &preprocessed, ..job.clone() }, &language)
                })?)
            }
            None => None,
        };
        Ok(OpenClParts { kernels, host: Some(parts.host) })
    }

    /// A source of C, or a host part, with what it needs to start kernels.
    fn host(&self, host: &Host<'_>, kernels: &[opencl::Kernel]) -> Result<String, Failure> {
        self.write(opencl::DECLARATIONS_HEADER, opencl::declarations(kernels).as_bytes())?;
        if let Some(text) = &host.text {
            let definitions = opencl::definitions(kernels, text);
            let unit = self.write("unit.c", format!("{text}\n{definitions}").as_bytes())?;
            return self.run(&unit, Headers::C, |clang, job| {
                let job = ClangJob { defines: &[], ..job.clone() };
                let headers = ["-include", opencl::CALLS_HEADER, "-include", opencl::DECLARATIONS_HEADER];
                let options = [&headers, &HOST_OPTIONS[..]].concat();
                clang.compile_with(&job, &options)
            });
        }
        let text = files::read(host.path)?;
        let definitions = opencl::definitions(kernels, &String::from_utf8_lossy(&text));
        let hinted = |failure| match failure {
            Failure::Words(words) if opencl::has_kernels(&String::from_utf8_lossy(&text)) => {
                let name = host.path.with_extension("cl");
                Failure::Words(format!(
                    "{words}\n{}: help: `__kernel` is OpenCL C, and the file's name says C: name it {}",
                    host.path.display(),
                    name.display()
                ))
            }
            other => other,
        };
        if definitions.is_empty() {
            return self.run(host.path, Headers::C, |clang, job| clang.compile(job)).map_err(hinted);
        }
        let end = format!("\n#ifdef HARP_OPENCL_H\n{definitions}#endif\n").into_bytes();
        let unit = self.write("unit.c", &[marked(host.path, &text), end].concat())?;
        let folder = Path::new(".").join(files::folder_of(host.path)).display().to_string();
        let options = [&["-iquote", &folder], &HOST_OPTIONS[..]].concat();
        self.run(&unit, Headers::C, |clang, job| clang.compile_with(job, &options)).map_err(hinted)
    }
}

/// A source's text with a first line that says where it comes from.
fn marked(path: &Path, text: &[u8]) -> Vec<u8> {
    let name = path.to_string_lossy().replace('\\', "\\\\").replace('"', "\\\"");
    [format!("# 1 \"{name}\"\n").as_bytes(), text].concat()
}
