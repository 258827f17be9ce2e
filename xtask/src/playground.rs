//! `cargo xtask playground`: the playground as one page. The crate `playground` is built for WebAssembly, and the crate
//! `view` puts it into its page.

use std::path::PathBuf;

use crate::run::{cargo, Failed};
use crate::rust_target;

/// The machine that a browser has.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Writes the page to target/playground.html, and gives its path.
pub fn run() -> Result<PathBuf, Failed> {
    rust_target::check("the playground", TARGET, "libstd-rust-dev-wasm32")?;
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
