//! Images as files: raw, `$readmemh`, Intel HEX, and the symbol file. Each format's writer and reader are next to each
//! other.

use std::fmt::Write;

use isa::{Address, ArchId};

use crate::image::{Image, Symbol};
use crate::layout::IMAGE_BYTES_MAX;

/// Why a text or an image cannot be read or written in a format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FormatError {
    /// A line is wrong.
    #[error("line {line}: {message}")]
    Line {
        /// From 1.
        line: usize,
        /// What is wrong with it.
        message: String,
    },
    /// The image does not go into the format, or the machine's memory.
    #[error("{0}")]
    Image(String),
}

impl FormatError {
    /// What is wrong with a line of this number, from 1.
    fn in_line(line: usize) -> impl Fn(String) -> FormatError {
        move |message| FormatError::Line { line, message }
    }
}

/// What an image may take beyond 16 bytes for each character of its text: room for gaps, and a bound
/// on what a few characters can make the tools allocate.
const GAP_BYTES_MAX: u64 = 16 << 20;

/// Bytes put together from pieces at any addresses; gaps are zero.
struct SparseBytes {
    base: Option<u64>,
    bytes: Vec<u8>,
    bytes_max: u64,
}

impl SparseBytes {
    /// For the pieces of a text of this length.
    fn of_text(text: &str) -> Self {
        SparseBytes {
            base: None,
            bytes: Vec::new(),
            bytes_max: (GAP_BYTES_MAX + 16 * text.len() as u64).min(IMAGE_BYTES_MAX),
        }
    }

    /// Puts bytes at an address; the first piece has the lowest address. Refuses an image that
    /// is larger than its text can mean.
    fn put(&mut self, address: u64, bytes: &[u8]) -> Result<(), String> {
        let base = *self.base.get_or_insert(address);
        let Some(start) = address.checked_sub(base) else {
            return Err(format!("address {address:#x} lies before the first, {base:#x}"));
        };
        let end = start.saturating_add(bytes.len() as u64);
        if end > self.bytes_max {
            let most = self.bytes_max;
            return Err(format!(
                "an image from {base:#x} to {address:#x} is nearly all gap; {most} bytes are the most for this file"
            ));
        }
        if self.bytes.len() < end as usize {
            self.bytes.resize(end as usize, 0);
        }
        self.bytes[start as usize..end as usize].copy_from_slice(bytes);
        Ok(())
    }
}

// Raw images: the bytes themselves. Written as [`Image::bytes`] has them.

/// Takes raw bytes as an image at an address; refuses what the machine's memory cannot hold.
pub fn read_raw(arch: &ArchId, base: Address, bytes: Vec<u8>) -> Result<Image, FormatError> {
    let length = bytes.len() as u64;
    let last = base.0.checked_add(length.saturating_sub(1));
    if length > IMAGE_BYTES_MAX || last.is_none_or(|last| last > arch.word_mask()) {
        return Err(FormatError::Image(format!(
            "{length} bytes at {base} do not go into the memory of {arch} ({IMAGE_BYTES_MAX} bytes at most, addresses up to {:#x})",
            arch.word_mask()
        )));
    }
    Ok(Image::from_bytes(arch, base, bytes))
}

// `$readmemh` files for memories of any line width.
//
// A line is one memory line as a hexadecimal number, so the byte of the lowest address is rightmost. `@` gives a line's
// number, not a byte address.

/// The widest line, in bytes.
const LINE_BYTES_MAX: usize = 1 << 16;

