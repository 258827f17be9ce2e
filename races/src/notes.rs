//! `// races:` lines of sources: races that are meant, and plain accesses that count as atomic.
//!
//! ```text
//! // races: meant found_next: all who store it store 1
//! // races: atomic lock, turn: Peterson's algorithm needs loads and stores alone
//!         st %r0, %r1, #0         // races: meant here: the last one to come wins
//! ```
//!
//! `here` is the line itself or, of a line that has nothing but the comment, the next one. `file` is the whole source.

use std::collections::{BTreeSet, HashSet};
use std::fmt;
use std::ops::Range;
use std::path::Path;

use assembler::{Image, Symbol};
use isa::{Address, Encoding};

use crate::work_groups::Places;

/// What the lines begin with.
const BEGIN: &str = "// races:";

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The source.
    pub file: String,
    /// The line in it, from 1.
    pub line: u32,
    /// Accesses count as atomic; else races are meant.
    pub is_atomic: bool,
    /// For what.
    pub subject: Subject,
}

/// What a line is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Data, or functions, by their symbols.
    Symbols(Vec<String>),
    /// The instructions of a line: `here`.
    Line(u32),
    /// Those of the source: `file`.
    File,
}

/// The lines of all sources.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    own: Vec<Note>,
    /// The notes of the run time. A note about what a program does not have is ignored.
    library: Vec<Note>,
}

/// A line that cannot be followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteError {
    place: String,
    what: String,
}

impl fmt::Display for NoteError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {}", self.place, self.what)
    }
}

impl std::error::Error for NoteError {}

impl Notes {
    /// Adds those of a program's source.
    ///
    /// # Errors
    /// Lines that say something else than they may, with what they may say.
    pub fn add(&mut self, file: &str, text: &str) -> Result<(), NoteError> {
        self.own.extend(read(file, text)?);
        Ok(())
    }

    /// Adds those of a source of the run time.
    ///
    /// # Errors
    /// As [`Self::add`].
    pub fn add_library(&mut self, file: &str, text: &str) -> Result<(), NoteError> {
        self.library.extend(read(file, text)?);
        Ok(())
    }
}

fn read(file: &str, text: &str) -> Result<Vec<Note>, NoteError> {
    let mut notes = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
        let Some((before, said)) = line.split_once(BEGIN) else {
            continue;
        };
        let next = if before.trim().is_empty() { 1 } else { 0 };
        let note = read_line(said, number + next).map(|(is_atomic, subject)| Note {
            file: file.to_owned(),
            line: number,
            is_atomic,
            subject,
        });
        notes.push(note.ok_or_else(|| NoteError {
            place: format!("{file}:{number}"),
            what: format!(
                "`{BEGIN}{said}` is not understood; write `{BEGIN} meant NAMES: REASON` or `{BEGIN} atomic NAMES: REASON`, \
                 with symbols separated by commas, `here` for the instructions of the line, or `file` for those of the source"
            ),
        })?);
    }
    Ok(notes)
}

/// Whether it says `atomic`, and for what; `here` is a line.
fn read_line(said: &str, here: u32) -> Option<(bool, Subject)> {
    let (head, reason) = said.split_once(':')?;
    let (word, names) = head.trim().split_once(' ')?;
    let is_atomic = match word {
        "atomic" => true,
        "meant" => false,
        _ => return None,
    };
    let names: Vec<_> = names.split(',').map(str::trim).collect();
    let is_wrong = |name: &&str| name.is_empty() || name.contains(char::is_whitespace);
    if reason.trim().is_empty() || names.iter().any(is_wrong) {
        return None;
    }
    let subject = match names[..] {
        ["here"] => Subject::Line(here),
        ["file"] => Subject::File,
        _ if names.iter().any(|name| matches!(*name, "here" | "file")) => return None,
        _ => Subject::Symbols(names.into_iter().map(str::to_owned).collect()),
    };
    Some((is_atomic, subject))
}

/// What the notes and the compiler say, by addresses.
#[derive(Clone, Debug, Default)]
pub struct Rules {
    atomic: AddressSet,
    meant: AddressSet,
    /// Where the program notes what its warps work on.
    pub(crate) work_groups: Places,
}

#[derive(Clone, Debug, Default)]
struct AddressSet {
    instructions: HashSet<Address>,
    data: Vec<Range<u64>>,
}

impl AddressSet {
    fn has(&self, address: Address) -> bool {
        self.data.iter().any(|range| range.contains(&address.0))
    }
}

impl Rules {
    /// The notes in a program; and loads and stores that the compiler knows to be atomic, by their addresses.
    ///
    /// # Errors
    /// A name that no symbol has; a line without instructions.
    pub fn new(notes: &Notes, image: &Image, atomic: impl IntoIterator<Item = Address>) -> Result<Self, NoteError> {
        let mut rules = Self::default();
        rules.atomic.instructions.extend(atomic);
        rules.work_groups = Places::of(image, image.arch.word_bytes().into());
        let all = notes.own.iter().map(|note| (note, true));
        let all = all.chain(notes.library.iter().map(|note| (note, false)));
        for (note, is_own) in all {
            let places = if note.is_atomic { &mut rules.atomic } else { &mut rules.meant };
            note.resolve(image, is_own, places)?;
        }
        Ok(rules)
    }

