//! What runs, written down before it runs: a process that is ended by it leaves the note behind.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::case::CaseNumber;

/// The place for the note of a thread that runs programs. The note stands there while a program runs.
pub(super) struct Note {
    path: PathBuf,
}

impl Note {
    /// Of that thread of this process.
    pub(super) fn new(folder: &Path, worker: usize) -> Self {
        let name = format!("{}{worker}", prefix(std::process::id()));
        Note {
            path: folder.join(name),
        }
    }

    /// Says what will run.
    pub(super) fn write(&self, number: CaseNumber) -> io::Result<()> {
        let CaseNumber {
            seed,
            configuration,
            program,
        } = number;
        fs::write(&self.path, format!("{seed} {configuration} {program}\n"))
    }

    /// Says that it has run.
    pub(super) fn clear(&self) -> io::Result<()> {
        fs::remove_file(&self.path)
    }
}

fn prefix(process: u32) -> String {
    format!(".running-{process}-")
}

/// A note that stands there.
pub(super) struct Left {
    path: PathBuf,
    /// What it says.
    pub(super) number: CaseNumber,
    /// For how long it has stood there.
    pub(super) age: Duration,
}

impl Left {
    /// Takes it away.
    pub(super) fn clear(&self) -> io::Result<()> {
        fs::remove_file(&self.path)
    }
}

/// The notes of a process that stand in a folder.
pub(super) fn left(folder: &Path, process: u32) -> Vec<Left> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let notes = entries.filter(|entry| {
        let name = entry.file_name();
        name.to_string_lossy().starts_with(&prefix(process))
    });
    // One that cannot be read has just been cleared.
    notes.filter_map(|entry| read(entry.path())).collect()
}

fn read(path: PathBuf) -> Option<Left> {
    let text = fs::read_to_string(&path).ok()?;
    let numbers: Vec<u64> = text.split_whitespace().flat_map(str::parse).collect();
    let [seed, configuration, program] = *numbers.as_slice() else {
        return None;
    };
    let written = fs::metadata(&path).ok()?.modified().ok()?;
    let age = SystemTime::now().duration_since(written);
    Some(Left {
        path,
        number: CaseNumber {
            seed,
            configuration,
            program,
        },
        age: age.unwrap_or_default(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_stands_there_while_its_program_runs() {
        let folder = tempfile::tempdir().unwrap();
        let note = Note::new(folder.path(), 3);
        let number = CaseNumber {
            seed: 7,
            configuration: 2,
            program: 90,
        };
        note.write(number).unwrap();
        let own = std::process::id();
        let found = left(folder.path(), own);
        assert_eq!(
            found.iter().map(|left| left.number).collect::<Vec<_>>(),
            [number]
        );
        assert!(left(folder.path(), own + 1).is_empty());
        note.clear().unwrap();
        assert!(left(folder.path(), own).is_empty());
    }
}
