//! Objects and images back to sources that assemble to the same bytes.
//!
//! An object comes back equal in all that its file holds; an image comes back with the same bytes.
//! Addresses and encodings are comments.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;

use isa::{ArchId, Encoding, Instruction};

use crate::image::Image;
use crate::mnemonic::statement;
use crate::object::{Chunk, Object, Reference};
use crate::parser::is_relative;

/// Column at which comments begin.
const COMMENT_COLUMN: usize = 44;

/// The instruction at the start of the bytes, with its length, when the assembler would give exactly
/// these bytes for it.
pub(crate) fn exact_instruction(arch: &ArchId, bytes: &[u8]) -> Option<(Instruction, usize)> {
    match arch.encoding() {
        Encoding::Byte => isa::decode_bytes(arch, bytes).ok(),
        Encoding::Word => {
            let length = arch.word_bytes() as usize;
            let word = little_endian(bytes.get(..length)?);
            if !isa::is_canonical(arch, word) {
                return None;
            }
            let instruction = isa::decode_word(arch, word).ok()?;
            Some((instruction, length))
        }
    }
}

/// At most 8 bytes as a number.
fn little_endian(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte))
}

/// Appends a statement with its address and bytes as a comment.
fn push_line(text: &mut String, statement: &str, address: u64, bytes: &[u8]) {
    const BYTES_SHOWN: usize = 12;
    let start = text.len();
    // Writing to a String cannot fail.
    let _ = write!(text, "    {statement}");
    let width = text[start..].chars().count();
    for _ in width..COMMENT_COLUMN {
        text.push(' ');
    }
    let _ = write!(text, " // {address:08x}:");
    for byte in bytes.iter().take(BYTES_SHOWN) {
        let _ = write!(text, " {byte:02x}");
    }
    if bytes.len() > BYTES_SHOWN {
        text.push_str(" ..");
    }
    text.push('\n');
}

/// What follows bytes of data.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Behind {
    /// Something else of the image or chunk.
    More,
    /// Nothing.
    End,
}

/// Appends the bytes at an address as data: strings where they look like it, words where they are aligned, else bytes.
/// Zeros become `.space` when more follows them.
fn push_data(text: &mut String, arch: &ArchId, bytes: &[u8], address: u64, behind: Behind) {
    const SPACE_WORDS_MIN: usize = 8;
    const WORDS_PER_LINE: usize = 4;
    let word_bytes = arch.word_bytes() as usize;
    let mut done = 0;
    while done < bytes.len() {
        let rest = &bytes[done..];
        let misaligned = ((address + done as u64) % word_bytes as u64) as usize;
        let zeros = rest.iter().take_while(|&&byte| byte == 0).count();
        let (statement, length) = if let Some((statement, length)) = string_statement(rest) {
            (statement, length)
        } else if misaligned == 0
            && zeros >= SPACE_WORDS_MIN * word_bytes
            && (zeros < rest.len() || behind == Behind::More)
        {
            let words = zeros / word_bytes;
            (format!(".space {words}"), words * word_bytes)
        } else if misaligned == 0 && rest.len() >= word_bytes {
            // Up to the next line, string or run of zeros; a word at a time keeps it simple.
            let mut words = Vec::new();
            for word in rest.chunks_exact(word_bytes).take(WORDS_PER_LINE) {
                let ahead = &rest[words.len() * word_bytes..];
                if !words.is_empty() && string_statement(ahead).is_some() {
                    break;
                }
                words.push(format!("{:#x}", little_endian(word)));
            }
            let length = words.len() * word_bytes;
            (format!(".word {}", words.join(", ")), length)
        } else {
            let length = rest.len().min(word_bytes - misaligned);
            let values: Vec<String> = rest[..length].iter().map(|byte| format!("{byte:#x}")).collect();
            (format!(".byte {}", values.join(", ")), length)
        };
        push_line(text, &statement, address + done as u64, &rest[..length]);
        done += length;
    }
}

