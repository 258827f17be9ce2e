//! From OpenCL C to an image: clang, the compiler and the linker, as `harmonica run` has them for files of kernels.

mod binary;
mod cache;
mod debug;
mod options;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};

use compiler::diverge::Decisions;
use compiler::opencl::{self, Signature, ARGUMENT_BYTES, COMMAND};
use compiler::{Arithmetic, Compiled, Memory, RegionNeeds, Target, END_MARK};
use frontend::{FrontEnd, FrontEndError, Settings};
use isa::CoreConfig;
use serde::{Deserialize, Serialize};

use crate::devices::Shape;

pub use binary::{read_binary, run_time, version, write_binary};
pub use debug::Debug;
pub use options::{is_library, Options};

/// What clang has made of sources: names, and IR.
pub type Units = Vec<(String, String)>;

/// A program that can run.
pub struct Executable {
    /// No other program has this number.
    pub number: u64,
    /// What it is linked of.
    pub units: Arc<Units>,
    /// What the linker has made.
    pub linked: Linked,
    /// The variables outside of functions that its kernels change, with what they hold between launches.
    pub variables: Mutex<Vec<Variable>>,
    /// What its bytes come from, once somebody has asked.
    debug: OnceLock<Result<Debug, String>>,
}

/// What the linker makes of units.
#[derive(Serialize, Deserialize)]
pub struct Linked {
    /// What lies from address 0 on.
    #[serde(with = "serde_bytes")]
    pub image: Vec<u8>,
    /// The address of the command.
    pub command: u64,
    /// The address of the code with which the program ends.
    pub exit_code: u64,
    /// The address of the mark that announces the end, of programs that do so.
    pub end_mark: u64,
    /// Its kernels, by their numbers.
    pub signatures: Vec<Signature>,
    /// The variables outside of functions that its kernels change, with what they hold at first.
    pub variables: Vec<Variable>,
    /// Bytes of the `__local` variables that each group has, whatever kernel it runs.
    pub local_bytes: u64,
    /// Bytes of those of each kernel, by its number.
    pub kernel_local_bytes: Vec<u64>,
    /// Bytes of the stack of a work item.
    pub private_bytes: u64,
}

impl Linked {
    /// The number of a kernel.
    pub fn number(&self, kernel: &str) -> Option<usize> {
        self.signatures.iter().position(|one| one.name == kernel)
    }
}

/// A variable and its bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Where it is.
    pub address: u64,
    /// What it holds.
    #[serde(with = "serde_bytes")]
    pub bytes: Vec<u8>,
}

