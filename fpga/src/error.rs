//! Why the emitted Verilog did not pass.

use tools::ToolError;

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
