//! HOF, the HARP object file.
//!
//! The reader meets bytes of strangers: it believes no count and no offset before it has checked them against the
//! file's length.
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

use isa::ArchId;

use crate::builder::OBJECT_BYTES_MAX;
use crate::directive::ALIGNMENT_MAX;
use crate::expression::{parse_canonical, Expression};
use crate::object::{Chunk, Object, Permissions, Reference};

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

/// Whether a text can be a symbol in a source.
fn is_symbol(text: &str) -> bool {
    let mut bytes = text.bytes();
    bytes.next().is_some_and(crate::lexer::starts_name) && bytes.all(crate::lexer::continues_name) && text != "__WORD"
}

// HOF files to objects. Every count, size and offset is checked against the file before it is
// believed, and what is read in all can be no more than the file has.

/// Reads an object file; `name` is for messages. A file that is truncated or inconsistent is refused
/// with the offset of what is wrong.
pub fn read(name: &str, bytes: &[u8]) -> Result<Object, HofError> {
    let mut reader = Reader { name, bytes, position: 0, word_bytes: 1 };
    if !bytes.starts_with(MAGIC) {
        return Err(reader.malformed(0, "it does not begin with \"HARP\": not an object file"));
    }
    reader.position = MAGIC.len();
    let arch =
        ArchId::parse_toolchain(reader.text()?).map_err(|error| reader.malformed(MAGIC.len(), error.to_string()))?;
    reader.word_bytes = arch.word_bytes() as usize;
    reader.skip_padding();
    let entry_offset = reader.position;
    let entry = reader.word()?;
    let count_offset = reader.position;
    let count = reader.word()?;
    let count = reader.count(count_offset, count, 1, "chunks")?;
    let entry = match usize::try_from(entry) {
        Ok(index) if index < count => Some(index),
        _ if entry == arch.word_mask() => None,
        _ => {
            let message = format!("entry chunk {entry} of {count}");
            return Err(reader.malformed(entry_offset, message));
        }
    };
    let table = reader.position;
    let mut object = Object { name: name.to_owned(), arch, chunks: Vec::new(), entry, debug: None };
    // Chunks that overlap in the file could make it stand for more than its length.
    let mut consumed = 0;
    let mut size_total: u64 = 0;
    for index in 0..count {
        reader.position = table + index * reader.word_bytes;
        let entry_offset = reader.position;
        let offset = reader.word()?;
        let start = usize::try_from(offset)
            .ok()
            .filter(|&start| start < bytes.len() && start % reader.word_bytes == 0)
            .ok_or_else(|| reader.malformed(entry_offset, format!("chunk {index} cannot be at {offset:#x}")))?;
        reader.position = start;
        let chunk = reader.chunk(&arch)?;
        consumed += reader.position - start;
        if consumed > bytes.len() {
            let message = format!("chunk {index} overlaps another");
            return Err(reader.malformed(entry_offset, message));
        }
        size_total = size_total.saturating_add(chunk.size);
        if size_total > OBJECT_BYTES_MAX {
            let message = format!("the chunks take more than {OBJECT_BYTES_MAX} bytes of memory");
            return Err(reader.malformed(start, message));
        }
        object.chunks.push(chunk);
    }
    Ok(object)
}

struct Reader<'a> {
    name: &'a str,
    bytes: &'a [u8],
    position: usize,
    word_bytes: usize,
}

impl<'a> Reader<'a> {
    fn malformed(&self, offset: usize, message: impl Into<String>) -> HofError {
        HofError::Malformed { name: self.name.to_owned(), offset, message: message.into() }
    }

