//! `cargo xtask wheel`: the wheel `harmonica-simt` with the command `harmonica` and the Python module, in target/wheel.
//!
//! maturin builds both for an old glibc, so that they run on any Linux of the last years: it links them by the pinned
//! Zig. The command is built first, as a wheel of its own; from there it goes among the data of the module's wheel.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::files::failed;
use crate::packages::{files, output, pinned};
use crate::run::Failed;
use crate::rust_target;

/// What builds.
const PACKAGES: [&str; 2] = ["maturin", "ziglang"];
/// The oldest glibc that a wheel runs on: that of 2018.
const GLIBC: &str = "manylinux_2_28";
/// The machines that a wheel can be for, as Rust calls them.
const TARGETS: [&str; 2] = ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"];

/// What has been built.
pub struct Built {
    /// The machine, as Rust calls it.
    pub target: &'static str,
    /// The wheel.
    pub wheel: PathBuf,
    /// The command alone.
    pub command: PathBuf,
}

/// Builds the wheel, and says how large it is.
pub fn run(words: &[&str]) -> Result<(), Failed> {
    let Built { wheel, .. } = build(words)?;
    let bytes = std::fs::metadata(&wheel).map_err(failed("read", &wheel))?.len();
    println!("{}  {:.1} MB", wheel.display(), bytes as f64 / 1e6);
    Ok(())
}

/// Builds the wheel for the machine that the words of a command line name; for x86-64 if they name none.
pub fn build(words: &[&str]) -> Result<Built, Failed> {
    let target = target_of(words)?;
    rust_target::check("the wheel", target, "the package libstd-rust-dev of that machine, in the folder of its rustc")?;
    let root = super::root().canonicalize().map_err(failed("find", &super::root()))?;
    let folder = root.join("target/wheel");
    std::fs::create_dir_all(&folder).map_err(failed("create", &folder))?;
    let builder = Builder { environment: pinned(&folder, &PACKAGES)?, folder, target };
    let command = builder.command(&root)?;
    Ok(Built { target, wheel: builder.wheel(&root)?, command })
}

/// The machine that words name: one of [`TARGETS`], or the beginning of its name.
fn target_of(words: &[&str]) -> Result<&'static str, Failed> {
    match words {
        [] => Ok(TARGETS[0]),
        [machine] if !machine.is_empty() => TARGETS
            .into_iter()
            .find(|target| target.starts_with(machine))
            .ok_or_else(|| Failed(format!("there is no wheel for {machine}; there are x86_64 and aarch64"))),
        _ => Err(Failed("a wheel is for one machine: x86_64 or aarch64".to_owned())),
    }
}

/// maturin, for a machine.
struct Builder {
    environment: PathBuf,
    folder: PathBuf,
    target: &'static str,
}

impl Builder {
    /// Has maturin build a wheel of what a folder describes; gives the wheel.
    fn maturin(&self, package: &Path, into: &str) -> Result<PathBuf, Failed> {
        let wheels = self.folder.join(into);
        if wheels.is_dir() {
            std::fs::remove_dir_all(&wheels).map_err(failed("remove", &wheels))?;
        }
        let mut command = Command::new(self.environment.join("bin/maturin"));
        command.args(["build", "--profile", "dist", "--locked", "--strip", "--zig"]);
        command.args(["--target", self.target, "--compatibility", GLIBC, "--compression-level", "9"]);
        command.arg("--out").arg(&wheels);
        // maturin looks for Zig's Python package in the Python that it runs in.
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folders = std::iter::once(self.environment.join("bin")).chain(std::env::split_paths(&path));
        let path = std::env::join_paths(folders).map_err(|why| Failed(format!("PATH: {why}")))?;
        command.env("PATH", path).env("VIRTUAL_ENV", &self.environment).current_dir(package);
        // What compiles tests has no part in a release.
        command.env_remove("RUSTC_WORKSPACE_WRAPPER");
        output(&mut command)?;
        let found = files(&wheels, "whl").pop();
        found.ok_or_else(|| Failed(format!("maturin has left no wheel in {}", wheels.display())))
    }

    /// Builds the command, puts it where the module's wheel takes it from, and gives it.
    fn command(&self, root: &Path) -> Result<PathBuf, Failed> {
        let wheel = self.maturin(&root.join("cli"), "command")?;
        let scripts = self.folder.join("harmonica_simt.data/scripts");
        std::fs::create_dir_all(&scripts).map_err(failed("create", &scripts))?;
        let script = scripts.join("harmonica");
        let mut unpack = Command::new(self.environment.join("bin/python"));
        unpack.args(["-c", UNPACK]).arg(&wheel).arg(&script);
        output(&mut unpack).map(|_| script)
    }

    /// Builds the module's wheel, with the command in it.
    fn wheel(&self, root: &Path) -> Result<PathBuf, Failed> {
        self.maturin(&root.join("python"), "wheels")
    }
}

/// Takes the command out of its wheel, and makes it a program.
const UNPACK: &str = "import os, sys, zipfile
wheel, script = sys.argv[1:]
with zipfile.ZipFile(wheel) as archive:
    [name] = [name for name in archive.namelist() if name.endswith('/scripts/harmonica')]
    with open(script + '.new', 'wb') as file:
        file.write(archive.read(name))
os.chmod(script + '.new', 0o755)
os.replace(script + '.new', script)";

#[cfg(test)]
mod tests {
    use super::target_of;

    #[test]
    fn a_machine_is_named_by_what_its_target_begins_with() {
        let target = |words: &[&str]| target_of(words).map_err(|failed| failed.0);
        assert_eq!(target(&[]).as_deref(), Ok("x86_64-unknown-linux-gnu"));
        assert_eq!(target(&["aarch64"]).as_deref(), Ok("aarch64-unknown-linux-gnu"));
        assert_eq!(target(&["x86_64-unknown-linux-gnu"]).as_deref(), Ok("x86_64-unknown-linux-gnu"));
        let refused = target(&["riscv64"]).expect_err("there is none");
        assert_eq!(refused, "there is no wheel for riscv64; there are x86_64 and aarch64");
        assert!(target(&[""]).is_err() && target(&["x86_64", "aarch64"]).is_err());
    }
}
