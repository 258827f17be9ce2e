//! Project X-Ray's database of a part, as its documentation describes it: where each tile's bits are in the
//! configuration (`tilegrid.json`), which bits a feature of a kind of tile is (`segbits_KIND.db`), and which
//! connections need none (`ppips_KIND.db`). Kinds of tiles are read when the first of them is asked for.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::{is_word_of_frame, Bit, FramesError};

/// The buses that configure tiles, and what the names of the files with their bits have behind the tile's kind.
const BUSES: [(&str, &str); 2] = [("CLB_IO_CLK", ""), ("BLOCK_RAM", ".block_ram")];

/// A tile of the FPGA.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Tile {
    /// Its kind.
    #[serde(rename = "type")]
    pub kind: String,
    /// Where its bits are, by bus.
    bits: BTreeMap<String, Block>,
}

/// The place of a tile's bits on a bus.
#[derive(Clone, Debug, Deserialize)]
struct Block {
    /// The address of the first frame, as hexadecimal text.
    baseaddr: String,
    /// The first word in each frame.
    offset: usize,
    alias: Option<Alias>,
}

/// A tile that is a part of what another kind of tile is: its features are those of the other kind.
#[derive(Clone, Debug, Deserialize)]
struct Alias {
    #[serde(rename = "type")]
    kind: String,
    /// The word of the other kind's that the part begins with.
    start_offset: usize,
}

/// A bit of a feature, counted from where a tile's bits begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct RelativeBit {
    frame: u32,
    bit: u32,
    value: bool,
}

/// The features of a kind of tile on a bus, by name and index.
type Features = HashMap<(String, u32), Vec<RelativeBit>>;

/// The database of a part's series, and the tiles of its die.
pub(super) struct Database {
    folder: PathBuf,
    tiles: HashMap<String, Tile>,
    /// By kind and bus.
    features: HashMap<(String, &'static str), Features>,
    /// The connections of a kind of tile that need no bits.
    always: HashMap<String, HashSet<String>>,
}

/// The folder of a part in the folder of its series.
///
/// # Errors
/// When there is none.
pub(super) fn part_folder(database: &Path, part: &str) -> Result<PathBuf, FramesError> {
    let none = || FramesError::NoPart { folder: database.to_path_buf(), part: part.to_owned() };
    let series = fs::read_dir(database).map_err(|_| none())?;
    let folders = series.flatten().map(|entry| entry.path().join(part));
    let mut found: Vec<_> = folders.filter(|folder| folder.join("part.yaml").is_file()).collect();
    found.sort();
    found.into_iter().next().ok_or_else(none)
}

impl Database {
    /// Opens the database of a part.
    ///
    /// # Errors
    /// When it has no such part, or is damaged.
    pub(super) fn open(database: &Path, part: &str) -> Result<Database, FramesError> {
        let mut folder = part_folder(database, part)?;
        folder.pop();
        let device = mapped(&folder, "parts.yaml", part, "device")?;
        let die = mapped(&folder, "devices.yaml", &device, "fabric")?;
        let path = folder.join(die).join("tilegrid.json");
        let tiles = serde_json::from_str(&read(&path)?)
            .map_err(|error| FramesError::Damaged { path, why: error.to_string() })?;
        Ok(Database { folder, tiles, features: HashMap::new(), always: HashMap::new() })
    }

    /// The tile of that name.
    pub(super) fn tile(&self, name: &str) -> Option<&Tile> {
        self.tiles.get(name)
    }

    /// The bits of a tile's feature; none if it is a connection that is always there. `None`: it has no such feature.
    ///
    /// # Errors
    /// When the database is damaged.
    pub(super) fn bits(&mut self, tile: &Tile, name: &str, index: u32) -> Result<Option<Vec<Bit>>, FramesError> {
        let key = (name.to_owned(), index);
        for (bus, ending) in BUSES {
            let Some(block) = tile.bits.get(bus) else {
                continue;
            };
            let kind = block.alias.as_ref().map_or(&tile.kind, |alias| &alias.kind);
            let bits = self.features(kind, bus, ending)?.get(&key).cloned();
            if let Some(bits) = bits {
                let path = self.folder.join(segbits_name(kind, ending));
                return placed(block, &bits).map(Some).ok_or_else(|| FramesError::Damaged {
                    path,
                    why: format!("bits of {name} are outside of the frames"),
                });
            }
        }
        let aliases = tile.bits.values().filter_map(|block| block.alias.as_ref());
        let kinds: Vec<_> = aliases.map(|alias| alias.kind.clone()).collect();
        for kind in std::iter::once(&tile.kind).chain(&kinds) {
            if self.always(kind)?.contains(name) {
                return Ok(Some(Vec::new()));
            }
        }
        Ok(None)
    }