    fn rest(&self) -> &'a [u8] {
        self.bytes.get(self.position..).unwrap_or(&[])
    }

    /// The text up to the next NUL, without padding.
    fn text(&mut self) -> Result<&'a str, HofError> {
        let start = self.position;
        let Some(length) = self.rest().iter().position(|&byte| byte == 0) else {
            return Err(self.malformed(start, "the file ends within a name"));
        };
        self.position += length + 1;
        std::str::from_utf8(&self.bytes[start..start + length]).map_err(|_| self.malformed(start, "a name is not text"))
    }

    fn skip_padding(&mut self) {
        self.position = self.position.next_multiple_of(self.word_bytes);
    }

    fn word(&mut self) -> Result<u64, HofError> {
        let Some(bytes) = self.rest().get(..self.word_bytes) else {
            return Err(self.malformed(self.bytes.len(), "the file ends here, within its words"));
        };
        let mut word = [0; 8];
        word[..self.word_bytes].copy_from_slice(bytes);
        self.position += self.word_bytes;
        Ok(u64::from_le_bytes(word))
    }

    /// A number of things of which each takes at least `words` words of what is left.
    fn count(&self, offset: usize, count: u64, words: usize, what: &str) -> Result<usize, HofError> {
        let most = self.rest().len() / (words * self.word_bytes);
        usize::try_from(count).ok().filter(|&count| count <= most).ok_or_else(|| {
            let message = format!("{count} {what} cannot stand in the rest of the file");
            self.malformed(offset, message)
        })
    }

    /// A word that must lie in a range.
    fn word_within(&mut self, minimum: u64, maximum: u64, what: &str) -> Result<u64, HofError> {
        let offset = self.position;
        let value = self.word()?;
        if (minimum..=maximum).contains(&value) {
            return Ok(value);
        }
        let message = format!("{what} {value} is not {minimum} to {maximum}");
        Err(self.malformed(offset, message))
    }

    fn chunk(&mut self, arch: &ArchId) -> Result<Chunk, HofError> {
        let name_offset = self.position;
        let name = self.text()?;
        if !name.is_empty() && !is_symbol(name) {
            return Err(self.malformed(name_offset, format!("{name:?} is not a symbol")));
        }
        self.skip_padding();
        let alignment = self.word_within(0, ALIGNMENT_MAX as u64, "alignment")?.max(1);
        let permissions = self.word_within(0, 7, "permissions")?;
        let flags = self.word_within(0, CHUNK_GLOBAL, "chunk flags")?;
        let address = self.word()?;
        let size = self.word_within(0, OBJECT_BYTES_MAX, "size")?;
        let size_on_disk = self.word_within(0, size, "size on disk")?;
        let count_offset = self.position;
        let count = self.word()?;
        let count = self.count(count_offset, count, 5, "references")?;
        let mut references = Vec::new();
        for _ in 0..count {
            references.push(self.reference(arch, size, size_on_disk)?);
        }
        let length = self.count_bytes(size_on_disk)?;
        let mut data = self.bytes[self.position..self.position + length].to_vec();
        self.position = (self.position + length).next_multiple_of(self.word_bytes);
        // Zeros that are not in the file are whole words, as a .space makes them.
        let zeros = size as usize - length;
        data.resize(length + zeros % self.word_bytes, 0);
        Ok(Chunk {
            name: name.to_owned(),
            alignment,
            permissions: Permissions::from_bits(permissions).unwrap_or_default(),
            is_global: flags & CHUNK_GLOBAL != 0,
            address: (address != 0).then_some(address),
            data,
            size,
            references,
        })
    }

    fn count_bytes(&self, length: u64) -> Result<usize, HofError> {
        usize::try_from(length).ok().filter(|&length| length <= self.rest().len()).ok_or_else(|| {
            let left = self.rest().len();
            let message = format!("the file ends within the chunk's {length} bytes ({left})");
            self.malformed(self.position, message)
        })
    }

    fn reference(&mut self, arch: &ArchId, size: u64, size_on_disk: u64) -> Result<Reference, HofError> {
        let start = self.position;
        let target = self.target()?;
        let flags = self.word_within(0, REFERENCE_RELATIVE, "reference flags")?;
        let relative_to = self.word()?;
        if flags == REFERENCE_RELATIVE && relative_to > size {
            let message = format!("a reference counts from {relative_to:#x}, behind its chunk");
            return Err(self.malformed(start, message));
        }
        let field_offset = self.position;
        let offset = self.word()?;
        let field_end = offset.checked_add(self.word_bytes as u64);
        if field_end.is_none_or(|end| end > size_on_disk) {
            let message = format!("a reference's field at {offset:#x} is not in its chunk");
            return Err(self.malformed(field_offset, message));
        }
        let width = self.word_within(1, u64::from(arch.word_bits()), "field width")?;
        Ok(Reference {
            target,
            relative_to: (flags == REFERENCE_RELATIVE).then_some(relative_to),
            offset,
            width_bits: width as u32,
        })
    }

    fn target(&mut self) -> Result<Expression, HofError> {
        let start = self.position;
        let text = self.text()?;
        self.skip_padding();
        if is_symbol(text) {
            return Ok(Expression::Symbol(text.into()));
        }
        let target = parse_canonical(text)
            .map_err(|message| self.malformed(start, format!("a reference to {text:?}: {message}")))?;
        let mut symbols = 0;
        let mut valid = true;
        target.for_each_symbol(&mut |symbol| {
            symbols += 1;
            valid &= is_symbol(symbol);
        });
        if symbols == 0 || !valid {
            return Err(self.malformed(start, format!("a reference to {text:?}, no symbol")));
        }
        Ok(target)
    }
}

