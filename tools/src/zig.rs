//! Zig's wheel from PyPI: Clang, its linkers and a C++ library, behind one program that runs without Python.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::finder::Finder;
use crate::install::Wheel;
use crate::{pins, ToolError};

const ZIG: &str = "ziglang";

/// A compiler: a program, or one of Zig's.
#[derive(Clone, Debug)]
pub(crate) struct Compiler {
    program: PathBuf,
    /// Where Zig keeps what it has made; nothing if the program is not Zig.
    zig_cache: Option<PathBuf>,
}

impl Compiler {
    /// A program that is a compiler itself.
    pub(crate) fn alone(program: PathBuf) -> Self {
        Self { program, zig_cache: None }
    }

    /// The program's file.
    pub(crate) fn program(&self) -> &Path {
        &self.program
    }

    /// Whether it is Zig.
    pub(crate) fn is_zig(&self) -> bool {
        self.zig_cache.is_some()
    }

    /// Zig's folder with the sources of its libraries, if it is Zig.
    pub(crate) fn zig_library(&self) -> Option<PathBuf> {
        self.is_zig().then(|| self.program.with_file_name("lib"))
    }

    /// A command that starts it; Zig is asked for its compiler of this name.
    pub(crate) fn command(&self, of_zig: &str) -> Command {
        let mut command = Command::new(&self.program);
        if let Some(cache) = &self.zig_cache {
            command.arg(of_zig).env("ZIG_GLOBAL_CACHE_DIR", cache).env("ZIG_LOCAL_CACHE_DIR", cache);
        }
        command
    }
}

impl Finder {
    /// The pinned wheel, for want of a tool: `found` says why no other one is taken, `install` what to install by hand.
    /// With it comes what a compiler of Zig's is called in keys and logs.
    pub(crate) fn zig(
        &self,
        name: &str,
        tool: String,
        found: String,
        install: &str,
    ) -> Result<(Compiler, String), ToolError> {
        let wheel = self.wheel(&Wheel { package: ZIG, support: &[] }, tool, found, install);
        let program = wheel.ensure(self)?.join("ziglang").join("zig");
        let zig_cache = Some(self.tools_directory().join("zig-cache"));
        Ok((Compiler { program, zig_cache }, format!("zig {name} {} (wheel)", pins::version(ZIG))))
    }
}
