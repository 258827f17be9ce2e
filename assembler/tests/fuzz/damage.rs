//! Ways to damage a file: bits, bytes, runs, numbers, pieces of another file.

use fastrand::Rng;

/// Numbers at which readers have their limits.
const NUMBERS: [u64; 10] =
    [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fff_ffff, 0xffff_ffff, 0x7fff_ffff_ffff_ffff, u64::MAX];

/// One damage at a place of chance; `other` gives pieces.
pub fn damage(random: &mut Rng, bytes: &mut Vec<u8>, other: &[u8]) {
    if bytes.is_empty() {
        return;
    }
    let place = random.usize(..bytes.len());
    let end = (place + random.usize(1..12)).min(bytes.len());
    match random.u8(..8) {
        0 => bytes[place] = random.u8(..),
        1 => bytes[place] ^= 1 << random.u8(..8),
        2 => drop(bytes.drain(place..end)),
        3 => bytes.insert(place, random.u8(..)),
        4 => {
            let piece = bytes[place..end].to_vec();
            bytes.splice(place..place, piece);
        }
        5 if !other.is_empty() => {
            let start = random.usize(..other.len());
            let stop = (start + random.usize(1..32)).min(other.len());
            bytes.splice(place..end, other[start..stop].iter().copied());
        }
        6 => bytes.truncate(place),
        _ => {
            // The offsets of words in a file, for every word size.
            let number = NUMBERS[random.usize(..NUMBERS.len())].to_le_bytes();
            let width = 1 << random.u8(..4);
            let start = place / width * width;
            for (byte, new) in bytes[start..].iter_mut().zip(&number[..width]) {
                *byte = *new;
            }
        }
    }
}

/// Sometimes joins or parts lines, which the text readers count by.
pub fn damage_line_ends(random: &mut Rng, bytes: &mut [u8]) {
    if random.u8(..8) != 0 || bytes.is_empty() {
        return;
    }
    let place = random.usize(..bytes.len());
    bytes[place] = if bytes[place] == b'\n' { b' ' } else { b'\n' };
}

/// Gives each Intel HEX record the checksum of its bytes, so that damage gets past that check.
pub fn repair_checksums(file: &[u8]) -> Vec<u8> {
    let mut repaired = Vec::with_capacity(file.len());
    for line in file.split_inclusive(|&byte| byte == b'\n') {
        let text = std::str::from_utf8(line).unwrap_or("").trim_end();
        let digits = text.strip_prefix(':').unwrap_or("");
        let pairs: Option<Vec<u8>> = digits
            .as_bytes()
            .chunks(2)
            .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok())
            .collect();
        match pairs.as_deref() {
            Some([body @ .., _]) => {
                let sum = body.iter().fold(0u8, |sum, &byte| sum.wrapping_add(byte));
                let kept = &text[..text.len() - 2];
                repaired.extend(format!("{kept}{:02X}\n", sum.wrapping_neg()).bytes());
            }
            Some([]) | None => repaired.extend_from_slice(line),
        }
    }
    repaired
}
