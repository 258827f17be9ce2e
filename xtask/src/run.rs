//! Starts cargo and the project's own binary.

use std::process::Command;

/// Why a chore was not done.
pub struct Failed(pub String);

/// Words of a command that fails which its message shows.
const WORDS_SHOWN: usize = 20;

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
    // Of a command with thousands of files, its beginning says which one it is.
    let shown = &arguments[..arguments.len().min(WORDS_SHOWN)];
    let rest = if shown.len() < arguments.len() {
        " ..."
    } else {
        ""
    };
    Err(Failed(format!("`cargo {}{rest}` failed", shown.join(" "))))
}

/// Runs `harmonica`; prints the command first, as a user would type it.
pub fn harmonica(arguments: &[&str]) -> Result<(), Failed> {
    println!("$ harmonica {}", arguments.join(" "));
    let run = ["run", "--quiet", "--package", "harmonica", "--"];
    cargo(&[&run[..], arguments].concat())
}
