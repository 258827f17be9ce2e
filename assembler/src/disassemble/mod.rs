//! Objects and images back to sources that assemble to the same bytes.
//!
//! An object comes back equal in all that its file holds; an image comes back with the same bytes.
//! Addresses and encodings stand in comments.

mod image;
mod object;
pub(crate) mod text;

pub use image::disassemble_image;
pub use object::disassemble_object;

use std::fmt::Write;

use isa::{ArchId, Encoding, Instruction};

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
    bytes
        .iter()
        .rev()
        .fold(0, |number, &byte| number << 8 | u64::from(byte))
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

/// Appends the bytes at an address as data: strings where they look like it, words where they are aligned, else bytes. Zeros
/// become `.space` when more follows them.
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
            let values: Vec<String> = rest[..length]
                .iter()
                .map(|byte| format!("{byte:#x}"))
                .collect();
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
