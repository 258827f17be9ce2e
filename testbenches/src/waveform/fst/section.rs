//! A section of value changes.

use std::collections::HashMap;
use std::io::{self, Write};

use super::{signed_varint, varint, zlib};

/// The kind of block in which signals that change alike share what is written.
const CHANGES: u8 = 8;
/// Changes are packed by LZ4.
const LZ4: u8 = b'4';
/// Fewer bytes are never worth packing.
const PACKED_MIN_BYTES: usize = 32;

/// A signal's changes: each the points of time since the one before, and the value.
#[derive(Default)]
struct Changes {
    bytes: Vec<u8>,
    last_point: u64,
}

/// The section that is being collected.
#[derive(Default)]
pub(super) struct Section {
    /// What all signals of fixed width are at the beginning.
    values: Vec<u8>,
    times: Vec<u64>,
    /// The last time of the section before, if there was one.
    last_time: Option<u64>,
    changes: Vec<Changes>,
    changes_bytes: usize,
}

impl Section {
    /// Nothing of so many signals, with the values at the beginning.
    pub fn new(signals: usize, values: Vec<u8>) -> Self {
        Section {
            values,
            changes: std::iter::repeat_with(Changes::default).take(signals).collect(),
            ..Section::default()
        }
    }

    /// Says what all signals of fixed width are at the beginning.
    pub fn begin_with(&mut self, values: Vec<u8>) {
        self.values = values;
    }

    /// Points of time so far.
    pub fn points(&self) -> usize {
        self.times.len()
    }

    /// Bytes of changes so far.
    pub fn changes_bytes(&self) -> usize {
        self.changes_bytes
    }

    /// The present point of time.
    pub fn last_time(&self) -> Option<u64> {
        self.times.last().copied().or(self.last_time)
    }

    /// A later point of time.
    pub fn push_time(&mut self, time: u64) {
        self.times.push(time);
    }

    /// The changes of a signal, and the points of time since the last one.
    fn next(&mut self, number: usize) -> (&mut Vec<u8>, u64) {
        let point = self.times.len().saturating_sub(1) as u64;
        let changes = &mut self.changes[number];
        let distance = point - changes.last_point;
        changes.last_point = point;
        (&mut changes.bytes, distance)
    }

    /// A signal changes: a letter a bit.
    pub fn change_bits(&mut self, number: usize, letters: &[u8]) {
        let (bytes, distance) = self.next(number);
        let before = bytes.len();
        match letters {
            [bit @ (b'0' | b'1')] => varint(bytes, distance << 2 | u64::from(bit - b'0') << 1),
            [other] => varint(bytes, distance << 4 | u64::from(*other == b'z') << 1 | 1),
            _ if letters.iter().all(|letter| matches!(letter, b'0' | b'1')) => {
                varint(bytes, distance << 1);
                let byte = |eight: &[u8]| {
                    let places = eight.iter().zip([7, 6, 5, 4, 3, 2, 1, 0]);
                    places.fold(0, |byte, (letter, place)| byte | (letter & 1) << place)
                };
                bytes.extend(letters.chunks(8).map(byte));
            }
            _ => {
                varint(bytes, distance << 1 | 1);
                bytes.extend(letters);
            }
        }
        let more = bytes.len() - before;
        self.changes_bytes += more;
    }

    /// A text changes.
    pub fn change_text(&mut self, number: usize, text: &[u8]) {
        let (bytes, distance) = self.next(number);
        let before = bytes.len();
        varint(bytes, distance << 1);
        varint(bytes, text.len() as u64);
        bytes.extend(text);
        let more = bytes.len() - before;
        self.changes_bytes += more;
    }

    /// Writes the section, and is empty afterwards but for the values.
    pub fn write(&mut self, out: &mut impl Write) -> io::Result<()> {
        let values = zlib(&self.values);
        let mut content = Vec::new();
        varint(&mut content, self.values.len() as u64);
        varint(&mut content, values.len() as u64);
        varint(&mut content, self.changes.len() as u64);
        content.extend(values);
        self.put_changes(&mut content);
        self.put_times(&mut content);
        let first = self.times.first().copied().unwrap_or(0);
        let last = self.times.last().copied().unwrap_or(first);
        // The memory that a reader needs: all changes, unpacked.
        let numbers = [first, last, self.changes_bytes as u64];
        super::block(out, CHANGES, &numbers, &content)?;
        self.last_time = Some(last);
        self.times.clear();
        self.changes_bytes = 0;
        for changes in &mut self.changes {
            *changes = Changes::default();
        }
        Ok(())
    }

    /// The changes, then where each signal's begin: the distance from those before, or the number of signals without
    /// any, or the signal whose changes are the same.
    fn put_changes(&self, content: &mut Vec<u8>) {
        varint(content, self.changes.len() as u64);
        let start = content.len();
        content.push(LZ4);
        let mut known: HashMap<&[u8], usize> = HashMap::new();
        let mut places = Vec::new();
        let (mut silent, mut last_place) = (0, 0);
        for (number, changes) in self.changes.iter().enumerate() {
            let bytes = changes.bytes.as_slice();
            if bytes.is_empty() {
                silent += 1;
                continue;
            }
            if silent > 0 {
                varint(&mut places, silent << 1);
                silent = 0;
            }
            let same = *known.entry(bytes).or_insert(number);
            if same != number {
                signed_varint(&mut places, -(same as i64 + 1) << 1 | 1);
                continue;
            }
            let place = content.len() - start;
            signed_varint(&mut places, ((place - last_place) as i64) << 1 | 1);
            last_place = place;
            put_packed(content, bytes);
        }
        if silent > 0 {
            varint(&mut places, silent << 1);
        }
        content.extend(&places);
        content.extend((places.len() as u64).to_be_bytes());
    }

    fn put_times(&self, content: &mut Vec<u8>) {
        let mut distances = Vec::new();
        let mut before = 0;
        for &time in &self.times {
            varint(&mut distances, time - before);
            before = time;
        }
        let packed = zlib(&distances);
        content.extend(&packed);
        for number in [distances.len(), packed.len(), self.times.len()] {
            content.extend((number as u64).to_be_bytes());
        }
    }
}

/// The unpacked length and the bytes packed, or 0 and the bytes as they are.
fn put_packed(content: &mut Vec<u8>, bytes: &[u8]) {
    let packed = match bytes.len() < PACKED_MIN_BYTES {
        true => None,
        false => Some(lz4_flex::compress(bytes)).filter(|packed| packed.len() < bytes.len()),
    };
    match packed {
        Some(packed) => {
            varint(content, bytes.len() as u64);
            content.extend(packed);
        }
        None => {
            varint(content, 0);
            content.extend(bytes);
        }
    }
}
