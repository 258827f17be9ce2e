//! Where tools are looked for and where they go. A value rather than globals, so that tests can hide `PATH`.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::Version;

/// Where to look for tools and where to install the missing ones.
#[derive(Clone, Debug)]
pub(crate) struct Finder {
    search_path: OsString,
    /// What `CXX` names.
    pub(crate) compiler: Option<OsString>,
    /// What `CLANG` names.
    pub(crate) clang: Option<OsString>,
    /// What `PRJXRAY_DATABASE_DIR` names.
    pub(crate) prjxray_database: Option<OsString>,
    tools_directory: PathBuf,
}

impl Finder {
    /// From `PATH`, `CXX`, `CLANG`, `PRJXRAY_DATABASE_DIR` and `HARMONICA_TOOLS_DIR` (default: `tools` in
    /// [`work_directory`]).
    pub(crate) fn from_environment() -> Self {
        let named = |variable| std::env::var_os(variable).filter(|name| !name.is_empty());
        Self {
            search_path: std::env::var_os("PATH").unwrap_or_default(),
            compiler: named("CXX"),
            clang: named("CLANG"),
            prjxray_database: named("PRJXRAY_DATABASE_DIR"),
            tools_directory: absolute(
                std::env::var_os("HARMONICA_TOOLS_DIR").map_or_else(|| work_directory().join("tools"), PathBuf::from),
            ),
        }
    }

    /// With another `PATH` and another tools directory; the other variables are not looked at.
    #[cfg(test)]
    pub(crate) fn new(search_path: impl Into<OsString>, tools_directory: impl Into<PathBuf>) -> Self {
        Self {
            search_path: search_path.into(),
            compiler: None,
            clang: None,
            prjxray_database: None,
            tools_directory: absolute(tools_directory.into()),
        }
    }

    /// Where missing tools are installed, one folder for each pinned version.
    pub(crate) fn tools_directory(&self) -> &Path {
        &self.tools_directory
    }

    /// The program of that name on `PATH`.
    pub(crate) fn program(&self, name: impl AsRef<std::ffi::OsStr>) -> Option<PathBuf> {
        let here = std::env::current_dir().unwrap_or_default();
        which::which_in(name, Some(&self.search_path), here).ok()
    }

    /// A command that sees the same `PATH` as this finder.
    pub(crate) fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.env("PATH", &self.search_path);
        command
    }

    /// The description that a program prints with a flag, and its release, which is not older than the minimum.
    pub(crate) fn release(&self, program: &Path, flag: &str, minimum: Version) -> Result<(String, Version), String> {
        let place = program.display();
        let description =
            first_line(self.command(program).arg(flag)).map_err(|why| format!("{place} does not run: {why}"))?;
        match Version::find_in(&description) {
            Some(version) if version >= minimum => Ok((description, version)),
            _ => Err(format!("{place} is {description:?}, not {minimum} or newer")),
        }
    }
}

/// Tools are started from other folders, so no path may depend on the current one.
fn absolute(path: PathBuf) -> PathBuf {
    std::path::absolute(&path).unwrap_or(path)
}

/// What a program prints of its version, or why it does not run.
pub(crate) fn first_line(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| error.to_string())?;
    if output.status.success() {
        let text = String::from_utf8_lossy(&output.stdout);
        Ok(text.lines().next().unwrap_or_default().trim().to_owned())
    } else {
        Err(last_lines(&output))
    }
}

/// The last lines of what a failed program printed: enough to see why, on one line.
pub(crate) fn last_lines(output: &Output) -> String {
    let text = [&output.stdout[..], &output.stderr[..]].concat();
    let text = String::from_utf8_lossy(&text);
    let lines: Vec<&str> =
        text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("WARNING: Retrying")).collect();
    let kept = lines[lines.len().saturating_sub(3)..].join(" / ");
    if kept.is_empty() {
        output.status.to_string()
    } else {
        kept
    }
}

/// The folder for what the project builds or installs at run time: cargo's target directory when the running program is
/// in one, else `$XDG_CACHE_HOME/harmonica` (`~/.cache/harmonica`).
pub fn work_directory() -> PathBuf {
    let program = std::env::current_exe().unwrap_or_default();
    let target = program.ancestors().find(|folder| folder.join("CACHEDIR.TAG").is_file());
    target.map_or_else(cache_directory, Path::to_path_buf)
}

fn cache_directory() -> PathBuf {
    let home_cache = || {
        let home = std::env::var_os("HOME").map_or_else(std::env::temp_dir, PathBuf::from);
        home.join(".cache")
    };
    std::env::var_os("XDG_CACHE_HOME").map_or_else(home_cache, PathBuf::from).join("harmonica")
}
