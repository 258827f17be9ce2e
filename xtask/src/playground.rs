//! `cargo xtask playground`: the playground as one page. The crate `playground` is built for WebAssembly, and the crate
//! `view` puts it into its page.

use std::path::PathBuf;
use std::process::Command;

use crate::run::{cargo, Failed};

/// The machine that a browser has.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Writes the page to target/playground.html, and gives its path.
pub fn run() -> Result<PathBuf, Failed> {
    check_target()?;
    cargo(&["build", "--quiet", "--package", "playground", "--lib", "--target", TARGET])?;
    let target = super::root().join("target");
    let module = target.join(TARGET).join("debug/playground.wasm");
    let page = target.join("playground.html");
    let (from, to) = (module.display().to_string(), page.display().to_string());
    let example = ["run", "--quiet", "--package", "view", "--example", "playground-page", "--"];
    cargo(&[&example[..], &[&from, &to]].concat())?;
    println!("the playground  target/playground.html");
    Ok(page)
}

/// That the compiler has the standard library for WebAssembly; rustup brings it when it is not there.
fn check_target() -> Result<(), Failed> {
    if has_target() {
        return Ok(());
    }
    eprintln!("xtask: Rust's standard library for {TARGET} is missing; `rustup target add {TARGET}` is tried");
    let added = Command::new("rustup").args(["target", "add", TARGET]).current_dir(super::root()).status();
    if added.is_ok_and(|status| status.success()) && has_target() {
        return Ok(());
    }
    Err(Failed(format!(
        "the playground: this Rust has no standard library for {TARGET}, and rustup could not bring it\n  \
         remedy: `rustup target add {TARGET}` where rustup has a network, or the package of your system \
         (Debian: libstd-rust-dev-wasm32)"
    )))
}

/// Whether Rust's standard library for WebAssembly is there.
pub fn has_target() -> bool {
    let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = Command::new(compiler)
        .args(["--print", "target-libdir", "--target", TARGET])
        .current_dir(super::root())
        .output();
    asked.is_ok_and(|output| {
        let folder = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
        output.status.success() && folder.is_dir()
    })
}
