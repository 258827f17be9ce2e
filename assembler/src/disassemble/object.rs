//! Objects to sources. Each chunk is text or data as a whole, because a change between the two would
//! begin another chunk.

use std::fmt::Write;

use super::{exact_instruction, little_endian, push_data, push_line};
use crate::object::{Chunk, Object, Reference};
use crate::parser::is_relative;
use isa::{ArchId, Encoding, Instruction};

/// The source of an object. Assembled again it gives an equal object, if the object came from this
/// assembler; what only other tools can put into an object is shown in comments.
pub fn disassemble_object(object: &Object) -> String {
    let mut text = format!("// object for {}\n", object.arch);
    let mut permissions = None;
    for (index, chunk) in object.chunks.iter().enumerate() {
        text.push('\n');
        // Writing to a String cannot fail.
        if permissions != Some(chunk.permissions) {
            let _ = writeln!(text, ".perm {}", chunk.permissions);
            permissions = Some(chunk.permissions);
        }
        if let Some(address) = chunk.address {
            let _ = writeln!(text, "// placed at {address:#x}");
        }
        let _ = writeln!(text, ".align {}", chunk.alignment);
        let is_entry = object.entry == Some(index);
        if chunk.name.is_empty() {
            if is_entry {
                text.push_str("// entry\n");
            }
        } else {
            if chunk.is_global {
                text.push_str(".global\n");
            }
            if is_entry {
                text.push_str(".entry\n");
            }
            let _ = writeln!(text, "{}:", chunk.name);
        }
        push_chunk(&mut text, &object.arch, chunk);
    }
    text
}

fn push_chunk(text: &mut String, arch: &ArchId, chunk: &Chunk) {
    let as_text = text_of(arch, chunk);
    let as_data = is_plain_data(arch, chunk);
    match as_text {
        Some(lines) if chunk.permissions.execute || !as_data => text.push_str(&lines),
        _ => push_data_chunk(text, arch, chunk),
    }
}

/// The chunk as instructions, if every byte and every reference of it is one.
fn text_of(arch: &ArchId, chunk: &Chunk) -> Option<String> {
    if chunk.size != chunk.data.len() as u64 || chunk.data.is_empty() {
        return None;
    }
    let mut text = String::new();
    let mut references = chunk.references.iter().peekable();
    let mut offset = 0;
    while offset < chunk.data.len() {
        let (instruction, length) = exact_instruction(arch, &chunk.data[offset..])?;
        let end = offset + length;
        let mut statement = instruction.to_string();
        if let Some(reference) = references.next_if(|next| next.offset < end as u64) {
            if !is_reference_of(arch, reference, &instruction, offset, end) {
                return None;
            }
            let without_zero = statement.strip_suffix("#0")?.len();
            statement.truncate(without_zero);
            let _ = write!(statement, "{}", reference.target);
        }
        let bytes = &chunk.data[offset..end];
        push_line(&mut text, &statement, offset as u64, bytes);
        offset = end;
    }
    references.next().is_none().then_some(text)
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
    let field = match arch.encoding() {
        Encoding::Word => offset,
        Encoding::Byte => end.saturating_sub(arch.word_bytes() as usize),
    };
    Some(reference.width_bits) == arch.immediate_bits(opcode.class())
        && reference.offset == field as u64
        && reference.relative_to == is_relative(opcode).then_some(end as u64)
        && instruction.immediate() == 0
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

fn is_word_reference(arch: &ArchId, chunk: &Chunk, reference: &Reference) -> bool {
    let start = reference.offset as usize;
    let field = chunk
        .data
        .get(start..start.saturating_add(arch.word_bytes() as usize));
    reference.relative_to.is_none()
        && reference.width_bits == arch.word_bits()
        && field.is_some_and(|field| little_endian(field) == 0)
}

fn push_data_chunk(text: &mut String, arch: &ArchId, chunk: &Chunk) {
    let word_bytes = arch.word_bytes() as usize;
    let mut done = 0;
    for reference in &chunk.references {
        let start = reference.offset as usize;
        if start < done || !is_word_reference(arch, chunk, reference) {
            let _ = writeln!(
                text,
                "    // at {:#x}, {} bits refer to {}: assembly cannot say so",
                reference.offset, reference.width_bits, reference.target
            );
            continue;
        }
        push_data(
            text,
            arch,
            &chunk.data[done..start],
            done as u64,
            done as u64,
            true,
        );
        let statement = format!(".word {}", reference.target);
        let bytes = &chunk.data[start..start + word_bytes];
        push_line(text, &statement, start as u64, bytes);
        done = start + word_bytes;
    }
    let rest = &chunk.data[done..];
    push_data(text, arch, rest, done as u64, done as u64, false);
    let zeros = chunk.size.saturating_sub(chunk.data.len() as u64);
    if zeros > 0 {
        let statement = format!(".space {}", zeros / word_bytes as u64);
        push_line(text, &statement, chunk.data.len() as u64, &[]);
    }
}
