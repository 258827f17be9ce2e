//! Programs that are on `PATH` or, failing that, in a wheel from PyPI.
//!
//! A wheel is started through Python by the function behind its console script: the script's own first line would tie
//! it to the folder that it was installed in, and the installation is renamed into place.

use std::path::PathBuf;
use std::process::Command;

use crate::install::{Package, Wanted};
use crate::{Finder, ToolError};

/// What every YoWASP wheel runs on, pinned too: the wheels themselves name only ranges.
const YOWASP_SUPPORT: [&str; 4] = [
    "yowasp-runtime==1.96",
    "wasmtime==47.0.1",
    "click==8.5.1",
    "platformdirs==4.14.5",
];

/// How a program is started.
#[derive(Clone, Debug)]
pub(crate) enum Start {
    /// A program on `PATH`.
    Program(PathBuf),
    /// A statement of Python that runs the program with `sys.argv`.
    Wheel {
        python: PathBuf,
        folder: PathBuf,
        statement: &'static str,
    },
}

impl Start {
    /// A command that starts it.
    pub(crate) fn command(&self) -> Command {
        match self {
            Start::Program(program) => Command::new(program),
            Start::Wheel {
                python,
                folder,
                statement,
            } => {
                let mut command = Command::new(python);
                command
                    .args(["-c", statement])
                    .env("PYTHONPATH", folder)
                    .env("YOWASP_CACHE_DIR", folder.join("cache"));
                command
            }
        }
    }
}

/// A wheel of YoWASP, WebAssembly that runs on any machine with Python, and what else it needs.
pub(crate) struct Wheel {
    /// Its name on PyPI.
    pub package: &'static str,
    /// Its version.
    pub version: &'static str,
    /// Pinned requirements beyond what every such wheel runs on.
    pub support: &'static [&'static str],
}

/// A wheel in the tools directory, and the Python that runs it.
pub(crate) struct InstalledWheel {
    python: PathBuf,
    folder: PathBuf,
}

impl InstalledWheel {
    /// A program of the wheel.
    pub(crate) fn start(&self, statement: &'static str) -> Start {
        Start::Wheel {
            python: self.python.clone(),
            folder: self.folder.clone(),
            statement,
        }
    }
}

impl Finder {
    /// The wheel, installed if it is not yet. `tool` is what it stands in for, `found` what `PATH` has of that, and
    /// `install` a command that would install it.
    pub(crate) fn wheel(
        &self,
        wheel: &Wheel,
        tool: &str,
        found: String,
        install: &str,
    ) -> Result<InstalledWheel, ToolError> {
        let pinned = format!("{}=={}", wheel.package, wheel.version);
        let requirements: Vec<&str> = std::iter::once(pinned.as_str())
            .chain(YOWASP_SUPPORT)
            .chain(wheel.support.iter().copied())
            .collect();
        let wanted = Wanted {
            tool: tool.to_owned(),
            folder: &format!("{}-{}", wheel.package, wheel.version),
            packages: &[Package::Wheel(&requirements)],
            found,
            remedy: format!(
                "install {install}, or python3 with pip and a network so that {pinned} can be installed into {}",
                self.tools_directory().display()
            ),
        };
        let (folder, python) = wanted.ensure_with_python(self)?;
        Ok(InstalledWheel { python, folder })
    }
}
