//! Intel HEX: records of 16 bytes with checksums, 32-bit addresses.

use std::fmt::Write;

use isa::{Address, ArchId};

use super::{read_raw, FormatError, SparseBytes};
use crate::image::Image;

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
        return Err(FormatError::Image(format!(
            "the image ends at {end:#x}; Intel HEX has 32-bit addresses"
        )));
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
        let wrong = |message: String| FormatError::Line {
            line: index + 1,
            message,
        };
        if line.is_empty() {
            continue;
        }
        if ended {
            return Err(wrong("a record follows the end-of-file record".into()));
        }
        let bytes = record_bytes(line).map_err(wrong)?;
        let [_, high, low, kind, ref data @ .., _] = bytes[..] else {
            return Err(wrong("a record has at least 5 bytes".into()));
        };
        let address = u64::from(u16::from_be_bytes([high, low]));
        match (kind, data) {
            (DATA, data) => memory.put(upper + address, data).map_err(wrong)?,
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
        return Err(FormatError::Image(
            "the end-of-file record is missing".into(),
        ));
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
