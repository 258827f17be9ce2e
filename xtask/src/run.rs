//! Starts cargo and the project's own binary.

use std::process::Command;

use anyhow::{bail, Context, Result};

/// Runs cargo in the repository's root; its output goes to the terminal.
pub fn cargo(arguments: &[&str]) -> Result<()> {
    let program = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let status = Command::new(program)
        .args(arguments)
        .current_dir(super::root())
        .status()
        .context("cannot start cargo")?;
    if !status.success() {
        bail!("`cargo {}` failed", arguments.join(" "));
    }
    Ok(())
}

/// Runs `harmonica`, built with optimisation; prints the command first, as a user would type it.
pub fn harmonica(arguments: &[&str]) -> Result<()> {
    println!("$ harmonica {}", arguments.join(" "));
    let mut all = vec![
        "run",
        "--quiet",
        "--release",
        "--package",
        "harmonica",
        "--",
    ];
    all.extend(arguments);
    cargo(&all)
}
