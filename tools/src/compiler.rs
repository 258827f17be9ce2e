//! The C++ compiler that turns Verilator's output into a model. Found, never installed: it needs a libc to match.

use std::path::PathBuf;
use std::process::Command;

use crate::finder::first_line;
use crate::{Finder, ToolError};

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
    use crate::Finder;

    #[test]
    fn a_missing_compiler_is_named_with_its_remedy() {
        let empty = tempfile::tempdir().unwrap();
        let message = Finder::new(empty.path(), empty.path())
            .cxx_compiler()
            .unwrap_err()
            .to_string();
        assert!(message.contains("c++, g++, clang++"), "{message}");
        assert!(message.contains("apt-get install g++"), "{message}");
    }

    #[test]
    fn a_compiler_on_path_tells_its_version() {
        let compiler = crate::cxx_compiler().unwrap();
        assert!(!compiler.description().is_empty());
    }
}