// Objects to HOF files.

/// The bytes of the object's file. It fails when a number does not fit the machine's word, as with a
/// large object for a 2-byte machine.
pub fn write(object: &Object) -> Result<Vec<u8>, HofError> {
    let mut writer = Writer {
        name: &object.name,
        word_bytes: object.arch.word_bytes(),
        word_mask: object.arch.word_mask(),
        bytes: MAGIC.to_vec(),
    };
    writer.string(&object.arch.to_string());
    match object.entry {
        Some(index) => writer.word("entry index", index as u64)?,
        None => writer.word("entry index", object.arch.word_mask())?,
    }
    writer.word("number of chunks", object.chunks.len() as u64)?;
    let table = writer.bytes.len();
    let word_bytes = writer.word_bytes as usize;
    writer.bytes.resize(table + object.chunks.len() * word_bytes, 0);
    for (index, chunk) in object.chunks.iter().enumerate() {
        let offset = writer.bytes.len() as u64;
        writer.check("file offset", offset)?;
        let entry = table + index * word_bytes;
        writer.bytes[entry..entry + word_bytes].copy_from_slice(&offset.to_le_bytes()[..word_bytes]);
        writer.chunk(chunk)?;
    }
    Ok(writer.bytes)
}

struct Writer<'a> {
    name: &'a str,
    word_bytes: u32,
    word_mask: u64,
    bytes: Vec<u8>,
}

impl Writer<'_> {
    fn check(&self, what: &'static str, value: u64) -> Result<(), HofError> {
        if value <= self.word_mask {
            return Ok(());
        }
        Err(HofError::TooLarge { name: self.name.to_owned(), what, value, word_bytes: self.word_bytes })
    }

    fn word(&mut self, what: &'static str, value: u64) -> Result<(), HofError> {
        self.check(what, value)?;
        let bytes = value.to_le_bytes();
        self.bytes.extend_from_slice(&bytes[..self.word_bytes as usize]);
        Ok(())
    }

    fn pad(&mut self) {
        let length = self.bytes.len();
        let padded = length.next_multiple_of(self.word_bytes as usize);
        self.bytes.resize(padded, 0);
    }

    fn string(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
        self.bytes.push(0);
        self.pad();
    }

    fn chunk(&mut self, chunk: &Chunk) -> Result<(), HofError> {
        self.string(&chunk.name);
        self.word("alignment", chunk.alignment)?;
        self.word("permissions", chunk.permissions.bits())?;
        self.word("flags", if chunk.is_global { CHUNK_GLOBAL } else { 0 })?;
        self.word("address", chunk.address.unwrap_or(0))?;
        self.word("size", chunk.size)?;
        self.word("size on disk", chunk.data.len() as u64)?;
        self.word("number of references", chunk.references.len() as u64)?;
        for reference in &chunk.references {
            self.reference(reference)?;
        }
        self.bytes.extend_from_slice(&chunk.data);
        self.pad();
        Ok(())
    }

    fn reference(&mut self, reference: &Reference) -> Result<(), HofError> {
        self.string(&reference.target.to_string());
        let flags = match reference.relative_to {
            Some(_) => REFERENCE_RELATIVE,
            None => 0,
        };
        self.word("flags", flags)?;
        self.word("relative offset", reference.relative_to.unwrap_or(0))?;
        self.word("reference offset", reference.offset)?;
        self.word("field width", u64::from(reference.width_bits))
    }
}