/// A `.string` for the bytes' beginning, if they begin with at least four printable characters and
/// a NUL; with the bytes it stands for.
fn string_statement(bytes: &[u8]) -> Option<(String, usize)> {
    const LENGTH_MIN: usize = 4;
    const LENGTH_MAX: usize = 256;
    let is_printable = |byte: u8| matches!(byte, b' '..=b'~' | b'\n' | b'\t');
    let shown = &bytes[..bytes.len().min(LENGTH_MAX)];
    let length = shown.iter().position(|&byte| !is_printable(byte))?;
    if length < LENGTH_MIN || shown[length] != 0 {
        return None;
    }
    let mut quoted = String::from(".string \"");
    for &byte in &shown[..length] {
        match byte {
            b'\n' => quoted.push_str("\\n"),
            b'\t' => quoted.push_str("\\t"),
            b'"' => quoted.push_str("\\\""),
            b'\\' => quoted.push_str("\\\\"),
            other => quoted.push(other as char),
        }
    }
    quoted.push('"');
    Some((quoted, length + 1))
}

// A chunk as instructions with their references: what the disassembler prints and what conversion
// encodes anew. Both must agree on which chunks are text.

/// One instruction of a chunk.
pub(crate) struct TextLine<'a> {
    /// The instruction; its immediate is 0 where a reference gives it.
    pub instruction: Instruction,
    /// What the linker puts into its immediate.
    pub reference: Option<&'a Reference>,
    /// Its offset in the chunk.
    pub offset: usize,
    /// Where the next one does.
    pub end: usize,
}

/// The chunk's instructions when it is text: as a whole, because a change between text and data would
/// begin another chunk. What may be both is text when it may be executed.
pub(crate) fn text_lines<'a>(arch: &ArchId, chunk: &'a Chunk) -> Option<Vec<TextLine<'a>>> {
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
        lines.push(TextLine { instruction, reference, offset, end });
        offset = end;
    }
    references.next().is_none().then_some(lines)
}

/// Whether the assembler would make exactly this reference for the instruction.
fn is_reference_of(arch: &ArchId, reference: &Reference, instruction: &Instruction, offset: usize, end: usize) -> bool {
    let opcode = instruction.opcode();
    Some(reference.width_bits) == arch.immediate_bits(opcode.class())
        && reference.offset == field_offset(arch, offset, end)
        && reference.relative_to == is_relative(opcode).then_some(end as u64)
        && instruction.immediate() == 0
}

/// The offset in the chunk of the word that holds an instruction's immediate.
pub(crate) fn field_offset(arch: &ArchId, offset: usize, end: usize) -> u64 {
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
pub(crate) fn is_word_reference(arch: &ArchId, chunk: &Chunk, reference: &Reference) -> bool {
    let start = reference.offset as usize;
    let field = chunk.data.get(start..start.saturating_add(arch.word_bytes() as usize));
    reference.relative_to.is_none()
        && reference.width_bits == arch.word_bits()
        && field.is_some_and(|field| little_endian(field) == 0)
}

// Objects to sources. Each chunk is text or data as a whole, because a change between the two would
// begin another chunk.

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
            // The immediate, which comes last, is 0.
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
        push_data(text, arch, &chunk.data[done..start], done as u64, Behind::More);
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

// Images to sources: a sweep from the first byte to the last, with labels where symbols are known.

/// The source of an image. Assembled again and linked at the image's base it gives the same bytes.
/// Bytes that no instruction is encoded as are data; which of the others were meant as data, an image
/// does not tell. No instruction is printed across a symbol.
pub fn disassemble_image(image: &Image) -> String {
    let mut sweep = Sweep {
        image,
        labels: labels(image),
        text: format!("// image for {}, at {}\n", image.arch, image.base),
        in_unaligned_data: false,
    };
    let mut offset = 0;
    while offset < image.bytes.len() {
        sweep.push_labels(offset);
        offset = match sweep.instruction_at(offset) {
            Some((instruction, end)) => {
                sweep.in_unaligned_data = false;
                sweep.push_instruction(&instruction, offset, end);
                end
            }
            None => sweep.push_data_run(offset),
        };
    }
    sweep.push_labels(image.bytes.len());
    sweep.text
}

/// Names to print at each offset. A name of two addresses is printed at the first only;
/// one that could not be read back not at all.
fn labels(image: &Image) -> BTreeMap<usize, Vec<&str>> {
    let mut seen = HashSet::new();
    let mut labels: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    for symbol in &image.symbols {
        let readable = symbol.name != "__WORD"
            && symbol.name.bytes().all(crate::lexer::continues_name)
            && symbol.name.bytes().next().is_some_and(crate::lexer::starts_name);
        let inside = (image.base..=image.end()).contains(&symbol.address);
        if readable && inside && seen.insert(symbol.name.as_str()) {
            let offset = (symbol.address.0 - image.base.0) as usize;
            labels.entry(offset).or_default().push(&symbol.name);
        }
    }
    labels
}

struct Sweep<'a> {
    image: &'a Image,
    labels: BTreeMap<usize, Vec<&'a str>>,
    text: String,
    /// The last line is data of a chunk that begins between words.
    in_unaligned_data: bool,
}

