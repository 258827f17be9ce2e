//! `$readmemh` files for memories of any line width.
//!
//! A line is one memory line as a hexadecimal number, so the byte of the lowest address stands
//! rightmost. `@` gives a line's number, not a byte address.

use std::fmt::Write;

use isa::{Address, ArchId};

use super::{read_raw, FormatError, SparseBytes};
use crate::image::Image;

/// The widest line, in bytes.
const LINE_BYTES_MAX: usize = 1 << 16;

fn check_width(line_bytes: usize) -> Result<(), FormatError> {
    if (1..=LINE_BYTES_MAX).contains(&line_bytes) {
        return Ok(());
    }
    Err(FormatError::Image(format!(
        "a memory line of {line_bytes} bytes: it must have 1 to {LINE_BYTES_MAX}"
    )))
}

/// The image as lines of `line_bytes` bytes; the first and the last line are filled with zeros.
pub fn write_readmemh(image: &Image, line_bytes: usize) -> Result<String, FormatError> {
    check_width(line_bytes)?;
    let skipped = (image.base.0 % line_bytes as u64) as usize;
    let first_line = image.base.0 / line_bytes as u64;
    let mut bytes = vec![0; skipped];
    bytes.extend_from_slice(&image.bytes);
    let mut text = String::with_capacity(bytes.len() * 2 + bytes.len() / line_bytes + 32);
    if first_line != 0 {
        // Writing to a String cannot fail.
        let _ = writeln!(text, "@{first_line:x}");
    }
    for line in bytes.chunks(line_bytes) {
        for _ in line.len()..line_bytes {
            text.push_str("00");
        }
        for byte in line.iter().rev() {
            let _ = write!(text, "{byte:02x}");
        }
        text.push('\n');
    }
    Ok(text)
}

/// Reads such a file. Numbers may be shorter than a line; comments and `_` are allowed, `x` and `z`
/// are not. The image's length is a multiple of `line_bytes`.
pub fn read_readmemh(arch: &ArchId, line_bytes: usize, text: &str) -> Result<Image, FormatError> {
    check_width(line_bytes)?;
    let mut memory = SparseBytes::of_text(text);
    let mut line_number: u64 = 0;
    let mut in_comment = false;
    for (index, line) in text.lines().enumerate() {
        let wrong = |message: String| FormatError::Line {
            line: index + 1,
            message,
        };
        for word in without_comments(line, &mut in_comment).split_ascii_whitespace() {
            if let Some(number) = word.strip_prefix('@') {
                line_number = u64::from_str_radix(number, 16)
                    .map_err(|_| wrong(format!("`{word}` is not an address")))?;
                continue;
            }
            let bytes = parse_line(word, line_bytes).map_err(wrong)?;
            let address = line_number
                .checked_mul(line_bytes as u64)
                .ok_or_else(|| wrong(format!("line {line_number:#x} lies beyond all memory")))?;
            memory.put(address, &bytes).map_err(wrong)?;
            line_number += 1;
        }
    }
    read_raw(arch, Address(memory.base.unwrap_or(0)), memory.bytes)
}

/// One number as `line_bytes` bytes, lowest first.
fn parse_line(word: &str, line_bytes: usize) -> Result<Vec<u8>, String> {
    let mut bytes = vec![0; line_bytes];
    let digits = word.bytes().rev().filter(|&byte| byte != b'_');
    for (place, digit) in digits.enumerate() {
        let value = (digit as char)
            .to_digit(16)
            .ok_or_else(|| format!("{:?} is not a hexadecimal digit", digit as char))?;
        match bytes.get_mut(place / 2) {
            Some(byte) => *byte |= (value as u8) << (4 * (place % 2)),
            None if value == 0 => {}
            None => return Err(format!("the number has more than {line_bytes} bytes")),
        }
    }
    Ok(bytes)
}

/// The line with its comments as blanks; a `/*` may go on in the next line.
fn without_comments(line: &str, in_comment: &mut bool) -> String {
    let mut kept = String::new();
    let mut rest = line;
    loop {
        if *in_comment {
            let Some(end) = rest.find("*/") else {
                return kept;
            };
            rest = &rest[end + 2..];
            *in_comment = false;
            kept.push(' ');
        }
        match (rest.find("//"), rest.find("/*")) {
            (Some(line_comment), block) if block.is_none_or(|block| line_comment < block) => {
                kept.push_str(&rest[..line_comment]);
                return kept;
            }
            (_, Some(block)) => {
                kept.push_str(&rest[..block]);
                rest = &rest[block + 2..];
                *in_comment = true;
            }
            (_, None) => {
                kept.push_str(rest);
                return kept;
            }
        }
    }
}
