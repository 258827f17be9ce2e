//! HOF, the HARP object file.
//!
//! Writer and reader stand in files of their own because the reader alone meets bytes of strangers:
//! it believes no count and no offset before it has checked them against the file's length.
//!
//! Layout, every word `ws` bytes, little-endian, at a multiple of `ws` from the file's start:
//! `"HARP"`, the ArchID with a NUL, padding; index of the entry chunk (all ones: none); number of
//! chunks; the file offset of each. A chunk: name with a NUL, padding; alignment; permissions; flags
//! (bit 0 global); address (0: not placed); bytes in memory; bytes in the file; number of references;
//! each reference: name with a NUL, padding, flags (bit 0 relative), the offset that a relative value
//! counts from, offset of the field's word, width of the field in bits; then the bytes, padded.
//!
//! A reference's name is a symbol, or, as this project's extension, the canonical text of an
//! expression in parentheses: older linkers then report an undefined symbol instead of computing
//! something else.

mod read;
mod write;

pub use read::read;
pub use write::write;

/// The first four bytes of a file.
const MAGIC: &[u8; 4] = b"HARP";
/// Bit of a chunk's flags: its name is global.
const CHUNK_GLOBAL: u64 = 1;
/// Bit of a reference's flags: the value is relative.
const REFERENCE_RELATIVE: u64 = 1;

/// Why bytes are no object file, or an object cannot be one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HofError {
    /// The bytes are truncated or inconsistent.
    #[error("{name}: offset {offset:#x}: {message}")]
    Malformed {
        /// The file's name.
        name: String,
        /// Where in the file.
        offset: usize,
        /// What is wrong there.
        message: String,
    },
    /// A number of the object does not fit a word of its machine.
    #[error("{name}: {what} {value} does not fit a {word_bytes}-byte word of the object file")]
    TooLarge {
        /// The object's name.
        name: String,
        /// Which number.
        what: &'static str,
        /// Its value.
        value: u64,
        /// Bytes of a word.
        word_bytes: u32,
    },
}

/// Whether a text can stand as a symbol in a source.
fn is_symbol(text: &str) -> bool {
    let mut bytes = text.bytes();
    bytes.next().is_some_and(crate::lexer::starts_name)
        && bytes.all(crate::lexer::continues_name)
        && text != "__WORD"
}
