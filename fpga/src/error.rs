//! Why the emitted Verilog did not pass a check, and why a board's bitstream was not built.

use std::path::{Path, PathBuf};

use tools::ToolError;

use crate::boards::PllError;
use crate::report::Report;

/// Why a check failed or could not be made.
#[derive(Debug, thiserror::Error)]
pub enum CheckError {
    /// The tool is not there and cannot be installed.
    #[error(transparent)]
    Tool(#[from] ToolError),
    /// A file could not be written or a program not started.
    #[error("{what}: {source}")]
    Io {
        /// What was tried.
        what: String,
        /// The system's word.
        source: std::io::Error,
    },
    /// The tool found fault, or printed a warning.
    #[error("{tool} on {arch}:\n{output}")]
    Complaint {
        /// Which tool.
        tool: &'static str,
        /// For which core.
        arch: String,
        /// What it printed.
        output: String,
    },
    /// The hardware could not be described.
    #[error("emitting {arch}: {message}")]
    Emission {
        /// For which core.
        arch: String,
        /// The generator's word.
        message: String,
    },
}

impl CheckError {
    /// What was tried, behind an error of the system.
    pub(crate) fn io(what: impl Into<String>) -> impl FnOnce(std::io::Error) -> CheckError {
        let what = what.into();
        |source| CheckError::Io { what, source }
    }

    /// The core or system of this name that the generator refuses.
    pub(crate) fn emission<E: ToString>(arch: impl ToString) -> impl FnOnce(E) -> CheckError {
        move |error| CheckError::Emission { arch: arch.to_string(), message: error.to_string() }
    }
}

/// Why a board's bitstream was not built. Nothing was written then.
#[derive(Debug, thiserror::Error)]
pub enum FlowError {
    /// The board cannot give the frequency.
    #[error(transparent)]
    Clock(#[from] PllError),
    /// The system cannot be emitted as asked for.
    #[error("{0}")]
    Design(String),
    /// The output folder is not one that may be replaced.
    #[error("{folder} is not empty and was not written by this command; name another --output or remove it", folder = .0.display())]
    OutputInUse(PathBuf),
    /// The output folder cannot be written.
    #[error("cannot write {path}: {source}", path = path.display())]
    Output {
        /// The file or folder.
        path: PathBuf,
        /// The system's word.
        source: std::io::Error,
    },
    /// A tool is missing, or failed in a way that the design does not explain.
    #[error(transparent)]
    Tool(#[from] CheckError),
    /// The design is larger than the device.
    #[error("{}", .0.failure())]
    DoesNotFit(Box<Report>),
    /// The design is slower than the board's clock.
    #[error("{}", .0.failure())]
    TimingNotMet(Box<Report>),
    /// The user wanted no more.
    #[error("interrupted; nothing was written")]
    Interrupted,
}

impl FlowError {
    /// That a file or folder of the results cannot be written, behind an error of the system.
    pub(crate) fn output(path: &Path) -> impl FnOnce(std::io::Error) -> FlowError + use<'_> {
        |source| FlowError::Output { path: path.to_path_buf(), source }
    }

    /// What is known of a design that does not fit, or is too slow.
    pub fn report(&self) -> Option<&Report> {
        match self {
            FlowError::DoesNotFit(report) | FlowError::TimingNotMet(report) => Some(report),
            _ => None,
        }
    }

    /// Whether the fault is in what was asked for, not in what came of it.
    pub fn is_bad_input(&self) -> bool {
        matches!(
            self,
            FlowError::Clock(_)
                | FlowError::Design(_)
                | FlowError::OutputInUse(_)
                | FlowError::Output { .. }
                | FlowError::Tool(CheckError::Tool(_))
        )
    }
}
