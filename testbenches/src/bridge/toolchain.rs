//! The programs that make a model, and running them.

use std::path::Path;
use std::process::{Command, Output};
use std::sync::OnceLock;

use tools::{CxxCompiler, Verilator};

use super::BridgeError;

/// Lines of a failed program's output that an error keeps.
const OUTPUT_LINES_KEPT: usize = 24;

/// Flags for everything that ends up in a model. Symbols stay hidden, so that two models in one process cannot take
/// each other's run-time library; `VL_USER_*` leave stopping to `shim.cpp`.
pub(super) const COMMON_FLAGS: [&str; 16] = [
    "-std=gnu++17",
    "-fPIC",
    "-fvisibility=hidden",
    "-pthread",
    "-DVERILATOR=1",
    "-DVM_COVERAGE=0",
    "-DVM_SC=0",
    "-DVM_TIMING=0",
    "-DVM_TRACE_FST=0",
    "-DVM_TRACE_SAIF=0",
    "-DVL_TIME_CONTEXT",
    "-DVL_USER_FINISH",
    "-DVL_USER_STOP",
    "-DVL_USER_FATAL",
    "-DNDEBUG",
    "-w",
];

/// A Verilator and a C++ compiler.
#[derive(Clone, Debug)]
pub(super) struct Toolchain {
    pub verilator: Verilator,
    pub compiler: CxxCompiler,
}

impl Toolchain {
    /// The process's toolchain, looked for once.
    pub fn get() -> Result<&'static Self, BridgeError> {
        static FOUND: OnceLock<Toolchain> = OnceLock::new();
        if let Some(found) = FOUND.get() {
            return Ok(found);
        }
        let found = Toolchain { verilator: tools::verilator()?, compiler: tools::cxx_compiler()? };
        Ok(FOUND.get_or_init(|| found))
    }

    /// The compiler, in that folder, with the flags for a file of a model or of the run-time library.
    pub fn compile_command(&self, folder: &Path) -> Command {
        let include = self.verilator.include_directory();
        let mut command = self.compiler.command();
        command.current_dir(folder).args(COMMON_FLAGS).arg("-I").arg(&include).arg("-I").arg(include.join("vltstd"));
        command
    }
}

/// What was run, for logs and errors.
pub(super) fn command_line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}

/// Runs to the end; only not starting at all is an error.
pub(super) fn run(command: &mut Command) -> Result<Output, BridgeError> {
    command
        .output()
        .map_err(|source| BridgeError::Start { program: command.get_program().to_string_lossy().into_owned(), source })
}

/// Everything that was printed.
pub(super) fn printed(output: &Output) -> String {
    let bytes = [&output.stdout[..], &output.stderr[..]].concat();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The first lines that were printed, or how the program ended if it printed nothing.
pub(super) fn first_lines(output: &Output) -> String {
    let text = printed(output);
    let mut lines: Vec<&str> = text.lines().collect();
    if lines.is_empty() {
        return output.status.to_string();
    }
    if lines.len() > OUTPUT_LINES_KEPT {
        lines.truncate(OUTPUT_LINES_KEPT);
        lines.push("...");
    }
    lines.join("\n")
}
