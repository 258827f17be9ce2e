//! Bitstreams of Xilinx' 7 series, as far as no tool makes them: what nextpnr writes (FASM, a feature a line) becomes
//! frames of configuration bits, from which `xc7frames2bit` makes the bitstream. Which bits a feature is, Project
//! X-Ray's database knows.

mod database;
mod fasm;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::path::{Path, PathBuf};

use database::{Database, Tile};
use fasm::Feature;

/// Why a design's features are no frames.
#[derive(Debug, thiserror::Error)]
pub(crate) enum FramesError {
    /// A line that nextpnr does not write.
    #[error("{file}:{line}: `{text}` is no feature; expected TILE.FEATURE, TILE.FEATURE[3] or TILE.FEATURE[7:0] = 8'b01010101")]
    Line { file: String, line: usize, text: String },
    /// The database knows no such feature.
    #[error("{file}:{line}: {why}; nextpnr's chip database and Project X-Ray's are of different versions, install both anew")]
    Unknown { file: String, line: usize, why: String },
    /// Two features want one bit to be different.
    #[error("{file}:{line}: {feature} wants bit {bit} of word {word} in frame 0x{frame:08x} to be {wanted}, but the feature in line {other} wants it to be {}", 1 - wanted)]
    Conflict { file: String, line: usize, feature: String, frame: u32, word: usize, bit: u32, wanted: u8, other: usize },
    /// The database has no such part.
    #[error("{folder} has no part {part}; install Project X-Ray's database of its series, or name another by PRJXRAY_DATABASE_DIR", folder = .folder.display())]
    NoPart { folder: PathBuf, part: String },
    /// A file of the database cannot be read, or is not as it should be.
    #[error("{path}: {why}; install Project X-Ray's database anew, or name another by PRJXRAY_DATABASE_DIR", path = .path.display())]
    Damaged { path: PathBuf, why: String },
}

/// The file that describes a part to `xc7frames2bit`.
///
/// # Errors
/// When the database has no such part.
pub(crate) fn part_file(database: &Path, part: &str) -> Result<PathBuf, FramesError> {
    Ok(database::part_folder(database, part)?.join("part.yaml"))
}

/// The frames that the features of a FASM file set, in the words of `xc7frames2bit`: an address and 101 words a line.
/// `file` is the file's name in messages.
///
/// # Errors
/// A line that is no feature, a feature that the database has not, two features that contradict each other, a damaged
/// database.
pub(crate) fn frames_of_fasm(database: &Path, part: &str, (file, text): (&str, &str)) -> Result<String, FramesError> {
    let mut database = Database::open(database, part)?;
    let mut frames = Frames::default();
    for (number, line) in text.lines().enumerate() {
        let place = FileLine { file, line: number + 1 };
        let features = fasm::features(line).ok_or_else(|| place.no_feature(line))?;
        for feature in features {
            place.enable(&feature, &mut database, &mut frames)?;
        }
    }
    Ok(frames.to_string())
}

/// A line of a file.
#[derive(Clone, Copy)]
struct FileLine<'a> {
    file: &'a str,
    line: usize,
}

impl FileLine<'_> {
    fn no_feature(self, text: &str) -> FramesError {
        FramesError::Line { file: self.file.to_owned(), line: self.line, text: text.chars().take(80).collect() }
    }

    fn unknown(self, why: String) -> FramesError {
        FramesError::Unknown { file: self.file.to_owned(), line: self.line, why }
    }

    /// Sets and clears the bits that a feature is made of.
    fn enable(self, feature: &Feature<'_>, database: &mut Database, frames: &mut Frames) -> Result<(), FramesError> {
        let tile: Tile = database
            .tile(feature.tile)
            .ok_or_else(|| self.unknown(format!("there is no tile {}", feature.tile)))?
            .clone();
        let Some(bits) = database.bits(&tile, feature.name, feature.index)? else {
            return Err(self.unknown(format!("no tile of kind {} has the feature {feature}", tile.kind)));
        };
        for bit in bits {
            frames.set(bit, self.line).map_err(|other| FramesError::Conflict {
                file: self.file.to_owned(),
                line: self.line,
                feature: feature.to_string(),
                frame: bit.frame,
                word: bit.word,
                bit: bit.bit,
                wanted: u8::from(bit.value),
                other,
            })?;
        }
        Ok(())
    }
}

// Frames of configuration bits: what the FPGA's memory of its configuration is made of, 101 words of 32 bits each.

/// Words in a frame of the 7 series (Xilinx UG470, chapter *Configuration Details*).
const FRAME_WORDS: usize = 101;

/// A bit of the configuration, and what it is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Bit {
    /// The frame's address.
    pub frame: u32,
    /// The word in the frame, below 101.
    pub word: usize,
    /// The bit in the word.
    pub bit: u32,
    /// Whether it is 1.
    pub value: bool,
}

/// Where a bit is: frame, word, bit.
type Position = (u32, usize, u32);

/// The frames that features have touched; the others stay zero.
#[derive(Default)]
struct Frames {
    frames: BTreeMap<u32, [u32; FRAME_WORDS]>,
    /// Every bit that a feature has a say in: what it is to be, and the feature's line.
    settled: HashMap<Position, (bool, usize)>,
}

impl Frames {
    /// Sets or clears a bit for a feature in this line.
    ///
    /// # Errors
    /// The line of a feature that wants it to be different.
    fn set(&mut self, bit: Bit, line: usize) -> Result<(), usize> {
        let position = (bit.frame, bit.word, bit.bit);
        let settled = self.settled.entry(position).or_insert((bit.value, line));
        if settled.0 != bit.value {
            return Err(settled.1);
        }
        let frame = self.frames.entry(bit.frame).or_insert([0; FRAME_WORDS]);
        if let Some(word) = frame.get_mut(bit.word) {
            *word |= u32::from(bit.value) << bit.bit;
        }
        Ok(())
    }
}

/// Whether a word is one of a frame.
fn is_word_of_frame(word: usize) -> bool {
    word < FRAME_WORDS
}

impl fmt::Display for Frames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (address, words) in &self.frames {
            let words: Vec<_> = words.iter().map(|word| format!("0x{word:08X}")).collect();
            writeln!(f, "0x{address:08X} {}", words.join(","))?;
        }
        Ok(())
    }
}