    /// The instruction's loads and stores count as atomic.
    pub(crate) fn is_atomic_at(&self, pc: Address) -> bool {
        self.atomic.instructions.contains(&pc) || self.atomic.has(pc)
    }

    /// Loads and stores of this byte count as atomic.
    pub(crate) fn is_atomic(&self, address: Address) -> bool {
        self.atomic.has(address)
    }

    /// The instruction's races are meant: those of its line, or of its function.
    pub(crate) fn is_meant_at(&self, pc: Address) -> bool {
        self.meant.instructions.contains(&pc) || self.meant.has(pc)
    }

    /// Races for this byte are meant.
    pub(crate) fn is_meant(&self, address: Address) -> bool {
        self.meant.has(address)
    }
}

impl Note {
    /// Adds what it is for. What is not there is an error in a program's `own` note, and does not matter in the run
    /// time's.
    fn resolve(&self, image: &Image, is_own: bool, places: &mut AddressSet) -> Result<(), NoteError> {
        let Subject::Symbols(names) = &self.subject else {
            let line = match self.subject {
                Subject::Line(line) => Some(line),
                _ => None,
            };
            let found = instructions(image, &self.file, line);
            if found.is_empty() && is_own {
                let what = line.map_or("the source".to_owned(), |line| format!("line {line}"));
                return Err(self.error(format!(
                    "{what} has no instructions; put the comment behind an access, or above it on a line of its own"
                )));
            }
            places.instructions.extend(found);
            return Ok(());
        };
        for name in names {
            let ranges = ranges(image, name, &self.file, !is_own);
            if ranges.is_empty() && is_own {
                return Err(self.error(format!(
                    "no symbol of the program is called `{name}`; name a symbol as `harmonica run --trace` and reports of races show it"
                )));
            }
            places.data.extend(ranges);
        }
        Ok(())
    }

    fn error(&self, what: String) -> NoteError {
        NoteError { place: format!("{}:{}", self.file, self.line), what }
    }
}

/// From symbols of this name up to the next symbol; of several, those of the file alone if it has one. `with_blocks`: a
/// function that has been compiled goes on behind the labels of its blocks.
fn ranges(image: &Image, name: &str, file: &str, with_blocks: bool) -> Vec<Range<u64>> {
    let named = image.symbols.iter().filter(|symbol| symbol.name == name);
    let (own, others): (Vec<_>, Vec<_>) = named.partition(|symbol| symbol.file == file);
    let found = if own.is_empty() { others } else { own };
    let found = found.into_iter().map(|symbol| {
        let above = image.symbols.partition_point(|other| other.address <= symbol.address);
        let is_block = |other: &&Symbol| {
            let rest = other.name.strip_prefix(name);
            with_blocks && rest.is_some_and(|rest| rest.starts_with('.'))
        };
        let mut behind = image.symbols[above..].iter().skip_while(is_block);
        let end = behind.next().map_or(image.end(), |next| next.address);
        symbol.address.0..end.0
    });
    found.collect()
}

/// The addresses that come from a source, or from one line of it.
fn instructions(image: &Image, file: &str, line: Option<u32>) -> BTreeSet<Address> {
    let step = match image.arch.encoding() {
        Encoding::Word => u64::from(image.arch.word_bytes()),
        Encoding::Byte => 1,
    };
    let name = |path: &str| Path::new(path).file_name().map(ToOwned::to_owned);
    let wanted = name(file);
    (image.base.0..image.end().0)
        .step_by(step as usize)
        .map(Address)
        .filter(|address| {
            image
                .source_line(*address)
                .is_some_and(|found| line.is_none_or(|line| found.line == line) && name(found.file) == wanted)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_say_what_is_meant_and_what_is_atomic_with_a_reason() {
        let text = "// races: meant a, b: both store 1\nint x;\n  st %r0, %r1, #0 // races: atomic here: a flag\n// races: meant here: why\n// races: atomic file: locks\n";
        let notes = read("a.s", text).unwrap();
        let brief: Vec<_> = notes.into_iter().map(|note| (note.line, note.is_atomic, note.subject)).collect();
        let names = ["a", "b"].map(str::to_owned).to_vec();
        let expected = [
            (1, false, Subject::Symbols(names)),
            (3, true, Subject::Line(3)),
            (4, false, Subject::Line(5)),
            (5, true, Subject::File),
        ];
        assert_eq!(brief, expected);
    }

    #[test]
    fn other_lines_are_refused_with_their_place() {
        for wrong in ["meant a", "meant a:", "a: why", "meant a b: why", "meant here, a: why", "wanted a: why"] {
            let error = read("a.s", &format!("\n// races: {wrong}")).unwrap_err();
            let told = error.to_string();
            assert!(told.starts_with("a.s:2: "), "{told}");
            assert!(told.contains("atomic NAMES: REASON"), "{told}");
        }
    }
}
