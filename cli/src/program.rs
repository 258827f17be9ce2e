//! Programs from the command line: sources, objects and images, in any mixture that makes sense.

use std::path::{Path, PathBuf};

use assembler::formats::{read_intel_hex, read_raw, read_readmemh, read_symbols};
use assembler::{hof, Assembled, Diagnostic, Image, LinkOptions, Object, SourceFile, Symbol};
use clap::Args;
use compiler::{Compiled, Linked, Memory, RegionNeeds};
use isa::{Address, ArchId, CoreConfig, CoreOptions, CustomUnit, DivergenceMechanism, ExecutionUnit};

use crate::c::{compile_c, is_c, text_of, COptions, CTarget};
use crate::failure::{print_diagnostics, Failure};
use crate::selection::CoreSelection;
use crate::{files, selection};

/// How an image file is to be read.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum ImageFormat {
    /// Little-endian bytes
    Raw,
    /// Verilog's $readmemh
    Readmemh,
    /// Intel HEX
    Ihex,
}

/// What the command line says about an image file.
#[derive(Args, Clone, Copy, Default)]
pub struct ImageOptions {
    /// Format of the one image file [default: by the file's name]
    #[arg(long, value_enum)]
    pub format: Option<ImageFormat>,
    /// Bytes in each line of a $readmemh image [default: the word's]
    #[arg(long, value_name = "N")]
    pub line_bytes: Option<usize>,
    /// Address of a raw image's first byte
    #[arg(skip)]
    pub base: Address,
}

/// What a file is, by its first bytes, then by its ending.
enum FileKind {
    Source,
    Object,
    Image(ImageFormat),
}

fn kind(path: &Path, bytes: &[u8]) -> FileKind {
    if bytes.starts_with(b"HARP") {
        return FileKind::Object;
    }
    format_of(path).map_or(FileKind::Source, FileKind::Image)
}

/// The image format that a file's name says.
pub fn format_of(path: &Path) -> Option<ImageFormat> {
    match path.extension()?.to_str()? {
        "bin" | "img" | "raw" => Some(ImageFormat::Raw),
        "hex" | "ihex" => Some(ImageFormat::Ihex),
        "mem" | "memh" => Some(ImageFormat::Readmemh),
        _ => None,
    }
}

/// The ArchID that the command line gives, or else that of the first object, or else the default.
pub fn toolchain_arch(given: Option<&str>, paths: &[PathBuf]) -> Result<ArchId, Failure> {
    if let Some(text) = given {
        return selection::parse_toolchain_arch(text);
    }
    for path in paths {
        let bytes = files::read(path)?;
        if bytes.starts_with(b"HARP") {
            return Ok(read_object(path, &bytes)?.arch);
        }
    }
    Ok(ArchId::default())
}

/// Reads an object file.
pub fn read_object(path: &Path, bytes: &[u8]) -> Result<Object, Failure> {
    hof::read(&path.display().to_string(), bytes).map_err(Failure::input)
}

/// The core that is asked for, and a program for it. What the command line does not say is as the program wants it,
/// then as the board has it.
pub fn load_on(
    core: &CoreSelection,
    paths: &[PathBuf],
    board: CoreOptions,
    options: &COptions,
) -> Result<(CoreConfig, Image), Failure> {
    let asked = wanted_options(paths)?.or(board).or(options.wanted(paths));
    // A program may use floats, unless an option says that there are none.
    let with_floats = CoreOptions { float: Some(true), ..CoreOptions::default() };
    let config = core.config_or(asked.clone().or(with_floats))?;
    let images = ImageOptions::default();
    let may_extend = !core.is_named() && core.asked(asked.clone())?.extension.is_none();
    let target = CTarget { may_extend, ..CTarget::of(&config) };
    let program = Loaded::new(paths, &target, &images, options)?;
    let linked = program.link(None)?;
    let mut asked = core.asked(asked.or(linked.wanted))?;
    // A named configuration has room enough, too, unless it says how much.
    asked.stack_depth = asked.stack_depth.or(wanted_depth(&linked.image, &asked));
    let config = core.validated(&asked)?;
    options.check_barriers(paths, config.barriers)?;
    let image = program.link(Some(config.ram_bytes))?.image;
    check_depth(&image, config.divergence, config.split_contexts, config.stack_depth)?;
    check_turns(&image)?;
    if program.compiled().is_some() {
        check_units(&image, &config)?;
    } else if let Some(warning) = extension_warning(&image, &config) {
        print_diagnostics(&warning.into());
    }
    Ok((config, image))
}

