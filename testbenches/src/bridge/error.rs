//! The errors of the bridge: each names the thing, what was said of it, and what to do where that is known.

use std::path::PathBuf;

/// Why a model could not be built, loaded or run.
#[derive(Debug, thiserror::Error)]
pub enum BridgeError {
    /// Verilator or a C++ compiler cannot be had.
    #[error(transparent)]
    Tool(#[from] tools::ToolError),
    /// A name handed to the bridge cannot be part of a file name or a Verilog identifier.
    #[error("{what} {name:?} is not made of letters, digits, `_`{also}")]
    BadName {
        /// What is named so: a file, a module, a variable.
        what: &'static str,
        /// The name.
        name: String,
        /// The further letters that are allowed.
        also: &'static str,
    },
    /// Verilator refused the Verilog, or warned: warnings are errors.
    #[error("Verilator refuses `{top}`:\n{output}")]
    Verilator {
        /// The top module.
        top: String,
        /// The first lines that it printed.
        output: String,
    },
    /// The C++ compiler or linker failed on Verilator's output or on the caller's bare loop.
    #[error("the C++ compiler fails on the model of `{top}`:\n{command}\n{output}")]
    Compiler {
        /// The top module.
        top: String,
        /// What was run.
        command: String,
        /// The first lines that it printed.
        output: String,
    },
    /// A program could not be started at all.
    #[error("cannot start {program}: {source}")]
    Start {
        /// The program.
        program: String,
        /// The system's reason.
        source: std::io::Error,
    },
    /// A file of the cache cannot be made or read.
    #[error("cannot {action} {path}: {source}\n  remedy: set HARMONICA_MODELS_DIR to a folder that can be written", path = path.display())]
    File {
        /// The verb.
        action: &'static str,
        /// The file or folder.
        path: PathBuf,
        /// The system's reason.
        source: std::io::Error,
    },
    /// A built model cannot be loaded.
    #[error("cannot load {path}: {why}\n  remedy: remove its folder, so that it is built anew", path = path.display())]
    Load {
        /// The shared library.
        path: PathBuf,
        /// The loader's reason.
        why: String,
    },
    /// The model has no such port.
    #[error("the model has no {kind} `{name}`; it has {known}")]
    NoPort {
        /// Input or output.
        kind: &'static str,
        /// The name asked for.
        name: String,
        /// The names that there are.
        known: String,
    },
    /// The port does not fit the 64 bits of a plain handle.
    #[error("port `{name}` is {width_bits} bits wide; take a wide handle for more than 64")]
    PortTooWide {
        /// The port.
        name: String,
        /// Its width in bits.
        width_bits: u32,
    },
    /// The model has no such public variable.
    #[error("the model has no {missing} for variable `{variable}` of `{scope}`\n  remedy: list it in ModelOptions::public by module and name")]
    NoVariable {
        /// The instance path asked for.
        scope: String,
        /// The variable asked for.
        variable: String,
        /// What was not found.
        missing: &'static str,
    },
    /// The Verilog stopped itself: `$stop`, `$finish`, or no convergence.
    #[error("the model stopped: {message}")]
    Stopped {
        /// Where and why.
        message: String,
    },
    /// The waveform cannot be written, or is not open.
    #[error("waveform {path}: {why}", path = path.display())]
    Waveform {
        /// The file.
        path: PathBuf,
        /// The reason.
        why: String,
    },
    /// The model was built without what was asked of it.
    #[error("the model was built without {what}\n  remedy: set ModelOptions::{option}")]
    NotBuiltIn {
        /// What is missing.
        what: &'static str,
        /// The option that builds it in.
        option: &'static str,
    },
}

/// For `map_err` on file operations of the cache.
pub(super) fn file_error(action: &'static str, path: impl Into<PathBuf>) -> impl FnOnce(std::io::Error) -> BridgeError {
    let path = path.into();
    move |source| BridgeError::File { action, path, source }
}
