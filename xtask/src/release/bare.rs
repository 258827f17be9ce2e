//! A place like a new machine: its own home, nothing of Rust's and no compiler on PATH, no caches.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::files::failed;
use crate::packages::{output, unpack};
use crate::run::Failed;

/// The programs of the machine that stay on PATH: shells' scripts call them.
const PROGRAMS: [&str; 9] = ["sh", "env", "uname", "cat", "mkdir", "rm", "dirname", "basename", "readlink"];
/// Debian's packages that run programs of an ARM here.
const EMULATOR: [&str; 3] = ["qemu-user-static", "libc6-arm64-cross", "libgcc-s1-arm64-cross"];
/// What stays of the environment: where packages come from, and whom to trust.
const KEPT: [&str; 4] = ["PIP_", "SSL_CERT", "HTTP", "http"];

/// The place.
pub struct Place {
    /// Where commands are run.
    pub folder: PathBuf,
    path: OsString,
    /// What is put before a command that is for another machine.
    emulator: Vec<OsString>,
}

impl Place {
    /// A new place in a folder, for programs of a machine.
    pub fn new(folder: &Path, target: &str) -> Result<Place, Failed> {
        let place = folder.join("check");
        let programs = place.join("programs");
        for made in [&programs, &place.join("home")] {
            std::fs::create_dir_all(made).map_err(failed("create", made))?;
        }
        let path = std::env::var_os("PATH").unwrap_or_default();
        for name in PROGRAMS {
            let found = std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file());
            let Some(found) = found else {
                continue;
            };
            let link = programs.join(name);
            std::os::unix::fs::symlink(found, &link).map_err(failed("create", &link))?;
        }
        Ok(Place { emulator: emulator(folder, target)?, path: programs.into_os_string(), folder: place })
    }

    /// Whether programs run here as they are.
    pub fn is_native(&self) -> bool {
        self.emulator.is_empty()
    }

    /// The place with a folder of programs more on PATH.
    pub fn with_programs(&self, programs: PathBuf) -> Result<Place, Failed> {
        let folders = std::iter::once(programs).chain(std::env::split_paths(&self.path));
        let path = std::env::join_paths(folders).map_err(|why| Failed(format!("PATH: {why}")))?;
        Ok(Place { path, folder: self.folder.clone(), emulator: self.emulator.clone() })
    }

    /// Runs a program in the place; gives what it prints.
    pub fn run<A: AsRef<OsStr>>(&self, program: &Path, arguments: &[A]) -> Result<Vec<u8>, Failed> {
        let mut words = self.emulator.iter().map(OsString::as_os_str).chain([program.as_os_str()]);
        let mut command = Command::new(words.next().unwrap_or_default());
        command.args(words).args(arguments).current_dir(&self.folder).stdin(Stdio::null()).env_clear();
        command.envs(std::env::vars_os().filter(|(name, _)| is_kept(name)));
        let home = self.folder.join("home");
        command.env("PATH", &self.path).env("HOME", &home);
        // A program below cargo's target directory would take the tools and models that are there.
        let cache = home.join(".cache/harmonica");
        command.env("HARMONICA_TOOLS_DIR", cache.join("tools")).env("HARMONICA_MODELS_DIR", cache.join("models"));
        output(&mut command)
    }

    /// Runs a program, and prints how long it has taken, and what it is called here. Gives what it prints, and the
    /// seconds.
    pub fn timed<A: AsRef<OsStr>>(
        &self,
        what: &str,
        program: &Path,
        arguments: &[A],
    ) -> Result<(Vec<u8>, f64), Failed> {
        let start = Instant::now();
        let printed = self.run(program, arguments)?;
        let seconds = start.elapsed().as_secs_f64();
        println!("{seconds:7.2} s  {what}");
        Ok((printed, seconds))
    }
}

/// What is kept of the environment.
fn is_kept(name: &OsStr) -> bool {
    KEPT.iter().any(|prefix| name.to_string_lossy().starts_with(prefix))
}

/// What runs programs of a machine here: nothing, or QEMU from Debian, unpacked beside the folder.
fn emulator(folder: &Path, target: &str) -> Result<Vec<OsString>, Failed> {
    let machine = target.split('-').next().unwrap_or_default();
    if machine == std::env::consts::ARCH {
        return Ok(Vec::new());
    }
    let beside = folder.parent().unwrap_or(folder);
    let unpacked = unpack(beside, "emulator", &EMULATOR)
        .map_err(|why| Failed(format!("programs for {machine} do not run here without QEMU: {}", why.0)))?;
    let program = unpacked.join(format!("usr/bin/qemu-{machine}-static"));
    let system = unpacked.join(format!("usr/{machine}-linux-gnu"));
    Ok(vec![program.into_os_string(), "-L".into(), system.into_os_string()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_see_nothing_of_rust_and_of_the_caller_s_home() {
        let folder = std::env::temp_dir().join(format!("harmonica-bare-{}", std::process::id()));
        let machine = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
        let place = Place::new(&folder, &machine).map_err(|why| why.0).unwrap();
        assert!(place.is_native());
        let seen =
            place.run(Path::new("/bin/sh"), &["-c", "echo $HOME; command -v cargo; command -v cc; command -v sh"]);
        let seen = String::from_utf8(seen.map_err(|why| why.0).unwrap()).unwrap();
        let home = place.folder.join("home");
        let shell = place.folder.join("programs/sh");
        assert_eq!(seen, format!("{}\n{}\n", home.display(), shell.display()));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