/// A program that is ready for its core: sources and objects are assembled and linked at 0, a single image is taken as
/// it is, C is compiled.
pub struct Loaded {
    program: CompiledOrImage,
    divergence: DivergenceMechanism,
}

enum CompiledOrImage {
    Compiled(Box<CProgram>),
    Image(Image),
}

impl Loaded {
    /// Reads the files.
    pub fn new(
        paths: &[PathBuf],
        target: &CTarget,
        images: &ImageOptions,
        options: &COptions,
    ) -> Result<Self, Failure> {
        let program = match paths.iter().any(|path| is_c(path)) {
            true => CompiledOrImage::Compiled(Box::new(CProgram::new(paths, target, options)?)),
            false => CompiledOrImage::Image(load_with(&target.arch, target.custom_unit, paths, images)?),
        };
        Ok(Self { program, divergence: target.divergence })
    }

    /// What has been compiled, if there is C in it.
    pub fn compiled(&self) -> Option<&Compiled> {
        match &self.program {
            CompiledOrImage::Compiled(program) => Some(program.compiled()),
            CompiledOrImage::Image(_) => None,
        }
    }

    /// The image, of C for a RAM of so many bytes, or of as many as it needs; and what a core has to have for C.
    pub fn link(&self, ram_bytes: Option<u64>) -> Result<Linked, Failure> {
        let linked = match &self.program {
            CompiledOrImage::Compiled(program) => program.link(ram_bytes)?,
            CompiledOrImage::Image(image) => Linked {
                image: image.clone(),
                memory: Memory::default(),
                wanted: CoreOptions { ram_bytes: compiler::ram_of_image(&image.bytes), ..CoreOptions::default() },
            },
        };
        check_regions(&linked.image, self.divergence)?;
        Ok(linked)
    }
}

/// A program with C in it, compiled but not linked.
pub struct CProgram {
    compiled: Compiled,
    own: Vec<Object>,
    options: COptions,
    tlb_entries: u32,
}

impl CProgram {
    /// Compiles the C among the files and what they use, and assembles the rest.
    pub fn new(paths: &[PathBuf], target: &CTarget, options: &COptions) -> Result<Self, Failure> {
        let (c, rest): (Vec<_>, Vec<_>) = with_used_sources(paths)?.into_iter().partition(|path| is_c(path));
        let own = objects_of(&target.arch, target.custom_unit, &rest)?;
        let compiled = compile_c(&c, &own, target, options)?;
        Ok(Self { compiled, own, options: options.clone(), tlb_entries: target.tlb_entries })
    }

    /// What has been compiled.
    pub fn compiled(&self) -> &Compiled {
        &self.compiled
    }

    /// Assembly and objects beside it.
    pub fn own(&self) -> &[Object] {
        &self.own
    }

    /// Where its stacks are, in a RAM of so many bytes.
    fn memory(&self, ram_bytes: Option<u64>) -> Memory {
        self.options.memory(ram_bytes, self.tlb_entries)
    }

    /// The image for a RAM of so many bytes, or of as many as it needs.
    pub fn link(&self, ram_bytes: Option<u64>) -> Result<Linked, Failure> {
        let memory = self.memory(ram_bytes);
        let linked = self.compiled.link(&self.own, &memory, &text_of)?;
        print_diagnostics(&linked.image.warnings);
        Ok(linked)
    }
}

/// The depth of divergence that an image wants of a core with these options, if that is more than it has by itself.
pub fn wanted_depth(image: &Image, asked: &CoreOptions) -> Option<u32> {
    RegionNeeds::of_image(&image.bytes)?.wanted_depth(&image.arch, asked)
}

/// Refuses a program with more regions of divergence open at a time than a core has room for.
pub fn check_depth(
    image: &Image,
    divergence: DivergenceMechanism,
    split_contexts: u32,
    stack_depth: u32,
) -> Result<(), Failure> {
    RegionNeeds::check(image, divergence, split_contexts, stack_depth)
        .map_err(|why| Failure::input(format!("{why}; leave --stack-depth out, or say --stack-depth {}", why.wanted)))
}

/// Refuses a program in which lanes take turns by places in memory, on a core with lanes or warps that have none.
pub fn check_turns(image: &Image) -> Result<(), Failure> {
    let Some((lanes, warps)) = compiler::turns_of_image(&image.bytes) else {
        return Ok(());
    };
    let arch = &image.arch;
    if arch.lanes() <= lanes && arch.warps() <= warps {
        return Ok(());
    }
    Err(Failure::input(format!(
        "the program's lanes take turns, with places for {lanes} lanes and {warps} warps, and the core is {arch}; compile it \
         with --arch {arch}, or with --extension, which takes no places"
    )))
}

