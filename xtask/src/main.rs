//! `cargo xtask CHORE`: the project's own chores.
//!
//! This program depends on nothing, so that it is built in a second and `demo` builds no more than it shows. A chore that
//! needs the project's crates is in the crate `chores`, which this program builds and starts.
//! Chores are Rust, not shell, so that they run wherever the project builds.

mod book;
mod campaign;
mod clients;
mod demo;
mod files;
mod packages;
mod piglit;
// The one reader of `tools/pins.txt`; the crate `tools` has more than this program waits for.
#[allow(dead_code, reason = "tools asks for names and versions, too")]
#[path = "../../tools/src/pins.rs"]
mod pins;
mod playground;
mod prose;
mod python;
mod release;
mod run;
mod rust_target;
mod sizes;
mod test;
mod torture;
mod wheel;
mod wording;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use run::{cargo, Failed};

/// What `--help` prints; `chores` holds its own list against this one.
const USAGE: &str = include_str!("chores.txt");

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words[..] {
        [] | ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            Ok(())
        }
        ["book"] => book::run(),
        ["demo"] => demo::run(),
        ["playground"] => playground::run().map(|_| ()),
        ["python"] => python::run(),
        ["prose"] => prose::run(),
        ["prose", "count"] => wording::count(&root()),
        ["test"] => test::run(),
        ["sizes"] => sizes::run(),
        ["wheel" | "release", "help" | "--help" | "-h"] => {
            print!("{USAGE}");
            Ok(())
        }
        ["release", ref words @ ..] => release::run(words),
        ["wheel", ref words @ ..] => wheel::run(words),
        ["campaign", "help" | "--help" | "-h"] => campaign::run(&[]),
        ["campaign", "cocotb"] => python::cocotb(),
        ["campaign", "reading"] => python::reading(),
        ["campaign", "opencl", ref words @ ..] => clients::run(words),
        ["campaign", ref words @ ..] => campaign::run(words),
        ["torture", "help" | "--help" | "-h"] => {
            print!("{USAGE}");
            torture::run(&[])
        }
        ["torture", ref words @ ..] => torture::run(words),
        ["book" | "demo" | "playground" | "prose" | "python" | "sizes" | "test", "help" | "--help" | "-h"] => {
            print!("{USAGE}");
            Ok(())
        }
        ["book" | "demo" | "playground" | "prose" | "python" | "sizes" | "test", ..] => {
            Err(Failed(format!("`{}` takes no options", words[0])))
        }
        [chore, ..] if is_chore(chore) => {
            let run = ["run", "--quiet", "--package", "chores", "--"];
            cargo(&[&run[..], &words[..]].concat())
        }
        [unknown, ..] => Err(Failed(format!("there is no chore `{unknown}`\n\n{USAGE}"))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed(message)) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Whether the usage lists a chore of this name.
fn is_chore(name: &str) -> bool {
    let lines = USAGE.lines().filter_map(|line| line.strip_prefix("  "));
    lines.filter_map(|line| line.split_once(' ')).any(|(chore, _)| chore == name)
}

/// The repository's root folder.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
