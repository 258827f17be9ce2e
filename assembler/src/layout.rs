//! Where each chunk goes: in the order of the command line and the files, each at its alignment.

use isa::{ArchId, Encoding};

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::object::{Chunk, Object};

/// The most bytes of an image.
pub const IMAGE_BYTES_MAX: u64 = 256 << 20;

/// A chunk: index of its object, and index in it.
pub type ChunkIndex = (usize, usize);

/// The places of all chunks.
pub struct Layout {
    /// Address of each chunk of each object.
    pub addresses: Vec<Vec<u64>>,
    /// One past the last byte.
    pub end: u64,
}

/// Lays the chunks one after another from `base`; one with an address of its own goes there. The
/// layout is complete only when no error is among the diagnostics.
pub fn lay_out(arch: &ArchId, objects: &[Object], base: u64) -> (Layout, Diagnostics) {
    let mut placer = Placer {
        arch,
        base,
        next: base,
        layout: Layout { addresses: Vec::new(), end: base },
        occupied: Vec::new(),
        diagnostics: Diagnostics::default(),
    };
    for (object_index, object) in objects.iter().enumerate() {
        placer.layout.addresses.push(Vec::new());
        for index in 0..object.chunks.len() {
            if let Err(error) = placer.place(object, (object_index, index)) {
                placer.diagnostics.0.push(error);
                return (placer.layout, placer.diagnostics);
            }
        }
    }
    placer.check_overlaps(objects);
    (placer.layout, placer.diagnostics)
}

struct Placer<'a> {
    arch: &'a ArchId,
    base: u64,
    /// Where the next chunk without an address begins, before alignment.
    next: u64,
    layout: Layout,
    /// First address, one past the last, and the chunk; of all that are not empty.
    occupied: Vec<(u64, u64, ChunkIndex)>,
    diagnostics: Diagnostics,
}

impl Placer<'_> {
    fn place(&mut self, object: &Object, chunk_index: ChunkIndex) -> Result<(), Diagnostic> {
        let index = chunk_index.1;
        let chunk = &object.chunks[index];
        let address = match chunk.address {
            Some(address) => Some(address).filter(|&address| address >= self.base),
            None => self.next.checked_next_multiple_of(chunk.alignment.max(1)),
        };
        let size = chunk.size.max(chunk.data.len() as u64);
        let end = address.and_then(|address| address.checked_add(size));
        let (Some(address), Some(end)) = (address, end) else {
            let message = format!("{} cannot be placed at or above {:#x}", describe_chunk(object, index), self.base);
            return Err(located(Diagnostic::error(message), object, index));
        };
        self.check_end(object, index, end)?;
        self.warn_unaligned_text(object, index, address);
        if size > 0 {
            self.occupied.push((address, end, chunk_index));
        }
        self.layout.addresses[chunk_index.0].push(address);
        if chunk.address.is_none() {
            self.next = end;
        }
        self.layout.end = self.layout.end.max(end);
        Ok(())
    }

    fn check_end(&self, object: &Object, index: usize, end: u64) -> Result<(), Diagnostic> {
        // A 64-bit address space has no end that a sum of checked sizes could pass unnoticed.
        let space_end = self.arch.word_mask().saturating_add(1);
        if end <= space_end && end - self.base <= IMAGE_BYTES_MAX {
            return Ok(());
        }
        let limit = space_end.min(self.base.saturating_add(IMAGE_BYTES_MAX));
        let message = format!(
            "{} ends at {end:#x}, beyond {limit:#x}, the most that an image of {} at {:#x} can reach",
            describe_chunk(object, index),
            self.arch,
            self.base
        );
        Err(located(Diagnostic::error(message), object, index))
    }

    /// Encoding `w`: instructions are fetched as words, so text between words cannot run.
    fn warn_unaligned_text(&mut self, object: &Object, index: usize, address: u64) {
        let word_bytes = u64::from(self.arch.word_bytes());
        let is_aligned = address.is_multiple_of(word_bytes);
        if self.arch.encoding() == Encoding::Word && is_text(&object.chunks[index]) && !is_aligned {
            let message =
                format!("{} is text at {address:#x}, no multiple of {word_bytes}", describe_chunk(object, index));
            let warning = Diagnostic::warning(message).with_help(format!("put .align {word_bytes} before it"));
            self.diagnostics.0.push(located(warning, object, index));
        }
    }

    fn check_overlaps(&mut self, objects: &[Object]) {
        self.occupied.sort_unstable();
        for pair in self.occupied.windows(2) {
            let ((_, end, first), (start, _, second)) = (pair[0], pair[1]);
            if end > start {
                let name = |(object, chunk): ChunkIndex| describe_chunk(&objects[object], chunk);
                let message = format!("{} and {} overlap at {start:#x}", name(first), name(second));
                self.diagnostics.0.push(Diagnostic::error(message));
            }
        }
    }
}

/// Data with all permissions looks like text; only what cannot be stored to is taken for it.
fn is_text(chunk: &Chunk) -> bool {
    chunk.permissions.execute && !chunk.permissions.write && chunk.size > 0
}

/// With the chunk's place, where the source is known.
fn located(diagnostic: Diagnostic, object: &Object, index: usize) -> Diagnostic {
    match object.chunk_place(index) {
        Some(place) => diagnostic.at(place, "this chunk"),
        None => diagnostic,
    }
}

/// What a chunk is called in a message.
pub fn describe_chunk(object: &Object, index: usize) -> String {
    let name = &object.chunks[index].name;
    if name.is_empty() {
        format!("chunk {index} of {}", object.name)
    } else {
        format!("`{name}` of {}", object.name)
    }
}