/// Refuses a program of C with instructions that a core lacks.
fn check_units(image: &Image, config: &CoreConfig) -> Result<(), Failure> {
    let mut instructions = image.written_instructions();
    let missing = instructions.find(|(_, instruction)| !config.implements(instruction.opcode()));
    match missing {
        None => Ok(()),
        Some((_, instruction)) => Err(Failure::input(format!(
            "the program needs {}, which the core does not have; leave the configuration out, or take one that has it",
            instruction.opcode()
        ))),
    }
}

/// Tells of assembly that the core lacks the extension that it uses: it would trap there without a word (ISA rule
/// I12.1).
fn extension_warning(image: &Image, config: &CoreConfig) -> Option<Diagnostic> {
    if config.extension {
        return None;
    }
    let mut found = image.written_instructions().filter(|(_, instruction)| instruction.opcode().is_extension());
    let (place, instruction) = found.next()?;
    let opcode = instruction.opcode();
    let warning = Diagnostic::warning(format!(
        "the core has no {opcode}, which is of the extension: it takes an interrupt instead"
    ));
    let label = here_and(found.count());
    let help = "take a core with extension = true: `// config: extension = true` in a program asks for one";
    Some(warning.at(place, label).with_help(help))
}

/// The label of the first of several places.
fn here_and(others: usize) -> String {
    match others {
        0 => "here".to_owned(),
        others => format!("here, and {others} more in the program"),
    }
}

/// Refuses a program whose sources have splits or joins that the mechanism lacks. `.word` still writes them, to raise
/// interrupt 3.
fn check_regions(image: &Image, divergence: DivergenceMechanism) -> Result<(), Failure> {
    if divergence.has_split_and_join() {
        return Ok(());
    }
    let mut found = image
        .written_instructions()
        .filter(|(_, instruction)| instruction.opcode().unit() == ExecutionUnit::Divergence);
    let Some((place, instruction)) = found.next() else {
        return Ok(());
    };
    let (opcode, name) = (instruction.opcode(), divergence.name());
    let label = here_and(found.count());
    let help = "guard the instructions of each side, and jump around a side whose vote is 0 (docs/isa.md part 8.4); \
                or take a core with divergence = \"stack\"";
    let error = Diagnostic::error(format!("a core with divergence = \"{name}\" has no {opcode}"));
    Err(Failure::Diagnostics(error.at(place, label).with_help(help).into()))
}

/// Loads a program; a single file for which an image format is given is one, whatever its name.
pub fn load_with(
    arch: &ArchId,
    unit: Option<CustomUnit>,
    paths: &[PathBuf],
    options: &ImageOptions,
) -> Result<Image, Failure> {
    if let [path] = paths {
        let bytes = files::read(path)?;
        let kind = options.format.map_or_else(|| kind(path, &bytes), FileKind::Image);
        if let FileKind::Image(format) = kind {
            return read_image(arch, path, bytes, format, options);
        }
    } else if options.format.is_some() {
        return Err(Failure::input("--format reads one image, but there are several files"));
    }
    let objects = load_objects(arch, unit, paths)?;
    let image = assembler::link(arch, &objects, &LinkOptions::default())?;
    print_diagnostics(&image.warnings);
    if image.bytes.is_empty() {
        let names: Vec<_> = paths.iter().map(|path| path.display().to_string()).collect();
        let error = format!("there is nothing to run: no instruction and no data in {}", names.join(", "));
        return Err(Failure::input(error));
    }
    Ok(image)
}

/// What the sources' `// config:` lines ask of the core; the first to name an option has its way.
pub fn wanted_options(paths: &[PathBuf]) -> Result<CoreOptions, Failure> {
    let mut wanted = CoreOptions::default();
    for path in paths {
        for line in assembler::wanted_configuration(&files::read(path)?) {
            let options = CoreOptions::from_line(line)
                .map_err(|error| format!("`// config: {line}`: {error}"))
                .map_err(Failure::in_file(path))?;
            wanted = wanted.or(options);
        }
    }
    Ok(wanted)
}

/// The bytes that the sources' `// input:` lines give the program to read.
pub fn provided_input(paths: &[PathBuf]) -> Result<Vec<u8>, Failure> {
    let mut input = Vec::new();
    for path in paths {
        for line in assembler::console_input(&files::read(path)?) {
            let expected = "a string in quotes is expected, with escapes as in TOML";
            let text = assembler::console_text(line)
                .ok_or_else(|| format!("`// input: {line}`: {expected}"))
                .map_err(Failure::in_file(path))?;
            input.extend_from_slice(text.as_bytes());
        }
    }
    Ok(input)
}

