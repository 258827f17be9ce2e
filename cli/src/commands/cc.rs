//! `harmonica cc`: C to assembly, objects and images.

use std::path::{Path, PathBuf};

use assembler::formats::write_symbols;
use assembler::{hof, Diagnostics, SourceFile};
use clap::{Args, ValueEnum};
use compiler::{Arithmetic, Compiled, Linked, Target};
use isa::{ArchId, CoreOptions, DivergenceMechanism, Reconvergence, UnitFolder};

use crate::c::{is_c, COptions, CTarget, IR_TITLE};
use crate::failure::Failure;
use crate::program::{self, CProgram};
use crate::{files, output, selection};

/// Compile C for HARP, with assembly and objects beside it
///
/// All sources become one program, with what they need of the C library (stdio.h, string.h, stdlib.h and others; harp.h
/// for lanes and warps, opencl.h for kernels of OpenCL). Clang turns C into LLVM IR: the clang on PATH (or $CLANG),
/// else the wheel `ziglang`, which is installed on first use. `run`, `cosim`, `lab`, `timeline`, `fpga` and `load` take
/// .c files, too.
///
/// Examples:
///   harmonica cc programs/c/vector-sum.c -o vector-sum.bin --arch 4w16/16/16/16
///   harmonica cc programs/c/mandelbrot.c -o mandelbrot.s --emit asm --divergence-mechanism paired-path
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    /// C (.c, OpenCL's .cl, LLVM IR .ll), assembly and objects
    #[arg(required = true, value_name = "SOURCE")]
    sources: Vec<PathBuf>,
    /// File for the result
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Kind of the result [default: by its name: .o object, .s asm, .ll ir, .dot cfg, else image]
    #[arg(long, value_enum, value_name = "WHAT")]
    emit: Option<Emit>,
    /// ArchID `<word bytes><w|b><GPRs>/<predicates>/<lanes>/<warps>`
    #[arg(long, default_value = "4w8/8/4/4", value_name = "ARCHID")]
    arch: String,
    /// How lanes diverge: stack, masks, paired-path, multi-path
    #[arg(long, default_value = "stack", value_name = "MECHANISM", value_parser = selection::divergence)]
    divergence_mechanism: DivergenceMechanism,
    /// When paired paths are compared: implicit, explicit
    #[arg(long, default_value = "implicit", value_name = "WHEN", value_parser = selection::reconvergence)]
    reconvergence: Reconvergence,
    /// Compile for a core with the extension, whether or not a source asks for it (`// config: extension = true`)
    #[arg(long)]
    extension: bool,
    /// Folder of a function unit of one's own, whose instructions `#include <unit.h>` names (docs/custom-units.md)
    #[arg(long, value_name = "FOLDER")]
    custom_unit: Option<String>,
    /// Compile for a core without this unit, whose part routines compute; may be repeated (sources: `// config:
    /// multiplier = "none"`)
    #[arg(long, value_enum, value_name = "UNIT")]
    without: Vec<Unit>,
    /// Compile for up to N cores, 1 to 16, on one memory, which have the extension; `launch` uses the lanes of all
    /// (docs/cluster.md)
    #[arg(long, value_name = "N")]
    cores: Option<u32>,
    /// Bytes of RAM, with the stacks at its end [default: 65536, or as many as the program needs]
    #[arg(long, value_name = "BYTES")]
    ram: Option<u64>,
    /// Also write a symbol file of the image: address, name, file:line
    #[arg(long, value_name = "FILE")]
    symbols: Option<PathBuf>,
    /// Give symbols the lines of C, not only the file
    #[arg(short = 'g')]
    debug: bool,
    #[command(flatten)]
    c: COptions,
}

/// What a core may lack.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Unit {
    /// mul, muli, mulhu
    Multiplier,
    /// div, divi, mod, modi
    Divider,
    /// Instructions for floats
    Float,
}

/// What is written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Emit {
    /// A HOF object: the whole program, to be linked as the last one
    Object,
    /// The raw image
    Image,
    /// Assembly
    Asm,
    /// The program between C and assembly, as its lanes execute it
    Ir,
    /// The functions' blocks and the ways between them, for Graphviz
    Cfg,
}

fn by_name(path: &Path) -> Emit {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("o") => Emit::Object,
        Some("s") => Emit::Asm,
        Some("ll") => Emit::Ir,
        Some("dot") => Emit::Cfg,
        _ => Emit::Image,
    }
}