    fn features(&mut self, kind: &str, bus: &'static str, ending: &str) -> Result<&Features, FramesError> {
        let key = (kind.to_owned(), bus);
        if !self.features.contains_key(&key) {
            let path = self.folder.join(segbits_name(kind, ending));
            let features = match path.is_file() {
                true => segbits(&path)?,
                false => Features::new(),
            };
            self.features.insert(key.clone(), features);
        }
        Ok(&self.features[&key])
    }

    fn always(&mut self, kind: &str) -> Result<&HashSet<String>, FramesError> {
        if !self.always.contains_key(kind) {
            let path = self.folder.join(format!("ppips_{}.db", kind.to_lowercase()));
            let names = match path.is_file() {
                true => pseudo_pips(&path)?,
                false => HashSet::new(),
            };
            self.always.insert(kind.to_owned(), names);
        }
        Ok(&self.always[kind])
    }
}

fn segbits_name(kind: &str, ending: &str) -> String {
    format!("segbits_{}{ending}.db", kind.to_lowercase())
}

/// A feature's bits where the tile's are; `None`, if that is outside of the frames.
fn placed(block: &Block, bits: &[RelativeBit]) -> Option<Vec<Bit>> {
    let base = u32::from_str_radix(block.baseaddr.trim_start_matches("0x"), 16).ok()?;
    let start = block.alias.as_ref().map_or(0, |alias| alias.start_offset);
    let place = |bit: &RelativeBit| {
        let word = (block.offset + bit.bit as usize / 32).checked_sub(start)?;
        is_word_of_frame(word).then_some(Bit {
            frame: base.checked_add(bit.frame)?,
            word,
            bit: bit.bit % 32,
            value: bit.value,
        })
    };
    bits.iter().map(place).collect()
}

/// Reads `KIND.FEATURE[03] 12_33 !07_32`, a feature a line: frame and bit of each, with a mark before those that are 0.
fn segbits(path: &Path) -> Result<Features, FramesError> {
    let bit = |word: &str| {
        let place = word.trim_start_matches('!');
        let (frame, bit) = place.split_once('_')?;
        Some(RelativeBit { frame: frame.parse().ok()?, bit: bit.parse().ok()?, value: place.len() == word.len() })
    };
    let feature = |line: &str| {
        let mut words = line.split_whitespace();
        let (_, name) = words.next()?.split_once('.')?;
        let (name, index) = match name.split_once('[') {
            Some((name, index)) => (name, index.strip_suffix(']')?.parse().ok()?),
            None => (name, 0),
        };
        let bits: Option<Vec<_>> = words.map(bit).collect();
        Some(((name.to_owned(), index), bits?))
    };
    lines(path, feature)
}

/// Reads `KIND.TO.FROM always`, a connection a line.
fn pseudo_pips(path: &Path) -> Result<HashSet<String>, FramesError> {
    lines(path, |line| {
        let (_, name) = line.split_whitespace().next()?.split_once('.')?;
        Some(name.to_owned())
    })
}

/// What the lines of a file say.
fn lines<T, All: FromIterator<T>>(path: &Path, read_line: impl Fn(&str) -> Option<T>) -> Result<All, FramesError> {
    let text = read(path)?;
    let lines = text.lines().enumerate();
    lines
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(number, line)| {
            read_line(line).ok_or_else(|| FramesError::Damaged {
                path: path.to_path_buf(),
                why: format!("line {} is `{line}`", number + 1),
            })
        })
        .collect()
}

/// What `mapping/FILE` says of an entry: the value of a key below it.
fn mapped(folder: &Path, file: &str, entry: &str, key: &str) -> Result<String, FramesError> {
    let path = folder.join("mapping").join(file);
    let text = read(&path)?;
    let unquoted = |text: &str| text.trim().trim_matches(['"', '\'']).to_owned();
    let below = text
        .lines()
        .skip_while(|line| line.strip_suffix(':').is_none_or(|name| unquoted(name) != entry))
        .skip(1)
        .take_while(|line| line.starts_with(' '));
    let value = below.filter_map(|line| line.split_once(':')).find(|(name, _)| name.trim() == key);
    value
        .map(|(_, value)| unquoted(value))
        .ok_or_else(|| FramesError::Damaged { path, why: format!("it says no {key} of {entry}") })
}

fn read(path: &Path) -> Result<String, FramesError> {
    fs::read_to_string(path).map_err(|error| FramesError::Damaged { path: path.to_path_buf(), why: error.to_string() })
}
