//! A board's description, `NAME.toml`: how it is read, and the places of what is wrong in it.

use std::path::Path;

use super::{Board, TextFile};

/// The file with every board's top module.
pub(super) const TOP_FILE: &str = "top.v";
/// What takes the place of an answer that only a board's owner can give.
pub(super) const QUESTION: &str = "?";

/// Something that is wrong, or missing, in a file of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file's name.
    pub file: String,
    /// The line, counted from 1, if it is one line's.
    pub line: Option<usize>,
    /// Cause and remedy.
    pub why: String,
}

impl Fault {
    /// A fault of a file.
    pub(super) fn of(file: &str, why: impl Into<String>) -> Fault {
        Fault { file: file.to_owned(), line: None, why: why.into() }
    }

    /// A fault of a line.
    pub(super) fn at(file: &str, line: usize, why: impl Into<String>) -> Fault {
        Fault { line: Some(line), ..Fault::of(file, why) }
    }
}

/// The name of a board's description.
pub(super) fn description_file(board: &str) -> String {
    format!("{board}.toml")
}

/// The board of this name with this description. `text_of` gives its other files, or says what is wrong with one.
pub(super) fn described(
    name: &str,
    description: &str,
    text_of: &dyn Fn(&str) -> Result<String, String>,
) -> Result<Board, Vec<Fault>> {
    let file = description_file(name);
    let board: Board = toml::from_str(description).map_err(|error| vec![syntax_fault(&file, description, &error)])?;
    let mut files = Vec::new();
    let mut faults = Vec::new();
    for wanted in [TOP_FILE, &board.constraints].into_iter().chain(board.further_files.iter().map(String::as_str)) {
        let text = match is_plain(wanted) {
            true => text_of(wanted),
            false => Err("is no file's name alone; a board's files are beside its description".to_owned()),
        };
        match text {
            Ok(text) => files.push(TextFile::new(wanted, text)),
            Err(why) => faults.push(Fault::of(&file, format!("the file {wanted} {why}"))),
        }
    }
    match faults.is_empty() {
        true => Ok(Board { name: name.to_owned(), files, ..board }),
        false => Err(faults),
    }
}

/// Whether a name is that of a file in the same folder.
fn is_plain(name: &str) -> bool {
    Path::new(name).file_name().is_some_and(|file| file == name)
}

/// A fault of the description in TOML's words, at their line.
fn syntax_fault(file: &str, description: &str, error: &toml::de::Error) -> Fault {
    let line = error.span().map(|span| {
        let before = description.get(..span.start).unwrap_or(description);
        before.matches('\n').count() + 1
    });
    Fault { line, ..Fault::of(file, error.message()) }
}

/// The line of a key of a description, or of a table's heading.
pub(super) fn line_of(description: &str, key: &str) -> Option<usize> {
    let is_meant = |line: &str| line.split('=').next().is_some_and(|before| before.trim() == key);
    description.lines().position(is_meant).map(|index| index + 1)
}

/// The questions of a description.
pub(super) fn questions(file: &str, description: &str) -> Vec<Fault> {
    let lines: Vec<_> = description.lines().collect();
    let answered = format!("\"{QUESTION}\"");
    let open = lines.iter().enumerate().filter_map(|(index, line)| {
        let (key, value) = line.split_once('=')?;
        let is_open = !key.trim_start().starts_with('#') && value.contains(&answered);
        is_open.then(|| {
            let hint = hint(&lines, index, "#");
            Fault::at(file, index + 1, format!("{} is a question: put the answer for ?{hint}", key.trim()))
        })
    });
    open.collect()
}

/// The comment in the line before this one, in brackets: it says where the answer to a question is found.
pub(super) fn hint(lines: &[&str], index: usize, comment: &str) -> String {
    let before = index.checked_sub(1).and_then(|before| lines.get(before));
    let said = before.and_then(|line| line.trim().strip_prefix(comment));
    said.map_or_else(String::new, |said| format!(" ({})", said.trim().trim_end_matches('.')))
}
