//! Rooms in a device's memory for buffers: the first that is large enough.

use std::collections::BTreeMap;
use std::ops::Range;

/// Addresses of buffers are multiples of this: the greatest alignment of OpenCL's types.
pub const ALIGNMENT: u64 = 128;

/// The rooms of a memory.
#[derive(Debug)]
pub struct Allocator {
    whole: Range<u64>,
    /// Taken rooms: where each begins and ends.
    taken: BTreeMap<u64, u64>,
}

impl Allocator {
    /// A memory that is free.
    pub fn new(whole: Range<u64>) -> Self {
        Self { whole, taken: BTreeMap::new() }
    }

    /// Room for so many bytes, if there is some.
    pub fn allocate(&mut self, bytes: u64) -> Option<u64> {
        self.allocate_behind(0, bytes, ALIGNMENT)
    }

    /// Room for so many bytes from an address on or further behind, at a multiple of a number, if there is some.
    pub fn allocate_behind(&mut self, from: u64, bytes: u64, alignment: u64) -> Option<u64> {
        let bytes = bytes.max(1).checked_next_multiple_of(alignment)?;
        let mut start = self.whole.start.max(from).checked_next_multiple_of(alignment)?;
        for (&from, &to) in &self.taken {
            if from >= start.checked_add(bytes)? {
                break;
            }
            start = start.max(to.checked_next_multiple_of(alignment)?);
        }
        let end = start.checked_add(bytes).filter(|end| *end <= self.whole.end)?;
        self.taken.insert(start, end);
        Some(start)
    }

    /// Takes the room at an address, a multiple of a number; whether it was free.
    pub fn allocate_at(&mut self, address: u64, bytes: u64, alignment: u64) -> bool {
        match self.allocate_behind(address, bytes, alignment) {
            Some(found) if found == address => true,
            Some(elsewhere) => {
                self.free(elsewhere);
                false
            }
            None => false,
        }
    }

    /// The rooms that are taken.
    pub fn taken(&self) -> Vec<Range<u64>> {
        self.taken.iter().map(|(from, to)| *from..*to).collect()
    }

    /// Gives room back.
    pub fn free(&mut self, address: u64) {
        self.taken.remove(&address);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_lie_side_by_side_and_are_used_again() {
        let mut rooms = Allocator::new(1024..2048);
        assert_eq!(rooms.allocate(1), Some(1024));
        assert_eq!(rooms.allocate(129), Some(1152));
        assert_eq!(rooms.allocate(128), Some(1408));
        rooms.free(1152);
        assert_eq!(rooms.allocate(257), Some(1536), "the gap is too small");
        assert_eq!(rooms.allocate(256), Some(1152));
        assert_eq!(rooms.allocate(u64::MAX), None);
        assert_eq!(rooms.allocate(129), None);
        assert_eq!(rooms.allocate(128), Some(1920));
        assert_eq!(rooms.taken(), [1024..1152, 1152..1408, 1408..1536, 1536..1920, 1920..2048]);
    }

    #[test]
    fn rooms_are_found_behind_an_address_and_at_one() {
        let mut rooms = Allocator::new(1000..8192);
        assert_eq!(rooms.allocate(1), Some(1024));
        assert_eq!(rooms.allocate_behind(0, 1, 1024), Some(2048), "the room before is not a multiple");
        assert_eq!(rooms.allocate_behind(5000, 1024, 1024), Some(5120));
        assert!(!rooms.allocate_at(2048, 1024, 1024), "it is taken");
        assert!(!rooms.allocate_at(4096, 2048, 1024), "its end is taken");
        assert!(!rooms.allocate_at(4097, 1, 1024), "no multiple");
        assert!(!rooms.allocate_at(7168, 1025, 1024), "it goes beyond the end");
        assert!(rooms.allocate_at(4096, 1024, 1024));
        assert_eq!(rooms.allocate_behind(0, 1024, 1024), Some(3072), "what was found elsewhere is free again");
        rooms.free(2048);
        assert!(rooms.allocate_at(2048, 1024, 1024));
        assert_eq!(rooms.allocate_behind(u64::MAX, 1, 1024), None);
    }
}
