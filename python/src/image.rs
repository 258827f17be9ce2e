//! Programs: assembled, or bytes.

use std::sync::Arc;

use ::races::Notes;
use assembler::{Diagnostics, LinkOptions, RenderStyle, SourceFile};
use isa::Address;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString};

use crate::core::{path, Core};
use crate::errors::{argument, diagnostics, file};

/// A program, linked for a core: its bytes from address 0 on, its symbols, and which source line each address came from.
#[pyclass(frozen, from_py_object, module = "harmonica_simt")]
#[derive(Clone)]
pub struct Image {
    /// The program.
    pub image: Arc<assembler::Image>,
    /// What the assembler, the compiler or clang has to say.
    pub warnings: Vec<String>,
    /// What it says of races.
    pub races: RaceNotes,
}

/// What a program says of its races.
#[derive(Clone, Default)]
pub struct RaceNotes {
    /// The `// races:` lines of its sources.
    pub notes: Notes,
    /// Loads and stores of C that count as atomic.
    pub atomic: Vec<Address>,
}

impl Image {
    /// A program with its own warnings.
    pub fn new(image: assembler::Image, races: RaceNotes) -> Self {
        let warnings = image.warnings.0.iter().map(|one| one.render(RenderStyle::default()).trim_end().to_owned());
        Image { warnings: warnings.collect(), image: Arc::new(image), races }
    }

    /// An address, as a number or as a symbol's name.
    pub fn address(&self, given: &Bound<'_, PyAny>) -> PyResult<u64> {
        if let Ok(name) = given.cast::<PyString>() {
            let name = name.to_str()?;
            let symbol = self.image.symbol(name);
            return symbol.map(|symbol| symbol.address.0).ok_or_else(|| {
                let names = self.image.symbols.iter().map(|symbol| symbol.name.as_str());
                let hint = match assembler::nearest(name, names) {
                    Some(near) => format!("did you mean {near}?"),
                    None => "Image.symbols lists those that it has".to_owned(),
                };
                argument(format!("the program has no symbol {name}; {hint}"))
            });
        }
        given.extract().map_err(|_| {
            argument(format!(
                "an address is a number from 0 on or a symbol's name, not {}",
                crate::arrays::described(given)
            ))
        })
    }
}

#[pymethods]
impl Image {
    /// The program of these bytes, which begin at address 0: what `harmonica asm` has written, or another tool.
    #[staticmethod]
    fn from_bytes(bytes: Vec<u8>, core: &Core) -> Self {
        Image::new(assembler::Image::from_bytes(&core.config.arch, Address(0), bytes), RaceNotes::default())
    }

    /// The ArchID of the core that it is for.
    #[getter]
    fn arch(&self) -> String {
        self.image.arch.to_string()
    }

    /// The bytes from address 0 on, little-endian.
    #[getter]
    fn bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.image.bytes)
    }

    /// The address of each symbol, in the order of the addresses.
    #[getter]
    fn symbols<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let symbols = PyDict::new(py);
        for symbol in &self.image.symbols {
            symbols.set_item(&symbol.name, symbol.address.0)?;
        }
        Ok(symbols)
    }

    /// Warnings of assembler, compiler and clang, as they print them.
    #[getter]
    fn warnings(&self) -> Vec<String> {
        self.warnings.clone()
    }

    /// The source line that a byte came from: file, line, text. None where there is none.
    fn source_line(&self, address: &Bound<'_, PyAny>) -> PyResult<Option<(String, u32, String)>> {
        let line = self.image.source_line(Address(self.address(address)?));
        Ok(line.map(|line| (line.file.to_owned(), line.line, line.text.to_owned())))
    }

    /// The program as assembly.
    fn disassembly(&self) -> String {
        assembler::disassemble_image(&self.image)
    }

    fn __len__(&self) -> usize {
        self.image.bytes.len()
    }

    fn __repr__(&self) -> String {
        let (bytes, symbols) = (self.image.bytes.len(), self.image.symbols.len());
        format!("<Image for {}: {bytes} bytes, {symbols} symbols>", self.arch())
    }

    fn _repr_html_(&self) -> String {
        maud::html! { pre { (self.disassembly()) } }.into_string()
    }
}

/// Assembles a program for a core.
///
/// A `str` is the program's text, an `os.PathLike` its file; what a file names in its `// uses:` lines is linked with
/// it.
#[pyfunction]
#[pyo3(signature = (source, core, *, name = "program.s"))]
pub fn assemble(source: &Bound<'_, PyAny>, core: &Core, name: &str) -> PyResult<Image> {
    let sources = sources(source, name)?;
    let mut races = RaceNotes::default();
    for (name, bytes) in &sources {
        // What is no text has no lines.
        if let Ok(text) = std::str::from_utf8(bytes) {
            races.notes.add(name, text).map_err(crate::errors::source)?;
        }
    }
    let image = source.py().detach(|| assembled(&core.config, sources));
    image.map(|image| Image::new(image, races)).map_err(|errors| diagnostics(&errors))
}

/// A source's name and bytes.
type Source = (String, Vec<u8>);

fn assembled(config: &isa::CoreConfig, sources: Vec<Source>) -> Result<assembler::Image, Diagnostics> {
    let arch = &config.arch;
    let mut objects = Vec::new();
    let mut warnings = Diagnostics::default();
    for (name, bytes) in sources {
        let source = SourceFile::from_bytes(name, bytes).map_err(Diagnostics::from)?;
        let assembled = assembler::assemble_with_unit(arch, config.custom_unit, &source)?;
        objects.push(assembled.object);
        warnings.0.extend(assembled.warnings.0);
    }
    let mut image = assembler::link(arch, &objects, &LinkOptions::default())?;
    warnings.0.append(&mut image.warnings.0);
    image.warnings = warnings;
    Ok(image)
}

/// The text, or the file and all that its `// uses:` lines name, relative to the naming file, each once.
fn sources(given: &Bound<'_, PyAny>, name: &str) -> PyResult<Vec<Source>> {
    if let Ok(text) = given.cast::<PyString>() {
        return Ok(vec![(name.to_owned(), text.to_str()?.as_bytes().to_vec())]);
    }
    let read =
        assembler::read_with_used(&[path(given)?], |path, _| std::fs::read(path).map_err(|error| file(path, error)))?;
    Ok(read.into_iter().map(|(path, bytes)| (path.display().to_string(), bytes)).collect())
}