fn check_width(line_bytes: usize) -> Result<(), FormatError> {
    if (1..=LINE_BYTES_MAX).contains(&line_bytes) {
        return Ok(());
    }
    Err(FormatError::Image(format!("a memory line of {line_bytes} bytes: it must have 1 to {LINE_BYTES_MAX}")))
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
        let wrong = FormatError::in_line(index + 1);
        for word in without_comments(line, &mut in_comment).split_ascii_whitespace() {
            if let Some(number) = word.strip_prefix('@') {
                line_number =
                    u64::from_str_radix(number, 16).map_err(|_| wrong(format!("`{word}` is not an address")))?;
                continue;
            }
            let bytes = parse_line(word, line_bytes).map_err(&wrong)?;
            let address = line_number
                .checked_mul(line_bytes as u64)
                .ok_or_else(|| wrong(format!("line {line_number:#x} lies beyond all memory")))?;
            memory.put(address, &bytes).map_err(&wrong)?;
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
        let value =
            (digit as char).to_digit(16).ok_or_else(|| format!("{:?} is not a hexadecimal digit", digit as char))?;
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

// Intel HEX: records of 16 bytes with checksums, 32-bit addresses.

const RECORD_BYTES: usize = 16;
const DATA: u8 = 0;
const END_OF_FILE: u8 = 1;
const EXTENDED_SEGMENT: u8 = 2;
const START_SEGMENT: u8 = 3;
const EXTENDED_LINEAR: u8 = 4;
const START_LINEAR: u8 = 5;

/// The image as Intel HEX. It fails when an address does not fit 32 bits.
pub fn write_intel_hex(image: &Image) -> Result<String, FormatError> {
    let end = image.end().0;
    if end > 1 << 32 {
        return Err(FormatError::Image(format!("the image ends at {end:#x}; Intel HEX has 32-bit addresses")));
    }
    let mut text = String::new();
    let mut upper = 0;
    let mut address = image.base.0;
    let mut rest = &image.bytes[..];
    while !rest.is_empty() {
        if address >> 16 != upper {
            upper = address >> 16;
            record(&mut text, 0, EXTENDED_LINEAR, &(upper as u16).to_be_bytes());
        }
        let until_boundary = 0x1_0000 - (address & 0xffff) as usize;
        let length = rest.len().min(RECORD_BYTES).min(until_boundary);
        let (bytes, after) = rest.split_at(length);
        record(&mut text, address as u16, DATA, bytes);
        rest = after;
        address += length as u64;
    }
    record(&mut text, 0, END_OF_FILE, &[]);
    Ok(text)
}

fn record(text: &mut String, address: u16, kind: u8, bytes: &[u8]) {
    let [high, low] = address.to_be_bytes();
    let mut all = vec![bytes.len() as u8, high, low, kind];
    all.extend_from_slice(bytes);
    let sum = all.iter().fold(0u8, |sum, &byte| sum.wrapping_add(byte));
    all.push(sum.wrapping_neg());
    text.push(':');
    for byte in all {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02X}");
    }
    text.push('\n');
}

/// Reads Intel HEX; start addresses are ignored, since execution starts at 0.
pub fn read_intel_hex(arch: &ArchId, text: &str) -> Result<Image, FormatError> {
    let mut memory = SparseBytes::of_text(text);
    let mut upper: u64 = 0;
    let mut ended = false;
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        let wrong = FormatError::in_line(index + 1);
        if line.is_empty() {
            continue;
        }
        if ended {
            return Err(wrong("a record follows the end-of-file record".into()));
        }
        let bytes = record_bytes(line).map_err(&wrong)?;
        let [_, high, low, kind, ref data @ .., _] = bytes[..] else {
            return Err(wrong("a record has at least 5 bytes".into()));
        };
        let address = u64::from(u16::from_be_bytes([high, low]));
        match (kind, data) {
            (DATA, data) => memory.put(upper + address, data).map_err(&wrong)?,
            (END_OF_FILE, _) => ended = true,
            (EXTENDED_SEGMENT, &[high, low]) => {
                upper = u64::from(u16::from_be_bytes([high, low])) << 4;
            }
            (EXTENDED_LINEAR, &[high, low]) => {
                upper = u64::from(u16::from_be_bytes([high, low])) << 16;
            }
            (START_SEGMENT | START_LINEAR, _) => {}
            _ => return Err(wrong(format!("record type {kind:02X} of this length"))),
        }
    }
    if !ended {
        return Err(FormatError::Image("the end-of-file record is missing".into()));
    }
    read_raw(arch, Address(memory.base.unwrap_or(0)), memory.bytes)
}

/// The bytes of a record, with count and checksum verified.
fn record_bytes(line: &str) -> Result<Vec<u8>, String> {
    let digits = line.strip_prefix(':').ok_or("a record begins with `:`")?;
    if !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) || digits.len() % 2 != 0 {
        return Err("a record is pairs of hexadecimal digits".into());
    }
    let bytes: Vec<u8> = digits
        .as_bytes()
        .chunks(2)
        .map(|pair| {
            let digit = |byte: u8| (byte as char).to_digit(16).unwrap_or(0) as u8;
            digit(pair[0]) << 4 | digit(pair[1])
        })
        .collect();
    let count = bytes.first().copied().unwrap_or(0);
    if bytes.len() != usize::from(count) + 5 {
        return Err(format!("the record says {count} bytes and has others"));
    }
    let sum = bytes.iter().fold(0u8, |sum, &byte| sum.wrapping_add(byte));
    if sum != 0 {
        return Err(format!("the checksum is wrong by {sum:#04x}"));
    }
    Ok(bytes)
}

// The symbol file: `address name file:line`, a symbol a line, by address.

/// The image's symbols. The line is left out where it is not known.
pub fn write_symbols(image: &Image) -> String {
    let mut text = String::new();
    let digits = 2 * image.arch.word_bytes() as usize;
    for symbol in &image.symbols {
        let line = symbol.line.map_or(String::new(), |line| format!(":{line}"));
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{:0digits$x} {} {}{line}", symbol.address.0, symbol.name, symbol.file);
    }
    text
}

/// Reads a symbol file. Whether a symbol is global is not in it. Empty lines are skipped; the file
/// may be missing.
pub fn read_symbols(text: &str) -> Result<Vec<Symbol>, FormatError> {
    let mut symbols = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        let wrong = FormatError::in_line(index + 1);
        let mut fields = line.splitn(3, ' ');
        let address = fields.next().unwrap_or("");
        let number = address.strip_prefix("0x").unwrap_or(address);
        let address = u64::from_str_radix(number, 16).map_err(|_| wrong(format!("`{address}` is not an address")))?;
        let Some(name) = fields.next().filter(|name| !name.is_empty()) else {
            return Err(wrong("the name is missing: `address name file:line`".into()));
        };
        let place = fields.next().unwrap_or("");
        let with_line = place.rsplit_once(':').and_then(|(file, line)| Some((file, line.parse().ok()?)));
        let (file, line) = match with_line {
            Some((file, line)) => (file, Some(line)),
            None => (place, None),
        };
        symbols.push(Symbol {
            address: Address(address),
            name: name.to_owned(),
            is_global: false,
            file: file.to_owned(),
            line,
        });
    }
    symbols.sort_by_key(|symbol| symbol.address);
    Ok(symbols)
}