/// A header that a host program gives with the source.
pub struct Header {
    /// The name in `#include`.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// Why there is no program.
#[derive(Debug)]
pub enum BuildError {
    /// The source is refused, or the core lacks something, in words for the log.
    Refused(String),
    /// There is no clang.
    NoCompiler(String),
}

/// The name of the source in messages.
const SOURCE: &str = "program.cl";

/// Compiles a source; gives its IR and clang's warnings. What a source includes may change, so what is made of one that
/// includes is not kept.
///
/// # Errors
/// What clang refuses.
pub fn compile(
    source: &str,
    headers: &[Header],
    options: &Options,
    config: &CoreConfig,
) -> Result<(Units, String), BuildError> {
    let make = || compile_anew(source, headers, options, config);
    if !is_alone(source) {
        return make();
    }
    let Options { optimization, include: _, defines, standard, clang } = options;
    let options = [&[optimization.to_string(), standard.clone()], &defines[..], &[String::new()], &clang[..]].concat();
    let core = format!("{} {}", config.arch.word_bytes(), config.extension);
    let words = [&[source.to_owned(), core], &options[..]].concat();
    cache::remembered("compiled", &words, make)
}

/// Whether what a source is compiled to depends on nothing but the source.
fn is_alone(source: &str) -> bool {
    let joined = source.replace("\\\n", "").replace("\\\r\n", "");
    ["include", "embed", "__DATE__", "__TIME"].iter().all(|word| !joined.contains(word))
}

fn compile_anew(
    source: &str,
    headers: &[Header],
    options: &Options,
    config: &CoreConfig,
) -> Result<(Units, String), BuildError> {
    let settings = Settings {
        word_bytes: config.arch.word_bytes(),
        optimization: options.optimization,
        include: options.include.clone(),
        defines: options.defines.clone(),
        standard: options.standard.clone(),
        extension: config.extension,
        several_cores: false,
        custom_unit: config.custom_unit,
    };
    let folder = tempfile::tempdir().map_err(|error| cannot_write(&error))?;
    let own = folder.path().join("headers");
    for header in headers {
        write(own.join(&header.name), &header.text)?;
    }
    write(folder.path().join(SOURCE), source)?;
    let mut include: Vec<PathBuf> = if headers.is_empty() { Vec::new() } else { vec![own.clone()] };
    include.extend(settings.include.iter().cloned());
    let here = |words: &str| {
        let words = words.replace(&format!("{}/", own.display()), "");
        words.replace(&format!("{}/", folder.path().display()), "")
    };
    let front_end = FrontEnd::new(settings).map_err(|error| BuildError::NoCompiler(error.to_string()))?;
    // The IR names the sources as messages do, and has their texts for reports.
    let mut clang = options.clang.clone();
    clang.extend([folder.path(), own.as_path()].map(|path| format!("-ffile-prefix-map={}/=", path.display())));
    clang.extend(["-Xclang", "-gembed-source"].map(str::to_owned));
    let done = front_end.kernels(&folder.path().join(SOURCE), &include, &clang);
    match done {
        Ok(output) => Ok((vec![(SOURCE.to_owned(), output.text)], here(&output.warnings))),
        Err(FrontEndError::Refused(words)) => Err(BuildError::Refused(here(&words))),
        Err(error) => Err(BuildError::NoCompiler(error.to_string())),
    }
}

fn write(path: PathBuf, text: &str) -> Result<(), BuildError> {
    let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    folder.and_then(|()| std::fs::write(&path, text)).map_err(|error| cannot_write(&error))
}

fn cannot_write(error: &std::io::Error) -> BuildError {
    BuildError::Refused(format!(
        "cannot write the source into the folder for temporary files: {error}; make room there, or name another with TMPDIR"
    ))
}

fn refused(error: impl ToString) -> BuildError {
    BuildError::Refused(error.to_string())
}

/// Links units to a program for a device.
///
/// # Errors
/// What the compiler or the linker refuses.
pub fn link(units: &Arc<Units>, shape: &Shape) -> Result<Executable, BuildError> {
    let Shape { config, program_bytes, announces_end, .. } = shape;
    let mut words = vec![config.to_toml(), format!("{program_bytes} {announces_end}")];
    words.extend(units.iter().flat_map(|(name, ir)| [name.clone(), ir.clone()]));
    let linked = cache::remembered("linked", &words, || link_anew(units, shape))?;
    let variables = Mutex::new(linked.variables.clone());
    Ok(Executable { number: next_number(), units: units.clone(), variables, debug: OnceLock::new(), linked })
}

fn link_anew(units: &Units, shape: &Shape) -> Result<Linked, BuildError> {
    let config = &shape.config;
    let signatures = opencl::signatures(units).map_err(refused)?;
    if let Some(large) = signatures.iter().find(|one| one.block_bytes > ARGUMENT_BYTES) {
        let Signature { name, block_bytes, .. } = large;
        let words = format!(
            "the arguments of the kernel {name} have {block_bytes} bytes, and there is room for {ARGUMENT_BYTES}; \
             pass them in a buffer"
        );
        return Err(BuildError::Refused(words));
    }
    let compiled = compiled(units, &signatures, config)?;
    let linked = compiled.link(&[], &memory(shape), &|_| None);
    let image = linked.map_err(|error| refused(format!("{error}\n{}", room(shape))))?.image;
    check_depth(&image, config)?;
    let address = |name: &str| image.symbol(name).map(|symbol| symbol.address.0);
    let missing = |name: &str| BuildError::Refused(format!("the linked program has no {name}"));
    let variables = compiled.module.globals.iter().filter(|global| is_variable(&global.name, global.constant, units));
    let variables = variables.filter_map(|global| {
        let address = address(&global.name)?;
        let bytes = image.bytes.get(address as usize..(address + global.size) as usize)?;
        Some(Variable { name: global.name.to_string(), address, bytes: bytes.to_vec() })
    });
    // A program without kernels is never launched.
    let command = if signatures.is_empty() { Some(0) } else { address(COMMAND) };
    Ok(Linked {
        command: command.ok_or_else(|| missing(COMMAND))?,
        exit_code: address("__harp_exit_code").ok_or_else(|| missing("__harp_exit_code"))?,
        end_mark: address(END_MARK).unwrap_or_default(),
        kernel_local_bytes: signatures.iter().map(|one| compiled.local_bytes_of(&one.name)).collect(),
        signatures,
        variables: variables.collect(),
        local_bytes: compiled.local_bytes(),
        private_bytes: compiled.depths.lane.least,
        image: image.bytes,
    })
}

/// Where a program's stacks and its heap are on a device.
fn memory(shape: &Shape) -> Memory {
    let Shape { program_bytes, announces_end, .. } = *shape;
    Memory { ram_bytes: Some(program_bytes), announces_end, ..Memory::default() }
}

/// How much room programs have, for messages.
fn room(shape: &Shape) -> String {
    let (bytes, all) = (shape.program_bytes, shape.config.ram_bytes);
    format!("programs have {bytes} of the device's {all} bytes (program_bytes and ram_bytes in the table of devices)")
}

/// Compiles units and the start of a program that has these kernels.
fn compiled(units: &Units, signatures: &[Signature], config: &CoreConfig) -> Result<Compiled, BuildError> {
    let start = opencl::start(signatures, config.arch.word_bytes());
    let kernels = if signatures.is_empty() { Vec::new() } else { units.clone() };
    let program =
        compiler::Program { units: vec![("start".to_owned(), start)], kernels, ..compiler::Program::default() };
    let target = Target::new(config.arch, config.divergence, config.reconvergence).map_err(refused)?;
    let target = target.with_extension(config.extension).map_err(refused)?;
    let target = target.with_arithmetic(Arithmetic::of(&config.options()));
    let target = target.with_scratchpad(config.scratchpad_bytes);
    compiler::compile(&program, &target, &Decisions::default()).map_err(refused)
}

/// Whether a variable is one of the sources', and can be changed.
fn is_variable(name: &str, is_constant: bool, units: &Units) -> bool {
    let begins = format!("@{name} = ");
    !is_constant && units.iter().any(|(_, ir)| ir.lines().any(|line| line.starts_with(&begins)))
}

fn next_number() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::SeqCst)
}

/// Refuses a program with more regions of divergence open at a time than the device has room for.
fn check_depth(image: &assembler::Image, config: &CoreConfig) -> Result<(), BuildError> {
    RegionNeeds::check(image, config.divergence, config.split_contexts, config.stack_depth)
        .map_err(|why| BuildError::Refused(format!("{why}; give the device stack_depth = {}", why.wanted)))
}
