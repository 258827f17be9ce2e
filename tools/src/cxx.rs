//! The C++ compiler that turns Verilator's output into a model: the machine's own, else Zig's.

use std::io;
use std::path::Path;
use std::process::Command;

use crate::finder::first_line;
use crate::zig::Compiler;
use crate::zig_library;
use crate::{Finder, ToolError};

const NAMES: [&str; 3] = ["c++", "g++", "clang++"];
const INSTALL: &str = "a C++17 compiler, e.g. `apt-get install g++` (or set CXX to the name of one)";

/// What Zig compiles for: this machine and any glibc of the last years.
#[cfg(target_arch = "x86_64")]
const ZIG_TARGET: [&str; 2] = ["-target", "x86_64-linux-gnu.2.28"];
#[cfg(target_arch = "aarch64")]
const ZIG_TARGET: [&str; 2] = ["-target", "aarch64-linux-gnu.2.28"];
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
const ZIG_TARGET: [&str; 0] = [];
/// Without what Zig adds by itself: checks at run time, and what debuggers read, a third of the compiler's work.
const ZIG_FLAGS: [&str; 2] = ["-fno-sanitize=all", "-g0"];

/// How a shared library is linked whose symbols are its own.
const LINK_FLAGS: [&str; 3] = ["-shared", "-pthread", "-Wl,-Bsymbolic"];
/// How Zig links one. Its compiler `zig c++` would first compile libraries that nothing here needs: those of numbers that
/// the machine lacks, of checks at run time, and all of the C++ library.
const ZIG_LINK_FLAGS: [&str; 6] = ["-dynamic", "-fno-compiler-rt", "-fno-ubsan-rt", "-lc", "-lunwind", "-Bsymbolic"];

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
            command.args(ZIG_TARGET).args(ZIG_FLAGS);
        }
        command
    }

    /// Commands that compile, in that folder, what [`Self::link_command`] takes from it; none for a compiler whose own
    /// C++ library is there. They may run at once.
    ///
    /// # Errors
    /// A source cannot be written.
    pub fn library_commands(&self, folder: &Path) -> io::Result<Vec<Command>> {
        let Some(lib) = self.compiler.zig_library() else {
            return Ok(Vec::new());
        };
        let command = |arguments: Vec<String>| {
            let mut command = self.command();
            command.current_dir(folder).args(arguments);
            command
        };
        Ok(zig_library::write_sources(&lib, folder)?.map(command).into())
    }

    /// The files that those commands make.
    pub fn library_objects(&self) -> &'static [&'static str] {
        match self.compiler.is_zig() {
            true => &zig_library::OBJECTS,
            false => &[],
        }
    }

    /// A command that links objects, which follow as further arguments, to a shared library of that name. `folder` has
    /// what [`Self::library_commands`] have made.
    pub fn link_command(&self, name: &str, folder: &Path) -> Command {
        if self.compiler.is_zig() {
            let mut command = self.compiler.command("build-lib");
            command.args(ZIG_TARGET).args(ZIG_LINK_FLAGS).arg(format!("-femit-bin={name}"));
            command.args(self.library_objects().iter().map(|object| folder.join(object)));
            return command;
        }
        let mut command = self.compiler.command("c++");
        command.args(LINK_FLAGS).args(["-o", name]);
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
    use std::fs;

    use super::*;

    #[test]
    fn a_compiler_on_path_tells_its_version() {
        let compiler = crate::cxx_compiler().unwrap();
        assert!(!compiler.description().is_empty());
    }

    /// A library that catches what it throws, and uses streams, numbers, threads and locales.
    const LIBRARY_USER: &str = r#"
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
extern "C" int f() {
    std::map<std::string, int> lengths;
    std::mutex taken;
    std::thread other([&] { std::lock_guard<std::mutex> guard(taken); lengths["three"] = 3; });
    other.join();
    try {
        throw std::out_of_range(std::to_string(1.5));
    } catch (const std::exception& error) {
        lengths[error.what()] = 4;
    }
    std::ostringstream text;
    text << std::hex << 255 << ' ' << 0.25;
    auto shared = std::make_shared<std::string>(text.str());
    std::cerr << "";
    return *shared == "ff 0.25" && lengths["1.500000"] == 4 ? lengths["three"] : 0;
}
"#;

    #[test]
    fn without_one_on_path_it_is_zigs_and_links_the_library() {
        let wheel = crate::pinned_clang().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let compiler = Finder::new(folder.path(), Finder::from_environment().tools_directory()).cxx_compiler().unwrap();
        assert_eq!(compiler.description().replace("c++", "cc"), wheel.description());
        assert!(!compiler.is_gcc());
        fs::write(folder.path().join("a.cpp"), LIBRARY_USER).unwrap();
        let mut compile = compiler.command();
        compile.current_dir(folder.path()).args(["-O1", "-fPIC", "-c", "a.cpp", "-o", "a.o"]);
        let mut commands = compiler.library_commands(folder.path()).unwrap();
        commands.push(compile);
        let mut link = compiler.link_command("a.so", folder.path());
        commands.push({
            link.current_dir(folder.path()).arg("a.o");
            link
        });
        for mut command in commands {
            assert!(command.status().unwrap().success(), "{command:?}");
        }
        let python = "import ctypes; print(ctypes.CDLL('./a.so').f())";
        let output = Command::new("python3").args(["-c", python]).current_dir(folder.path()).output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stdout), "3\n", "{output:?}");
    }
}
