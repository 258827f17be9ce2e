//! Starts cargo and the project's own binary.

use std::process::{Command, ExitStatus};

/// Why a chore was not done.
pub struct Failed(pub String);

/// Words of a command that fails which its message shows.
const WORDS_SHOWN: usize = 20;

/// Runs cargo in the repository's root; its output goes to the terminal.
pub fn cargo(arguments: &[&str]) -> Result<(), Failed> {
    let status = cargo_command(arguments)
        .status()
        .map_err(|error| Failed(format!("cannot start cargo: {error}")))?;
    outcome(arguments, status)
}

/// Cargo in the repository's root.
pub fn cargo_command(arguments: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(arguments).current_dir(super::root());
    command
}

/// What becomes of a run of cargo.
pub fn outcome(arguments: &[&str], status: ExitStatus) -> Result<(), Failed> {
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
