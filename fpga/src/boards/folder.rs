//! A board of its owner's own: its folder is read and checked.

use std::fmt::{self, Display};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::check::{check, unanswered_pins};
use super::description::{described, description_file, questions, Fault};
use super::new_board::is_name;
use super::Board;
use crate::family::Family;

/// The longest file of a board that is read.
const FILE_BYTES_MAX: u64 = 16 << 20;
/// The ending of a description's name.
const DESCRIPTION_ENDING: &str = "toml";

/// Why a folder is no board that can be built.
#[derive(Debug, Error)]
pub enum BoardError {
    /// No description is found.
    #[error("{0}")]
    NotFound(String),
    /// A description is found, and something is missing or wrong.
    #[error(transparent)]
    Faulty(#[from] BoardFaults),
}

/// All that is missing or wrong in the folder of a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct BoardFaults {
    /// The folder, as it was named.
    folder: PathBuf,
    /// What is wrong, in the order in which it was found.
    pub faults: Vec<Fault>,
}

impl BoardFaults {
    /// The file of a fault, with the folder.
    pub fn path(&self, fault: &Fault) -> PathBuf {
        self.folder.join(&fault.file)
    }
}

impl Display for BoardFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            if index > 0 {
                f.write_str("\n  ")?;
            }
            write!(f, "{}:", self.path(fault).display())?;
            if let Some(line) = fault.line {
                write!(f, "{line}:")?;
            }
            write!(f, " {}", fault.why)?;
        }
        Ok(())
    }
}

impl Board {
    /// The board that a folder describes, or one of its descriptions by its path.
    ///
    /// # Errors
    /// When there is no description, or the board cannot be built as it is: all that is missing or wrong.
    pub fn read(path: &Path) -> Result<Board, BoardError> {
        let path = description(path).map_err(BoardError::NotFound)?;
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let folder = path.parent().unwrap_or(Path::new(""));
        let faulty = |faults| BoardFaults { folder: folder.to_path_buf(), faults };
        Ok(read(&stem, folder).map_err(faulty)?)
    }
}

/// The board of this name in a folder, checked.
fn read(name: &str, folder: &Path) -> Result<Board, Vec<Fault>> {
    let file = description_file(name);
    let fault = |why| vec![Fault::of(&file, why)];
    if !is_name(name) {
        return Err(fault(format!("{name} is no name of a board; {NAMES}")));
    }
    let description = text(folder, &file).map_err(|why| fault(format!("it {why}")))?;
    let open = unanswered(folder, &file, &description);
    if !open.is_empty() {
        return Err(open);
    }
    let board = described(name, &description, &|file| text(folder, file))?;
    match check(&board, &description) {
        faults if faults.is_empty() => Ok(board),
        faults => Err(faults),
    }
}

/// What a board may be called.
pub(super) const NAMES: &str = "take a letter, then letters, digits, - and _, 64 at most";

/// The questions of a description and of its constraints.
fn unanswered(folder: &Path, file: &str, description: &str) -> Vec<Fault> {
    let mut open = questions(file, description);
    let Ok(table) = description.parse::<toml::Table>() else {
        // What is wrong with it, its reader says.
        return open;
    };
    let word = |key| table.get(key).and_then(toml::Value::as_str);
    let family = word("family").and_then(|family| family.parse::<Family>().ok());
    if let (Some(constraints), Some(family)) = (word("constraints"), family) {
        let text = text(folder, constraints).unwrap_or_default();
        open.extend(unanswered_pins(constraints, &text, family));
    }
    open
}

/// The path of the description that is meant.
fn description(path: &Path) -> Result<PathBuf, String> {
    let shown = path.display();
    if !path.is_dir() {
        return match path.is_file() && path.extension().is_some_and(|ending| ending == DESCRIPTION_ENDING) {
            true => Ok(path.to_path_buf()),
            false => Err(format!("{shown} is no folder of a board; `harmonica fpga init` writes one")),
        };
    }
    let cannot = |error: io::Error| format!("cannot read {shown}: {error}");
    let mut found = Vec::new();
    for entry in fs::read_dir(path).map_err(cannot)? {
        let file = entry.map_err(cannot)?.path();
        if file.extension().is_some_and(|ending| ending == DESCRIPTION_ENDING) {
            found.push(file);
        }
    }
    found.sort();
    match found.as_slice() {
        [] => Err(format!("{shown} has no description NAME.{DESCRIPTION_ENDING}; `harmonica fpga init` writes one")),
        [one] => Ok(one.clone()),
        [one, ..] => {
            Err(format!("{shown} has {} descriptions; name one of them, such as {}", found.len(), one.display()))
        }
    }
}

/// The text of a file of the folder, or what is wrong with it.
fn text(folder: &Path, name: &str) -> Result<String, String> {
    let cannot = |error: io::Error| format!("cannot be read: {error}");
    let file = File::open(folder.join(name)).map_err(cannot)?;
    if !file.metadata().map_err(cannot)?.is_file() {
        return Err("is no file".to_owned());
    }
    let mut bytes = Vec::new();
    file.take(FILE_BYTES_MAX + 1).read_to_end(&mut bytes).map_err(cannot)?;
    if bytes.len() as u64 > FILE_BYTES_MAX {
        return Err(format!("is longer than {} MiB; it is hardly meant", FILE_BYTES_MAX >> 20));
    }
    String::from_utf8(bytes).map_err(|_| "is no text in UTF-8".to_owned())
}
