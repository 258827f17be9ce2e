//! cocotb, with the bus agents that others wrote for it: Python that plays the other end of a bus, in a simulation by Icarus Verilog.
//!
//! It comes from PyPI and nowhere else: what it checks hangs on its versions, so all are pinned.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::finder::last_lines;
use crate::install::{Package, Wanted};
use crate::{Finder, Icarus, ToolError};

/// The version of cocotb.
pub const COCOTB_PIN: &str = "2.1.0";

/// What is installed, in one folder.
const REQUIREMENTS: [&str; 11] = [
    "cocotb==2.1.0",
    "cocotb-bus==0.3.0",
    "cocotbext-axi==0.1.28",
    "cocotbext-wishbone==2.0.1",
    "find_libpython==0.5.1",
    "scapy==2.8.0",
    "pytest==9.2.0",
    "pluggy==1.7.0",
    "iniconfig==2.3.1",
    "packaging==26.3",
    "pygments==2.21.0",
];

/// Says where the simulator finds Python: Python's library, cocotb's entry into it, and cocotb's library for Icarus Verilog.
const ASK: &str = "import find_libpython, cocotb_tools.config as config
print(find_libpython.find_libpython() or '')
print(config.pygpi_entry_point())
print(config.lib_entry('vpi', 'icarus'))";

/// A cocotb that can be loaded into a simulation.
#[derive(Clone, Debug)]
pub struct Cocotb {
    python: PathBuf,
    folder: PathBuf,
    /// What cocotb loads into the simulator: Python's library, and its own entry.
    users: String,
    /// What the simulator loads.
    library: String,
}

impl Cocotb {
    /// A command that runs a simulation compiled by Icarus Verilog, with the tests of a Python module in `scripts`.
    ///
    /// # Errors
    /// The system's, when the folders make no search path.
    pub fn simulation(
        &self,
        icarus: &Icarus,
        compiled: &Path,
        top: &str,
        scripts: &Path,
        module: &str,
    ) -> std::io::Result<Command> {
        let path = std::env::join_paths([scripts, self.folder.as_path()]);
        let mut command = icarus.run_command();
        command
            .args(["-m", &self.library])
            .arg(compiled)
            .arg("-none")
            .env("PYTHONPATH", path.map_err(std::io::Error::other)?)
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .env("PYGPI_PYTHON_BIN", &self.python)
            .env("GPI_USERS", &self.users)
            .env("COCOTB_TOPLEVEL", top)
            .env("COCOTB_TEST_MODULES", module)
            .env("TOPLEVEL_LANG", "verilog");
        Ok(command)
    }
}

impl Finder {
    /// See [`crate::cocotb`].
    ///
    /// # Errors
    /// [`ToolError`] if it cannot be installed, or Python has no library to be loaded.
    pub fn cocotb(&self) -> Result<Cocotb, ToolError> {
        let wanted = Wanted {
            tool: format!("cocotb {COCOTB_PIN} with cocotbext-axi and cocotbext-wishbone"),
            folder: &format!("cocotb-{COCOTB_PIN}"),
            packages: &[Package::Wheel(&REQUIREMENTS)],
            found: "it is looked for nowhere else".to_owned(),
            remedy: format!(
                "install python3 with pip, and have a network, so that it can be installed into {}",
                self.tools_directory().display()
            ),
        };
        let (folder, python) = wanted.ensure_with_python(self)?;
        let broken = |why: String| ToolError::Broken {
            program: python.clone(),
            why,
            remedy: "use a Python that is built with its shared library (--enable-shared)"
                .to_owned(),
        };
        let mut ask = self.command(&python);
        ask.args(["-c", ASK]).env("PYTHONPATH", &folder);
        let output = ask.output().map_err(|error| broken(error.to_string()))?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let lines: Vec<&str> = text.lines().collect();
        match lines.as_slice() {
            [library, entry, simulator] if output.status.success() && !library.is_empty() => {
                Ok(Cocotb {
                    users: format!("{library};{entry}"),
                    library: (*simulator).to_owned(),
                    python,
                    folder,
                })
            }
            _ => Err(broken(last_lines(&output))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_python_the_error_says_what_to_install() {
        let empty = tempfile::tempdir().unwrap();
        let finder = Finder::new(empty.path(), empty.path().join("tools"));
        let message = finder.cocotb().unwrap_err().to_string();
        assert!(message.contains("no python3 on PATH"), "{message}");
        assert!(message.contains("install python3 with pip"), "{message}");
    }

    #[test]
    fn the_folder_has_the_version_that_is_installed() {
        assert_eq!(REQUIREMENTS[0], format!("cocotb=={COCOTB_PIN}"));
    }
}
