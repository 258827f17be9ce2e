//! Collects bytes and labels into chunks, by the rules that say where a chunk begins.
//!
//! The parser only says what it met; the rules (a chunk at each label and wherever text or data,
//! `.perm`, `.align`, `.entry` or `.global` changes) are in this file alone.

use std::collections::HashMap;
use std::sync::Arc;

use isa::ArchId;

use crate::diagnostic::Diagnostic;
use crate::object::{Chunk, ChunkDebug, DebugInfo, Object, Permissions, Reference};
use crate::source::{SourceFile, SourceLocation, Span};

/// The most bytes one object may take in memory: more than the core's RAM in any configuration, and
/// a bound on what a `.space` can make the tools allocate.
pub const OBJECT_BYTES_MAX: u64 = 256 << 20;

/// The longest `.space` that becomes bytes of its chunk when bytes follow it. A text of a few
/// characters must not make megabytes.
const SPACE_STORED_BYTES_MAX: u64 = 4096;

/// What a chunk holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// Instructions; unaligned unless `.align` says otherwise.
    Text,
    /// Data; aligned to a word unless `.align` says otherwise.
    Data,
}

/// An object under construction.
pub struct ObjectBuilder {
    arch: ArchId,
    source: Arc<SourceFile>,
    chunks: Vec<Chunk>,
    debug: Vec<ChunkDebug>,
    /// The last chunk is still open for more.
    is_open: bool,
    /// What the open chunk holds, once it holds something.
    content: Option<Content>,
    /// Whether the chunk's alignment came from `.align`, for each chunk.
    explicit_alignment: Vec<bool>,
    permissions: Option<Permissions>,
    pending_alignment: Option<u64>,
    pending_global: Option<Span>,
    pending_entry: Option<Span>,
    entry: Option<usize>,
    labels: HashMap<String, usize>,
    total_bytes: u64,
}

impl ObjectBuilder {
    /// Begins an empty object.
    pub fn new(arch: ArchId, source: Arc<SourceFile>) -> Self {
        ObjectBuilder {
            arch,
            source,
            chunks: Vec::new(),
            debug: Vec::new(),
            is_open: false,
            content: None,
            explicit_alignment: Vec::new(),
            permissions: None,
            pending_alignment: None,
            pending_global: None,
            pending_entry: None,
            entry: None,
            labels: HashMap::new(),
            total_bytes: 0,
        }
    }

    fn place(&self, span: Span) -> SourceLocation {
        SourceLocation { source: self.source.clone(), span }
    }

    /// The place of a label met before.
    pub fn label(&self, name: &str) -> Option<SourceLocation> {
        let span = self.debug[*self.labels.get(name)?].name?;
        Some(self.place(span))
    }

    /// `.perm`
    pub fn set_permissions(&mut self, permissions: Permissions) {
        if self.permissions != Some(permissions) {
            self.is_open = false;
        }
        self.permissions = Some(permissions);
    }

    /// `.align`: for the chunk that begins here.
    pub fn set_alignment(&mut self, alignment: u64) {
        self.pending_alignment = Some(alignment);
        self.is_open = false;
    }

    /// `.global`: for the next label.
    pub fn set_global(&mut self, span: Span) {
        self.pending_global = Some(span);
        self.is_open = false;
    }

    /// `.entry`: for the next label.
    pub fn set_entry(&mut self, span: Span) {
        self.pending_entry = Some(span);
        self.is_open = false;
    }

    /// A label: begins its chunk.
    pub fn add_label(&mut self, name: &str, span: Span) -> Result<(), Diagnostic> {
        if let Some(first) = self.label(name) {
            let message = format!("`{name}` is defined twice");
            return Err(Diagnostic::error(message)
                .at(self.place(span), "defined again here")
                .with_note(first, "first defined here"));
        }
        self.open(name.to_owned());
        let index = self.chunks.len() - 1;
        self.labels.insert(name.to_owned(), index);
        self.debug[index].name = Some(span);
        self.chunks[index].is_global = self.pending_global.take().is_some();
        if let Some(marker) = self.pending_entry.take() {
            if let Some(earlier) = self.entry {
                let first = &self.chunks[earlier].name;
                let mut error = Diagnostic::error(format!("a second .entry, at `{name}`; the first is at `{first}`"))
                    .at(self.place(marker), "second .entry");
                if let Some(place) = self.label(&first.clone()) {
                    error = error.with_note(place, "the first entry");
                }
                return Err(error);
            }
            self.entry = Some(index);
        }
        Ok(())
    }

    fn open(&mut self, name: String) {
        let alignment = self.pending_alignment.take();
        self.explicit_alignment.push(alignment.is_some());
        self.chunks.push(Chunk {
            name,
            alignment: alignment.unwrap_or(1),
            permissions: self.permissions.unwrap_or(Permissions::TEXT),
            ..Chunk::default()
        });
        self.debug.push(ChunkDebug::default());
        self.is_open = true;
        self.content = None;
    }

