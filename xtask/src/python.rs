//! `cargo xtask python`: the Python module, built and tested from Python: its tests, the scripts of its page, its types
//! and its style. `cargo xtask test` does the same beside the tests.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::files::failed;
use crate::packages::pinned;
use crate::run::{cargo, Failed};

/// What the module needs, and what tests it.
const PACKAGES: [&str; 13] = [
    "numpy",
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
    cargo(&["build", "--quiet", "--package", "harmonica-python"])?;
    print!("{}", test()?);
    Ok(())
}

/// Builds the module with everything else, as tests are built, and tests it.
pub fn sample() -> Result<String, Failed> {
    cargo(&["build", "--quiet", "--workspace", "--lib"])?;
    test()
}

/// Tests the module that cargo has built; gives what the tests print.
fn test() -> Result<String, Failed> {
    let root = super::root().canonicalize().map_err(failed("find", &super::root()))?;
    let folder = root.join("target/python");
    std::fs::create_dir_all(&folder).map_err(failed("create", &folder))?;
    let environment = pinned(&folder, &PACKAGES)?;
    let built = Built { modules: gather(&root, &folder)?, root, environment };
    let mut printed = String::new();
    for arguments in CHECKS {
        printed += &built.check(arguments)?;
    }
    Ok(printed)
}

/// What is run: modules of Python, with their arguments, from the root. In the folder `python` Python would find the
/// module without what cargo builds of it.
const CHECKS: [&[&str]; 6] = [
    &["pytest", "-q", "-p", "no:cacheprovider", "-c", CONFIG, "--doctest-glob=*.md", TESTS, "docs/python.md"],
    &["mypy", "--config-file", CONFIG, "--cache-dir=target/python/mypy", "--package", MODULE],
    &["mypy", "--config-file", CONFIG, "--cache-dir=target/python/mypy", TESTS],
    &["mypy.stubtest", MODULE, "--mypy-config-file", CONFIG],
    &["ruff", "check", "--no-cache", "--config", CONFIG, "python"],
    &["ruff", "format", "--no-cache", "--check", "--config", CONFIG, "python"],
];
const CONFIG: &str = "python/pyproject.toml";
const TESTS: &str = "python/tests";

/// The module, ready to be imported.
struct Built {
    root: PathBuf,
    environment: PathBuf,
    modules: PathBuf,
}

impl Built {
    /// Runs a module of Python; gives what it prints.
    fn check(&self, arguments: &[&str]) -> Result<String, Failed> {
        let mut command = Command::new(self.environment.join("bin/python"));
        command.arg("-m").args(arguments).current_dir(&self.root).stdin(Stdio::null());
        command.env("PYTHONPATH", &self.modules).env("PYTHONDONTWRITEBYTECODE", "1");
        command.env("MYPYPATH", &self.modules).env("HARMONICA_ROOT", &self.root);
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
    std::fs::create_dir_all(&package).map_err(failed("create", &package))?;
    let sources = root.join("python").join(MODULE);
    let entries = std::fs::read_dir(&sources).map_err(failed("read", &sources))?;
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.is_file()) {
        let copy = package.join(path.file_name().unwrap_or_default());
        std::fs::copy(&path, &copy).map_err(failed("copy", &path))?;
    }
    let library = root.join("target/debug/libharmonica_simt.so");
    std::fs::copy(&library, package.join("_native.abi3.so")).map_err(failed("copy", &library))?;
    Ok(modules)
}
