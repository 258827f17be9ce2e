//! Tools that are written in Python: pinned packages from PyPI, each set in a folder of its own, so that none meets
//! what else the machine has installed.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::finder::last_lines;
use crate::install::{Package, PythonPackages, Wanted};
use crate::{Finder, Icarus, ToolError};

/// The release of LiteX, which builds systems on a chip out of Python.
pub const LITEX_PIN: &str = "2024.12";
/// The release of LiteDRAM, its controllers of memory.
pub const LITEDRAM_PIN: &str = "2024.12";
/// The release of FuseSoC, which builds designs out of core files.
pub const FUSESOC_PIN: &str = "2.4.7";

/// LiteX with memories and boards, and what it imports. Migen is the first release that goes with Python 3.11; pyserial
/// is for hosts.
const LITEX: [&str; 9] = [
    "litex==2024.12",
    "litedram==2024.12",
    "litex-boards==2023.12",
    "pyserial==3.5",
    "migen==0.10.0",
    "colorama==0.4.6",
    "packaging==26.3",
    "pyyaml==6.0.3",
    "requests==2.34.2",
];

/// FuseSoC and what it imports.
const FUSESOC: [&str; 17] = [
    "fusesoc==2.4.7",
    "edalize==0.6.8",
    "annotated-types==0.8.0",
    "argcomplete==3.7.2",
    "attrs==26.1.0",
    "fastjsonschema==2.22.3",
    "jinja2==3.1.6",
    "markupsafe==3.0.4",
    "okonomiyaki==3.0.0",
    "pydantic==2.14.3",
    "pydantic-core==2.50.4",
    "pyparsing==3.3.3",
    "pyyaml==6.0.3",
    "simplesat==0.9.2",
    "six==1.17.0",
    "typing-extensions==4.16.0",
    "typing-inspection==0.4.5",
];
/// Playwright and what it imports. Its own browsers are not fetched: who uses it names one that is there.
const PLAYWRIGHT: [&str; 2] = ["playwright==1.65.2", "greenlet==3.5.6"];
/// The release of Perfetto's Python package, with the classes that read its traces.
pub const PERFETTO_PIN: &str = "0.59.1";
const PERFETTO: [&str; 2] = ["perfetto==0.59.1", "protobuf==7.36.2"];
const START_FUSESOC: &str = "import sys; from fusesoc.main import main; sys.exit(main())";

impl PythonPackages {
    /// Python, which finds the packages and no others of the user.
    fn command(&self) -> Command {
        let mut command = Command::new(&self.python);
        command.env("PYTHONPATH", &self.folder);
        command.env("PYTHONNOUSERSITE", "1");
        command.env("PYTHONDONTWRITEBYTECODE", "1");
        command
    }

    /// A command that runs a script.
    pub fn script(&self, script: &Path) -> Command {
        let mut command = self.command();
        command.arg(script);
        command
    }

    /// A command that starts FuseSoC. It looks for configuration and keeps its cache below a folder of the caller.
    pub fn fusesoc(&self, home: &Path) -> Command {
        let mut command = self.command();
        command.args(["-c", START_FUSESOC]);
        command.env("XDG_CONFIG_HOME", home.join("config"));
        command.env("XDG_CACHE_HOME", home.join("cache"));
        command.env("XDG_DATA_HOME", home.join("data"));
        command
    }
}

impl Finder {
    /// See [`crate::litex`].
    pub(crate) fn litex(&self) -> Result<PythonPackages, ToolError> {
        let folder = format!("litex-{LITEX_PIN}-litedram-{LITEDRAM_PIN}");
        self.python_packages("LiteX", folder, &LITEX)
    }

    /// See [`crate::fusesoc`].
    pub(crate) fn fusesoc(&self) -> Result<PythonPackages, ToolError> {
        self.python_packages("FuseSoC", format!("fusesoc-{FUSESOC_PIN}"), &FUSESOC)
    }

    /// See [`crate::playwright`].
    pub(crate) fn playwright(&self) -> Result<PythonPackages, ToolError> {
        let folder = PLAYWRIGHT[0].replace("==", "-");
        self.python_packages("Playwright", folder, &PLAYWRIGHT)
    }

    /// See [`crate::perfetto`].
    pub(crate) fn perfetto(&self) -> Result<PythonPackages, ToolError> {
        self.python_packages("Perfetto", format!("perfetto-{PERFETTO_PIN}"), &PERFETTO)
    }

    fn python_packages(&self, tool: &str, folder: String, requirements: &[&str]) -> Result<PythonPackages, ToolError> {
        let wanted = Wanted {
            tool: tool.to_owned(),
            folder,
            packages: vec![Package::wheels(requirements)],
            found: "it is not looked for on PATH".to_owned(),
            remedy: format!(
                "have python3 (3.11 or newer) with pip and a network, so that {} can be installed into {}",
                requirements[0],
                self.tools_directory().display()
            ),
        };
        wanted.ensure_with_python(self)
    }
}

// cocotb, with the bus agents that others wrote for it: Python that plays the other end of a bus, in a simulation by
// Icarus Verilog.
//
// It comes from PyPI and nowhere else: what it checks hangs on its versions, so all are pinned.

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

/// Says where the simulator finds Python: Python's library, cocotb's entry into it, and cocotb's library for Icarus
/// Verilog.
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
    pub(crate) fn cocotb(&self) -> Result<Cocotb, ToolError> {
        let wanted = Wanted {
            tool: format!("cocotb {COCOTB_PIN} with cocotbext-axi and cocotbext-wishbone"),
            folder: format!("cocotb-{COCOTB_PIN}"),
            packages: vec![Package::wheels(&REQUIREMENTS)],
            found: "it is looked for nowhere else".to_owned(),
            remedy: format!(
                "install python3 with pip, and have a network, so that it can be installed into {}",
                self.tools_directory().display()
            ),
        };
        let PythonPackages { python, folder } = wanted.ensure_with_python(self)?;
        let broken = |why: String| ToolError::Broken {
            program: python.clone(),
            why,
            remedy: "use a Python that is built with its shared library (--enable-shared)".to_owned(),
        };
        let mut ask = self.command(&python);
        ask.args(["-c", ASK]).env("PYTHONPATH", &folder);
        let output = ask.output().map_err(|error| broken(error.to_string()))?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let lines: Vec<&str> = text.lines().collect();
        match lines.as_slice() {
            [library, entry, simulator] if output.status.success() && !library.is_empty() => {
                Ok(Cocotb { users: format!("{library};{entry}"), library: (*simulator).to_owned(), python, folder })
            }
            _ => Err(broken(last_lines(&output))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pins_are_those_of_the_lists() {
        assert_eq!(LITEX[0], format!("litex=={LITEX_PIN}"));
        assert_eq!(LITEX[1], format!("litedram=={LITEDRAM_PIN}"));
        assert_eq!(FUSESOC[0], format!("fusesoc=={FUSESOC_PIN}"));
        assert_eq!(PERFETTO[0], format!("perfetto=={PERFETTO_PIN}"));
    }

    #[test]
    fn the_folder_has_the_version_that_is_installed() {
        assert_eq!(REQUIREMENTS[0], format!("cocotb=={COCOTB_PIN}"));
    }
}
