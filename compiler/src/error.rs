//! What the compiler refuses, with the line of C.

use std::fmt;
use std::sync::Arc;

use crate::ir::{Location, Module};

/// Why there is no program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct CompileError {
    /// What is wrong.
    pub message: String,
    /// The line that asked for it.
    pub position: Option<SourcePosition>,
    /// What to do about it.
    pub help: Option<String>,
    /// A core with the extension would do.
    pub lacks_extension: bool,
}

/// A place in a source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourcePosition {
    /// Its name.
    pub file: Arc<str>,
    /// Its line, from 1.
    pub line: u32,
    /// Its column, from 1; 0 when not known.
    pub column: u32,
}

impl CompileError {
    /// An error without a place.
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), position: None, help: None, lacks_extension: false }
    }

    /// Gives the error its line, if it has one.
    pub fn at(mut self, module: &Module, location: Option<Location>) -> Self {
        self.position = location.and_then(|location| {
            Some(SourcePosition {
                file: module.files.get(location.file)?.clone(),
                line: location.line,
                column: location.column,
            })
        });
        self
    }

    /// Says that a core with the extension would do.
    pub fn for_extension(self) -> Self {
        Self { lacks_extension: true, ..self }
    }

    /// Adds what to do about it.
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }
}

impl fmt::Display for CompileError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(position) = &self.position {
            write!(formatter, "{}:{}", position.file, position.line)?;
            if position.column > 0 {
                write!(formatter, ":{}", position.column)?;
            }
            formatter.write_str(": ")?;
        }
        formatter.write_str(&self.message)?;
        match &self.help {
            Some(help) => write!(formatter, "; {help}"),
            None => Ok(()),
        }
    }
}
