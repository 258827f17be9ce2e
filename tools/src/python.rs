//! Tools that are written in Python: pinned packages from PyPI, each set in a folder of its own, so that none meets
//! what else the machine has installed.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::finder::last_lines;
use crate::install::{Package, PythonPackages, Wanted};
use crate::{pins, Finder, Icarus, ToolError};

/// LiteX with memories and boards, and what it imports. Migen is the first release that goes with Python 3.11; pyserial
/// is for hosts.
const LITEX: [&str; 9] =
    ["litex", "litedram", "litex-boards", "pyserial", "migen", "colorama", "packaging", "pyyaml", "requests"];

/// FuseSoC and what it imports.
const FUSESOC: [&str; 17] = [
    "fusesoc",
    "edalize",
    "annotated-types",
    "argcomplete",
    "attrs",
    "fastjsonschema",
    "jinja2",
    "markupsafe",
    "okonomiyaki",
    "pydantic",
    "pydantic-core",
    "pyparsing",
    "pyyaml",
    "simplesat",
    "six",
    "typing-extensions",
    "typing-inspection",
];
/// Playwright and what it imports. Its own browsers are not fetched: who uses it names one that is there.
const PLAYWRIGHT: [&str; 2] = ["playwright", "greenlet"];
/// Perfetto's Python package, with the classes that read its traces.
const PERFETTO: [&str; 2] = ["perfetto", "protobuf"];
/// slang's Python package, and what its build names.
const PYSLANG: [&str; 2] = ["pyslang", "nanobind-backend"];
/// Reads Verilog files as slang's own command does; ends with 1 if there is anything to say.
const START_SLANG: &str = "import sys, pyslang
driver = (pyslang.driver if hasattr(pyslang, 'driver') else pyslang).Driver()
driver.addStandardArgs()
read = driver.parseCommandLine(' '.join(['slang', *sys.argv[1:]])) and driver.processOptions()
sys.exit(not (read and driver.parseAllSources() and driver.runFullCompilation(True)))";
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

    /// A command that has slang read Verilog files.
    pub fn slang(&self) -> Command {
        let mut command = self.command();
        command.args(["-c", START_SLANG]);
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
        let folder = format!("litex-{}-litedram-{}", pins::version("litex"), pins::version("litedram"));
        self.python_packages("LiteX", folder, &LITEX)
    }

    /// See [`crate::fusesoc`].
    pub(crate) fn fusesoc(&self) -> Result<PythonPackages, ToolError> {
        self.python_packages("FuseSoC", pinned_folder(&FUSESOC), &FUSESOC)
    }

    /// See [`crate::playwright`].
    pub(crate) fn playwright(&self) -> Result<PythonPackages, ToolError> {
        self.python_packages("Playwright", pinned_folder(&PLAYWRIGHT), &PLAYWRIGHT)
    }

    /// See [`crate::perfetto`].
    pub(crate) fn perfetto(&self) -> Result<PythonPackages, ToolError> {
        self.python_packages("Perfetto", pinned_folder(&PERFETTO), &PERFETTO)
    }

    /// See [`crate::slang`].
    pub(crate) fn slang(&self) -> Result<PythonPackages, ToolError> {
        self.python_packages("slang", pinned_folder(&PYSLANG), &PYSLANG)
    }

    fn python_packages(
        &self,
        tool: &str,
        folder: String,
        packages: &[&'static str],
    ) -> Result<PythonPackages, ToolError> {
        let wanted = Wanted {
            tool: tool.to_owned(),
            folder,
            packages: vec![Package::Wheels(packages.to_vec())],
            found: "it is not looked for on PATH".to_owned(),
            remedy: format!(
                "have python3 (3.11 or newer) with pip and a network, so that {} can be installed into {}",
                packages[0],
                self.tools_directory().display()
            ),
        };
        wanted.ensure_with_python(self)
    }
}

/// The folder's name, after the first package and its version.
fn pinned_folder(packages: &[&str]) -> String {
    format!("{}-{}", packages[0], pins::version(packages[0]))
}

// cocotb, with the bus agents that others wrote for it: Python that plays the other end of a bus, in a simulation by
// Icarus Verilog.
//
// It comes from PyPI and nowhere else: what it checks hangs on its versions, so all are pinned.

/// cocotb, its buses, and what they import.
const COCOTB: [&str; 11] = [
    "cocotb",
    "cocotb-bus",
    "cocotbext-axi",
    "cocotbext-wishbone",
    "find_libpython",
    "scapy",
    "pytest",
    "pluggy",
    "iniconfig",
    "packaging",
    "pygments",
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
            tool: "cocotb with cocotbext-axi and cocotbext-wishbone".to_owned(),
            folder: pinned_folder(&COCOTB),
            packages: vec![Package::Wheels(COCOTB.to_vec())],
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
    fn every_package_is_pinned() {
        let lists = [&LITEX[..], &FUSESOC, &PLAYWRIGHT, &PERFETTO, &PYSLANG, &COCOTB];
        for package in lists.concat() {
            assert!(pins::requirement(package).contains("--hash="), "{package}");
        }
    }
}
