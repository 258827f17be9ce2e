//! An object in memory: chunks of bytes with names, and the references between them.
//!
//! This is exactly what a HOF file holds, so that what passes through a file comes back equal. Where
//! in the source it came from travels beside it in [`DebugInfo`], which a file does not hold and
//! equality does not look at.

use std::fmt;
use std::sync::Arc;

use isa::ArchId;

use crate::expression::Expression;
use crate::source::{SourceFile, SourceLocation, Span};

/// What a page of the chunk may be used for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Permissions {
    /// May be loaded from (1 in a file).
    pub read: bool,
    /// May be stored to (2 in a file).
    pub write: bool,
    /// May be executed (4 in a file).
    pub execute: bool,
}

impl Permissions {
    /// What text has without a `.perm`: read and execute.
    pub const TEXT: Permissions = Permissions { read: true, write: false, execute: true };
    /// What data has without a `.perm`: read and write.
    pub const DATA: Permissions = Permissions { read: true, write: true, execute: false };

    /// The number in a file.
    pub fn bits(self) -> u64 {
        u64::from(self.read) | u64::from(self.write) << 1 | u64::from(self.execute) << 2
    }
    /// From the number in a file; `None` when other bits are set.
    pub fn from_bits(bits: u64) -> Option<Self> {
        (bits < 8).then_some(Permissions { read: bits & 1 != 0, write: bits & 2 != 0, execute: bits & 4 != 0 })
    }
}

impl fmt::Display for Permissions {
    /// As after `.perm`: `rx`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (set, letter) in [(self.read, "r"), (self.write, "w"), (self.execute, "x")] {
            if set {
                formatter.write_str(letter)?;
            }
        }
        Ok(())
    }
}

/// A field that the linker fills in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The value; a symbol, or a computation with symbols.
    pub target: Expression,
    /// `Some(offset)`: the value counts from this offset in the chunk (the end of the instruction).
    pub relative_to: Option<u64>,
    /// The offset of the field's word in the chunk, in bytes: encoding `w` the instruction, `b` the
    /// immediate, data the word.
    pub offset: u64,
    /// Width of the field, at the low end of that word.
    pub width_bits: u32,
}

/// A run of bytes that is placed as a whole.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chunk {
    /// The symbol at its start; empty for a chunk without one.
    pub name: String,
    /// Its address is a multiple of this; at least 1.
    pub alignment: u64,
    /// Access rights.
    pub permissions: Permissions,
    /// Other objects may refer to its name.
    pub is_global: bool,
    /// Where it must lie; `None` lets the linker choose.
    pub address: Option<u64>,
    /// Its bytes.
    pub data: Vec<u8>,
    /// Bytes it takes in memory, at least as many as `data`; the rest is zero.
    pub size: u64,
    /// The fields to fill in.
    pub references: Vec<Reference>,
}

/// Where the parts of an object came from.
#[derive(Clone)]
pub struct DebugInfo {
    /// The source.
    pub source: Arc<SourceFile>,
    /// For each chunk, in order.
    pub chunks: Vec<ChunkDebug>,
}

/// Where the parts of a chunk came from.
#[derive(Clone, Debug, Default)]
pub struct ChunkDebug {
    /// The label, when it has one.
    pub name: Option<Span>,
    /// For each reference, in order.
    pub references: Vec<Span>,
    /// For each instruction or datum: its offset in the chunk, and its statement.
    pub lines: Vec<(u32, Span)>,
}

/// The chunks of one source or file.
#[derive(Clone)]
pub struct Object {
    /// The file's name, for messages.
    pub name: String,
    /// For which machine.
    pub arch: ArchId,
    /// In the order of the source.
    pub chunks: Vec<Chunk>,
    /// Index of the chunk that `.entry` marks.
    pub entry: Option<usize>,
    /// Where it came from, when it was assembled in this process.
    pub debug: Option<DebugInfo>,
}

impl Object {
    /// The place of the chunk's name in the source.
    pub fn chunk_place(&self, chunk: usize) -> Option<SourceLocation> {
        let debug = self.debug.as_ref()?;
        let span = debug.chunks.get(chunk)?.name?;
        Some(SourceLocation { source: debug.source.clone(), span })
    }
    /// The place of the reference in the source.
    pub fn reference_place(&self, chunk: usize, reference: usize) -> Option<SourceLocation> {
        let debug = self.debug.as_ref()?;
        let span = *debug.chunks.get(chunk)?.references.get(reference)?;
        Some(SourceLocation { source: debug.source.clone(), span })
    }
}

impl PartialEq for Object {
    /// Equality of all that a file holds: not of the file's name, nor of the debug information.
    fn eq(&self, other: &Object) -> bool {
        (self.arch, &self.chunks, self.entry) == (other.arch, &other.chunks, other.entry)
    }
}

impl fmt::Debug for Object {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Object")
            .field("name", &self.name)
            .field("arch", &self.arch.to_string())
            .field("entry", &self.entry)
            .field("chunks", &self.chunks)
            .finish()
    }
}
