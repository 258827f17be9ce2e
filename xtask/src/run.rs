//! Starts cargo and the project's own binary.

use std::fmt;
use std::io::{BufRead, BufReader};
use std::process::{Command, ExitStatus, Stdio};

/// Why a chore was not done.
pub struct Failed(pub String);

/// Words of a command that fails which its message shows.
const WORDS_SHOWN: usize = 20;

/// Runs cargo in the repository's root; its output goes to the terminal.
pub fn cargo(arguments: &[&str]) -> Result<(), Failed> {
    let status = cargo_command(arguments).status().map_err(|error| Failed(format!("cannot start cargo: {error}")))?;
    outcome(arguments, status)
}

/// Tests by how they came out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Those that passed.
    pub passed: u64,
    /// Those that failed.
    pub failed: u64,
    /// Those that were not run.
    pub ignored: u64,
}

impl Counts {
    /// Adds what a line of a test program says; most say nothing.
    pub fn read(&mut self, line: &str) {
        let Some(result) = line.trim().strip_prefix("test result: ") else {
            return;
        };
        for part in result.split(['.', ';']) {
            let Some((Ok(number), what)) =
                part.trim().split_once(' ').map(|(number, what)| (number.parse::<u64>(), what))
            else {
                continue;
            };
            match what {
                "passed" => self.passed += number,
                "failed" => self.failed += number,
                "ignored" => self.ignored += number,
                _ => {}
            }
        }
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { passed, failed, ignored } = self;
        write!(f, "{passed} passed, {failed} failed, {ignored} ignored")
    }
}

/// As [`cargo`], for tests, which are counted.
pub fn cargo_counted(arguments: &[&str], counts: &mut Counts) -> Result<(), Failed> {
    let failed = |error| Failed(format!("cannot start cargo: {error}"));
    let mut child = cargo_command(arguments).stdout(Stdio::piped()).spawn().map_err(failed)?;
    for line in BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok) {
        println!("{line}");
        counts.read(&line);
    }
    outcome(arguments, child.wait().map_err(failed)?)
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
    // The beginning of a command with thousands of files says which one it is.
    let shown = &arguments[..arguments.len().min(WORDS_SHOWN)];
    let rest = if shown.len() < arguments.len() { " ..." } else { "" };
    Err(Failed(format!("`cargo {}{rest}` failed", shown.join(" "))))
}

/// `harmonica` without the workbench, so that less is built.
const HARMONICA: [&str; 4] = ["--quiet", "--package", "harmonica", "--no-default-features"];

/// Builds `harmonica` without the workbench.
pub fn build_harmonica() -> Result<(), Failed> {
    cargo(&[&["build"], &HARMONICA[..]].concat())
}

/// Runs `harmonica` without the workbench; prints the command first, as a user would type it.
pub fn harmonica(arguments: &[&str]) -> Result<(), Failed> {
    println!("$ harmonica {}", arguments.join(" "));
    cargo(&[&["run"], &HARMONICA[..], &["--"], arguments].concat())
}

#[cfg(test)]
mod tests {
    use super::Counts;

    #[test]
    fn results_of_test_programs_are_added() {
        let mut counts = Counts::default();
        for line in [
            "running 3 tests",
            "test result: ok. 12 passed; 0 failed; 3 ignored; 0 measured; 4 filtered out; finished in 0.01s",
            "test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 9.50s",
        ] {
            counts.read(line);
        }
        assert_eq!(counts.to_string(), "13 passed, 2 failed, 3 ignored");
    }
}
