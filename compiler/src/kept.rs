//! LLVM IR that clang has made of the C sources of a folder, kept beside them in one file, `ir.gz`: so only the author
//! of new C needs clang. `zcat ir.gz` shows it: a line `;;; wasm32/NAME` before the text of each source.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Read, Write};

use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use flate2::Compression;

/// Precedes the name of a text. LLVM writes comments with one semicolon.
const MARK: &str = "\n;;; ";

/// The name of the file.
pub const FILE_NAME: &str = "ir.gz";

/// The IR of a folder's sources, for words of 4 bytes and of 8.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptIr {
    texts: BTreeMap<String, String>,
}

impl KeptIr {
    /// Reads the bytes of an `ir.gz`.
    ///
    /// # Errors
    /// When they are not what [`KeptIr::pack`] gives.
    pub fn unpack(bytes: &[u8]) -> io::Result<Self> {
        let mut all = String::new();
        GzDecoder::new(bytes).read_to_string(&mut all)?;
        let mut texts = BTreeMap::new();
        for named in all.split(MARK).skip(1) {
            let (name, text) = named.split_once('\n').unwrap_or((named, ""));
            texts.insert(name.to_owned(), text.to_owned());
        }
        Ok(Self { texts })
    }

    /// The bytes of an `ir.gz`. The two texts of a source lie side by side, where they pack best.
    ///
    /// # Errors
    /// When memory is short.
    pub fn pack(&self) -> io::Result<Vec<u8>> {
        let mut named: Vec<_> = self.texts.iter().collect();
        named.sort_by_key(|(name, _)| name.split_once('/').map(|(words, stem)| (stem, words)));
        let mut all = String::new();
        for (name, text) in named {
            let _ = writeln!(all, "{MARK}{name}");
            all.push_str(text);
        }
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(all.as_bytes())?;
        encoder.finish()
    }

    /// The text of a source, for words of so many bytes.
    pub fn text(&self, stem: &str, word_bytes: u32) -> Option<&str> {
        self.texts.get(&name(stem, word_bytes)).map(String::as_str)
    }

    /// Takes up the text of a source.
    pub fn insert(&mut self, stem: &str, word_bytes: u32, text: String) {
        self.texts.insert(name(stem, word_bytes), text);
    }

    /// Takes up all texts of another folder; the names of the two differ.
    pub fn merge(&mut self, mut other: Self) {
        self.texts.append(&mut other.texts);
    }

    /// The sources that have a text for words of so many bytes, in the alphabet's order.
    pub fn stems(&self, word_bytes: u32) -> impl Iterator<Item = &str> {
        let folder = name("", word_bytes);
        self.texts.keys().filter_map(move |name| name.strip_prefix(&folder))
    }
}

fn name(stem: &str, word_bytes: u32) -> String {
    format!("wasm{}/{stem}", 8 * word_bytes)
}
