//! Programs in C.

use std::path::PathBuf;

use assembler::Diagnostics;
use compiler::diverge::Decisions;
use compiler::{library, Arithmetic, Compiled, Memory, Program, RegionNeeds, Target};
use frontend::{FrontEnd, FrontEndError, Headers, Settings};
use isa::CoreConfig;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::core::{path, Core};
use crate::errors::{diagnostics, paragraph, program, source, tool};
use crate::image::{Image, RaceNotes};

/// Compiles C for a core, with the project's C library (docs/compiler.md).
///
/// A `str` is the text, an `os.PathLike` the file. Clang turns it into LLVM IR: the one on PATH (or $CLANG), else the
/// wheel `ziglang`, which is installed on first use. `optimization` is clang's level, 0 to 2; `include` are folders for
/// `#include`, `define` macros, `NAME` or `NAME=VALUE`.
#[pyfunction]
#[pyo3(signature = (source, core, *, name = "program.c", optimization = 2, include = Vec::new(), define = Vec::new()))]
pub fn compile_c(
    source: &Bound<'_, PyAny>,
    core: &Core,
    name: &str,
    optimization: u8,
    include: Vec<PathBuf>,
    define: Vec<String>,
) -> PyResult<Image> {
    let text = match source.cast::<PyString>() {
        Ok(text) => COrFile::Text { name: name.to_owned(), text: text.to_str()?.to_owned() },
        Err(_) => COrFile::File(path(source)?),
    };
    if optimization > 2 {
        return Err(crate::errors::argument(format!("optimization is {optimization}, but must be 0, 1 or 2")));
    }
    let settings = Settings {
        word_bytes: core.config.arch.word_bytes(),
        optimization,
        include,
        defines: define,
        standard: compiler::opencl::STANDARD.to_owned(),
        extension: core.config.extension,
        several_cores: false,
        custom_unit: core.config.custom_unit,
    };
    source.py().detach(|| compiled(&text, settings, &core.config)).map_err(PyErr::from)
}

/// The source.
enum COrFile {
    /// The text, and what messages call it.
    Text { name: String, text: String },
    /// A file.
    File(PathBuf),
}

/// Why there is no program.
enum CError {
    Refused(String),
    Diagnostics(Diagnostics),
    DoesNotFit(String),
    Tool(String),
}

impl From<CError> for PyErr {
    fn from(error: CError) -> PyErr {
        match error {
            CError::Refused(words) => source(words),
            CError::Diagnostics(found) => diagnostics(&found),
            CError::DoesNotFit(words) => program(words),
            CError::Tool(words) => tool(words),
        }
    }
}

fn refused(error: impl ToString) -> CError {
    CError::Refused(error.to_string())
}

fn compiled(source: &COrFile, settings: Settings, config: &CoreConfig) -> Result<Image, CError> {
    let include = settings.include.clone();
    let front_end = FrontEnd::new(settings).map_err(|error| CError::Tool(error.to_string()))?;
    let (name, path) = match source {
        COrFile::File(path) => (path.display().to_string(), path.clone()),
        COrFile::Text { name, text } => {
            let marked = format!("# 1 {name:?}\n{text}");
            let path = front_end.write("program.c", marked.as_bytes());
            (name.clone(), path.map_err(|error| CError::Tool(error.to_string()))?)
        }
    };
    let output = front_end.run(&path, Headers::C, &include, |clang, job| clang.compile(job));
    let output = output.map_err(|error| match error {
        FrontEndError::Refused(words) => CError::Refused(paragraph(words)),
        other => CError::Tool(other.to_string()),
    })?;
    let target = Target::new(config.arch, config.divergence, config.reconvergence).map_err(refused)?;
    let target = target.with_extension(config.extension).map_err(refused)?;
    let target = target.with_arithmetic(Arithmetic::of(&config.options())).with_scratchpad(config.scratchpad_bytes);
    let compiled = compiler::compile(&Program::of(&name, &output.text), &target, &Decisions::default());
    let memory = Memory { ram_bytes: Some(config.ram_bytes), tlb_entries: config.tlb_entries, ..Memory::default() };
    let text_of = |wanted: &str| match source {
        COrFile::Text { name, text } if name == wanted => Some(text.clone()),
        _ => std::fs::read_to_string(wanted).ok(),
    };
    let compiled = compiled.map_err(refused)?;
    let linked = compiled.link(&[], &memory, &text_of).map_err(CError::Diagnostics)?;
    check_depth(&linked.image, config)?;
    let races = races(&compiled, &linked.image, &name, &text_of)?;
    let mut image = Image::new(linked.image, races);
    image.warnings.extend((!output.warnings.is_empty()).then_some(output.warnings));
    Ok(image)
}

/// What the source, and the run time that it is linked with, say of races.
fn races(
    compiled: &Compiled,
    image: &assembler::Image,
    name: &str,
    text_of: &dyn Fn(&str) -> Option<String>,
) -> Result<RaceNotes, CError> {
    let mut races = RaceNotes { atomic: compiled.shared_accesses(image).into_iter().collect(), ..RaceNotes::default() };
    if let Some(text) = text_of(name) {
        races.notes.add(name, &text).map_err(refused)?;
    }
    for (name, text) in library::RUN_TIME {
        races.notes.add_library(name, text).map_err(refused)?;
    }
    Ok(races)
}

/// Refuses a program with more regions of divergence open at a time than the core has room for.
fn check_depth(image: &assembler::Image, config: &CoreConfig) -> Result<(), CError> {
    RegionNeeds::check(image, config.divergence, config.split_contexts, config.stack_depth)
        .map_err(|why| CError::DoesNotFit(format!("{why}; give it stack_depth={}", why.wanted)))
}