    /// Makes sure that the open chunk holds this content, and gives its index.
    fn chunk_for(&mut self, content: Content) -> usize {
        let fits = self.is_open && self.content.is_none_or(|held| held == content);
        if !fits {
            self.open(String::new());
        }
        let index = self.chunks.len() - 1;
        if self.content.is_none() {
            self.content = Some(content);
            let chunk = &mut self.chunks[index];
            if content == Content::Data {
                if !self.explicit_alignment[index] {
                    chunk.alignment = u64::from(self.arch.word_bytes());
                }
                chunk.permissions = self.permissions.unwrap_or(Permissions::DATA);
            }
        }
        index
    }

    /// As [`Self::chunk_for`], but never one that ends with a long `.space`: bytes behind that go into
    /// a chunk of their own which lies directly behind it, so that no zeros need be stored.
    fn chunk_for_bytes(&mut self, content: Content) -> usize {
        let index = self.chunk_for(content);
        let chunk = &self.chunks[index];
        if chunk.size - chunk.data.len() as u64 <= SPACE_STORED_BYTES_MAX {
            return index;
        }
        // For both, the sum of start and size is a multiple.
        let alignment = greatest_common_divisor(chunk.alignment, chunk.size);
        let permissions = chunk.permissions;
        self.open(String::new());
        let index = self.chunk_for(content);
        self.chunks[index].alignment = alignment;
        self.chunks[index].permissions = permissions;
        self.explicit_alignment[index] = true;
        index
    }

    /// Appends the bytes of one statement; `statement` is its place.
    pub fn append(&mut self, content: Content, bytes: &[u8], statement: Span) -> Result<(), Diagnostic> {
        let index = self.chunk_for_bytes(content);
        self.materialise_space(index);
        self.grow(bytes.len() as u64, statement)?;
        let chunk = &mut self.chunks[index];
        let offset = chunk.data.len() as u32;
        let lines = &mut self.debug[index].lines;
        if lines.last().is_none_or(|&(_, last)| last != statement) {
            lines.push((offset, statement));
        }
        chunk.data.extend_from_slice(bytes);
        chunk.size = chunk.data.len() as u64;
        Ok(())
    }

    /// Appends zero bytes that take no room in a file while nothing follows them.
    pub fn append_space(&mut self, bytes: u64, statement: Span) -> Result<(), Diagnostic> {
        if bytes == 0 {
            return Ok(());
        }
        let index = self.chunk_for(Content::Data);
        self.grow(bytes, statement)?;
        let chunk = &mut self.chunks[index];
        self.debug[index].lines.push((chunk.size as u32, statement));
        chunk.size += bytes;
        Ok(())
    }

    /// Offset at which the next content of this kind would be appended.
    pub fn offset(&mut self, content: Content) -> u64 {
        let index = self.chunk_for_bytes(content);
        self.chunks[index].size
    }

    /// Adds a reference to the open chunk.
    pub fn add_reference(&mut self, content: Content, reference: Reference, span: Span) {
        let index = self.chunk_for(content);
        self.chunks[index].references.push(reference);
        self.debug[index].references.push(span);
    }

    /// Turns zeros at the end into bytes, because something follows them.
    fn materialise_space(&mut self, index: usize) {
        let chunk = &mut self.chunks[index];
        // Bounded by SPACE_STORED_BYTES_MAX: longer ones have had their chunk ended.
        chunk.data.resize(chunk.size as usize, 0);
    }

    fn grow(&mut self, bytes: u64, statement: Span) -> Result<(), Diagnostic> {
        let total = self.total_bytes.saturating_add(bytes);
        if total > OBJECT_BYTES_MAX {
            return Err(Diagnostic::error(format!(
                "the object grows to {total} bytes; {OBJECT_BYTES_MAX} are the most"
            ))
            .at(self.place(statement), "with this"));
        }
        self.total_bytes = total;
        Ok(())
    }

    /// Ends the object, and warns of a `.global` or `.entry` that no label follows.
    pub fn finish(mut self) -> (Object, Vec<Diagnostic>) {
        let mut warnings = Vec::new();
        for (pending, directive) in [(self.pending_global, ".global"), (self.pending_entry, ".entry")] {
            if let Some(span) = pending {
                let message = format!("{directive} has no effect: no label follows it");
                warnings.push(Diagnostic::warning(message).at(self.place(span), "for the next label"));
            }
        }
        self.align_empty_chunks();
        let object = Object {
            name: self.source.name().to_owned(),
            arch: self.arch,
            chunks: self.chunks,
            entry: self.entry,
            debug: Some(DebugInfo { source: self.source, chunks: self.debug }),
        };
        (object, warnings)
    }

    /// A label directly before another label of data means the same place: where two labels follow
    /// each other, the empty chunk of the first is aligned as the second.
    fn align_empty_chunks(&mut self) {
        for index in (1..self.chunks.len()).rev() {
            let next_alignment = self.chunks[index].alignment;
            let default = !self.explicit_alignment[index] && !self.explicit_alignment[index - 1];
            let previous = &mut self.chunks[index - 1];
            if previous.size == 0 && default {
                previous.alignment = next_alignment;
            }
        }
    }
}

fn greatest_common_divisor(left: u64, right: u64) -> u64 {
    let (mut greater, mut smaller) = (left, right);
    while smaller != 0 {
        (greater, smaller) = (smaller, greater % smaller);
    }
    greater
}