/// What a core has to have for the program, and what would serve it better.
fn report(compiled: &Compiled) {
    let Target { arch, divergence, .. } = compiled.target;
    let contexts = divergence.split_contexts_default(&arch);
    let needed = compiled.regions.on(divergence, arch.lanes(), 1 + contexts);
    let or_more = if compiled.regions.is_all() { "" } else { ", or more" };
    let of = match divergence {
        DivergenceMechanism::MultiPath => format!("open regions, with {contexts} split contexts"),
        _ => "entries of the divergence stack".to_owned(),
    };
    if needed > 0 {
        let lanes = arch.lanes();
        let text = format!("a warp of {lanes} lanes takes at most {needed} {of}{or_more} (--stack-depth)\n");
        output::write(text.as_bytes());
    }
    if compiled.takes_turns {
        output::write(
            b"threads take turns at stores of less than a word; --extension compiles for a core that stores bytes\n",
        );
    }
}

/// Compiles; nothing is written unless all is well.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let arch = selection::parse_toolchain_arch(&arguments.arch)?;
    let emit = arguments.emit.unwrap_or_else(|| by_name(&arguments.output));
    files::check_not_input(&arguments.output, &arguments.sources)?;
    if !arguments.sources.iter().any(|path| is_c(path)) {
        return Err(Failure::input(
            "there is no C among the sources; `harmonica asm` and `harmonica link` are for the others",
        ));
    }
    if arguments.symbols.is_some() && emit != Emit::Image {
        return Err(Failure::input("--symbols is for --emit image"));
    }
    let target = target(arguments, arch)?;
    let c = COptions { cores: arguments.cores, ..arguments.c.clone() };
    let program = CProgram::new(&arguments.sources, &target, &c)?;
    if emit != Emit::Image && !program.own().is_empty() {
        return Err(Failure::input(
            "assembly and objects go into an image only; link them with the object, which stands last",
        ));
    }
    let compiled = program.compiled();
    report(compiled);
    let bytes = match emit {
        Emit::Image => return image(arguments, &program),
        Emit::Object => {
            let text = compiled.text(&program.link(arguments.ram)?.memory);
            let source = SourceFile::new(arguments.output.display().to_string(), text);
            let source = source.map_err(Diagnostics::from)?;
            let object = assembler::assemble_source(&arch, &source)?.object;
            hof::write(&object).map_err(Failure::input)?
        }
        Emit::Asm => assembly(compiled, &program.link(arguments.ram)?).into_bytes(),
        Emit::Ir => format!("{IR_TITLE}\n\n{}", compiled.module).into_bytes(),
        Emit::Cfg => compiler::ir::graph(&compiled.module).into_bytes(),
    };
    files::write(&arguments.output, &bytes)
}

/// The program as assembly, which asks for its core.
fn assembly(compiled: &Compiled, linked: &Linked) -> String {
    let Target { arch, divergence, reconvergence, extension, .. } = compiled.target;
    let has_pairs = divergence == DivergenceMechanism::PairedPath;
    let core = CoreOptions {
        arch: Some(arch.to_string()),
        divergence: Some(divergence),
        reconvergence: has_pairs.then_some(reconvergence),
        extension: extension.then_some(true),
        ..CoreOptions::default()
    };
    let core = core.or(linked.wanted.clone()).to_line();
    format!("// config: {core}\n\n{}", compiled.text(&linked.memory))
}

/// What the program is compiled for, by the command line and by what the sources ask for.
fn target(arguments: &Arguments, arch: ArchId) -> Result<CTarget, Failure> {
    let given = arguments.custom_unit.clone().map(UnitFolder);
    let own = CoreOptions { custom_unit: given, ..CoreOptions::default() };
    let wanted = own.or(program::wanted_options(&arguments.sources)?);
    let custom_unit = wanted.settled(&arch).custom_unit.open(&arch).map_err(Failure::input)?;
    let on_several_cores = arguments.cores.is_some_and(|cores| cores > 1);
    let mut arithmetic = Arithmetic::of(&wanted);
    for unit in &arguments.without {
        match unit {
            Unit::Multiplier => arithmetic.multiplier = false,
            Unit::Divider => arithmetic.divider = false,
            Unit::Float => arithmetic.floats = false,
        }
    }
    Ok(CTarget {
        arch,
        divergence: arguments.divergence_mechanism,
        reconvergence: arguments.reconvergence,
        extension: arguments.extension || wanted.extension.unwrap_or(on_several_cores || custom_unit.is_some()),
        may_extend: false,
        arithmetic,
        tlb_entries: wanted.tlb_entries.unwrap_or(0),
        scratchpad_bytes: wanted.scratchpad_bytes.unwrap_or(0),
        custom_unit,
    })
}

fn image(arguments: &Arguments, program: &CProgram) -> Result<(), Failure> {
    let mut image = program.link(arguments.ram)?.image;
    let mut outputs = vec![(arguments.output.clone(), image.bytes.clone())];
    if let Some(path) = &arguments.symbols {
        files::check_not_input(path, &arguments.sources)?;
        if !arguments.debug {
            for symbol in &mut image.symbols {
                symbol.line = None;
            }
        }
        outputs.push((path.clone(), write_symbols(&image).into_bytes()));
    }
    files::write_all(&outputs)
}
