//! The one error of this crate. Every variant ends with what the user can do about it.

use std::path::PathBuf;

/// Why a tool cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum ToolError {
    /// Not on `PATH`, and nothing that could install it is either, or the installer failed.
    #[error("no {tool}: {found}; {attempts}\n  remedy: {remedy}")]
    Missing {
        /// The tool and the versions that would do.
        tool: String,
        /// What `PATH` gave.
        found: String,
        /// What was tried to install it, and how that ended.
        attempts: String,
        /// What to type.
        remedy: String,
    },
    /// The tool is there but does not run.
    #[error("{program} does not run: {why}\n  remedy: {remedy}", program = program.display())]
    Broken {
        /// The program.
        program: PathBuf,
        /// What it said.
        why: String,
        /// What to type.
        remedy: String,
    },
    /// A file of the tools directory cannot be made or read.
    #[error("cannot {action} {path}: {source}\n  remedy: set HARMONICA_TOOLS_DIR to a folder that can be written", path = path.display())]
    File {
        /// The verb.
        action: &'static str,
        /// The file or folder.
        path: PathBuf,
        /// The system's reason.
        source: std::io::Error,
    },
}