/// Assembles the sources and reads the objects, in their order.
pub fn load_objects(arch: &ArchId, unit: Option<CustomUnit>, paths: &[PathBuf]) -> Result<Vec<Object>, Failure> {
    objects_of(arch, unit, &with_used_sources(paths)?)
}

fn objects_of(arch: &ArchId, unit: Option<CustomUnit>, paths: &[PathBuf]) -> Result<Vec<Object>, Failure> {
    let mut objects = Vec::new();
    let mut errors = assembler::Diagnostics::default();
    for path in paths {
        match load_object(arch, unit, path) {
            Ok(object) => objects.push(object),
            Err(Failure::Diagnostics(found)) => errors.0.extend(found.0),
            Err(other) => return Err(other),
        }
    }
    if errors.has_errors() {
        return Err(errors.into());
    }
    Ok(objects)
}

fn load_object(arch: &ArchId, unit: Option<CustomUnit>, path: &Path) -> Result<Object, Failure> {
    let bytes = files::read(path)?;
    let name = path.display().to_string();
    match kind(path, &bytes) {
        FileKind::Object => read_object(path, &bytes),
        FileKind::Source => Ok(assemble(arch, unit, path, bytes)?.object),
        FileKind::Image(_) => {
            Err(Failure::input(format!("{name} is an image; it can only be run alone, not linked with other files")))
        }
    }
}

/// Assembles one source; its warnings are printed.
pub fn assemble(arch: &ArchId, unit: Option<CustomUnit>, path: &Path, bytes: Vec<u8>) -> Result<Assembled, Failure> {
    let name = path.display().to_string();
    if is_c(path) {
        return Err(Failure::input(format!("{name} is C; `harmonica cc` compiles it")));
    }
    // Standard input and pipes have names without an ending.
    if path.extension().is_none() && bytes.split(|byte| *byte == b'\n').any(|line| line.starts_with(b"#include")) {
        return Err(Failure::input(format!(
            "{name} is read as assembly, and has a line `#include`; the name of a file of C ends in `.c`, of OpenCL C in \
             `.cl`: write it into one first"
        )));
    }
    let source = SourceFile::from_bytes(name, bytes).map_err(assembler::Diagnostics::from)?;
    let assembled = assembler::assemble_with_unit(arch, unit, &source)?;
    print_diagnostics(&assembled.warnings);
    Ok(assembled)
}

/// The files named, and after them those that their `// uses:` lines name (relative to the naming file), each once.
pub fn with_used_sources(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let files = assembler::read_with_used(paths, |path, named_by| {
        files::read(path).map_err(|failure| match named_by {
            Some(by) => failure.context(&format!("a `// uses:` line of {}", by.display())),
            None => failure,
        })
    })?;
    Ok(files.into_iter().map(|(path, _)| path).collect())
}

/// Reads a symbol file.
pub fn read_symbol_file(path: &Path) -> Result<Vec<Symbol>, Failure> {
    read_symbols(&files::read_text(path)?).map_err(Failure::in_file(path))
}

/// Reads an image file.
pub fn read_image(
    arch: &ArchId,
    path: &Path,
    bytes: Vec<u8>,
    format: ImageFormat,
    options: &ImageOptions,
) -> Result<Image, Failure> {
    let text =
        || String::from_utf8(bytes.clone()).map_err(|_| Failure::input(format!("{} is not text", path.display())));
    let image = match format {
        ImageFormat::Raw => read_raw(arch, options.base, bytes),
        ImageFormat::Ihex => read_intel_hex(arch, &text()?),
        ImageFormat::Readmemh => {
            let line_bytes = options.line_bytes.unwrap_or(arch.word_bytes() as usize);
            read_readmemh(arch, line_bytes, &text()?)
        }
    };
    image.map_err(Failure::in_file(path))
}

/// The command as it was given, for the report.
pub fn command_line() -> String {
    let quoted = |argument: String| match argument.chars().any(char::is_whitespace) {
        true => format!("'{argument}'"),
        false => argument,
    };
    let arguments = std::env::args_os().skip(1);
    let arguments: Vec<_> = arguments.map(|argument| quoted(argument.to_string_lossy().into_owned())).collect();
    format!("harmonica {}", arguments.join(" "))
}
