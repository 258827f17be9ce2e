//! Rust's standard library for other machines than this one.

use std::path::PathBuf;
use std::process::Command;

use crate::run::Failed;

/// That the compiler has the standard library for a machine; rustup brings it when it is not there. `debian` is the
/// package of Debian's that has it.
pub fn check(what: &str, target: &str, debian: &str) -> Result<(), Failed> {
    if is_there(target) {
        return Ok(());
    }
    eprintln!("xtask: Rust's standard library for {target} is missing; `rustup target add {target}` is tried");
    let added = Command::new("rustup").args(["target", "add", target]).current_dir(super::root()).status();
    if added.is_ok_and(|status| status.success()) && is_there(target) {
        return Ok(());
    }
    Err(Failed(format!(
        "{what}: this Rust has no standard library for {target}, and rustup could not bring it\n  \
         remedy: `rustup target add {target}` where rustup has a network, or the package of your system \
         (Debian: {debian}); RUSTC names another compiler (docs/release.md)"
    )))
}

/// Whether Rust's standard library for a machine is there.
fn is_there(target: &str) -> bool {
    let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = Command::new(compiler)
        .args(["--print", "target-libdir", "--target", target])
        .current_dir(super::root())
        .output();
    asked.is_ok_and(|output| {
        let folder = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
        output.status.success() && folder.is_dir()
    })
}
