//! Has cargo build the runner of a copy, without the mutants that are no Rust.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde::Deserialize;

use super::copy::{draw, write, Changed, ModelMutant, MODEL, RUNNER};
use crate::campaign::MutationError;

/// Rounds of leaving out what does not compile, of about a second each: others come in their places, and an error hides
/// those of later passes of the compiler.
const ROUNDS: usize = 80;

/// What a runner knows of.
pub(crate) struct Built {
    pub program: PathBuf,
    pub mutants: Vec<ModelMutant>,
}

/// Draws mutants that compile, builds their runner in the copy, and puts it into the campaign's own folder: the next
/// campaign may change the copy while this one runs.
///
/// # Errors
/// When a file cannot be read or written, or cargo does not build what has no mutants that are no Rust.
pub(crate) fn build(project: &Path, copy: &Path, own: &Path, seed: u64, count: usize) -> Result<Built, MutationError> {
    fs::create_dir_all(own).map_err(MutationError::file("create", own))?;
    let lock = copy.join("lock");
    let file = File::create(&lock).map_err(MutationError::file("create", &lock))?;
    file.lock().map_err(MutationError::file("lock", &lock))?;
    let mut refused = BTreeSet::new();
    for _ in 0..ROUNDS {
        let mutants = draw(project, seed, count, &refused)?;
        let files = write(project, copy, &mutants)?;
        let output = cargo(copy, &["check", "--package", MODEL])?;
        if output.status.success() {
            let built = cargo(copy, &["build", "--package", RUNNER])?;
            if !built.status.success() {
                return Err(not_built(&built));
            }
            let program = own.join(RUNNER);
            fs::copy(copy.join("target/debug").join(RUNNER), &program)
                .map_err(MutationError::file("write", &program))?;
            return Ok(Built { program, mutants });
        }
        let wrong = in_errors(&output, &files);
        if wrong.is_empty() {
            return Err(not_built(&output));
        }
        refused.extend(wrong.into_iter().map(|number| {
            let ModelMutant { file, spot } = &mutants[number];
            (file.clone(), spot.range.start, spot.wrong.clone())
        }));
    }
    Err(MutationError::Cargo(format!("after {ROUNDS} rounds there are still mutants that do not compile")))
}

fn cargo(copy: &Path, words: &[&str]) -> Result<Output, MutationError> {
    let mut command = Command::new("cargo");
    command.args(words).arg("--message-format=json").arg("--quiet");
    command.current_dir(copy);
    // Not those of the cargo that runs this program.
    command.env("CARGO_TARGET_DIR", "target");
    command.env_remove("RUSTFLAGS");
    command.output().map_err(|error| MutationError::Cargo(format!("cannot start cargo: {error}")))
}

fn not_built(output: &Output) -> MutationError {
    let texts = messages(output).filter(|message| message.level == "error");
    let mut texts: Vec<String> = texts.filter_map(|message| message.rendered).collect();
    texts.truncate(3);
    texts.push(String::from_utf8_lossy(&output.stderr).into_owned());
    MutationError::Cargo(texts.join("\n"))
}

#[derive(Deserialize)]
struct Line {
    message: Option<Message>,
}

#[derive(Deserialize)]
struct Message {
    level: String,
    #[serde(default)]
    spans: Vec<Span>,
    rendered: Option<String>,
}

#[derive(Deserialize)]
struct Span {
    file_name: String,
    byte_start: usize,
    byte_end: usize,
}

/// What the compiler says; other lines are cargo's own.
fn messages(output: &Output) -> impl Iterator<Item = Message> {
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let lines: Vec<Message> =
        text.lines().filter_map(|line| serde_json::from_str::<Line>(line).ok()?.message).collect();
    lines.into_iter()
}

/// The mutants that the errors point at: those whose wrong side is in one, else those around one, else the nearest.
fn in_errors(output: &Output, files: &BTreeMap<String, Changed>) -> BTreeSet<usize> {
    let mut wrong = BTreeSet::new();
    for message in messages(output).filter(|message| message.level == "error") {
        let mut pointed = BTreeSet::new();
        let mut around = BTreeSet::new();
        let mut near = BTreeSet::new();
        for span in &message.spans {
            let below = span.file_name.split_once("src/").map(|(_, below)| below);
            let Some(file) = below.and_then(|below| files.get(below)) else {
                continue;
            };
            let meets = |range: &Range<usize>| range.start <= span.byte_end && span.byte_start <= range.end;
            let nearest = file.places.iter().min_by_key(|(_, all, _)| all.start.abs_diff(span.byte_start));
            near.extend(nearest.map(|(number, ..)| *number));
            for (number, all, wrong) in &file.places {
                if meets(wrong) {
                    pointed.insert(*number);
                }
                if meets(all) {
                    around.insert(*number);
                }
            }
        }
        let first = [pointed, around, near].into_iter().find(|set| !set.is_empty());
        wrong.extend(first.unwrap_or_default());
    }
    wrong
}
