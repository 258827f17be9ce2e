//! Icarus Verilog, a second reader of the emitted Verilog: it accepts Verilog-2005 and little else.
//!
//! It is on no wheel, so without it on `PATH` Debian's package is downloaded and unpacked, which needs no root; the
//! unpacked compiler finds its parts by `-B`.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::finder::first_line;
use crate::install::{Package, Wanted};
use crate::{Finder, ToolError};

/// An Icarus Verilog that runs.
#[derive(Clone, Debug)]
pub struct Icarus {
    compiler: PathBuf,
    runner: PathBuf,
    /// The folder of `ivl` and its code generators, if it is not where the compiler was built to look.
    base: Option<PathBuf>,
    description: String,
}

impl Icarus {
    /// A command that starts the compiler, `iverilog`.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.compiler);
        if let Some(base) = &self.base {
            command.arg("-B").arg(base);
        }
        command
    }

    /// A command that starts the simulator of what was compiled, `vvp`.
    pub fn run_command(&self) -> Command {
        let mut command = Command::new(&self.runner);
        if let Some(base) = &self.base {
            command.arg("-M").arg(base);
        }
        command
    }

    /// What it says of itself.
    pub fn description(&self) -> &str {
        &self.description
    }
}

impl Finder {
    /// See [`crate::iverilog`].
    pub(crate) fn iverilog(&self) -> Result<Icarus, ToolError> {
        if let (Some(compiler), Some(runner)) = (self.program("iverilog"), self.program("vvp")) {
            return self.icarus(compiler, runner, None);
        }
        let wanted = Wanted {
            tool: "Icarus Verilog".to_owned(),
            folder: "iverilog-debian".to_owned(),
            packages: vec![Package::Debian("iverilog")],
            found: "none is on PATH".to_owned(),
            remedy: "install Icarus Verilog, e.g. `apt-get install iverilog`".to_owned(),
        };
        let folder = wanted.ensure(self)?;
        let Some(base) = base_folder(&folder) else {
            let lacks = format!("{} has no usr/lib/*/ivl", folder.display());
            return Err(wanted.missing(lacks));
        };
        let programs = folder.join("usr/bin");
        self.icarus(programs.join("iverilog"), programs.join("vvp"), Some(base))
    }

    fn icarus(&self, compiler: PathBuf, runner: PathBuf, base: Option<PathBuf>) -> Result<Icarus, ToolError> {
        let mut icarus = Icarus { compiler, runner, base, description: String::new() };
        icarus.description = first_line(icarus.command().arg("-V")).map_err(|why| ToolError::Broken {
            program: icarus.compiler.clone(),
            why,
            remedy: "install Icarus Verilog, e.g. `apt-get install iverilog`".to_owned(),
        })?;
        Ok(icarus)
    }
}

/// `usr/lib/<triple>/ivl` (Debian) or `usr/lib/ivl` in an unpacked package.
fn base_folder(package: &Path) -> Option<PathBuf> {
    let libraries = package.join("usr/lib");
    let mut candidates = vec![libraries.join("ivl")];
    let triples = std::fs::read_dir(&libraries).ok()?;
    candidates.extend(triples.filter_map(Result::ok).map(|entry| entry.path().join("ivl")));
    candidates.into_iter().find(|folder| folder.join("ivl").is_file())
}
