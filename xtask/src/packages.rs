//! Packages of Debian and of PyPI, in folders of their own: nothing of them is installed.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::files::failed;
use crate::pins;
use crate::run::Failed;

/// Runs a command; gives what it prints.
pub fn output(command: &mut Command) -> Result<Vec<u8>, Failed> {
    let output = command.output().map_err(|why| Failed(format!("{command:?}: {why}")))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let words = String::from_utf8_lossy(&output.stderr);
    Err(Failed(format!("{command:?} fails: {words}")))
}

/// What this machine lacks to fetch packages: its name, and what installs it.
pub fn lacks() -> Option<(&'static str, &'static str)> {
    let runs = |program, arguments: &[&str]| output(Command::new(program).args(arguments)).is_ok();
    if !runs("apt-get", &["--version"]) {
        return Some(("apt-get", "Debian, or Ubuntu"));
    }
    // Debian has a Python that makes no environments until this is installed.
    (!runs("python3", &["-c", "import ensurepip, venv"])).then_some(("python3-venv", "apt-get install python3-venv"))
}

/// The files of a folder with an ending, in order.
pub fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|of| of == extension))
        .collect();
    files.sort();
    files
}

/// Unpacks Debian packages into a folder of that name.
pub fn unpack(folder: &Path, name: &str, packages: &[&str]) -> Result<PathBuf, Failed> {
    let unpacked = folder.join(name);
    if unpacked.is_dir() {
        return Ok(unpacked);
    }
    let download = folder.join(format!("{name}.download"));
    std::fs::create_dir_all(&download).map_err(failed("create", &download))?;
    output(Command::new("apt-get").args(["download", "--quiet"]).args(packages).current_dir(&download))?;
    let partial = folder.join(format!("{name}.partial"));
    for archive in files(&download, "deb") {
        output(Command::new("dpkg").arg("-x").arg(archive).arg(&partial))?;
    }
    let _ = std::fs::remove_dir_all(download);
    std::fs::rename(&partial, &unpacked).map_err(failed("create", &unpacked))?;
    Ok(unpacked)
}

/// As [`unpack`], of one package with all that it needs and this machine lacks.
pub fn unpack_whole(folder: &Path, name: &str, package: &str) -> Result<PathBuf, Failed> {
    if folder.join(name).is_dir() {
        return Ok(folder.join(name));
    }
    let list = || {
        let mut listing = Command::new("apt-get");
        listing.args(["install", "--print-uris", "--quiet=2", "--no-install-recommends", "--reinstall", package]);
        output(&mut listing)
    };
    let listing = match list() {
        Ok(listing) => listing,
        // A new machine has no lists of packages.
        Err(_) => output(Command::new("apt-get").args(["update", "--quiet=2"])).and_then(|_| list())?,
    };
    let listing = String::from_utf8_lossy(&listing);
    let packages: Vec<&str> = listing.lines().filter_map(package_of_uri).collect();
    unpack(folder, name, &packages)
}

/// The package that a line of `apt-get install --print-uris` names: `'http://...' NAME_VERSION_ARCH.deb BYTES HASH`.
fn package_of_uri(line: &str) -> Option<&str> {
    Some(line.split(' ').nth(1)?.split_once('_')?.0)
}

/// The version of a Debian package, as apt has it.
pub fn version(package: &str) -> Result<String, Failed> {
    let shown = output(Command::new("apt-cache").args(["show", "--no-all-versions", package]))?;
    let shown = String::from_utf8_lossy(&shown);
    let version = shown.lines().find_map(|line| line.strip_prefix("Version: "));
    Ok(version.unwrap_or_default().to_owned())
}

/// A virtual environment with packages of PyPI, and a folder beside it with the sources of one of them, if wanted.
pub fn environment(folder: &Path, packages: &[&str]) -> Result<PathBuf, Failed> {
    install(folder, &packages.join("\n"), packages)
}

/// A virtual environment with packages of PyPI that `tools/pins.txt` pins: pip takes no file with another hash.
pub fn pinned(folder: &Path, packages: &[&str]) -> Result<PathBuf, Failed> {
    let wanted: String = packages.iter().map(|package| pins::requirement(package)).collect();
    let list = folder.join("requirements.txt");
    std::fs::write(&list, &wanted).map_err(failed("write", &list))?;
    install(folder, &wanted, &["--no-deps", "--require-hashes", "--requirement", &list.display().to_string()])
}

/// A virtual environment in which pip has been called with these arguments; it is kept until something else is wanted.
fn install(folder: &Path, wanted: &str, arguments: &[&str]) -> Result<PathBuf, Failed> {
    let environment = folder.join("python");
    let mark = folder.join("installed");
    if std::fs::read_to_string(&mark).is_ok_and(|installed| installed == wanted) {
        return Ok(environment);
    }
    output(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&environment))?;
    let pip = environment.join("bin/pip");
    output(Command::new(pip).args(["install", "--quiet"]).args(arguments))?;
    std::fs::write(&mark, wanted).map_err(failed("write", &mark))?;
    Ok(environment)
}

/// The sources that PyPI has of a package, `NAME==VERSION`.
pub fn sources(folder: &Path, package: &str) -> Result<PathBuf, Failed> {
    let name = package.replace("==", "-");
    let unpacked = folder.join(&name);
    if unpacked.is_dir() {
        return Ok(unpacked);
    }
    let bare = package.split('=').next().unwrap_or(package);
    let mut pip = Command::new(folder.join("python/bin/pip"));
    pip.args(["download", "--quiet", "--no-deps", "--no-binary", bare, "--dest"]).arg(folder).arg(package);
    output(&mut pip)?;
    output(Command::new("tar").arg("-xf").arg(format!("{name}.tar.gz")).current_dir(folder))?;
    Ok(unpacked)
}

#[cfg(test)]
mod tests {
    use super::package_of_uri;

    #[test]
    fn a_line_of_apt_names_a_package() {
        let line = "'http://deb.debian.org/debian/pool/main/c/clpeak/clpeak_1.1.2-1_amd64.deb' clpeak_1.1.2-1_amd64.deb 43468 MD5Sum:00";
        assert_eq!(package_of_uri(line), Some("clpeak"));
        assert_eq!(package_of_uri("nothing"), None);
    }
}
