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
        let bytes = bytes.max(1).checked_next_multiple_of(ALIGNMENT)?;
        let mut start = self.whole.start;
        for (&from, &to) in &self.taken {
            if from - start >= bytes {
                break;
            }
            start = to;
        }
        let end = start.checked_add(bytes).filter(|end| *end <= self.whole.end)?;
        self.taken.insert(start, end);
        Some(start)
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
}
