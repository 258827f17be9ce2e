//! Tools that are written in Python: pinned packages from PyPI, each set in a folder of its own, so that none meets what else the
//! machine has installed.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::install::{Package, Wanted};
use crate::{Finder, ToolError};

/// The release of LiteX, which builds systems on a chip out of Python.
pub const LITEX_PIN: &str = "2024.12";
/// The release of LiteDRAM, its controllers of memory.
pub const LITEDRAM_PIN: &str = "2024.12";
/// The release of FuseSoC, which builds designs out of core files.
pub const FUSESOC_PIN: &str = "2.4.7";

/// LiteX with memories and boards, and what it imports. Migen is the first release that goes with Python 3.11; pyserial is for hosts.
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
const START_FUSESOC: &str = "import sys; from fusesoc.main import main; sys.exit(main())";

/// Packages in the tools directory, and the Python that runs them.
#[derive(Clone, Debug)]
pub struct PythonPackages {
    python: PathBuf,
    folder: PathBuf,
}

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
    ///
    /// # Errors
    /// [`ToolError`] if it cannot be installed.
    pub fn litex(&self) -> Result<PythonPackages, ToolError> {
        let folder_name = format!("litex-{LITEX_PIN}-litedram-{LITEDRAM_PIN}");
        self.python_packages("LiteX", &folder_name, &LITEX)
    }

    /// See [`crate::fusesoc`].
    ///
    /// # Errors
    /// [`ToolError`] if it cannot be installed.
    pub fn fusesoc(&self) -> Result<PythonPackages, ToolError> {
        self.python_packages("FuseSoC", &format!("fusesoc-{FUSESOC_PIN}"), &FUSESOC)
    }

    fn python_packages(
        &self,
        tool: &str,
        folder_name: &str,
        requirements: &[&str],
    ) -> Result<PythonPackages, ToolError> {
        let wanted = Wanted {
            tool: tool.to_owned(),
            folder: folder_name,
            packages: &[Package::Wheel(requirements)],
            found: "it is not looked for on PATH".to_owned(),
            remedy: format!(
                "have python3 (3.11 or newer) with pip and a network, so that {} can be installed into {}",
                requirements[0],
                self.tools_directory().display()
            ),
        };
        let (folder, python) = wanted.ensure_with_python(self)?;
        Ok(PythonPackages { python, folder })
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
    }

    #[test]
    fn without_python_the_error_says_what_to_install() {
        let empty = tempfile::tempdir().unwrap();
        let finder = Finder::new(empty.path(), empty.path().join("tools"));
        for error in [finder.litex().unwrap_err(), finder.fusesoc().unwrap_err()] {
            let message = error.to_string();
            assert!(message.contains("no python3 on PATH"), "{message}");
            assert!(message.contains("3.11 or newer"), "{message}");
        }
    }
}
