//! A chunk as instructions with their references: what the disassembler prints and what conversion
//! encodes anew. Both must agree on which chunks are text.

use isa::{ArchId, Encoding, Instruction};

use super::{exact_instruction, little_endian};
use crate::object::{Chunk, Reference};
use crate::parser::is_relative;

/// One instruction of a chunk.
pub struct TextLine<'a> {
    /// The instruction; its immediate is 0 where a reference gives it.
    pub instruction: Instruction,
    /// What the linker puts into its immediate.
    pub reference: Option<&'a Reference>,
    /// Where it stands in the chunk.
    pub offset: usize,
    /// Where the next one does.
    pub end: usize,
}

/// The chunk's instructions when it is text: as a whole, because a change between text and data would
/// begin another chunk. What may be both is text when it may be executed.
pub fn text_lines<'a>(arch: &ArchId, chunk: &'a Chunk) -> Option<Vec<TextLine<'a>>> {
    let lines = decode(arch, chunk)?;
    (chunk.permissions.execute || !is_plain_data(arch, chunk)).then_some(lines)
}

/// The chunk as instructions, if every byte and every reference of it is one.
fn decode<'a>(arch: &ArchId, chunk: &'a Chunk) -> Option<Vec<TextLine<'a>>> {
    if chunk.size != chunk.data.len() as u64 || chunk.data.is_empty() {
        return None;
    }
    let mut lines = Vec::new();
    let mut references = chunk.references.iter().peekable();
    let mut offset = 0;
    while offset < chunk.data.len() {
        let (instruction, length) = exact_instruction(arch, &chunk.data[offset..])?;
        let end = offset + length;
        let reference = references.next_if(|next| next.offset < end as u64);
        if let Some(reference) = reference {
            if !is_reference_of(arch, reference, &instruction, offset, end) {
                return None;
            }
        }
        lines.push(TextLine {
            instruction,
            reference,
            offset,
            end,
        });
        offset = end;
    }
    references.next().is_none().then_some(lines)
}

/// Whether the assembler would make exactly this reference for the instruction.
fn is_reference_of(
    arch: &ArchId,
    reference: &Reference,
    instruction: &Instruction,
    offset: usize,
    end: usize,
) -> bool {
    let opcode = instruction.opcode();
    Some(reference.width_bits) == arch.immediate_bits(opcode.class())
        && reference.offset == field_offset(arch, offset, end)
        && reference.relative_to == is_relative(opcode).then_some(end as u64)
        && instruction.immediate() == 0
}

/// Where the word that holds an instruction's immediate stands in the chunk.
pub fn field_offset(arch: &ArchId, offset: usize, end: usize) -> u64 {
    match arch.encoding() {
        Encoding::Word => offset as u64,
        Encoding::Byte => end.saturating_sub(arch.word_bytes() as usize) as u64,
    }
}

/// Whether every reference is one that a `.word` makes.
fn is_plain_data(arch: &ArchId, chunk: &Chunk) -> bool {
    let word_bytes = u64::from(arch.word_bytes());
    let mut free_from = 0;
    chunk.references.iter().all(|reference| {
        let is_word = is_word_reference(arch, chunk, reference) && reference.offset >= free_from;
        free_from = reference.offset.saturating_add(word_bytes);
        is_word
    })
}

/// Whether the reference is one that a `.word` makes.
pub fn is_word_reference(arch: &ArchId, chunk: &Chunk, reference: &Reference) -> bool {
    let start = reference.offset as usize;
    let field = chunk
        .data
        .get(start..start.saturating_add(arch.word_bytes() as usize));
    reference.relative_to.is_none()
        && reference.width_bits == arch.word_bits()
        && field.is_some_and(|field| little_endian(field) == 0)
}
