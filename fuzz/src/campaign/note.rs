//! What runs, written down before it runs: a process that is ended by it leaves the note behind.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::case::CaseNumber;

/// The place for the note of a thread that runs programs. The note is there while a program runs.
pub(super) struct Note {
    path: PathBuf,
}

impl Note {
    /// The note of that thread.
    pub(super) fn new(folder: &Path, worker: usize) -> Self {
        Note { path: folder.join(worker.to_string()) }
    }

    /// Says what will run.
    pub(super) fn write(&self, number: CaseNumber) -> io::Result<()> {
        let CaseNumber { seed, configuration, program } = number;
        fs::write(&self.path, format!("{seed} {configuration} {program}\n"))
    }

    /// Says that it has run.
    pub(super) fn clear(&self) -> io::Result<()> {
        fs::remove_file(&self.path)
    }
}

/// A note that was found.
pub(super) struct Left {
    /// What it says.
    pub(super) number: CaseNumber,
    /// For how long it has been there.
    pub(super) age: Duration,
}

/// The notes in a folder.
pub(super) fn left(folder: &Path) -> Vec<Left> {
    let notes = fs::read_dir(folder).into_iter().flatten().flatten();
    // One that cannot be read has just been cleared.
    notes.filter_map(|note| read(&note.path())).collect()
}

fn read(path: &Path) -> Option<Left> {
    let text = fs::read_to_string(path).ok()?;
    let numbers: Vec<u64> = text.split_whitespace().flat_map(str::parse).collect();
    let [seed, configuration, program] = *numbers.as_slice() else {
        return None;
    };
    let written = fs::metadata(path).ok()?.modified().ok()?;
    let age = SystemTime::now().duration_since(written);
    Some(Left { number: CaseNumber { seed, configuration, program }, age: age.unwrap_or_default() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_stands_there_while_its_program_runs() {
        let folder = tempfile::tempdir().unwrap();
        let note = Note::new(folder.path(), 3);
        let number = CaseNumber { seed: 7, configuration: 2, program: 90 };
        note.write(number).unwrap();
        let found = left(folder.path()).into_iter().map(|left| left.number);
        assert_eq!(found.collect::<Vec<_>>(), [number]);
        note.clear().unwrap();
        assert!(left(folder.path()).is_empty());
    }
}
