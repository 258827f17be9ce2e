//! Objects to sources. Each chunk is text or data as a whole, because a change between the two would
//! begin another chunk.

use std::fmt::Write;

use isa::ArchId;

use super::text::{is_word_reference, text_lines};
use super::{push_data, push_line, Behind};
use crate::mnemonic::statement;
use crate::object::{Chunk, Object};

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
    let Some(lines) = text_lines(arch, chunk) else {
        push_data_chunk(text, arch, chunk);
        return;
    };
    for line in lines {
        let mut statement = statement(arch, &line.instruction);
        if let Some(reference) = line.reference {
            // The immediate, which stands last, is 0.
            statement.truncate(statement.len() - "#0".len());
            let _ = write!(statement, "{}", reference.target);
        }
        let bytes = &chunk.data[line.offset..line.end];
        push_line(text, &statement, line.offset as u64, bytes);
    }
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
            Behind::More,
        );
        let statement = format!(".word {}", reference.target);
        let bytes = &chunk.data[start..start + word_bytes];
        push_line(text, &statement, start as u64, bytes);
        done = start + word_bytes;
    }
    let rest = &chunk.data[done..];
    push_data(text, arch, rest, done as u64, Behind::End);
    let zeros = chunk.size.saturating_sub(chunk.data.len() as u64);
    if zeros > 0 {
        let statement = format!(".space {}", zeros / word_bytes as u64);
        push_line(text, &statement, chunk.data.len() as u64, &[]);
    }
}
