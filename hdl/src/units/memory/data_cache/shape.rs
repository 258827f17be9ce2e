//! How the number of a line in RAM lies in the data cache: tag and set; and what its queue holds.

use isa::{CoreConfig, UncachedWindow};

use crate::kit::prelude::*;

/// Sizes of the data cache; widths in bits where not said otherwise.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    /// Number of ways.
    pub ways: u32,
    /// Number of sets, a power of two.
    pub sets: u32,
    /// A set's number.
    pub set: u32,
    /// A tag.
    pub tag: u32,
    /// A way's number; 0 when there is only one.
    pub way: u32,
    /// A line's number in RAM.
    pub number: u32,
    /// Bytes of a line.
    pub bytes: u32,
    /// Whether the memory answers stores, and tells of accesses that fail.
    pub errors: bool,
    /// The lines that are not cached: a multiple of a power of two, and how many bits that is above a line's number.
    pub uncached: Option<(u64, u32)>,
}

impl Shape {
    /// The sizes; those of a cache of no sets where the core has none, which is never made.
    pub fn new(config: &CoreConfig) -> Shape {
        let number = config.ram_line_bits();
        let cache = config.data_cache.as_ref();
        let window = |window: UncachedWindow| {
            let line_bytes = u64::from(config.line_bytes());
            let lines = (window.bytes / line_bytes).trailing_zeros();
            (window.start / window.bytes, lines)
        };
        Shape {
            ways: cache.map_or(0, |cache| cache.ways),
            sets: cache.map_or(0, |cache| cache.sets(config)),
            set: cache.map_or(0, |cache| cache.set_bits(config)),
            tag: cache.map_or(number, |cache| cache.tag_bits(config)),
            way: cache.map_or(0, |cache| cache.ways.trailing_zeros()),
            number,
            bytes: config.line_bytes(),
            errors: config.bus_errors,
            uncached: cache.and_then(|cache| cache.uncached).map(window),
        }
    }

    /// What tells the cache of cores from the one that they share: sets and ways.
    pub fn variant(self) -> String {
        format!("{}x{}", self.sets, self.ways)
    }

    /// The set of a line.
    pub fn set_of(self, line: &Expr) -> Expr {
        line.bits(0, self.set)
    }

    /// The tag of a line.
    pub fn tag_of(self, line: &Expr) -> Expr {
        line.bits(self.set, self.tag)
    }

    /// Whether a line of RAM is one that is not cached.
    pub fn is_uncached(self, line: &Expr) -> Expr {
        match self.uncached {
            None => low(),
            Some((start, low_bits)) => {
                let above = line.bits(low_bits, self.number - low_bits);
                above.is(start.into())
            }
        }
    }

    /// Bits of the number of a line in the cache: its set, and its way above.
    pub fn place(self) -> u32 {
        self.set + self.way
    }

    /// Bits of an entry of the queue: kind, place, and of a store bytes and data.
    pub fn entry(self) -> u32 {
        EntryKind::BITS + self.place() + 9 * self.bytes
    }
}

codes! {
    /// What an entry of the queue does when it acts.
    pub enum EntryKind(3 bits, "ENTRY") {
        /// There is none.
        Nothing = 0,
        /// Answers with a line that is here.
        Hit = 1,
        /// Answers with a line that comes, and keeps it.
        Fill = 2,
        /// Answers with what comes.
        Pass = 3,
        /// Writes into a line that is here.
        Store = 4,
    }
}
