//! Starts cargo and the project's own binary.

use std::process::{Command, ExitStatus, Stdio};

/// Why a chore was not done.
pub struct Failed(pub String);

/// Words of a command that fails which its message shows.
const WORDS_SHOWN: usize = 20;

/// Runs cargo in the repository's root; its output goes to the terminal.
pub fn cargo(arguments: &[&str]) -> Result<(), Failed> {
    let status = command(arguments).status();
    outcome(arguments, status)
}

/// Runs cargo twice at once. What the second one prints comes when both have ended, whether or not one has failed.
pub fn cargo_at_once(first: &[&str], second: &[&str]) -> Result<(), Failed> {
    let beside = command(second)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(cannot_start)?;
    let beside = std::thread::spawn(|| beside.wait_with_output());
    let first = cargo(first);
    let output = beside.join().expect("waiting does not panic");
    let output = output.map_err(cannot_start)?;
    print!("{}", String::from_utf8_lossy(&output.stdout));
    eprint!("{}", String::from_utf8_lossy(&output.stderr));
    first.and(outcome(second, Ok(output.status)))
}

fn command(arguments: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(arguments).current_dir(super::root());
    command
}

fn cannot_start(error: std::io::Error) -> Failed {
    Failed(format!("cannot start cargo: {error}"))
}

fn outcome(arguments: &[&str], status: std::io::Result<ExitStatus>) -> Result<(), Failed> {
    if status.map_err(cannot_start)?.success() {
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
