//! Errors of the crates as exceptions of Python.

use std::fmt::Display;
use std::path::Path;

use assembler::{Diagnostics, RenderStyle};
use pyo3::prelude::*;
use testbenches::CosimError;

pyo3::import_exception!(harmonica_simt._errors, ArgumentError);
pyo3::import_exception!(harmonica_simt._errors, ConfigurationError);
pyo3::import_exception!(harmonica_simt._errors, Mismatch);
pyo3::import_exception!(harmonica_simt._errors, ProgramError);
pyo3::import_exception!(harmonica_simt._errors, SourceError);
pyo3::import_exception!(harmonica_simt._errors, Standstill);
pyo3::import_exception!(harmonica_simt._errors, ToolError);

/// An argument that a function does not take.
pub fn argument(why: impl Display) -> PyErr {
    ArgumentError::new_err(why.to_string())
}

/// A core that cannot be.
pub fn configuration(why: impl Display) -> PyErr {
    ConfigurationError::new_err(why.to_string())
}

/// A program that its core does not take.
pub fn program(why: impl Display) -> PyErr {
    ProgramError::new_err(why.to_string())
}

/// A source that is refused.
pub fn source(why: impl Display) -> PyErr {
    SourceError::new_err(why.to_string())
}

/// A tool that is missing or fails.
pub fn tool(why: impl Display) -> PyErr {
    ToolError::new_err(why.to_string())
}

/// Words of several lines, which begin on a line of their own: Python prints the first one behind the exception's name.
pub fn paragraph(words: impl Display) -> String {
    format!("\n{}", words.to_string().trim_end())
}

/// Errors in sources, each with its line.
pub fn diagnostics(found: &Diagnostics) -> PyErr {
    source(paragraph(found.render(RenderStyle::default())))
}

/// A file that cannot be read, as Python says it: `FileNotFoundError` and the like, with the file's name.
pub fn file(path: &Path, error: std::io::Error) -> PyErr {
    let error = std::io::Error::new(error.kind(), format!("cannot read {}: {error}", path.display()));
    error.into()
}

/// Why there is no run in lock step.
pub fn lock_step(error: CosimError) -> PyErr {
    match error {
        CosimError::OtherMachine { .. } | CosimError::TooLarge { .. } => program(error),
        other => tool(other),
    }
}