impl Sweep<'_> {
    fn address(&self, offset: usize) -> u64 {
        self.image.base.0.wrapping_add(offset as u64)
    }

    fn is_aligned(&self, offset: usize) -> bool {
        self.address(offset).is_multiple_of(u64::from(self.image.arch.word_bytes()))
    }

    /// Before data at an address that data would not have by itself, and before words that would
    /// else go on between words.
    fn push_alignment(&mut self, offset: usize) {
        let is_aligned = self.is_aligned(offset);
        if !is_aligned {
            self.text.push_str(".align 1\n");
        } else if self.in_unaligned_data {
            // Writing to a String cannot fail.
            let _ = writeln!(self.text, ".align {}", self.image.arch.word_bytes());
        }
        self.in_unaligned_data = !is_aligned;
    }

    fn push_labels(&mut self, offset: usize) {
        for name in self.labels.get(&offset).cloned().unwrap_or_default() {
            self.push_alignment(offset);
            // Writing to a String cannot fail.
            let _ = writeln!(self.text, "{name}:");
        }
    }

    /// Offset of the next label behind this offset, or of the end.
    fn next_label(&self, offset: usize) -> usize {
        let mut behind = self.labels.range(offset + 1..);
        let end = self.image.bytes.len();
        behind.next().map_or(end, |(&label, _)| label.min(end))
    }

    /// The instruction here, and its end.
    fn instruction_at(&self, offset: usize) -> Option<(Instruction, usize)> {
        let arch = &self.image.arch;
        if arch.encoding() == Encoding::Word && !self.is_aligned(offset) {
            return None;
        }
        let (instruction, length) = exact_instruction(arch, &self.image.bytes[offset..])?;
        (offset + length <= self.next_label(offset)).then_some((instruction, offset + length))
    }

    fn push_instruction(&mut self, instruction: &Instruction, offset: usize, end: usize) {
        let mut statement = statement(&self.image.arch, instruction);
        let opcode = instruction.opcode();
        if is_relative(opcode) {
            let target = end as i128 + i128::from(instruction.immediate());
            let label = usize::try_from(target)
                .ok()
                .and_then(|target| self.labels.get(&target))
                .and_then(|names| names.first());
            if let (Some(label), Some(before)) = (label, statement.rfind('#')) {
                statement.truncate(before);
                statement.push_str(label);
            }
        }
        let bytes = &self.image.bytes[offset..end];
        let address = self.address(offset);
        push_line(&mut self.text, &statement, address, bytes);
    }

    /// Data from here to where an instruction or a label is; gives its end.
    fn push_data_run(&mut self, offset: usize) -> usize {
        let limit = self.next_label(offset);
        let starts_aligned = self.is_aligned(offset);
        let mut end = offset + 1;
        while end < limit && self.instruction_at(end).is_none() {
            if !starts_aligned && self.is_aligned(end) {
                break;
            }
            end += 1;
        }
        self.push_alignment(offset);
        let bytes = &self.image.bytes[offset..end];
        let address = self.address(offset);
        push_data(&mut self.text, &self.image.arch, bytes, address, Behind::More);
        end
    }
}
