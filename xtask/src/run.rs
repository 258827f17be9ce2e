//! Starts cargo and the project's own binary.

use std::process::Command;

/// Why a chore was not done.
pub struct Failed(pub String);

/// Runs cargo in the repository's root; its output goes to the terminal.
pub fn cargo(arguments: &[&str]) -> Result<(), Failed> {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(program)
        .args(arguments)
        .current_dir(super::root())
        .status()
        .map_err(|error| Failed(format!("cannot start cargo: {error}")))?;
    if status.success() {
        return Ok(());
    }
    Err(Failed(format!("`cargo {}` failed", arguments.join(" "))))
}

/// Runs `harmonica`; prints the command first, as a user would type it.
pub fn harmonica(arguments: &[&str]) -> Result<(), Failed> {
    println!("$ harmonica {}", arguments.join(" "));
    let run = ["run", "--quiet", "--package", "harmonica", "--"];
    cargo(&[&run[..], arguments].concat())
}
