//! Values in bytes that were copied from a model: read later, by another thread if need be.

use super::model::bits_of_words;
use super::native::{low_bits, Storage};

/// A value in copied bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    offset: usize,
    storage: Storage,
    width_bits: u32,
}

impl Copied {
    pub(super) fn new(offset: usize, storage: Storage, width_bits: u32) -> Self {
        Copied { offset, storage, width_bits }
    }

    /// A value that begins there as 32-bit words, least significant first.
    pub(crate) const fn of_words(offset: usize, width_bits: u32) -> Self {
        Copied { offset, storage: Storage::Words, width_bits }
    }

    /// This value, copied `offset` bytes further on.
    #[must_use]
    pub fn after(self, offset: usize) -> Self {
        Copied { offset: self.offset + offset, ..self }
    }

    /// The value's low 64 bits.
    ///
    /// # Panics
    /// When it lies beyond the slice; so do all functions here.
    #[inline]
    pub fn read(self, bytes: &[u8]) -> u64 {
        // In order instead of matched: as for ports, a jump through a table would not be predicted.
        if self.storage < Storage::Half {
            bytes[self.offset].into()
        } else if self.storage < Storage::Word {
            u16::from_ne_bytes(part(bytes, self.offset)).into()
        } else if self.storage < Storage::Double {
            u32::from_ne_bytes(part(bytes, self.offset)).into()
        } else if self.storage < Storage::Words {
            u64::from_ne_bytes(part(bytes, self.offset))
        } else {
            self.bits(bytes, 0, 64)
        }
    }

    /// Bits `low_bit..low_bit + count`, `count` at most 64; bits above the value's width are 0.
    #[inline]
    pub fn bits(self, bytes: &[u8], low_bit: u32, count: u32) -> u64 {
        if self.storage != Storage::Words {
            let value = self.read(bytes).checked_shr(low_bit);
            return value.unwrap_or(0) & low_bits(count);
        }
        let first = low_bit / 32;
        let words = [first, first + 1, first + 2].map(|word| {
            let is_there = word < self.width_bits.div_ceil(32);
            let offset = self.offset + 4 * word as usize;
            if is_there {
                u32::from_ne_bytes(part(bytes, offset))
            } else {
                0
            }
        });
        bits_of_words(&words, low_bit % 32, count)
    }
}

#[inline(always)]
fn part<const N: usize>(bytes: &[u8], offset: usize) -> [u8; N] {
    let mut copy = [0; N];
    copy.copy_from_slice(&bytes[offset..offset + N]);
    copy
}

/// Many copied values, each with the slot that it is read into: sorted by how they are stored, so that each is one load
/// and one store. Values of more than 64 bits are not for it.
#[derive(Clone, Debug, Default)]
pub struct Gather {
    bytes: Vec<(u32, u32)>,
    halves: Vec<(u32, u32)>,
    words: Vec<(u32, u32)>,
    doubles: Vec<(u32, u32)>,
    wide: Vec<(Copied, usize)>,
}

impl Gather {
    /// One value more.
    pub fn add(&mut self, slot: usize, value: Copied) {
        // A model's ports and a record's slots are thousands at most.
        let read = (value.offset as u32, slot as u32);
        match value.storage {
            Storage::Byte => self.bytes.push(read),
            Storage::Half => self.halves.push(read),
            Storage::Word => self.words.push(read),
            Storage::Double => self.doubles.push(read),
            Storage::Words => self.wide.push((value, slot)),
        }
    }

    /// Reads every value into its slot: the low 64 bits.
    ///
    /// # Panics
    /// When a value or a slot lies beyond its slice.
    #[inline]
    pub fn read(&self, bytes: &[u8], slots: &mut [u64]) {
        for &(offset, slot) in &self.bytes {
            slots[slot as usize] = bytes[offset as usize].into();
        }
        for &(offset, slot) in &self.halves {
            slots[slot as usize] = u16::from_ne_bytes(part(bytes, offset as usize)).into();
        }
        for &(offset, slot) in &self.words {
            slots[slot as usize] = u32::from_ne_bytes(part(bytes, offset as usize)).into();
        }
        for &(offset, slot) in &self.doubles {
            slots[slot as usize] = u64::from_ne_bytes(part(bytes, offset as usize));
        }
        for &(value, slot) in &self.wide {
            slots[slot] = value.read(bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::model;
    use super::*;

    /// Ports of every storage.
    #[test]
    fn copied_ports_and_entries_read_like_the_model() {
        let mut model = model();
        let clock = model.input("clk").unwrap();
        for (name, value) in [("write", 1), ("address", 5), ("addend", 0x1_2345_6789)] {
            let port = model.input(name).unwrap();
            model.set(port, value);
        }
        let data = model.wide_input("data").unwrap();
        model.set_words(data, &[0x0123_4567, 0x89ab_cdef, 0xfedc_ba98, 0x7]);
        for _ in 0..0x678 {
            model.clock_cycle(clock).unwrap();
        }
        let mut bytes = vec![0; model.ports_bytes()];
        model.copy_ports(&mut bytes);
        let expected = [
            ("write", 1),
            ("address", 5),
            ("addend", 0x1_2345_6789),
            ("wide__sum", 0x1_2345_678a),
            ("data", 0x89ab_cdef_0123_4567),
            ("word", 0x89ab_cdef_0123_4567),
        ];
        let mut gather = Gather::default();
        for (slot, (name, value)) in expected.into_iter().enumerate() {
            let port = model.copied_port(name).unwrap();
            assert_eq!(port.read(&bytes), value, "{name}");
            gather.add(slot, port);
        }
        let mut slots = [u64::MAX; 6];
        gather.read(&bytes, &mut slots);
        assert_eq!(slots, expected.map(|(_, value)| value));
        let count = model.output("count").unwrap();
        let copied = model.copied_port("count").unwrap();
        assert_eq!(copied.read(&bytes), model.get(count));
        let word = model.copied_port("word").unwrap();
        assert_eq!(word.bits(&bytes, 28, 64), 0xedcb_a988_9abc_def0);
        assert_eq!(word.bits(&bytes, 90, 64), 0x7 << 6 | 0xfedc_ba98 >> 26);

        let memory = model.array("bench.store", "mem").unwrap();
        let mut entry = vec![0xff; 3];
        entry.extend_from_slice(memory.bytes(5).unwrap());
        assert_eq!(entry.len(), 3 + memory.entry_bytes());
        let copied = memory.copied().after(3);
        assert_eq!(copied.read(&entry), 0x89ab_cdef_0123_4567);
        assert_eq!(memory.bytes(8), None);
        assert!(model.copied_port("cuont").is_err());
    }
}
