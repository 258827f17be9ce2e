//! The C++ compiler that turns Verilator's output into a model: the machine's own, else Zig's.

use std::process::Command;

use crate::finder::first_line;
use crate::zig::Compiler;
use crate::{Finder, ToolError};

const NAMES: [&str; 3] = ["c++", "g++", "clang++"];
const INSTALL: &str = "a C++17 compiler, e.g. `apt-get install g++` (or set CXX to the name of one)";

/// For this machine and any glibc of the last years; no checks at run time, which Zig adds by itself.
#[cfg(target_arch = "x86_64")]
const ZIG_FLAGS: [&str; 3] = ["-target", "x86_64-linux-gnu.2.28", "-fno-sanitize=all"];
#[cfg(target_arch = "aarch64")]
const ZIG_FLAGS: [&str; 3] = ["-target", "aarch64-linux-gnu.2.28", "-fno-sanitize=all"];
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
const ZIG_FLAGS: [&str; 1] = ["-fno-sanitize=all"];

/// A C++ compiler that runs.
#[derive(Clone, Debug)]
pub struct CxxCompiler {
    compiler: Compiler,
    description: String,
}

impl CxxCompiler {
    /// A command that starts it.
    pub fn command(&self) -> Command {
        let mut command = self.compiler.command("c++");
        if self.compiler.is_zig() {
            command.args(ZIG_FLAGS);
        }
        command
    }

    /// Whether it is GCC's, as far as its `--version` tells.
    pub fn is_gcc(&self) -> bool {
        !self.compiler.is_zig() && !self.description.contains("clang")
    }

    /// The first line of its `--version`, or the wheel's pin: part of the key of what it compiled.
    pub fn description(&self) -> &str {
        &self.description
    }
}

impl Finder {
    /// See [`crate::cxx_compiler`].
    pub(crate) fn cxx_compiler(&self) -> Result<CxxCompiler, ToolError> {
        let program = match &self.compiler {
            Some(name) => Some(self.program(name).ok_or_else(|| ToolError::Missing {
                tool: "C++ compiler".to_owned(),
                found: format!("CXX={} is not on PATH", name.to_string_lossy()),
                attempts: "CXX says which one to take".to_owned(),
                remedy: format!("install {INSTALL}"),
            })?),
            None => NAMES.iter().find_map(|name| self.program(name)),
        };
        let Some(program) = program else {
            return self.cxx_compiler_of_zig();
        };
        match first_line(self.command(&program).arg("--version")) {
            Ok(description) => Ok(CxxCompiler { compiler: Compiler::alone(program), description }),
            Err(why) => Err(ToolError::Broken { program, why, remedy: format!("install {INSTALL}") }),
        }
    }

    fn cxx_compiler_of_zig(&self) -> Result<CxxCompiler, ToolError> {
        let found = format!("none of {} is on PATH", NAMES.join(", "));
        let (compiler, description) = self.zig("c++", "C++ compiler".to_owned(), found, INSTALL)?;
        Ok(CxxCompiler { compiler, description })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_on_path_tells_its_version() {
        let compiler = crate::cxx_compiler().unwrap();
        assert!(!compiler.description().is_empty());
    }

    /// Linking would compile Zig's C++ library, half a minute the first time.
    #[test]
    fn without_one_on_path_it_is_zigs_and_has_the_library_s_headers() {
        let wheel = crate::pinned_clang().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let compiler = Finder::new(folder.path(), Finder::from_environment().tools_directory()).cxx_compiler().unwrap();
        assert_eq!(compiler.description().replace("c++", "cc"), wheel.description());
        assert!(!compiler.is_gcc());
        let (source, object) = (folder.path().join("a.cpp"), folder.path().join("a.o"));
        std::fs::write(&source, "#include <string>\nint f() { return std::string(\"abc\").size(); }\n").unwrap();
        let status = compiler.command().args(["-O1", "-c"]).arg(&source).arg("-o").arg(&object).status();
        assert!(status.unwrap().success());
        assert!(object.is_file());
    }
}
