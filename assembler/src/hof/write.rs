//! Objects to HOF files.

use super::{HofError, CHUNK_GLOBAL, MAGIC, REFERENCE_RELATIVE};
use crate::object::{Chunk, Object, Reference};

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
    writer
        .bytes
        .resize(table + object.chunks.len() * word_bytes, 0);
    for (index, chunk) in object.chunks.iter().enumerate() {
        let offset = writer.bytes.len() as u64;
        writer.check("file offset", offset)?;
        let entry = table + index * word_bytes;
        writer.bytes[entry..entry + word_bytes]
            .copy_from_slice(&offset.to_le_bytes()[..word_bytes]);
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
        Err(HofError::TooLarge {
            name: self.name.to_owned(),
            what,
            value,
            word_bytes: self.word_bytes,
        })
    }

    fn word(&mut self, what: &'static str, value: u64) -> Result<(), HofError> {
        self.check(what, value)?;
        let bytes = value.to_le_bytes();
        self.bytes
            .extend_from_slice(&bytes[..self.word_bytes as usize]);
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
