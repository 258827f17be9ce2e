//! How the number of a word in RAM lies in the instruction cache: tag, set, and place in the line.

use isa::CoreConfig;

use crate::kit::prelude::*;

/// Sizes of the instruction cache; widths in bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    /// Number of ways.
    pub ways: u32,
    /// Number of sets, a power of two.
    pub sets: u32,
    /// Words of a line.
    pub line_words: u32,
    /// A word's number in its line.
    pub offset: u32,
    /// A set's number.
    pub set: u32,
    /// A tag.
    pub tag: u32,
    /// A way's number; 0 when there is only one.
    pub way: u32,
    /// A word's number in RAM.
    pub number: u32,
    /// A word.
    pub word: u32,
}

impl Shape {
    /// The sizes; those of a cache of no sets where the core has none, which is never made.
    pub fn new(config: &CoreConfig) -> Shape {
        let number = config.ram_word_bits();
        let cache = config.instruction_cache.as_ref();
        Shape {
            ways: cache.map_or(0, |cache| cache.ways),
            sets: cache.map_or(0, |cache| cache.sets(config)),
            line_words: cache.map_or(0, |cache| cache.line_words),
            offset: cache.map_or(0, |cache| cache.offset_bits()),
            set: cache.map_or(0, |cache| cache.set_bits(config)),
            tag: cache.map_or(number, |cache| cache.tag_bits(config)),
            way: cache.map_or(0, |cache| cache.ways.trailing_zeros()),
            number,
            word: config.arch.word_bits(),
        }
    }

    /// The place of a word in its line.
    pub fn offset_of(self, number: &Expr) -> Expr {
        number.bits(0, self.offset)
    }

    /// Bits of a line's number.
    pub fn line(self) -> u32 {
        self.set + self.tag
    }

    /// Bits of the place of a word in a way.
    pub fn place(self) -> u32 {
        self.offset + self.set
    }

    /// The number of a word's line.
    pub fn line_of(self, number: &Expr) -> Expr {
        number.bits(self.offset, self.line())
    }

    /// The set of a word's line.
    pub fn set_of(self, number: &Expr) -> Expr {
        number.bits(self.offset, self.set)
    }

    /// The tag of a word's line.
    pub fn tag_of(self, number: &Expr) -> Expr {
        number.bits(self.offset + self.set, self.tag)
    }

    /// Place of a word in a way.
    pub fn place_of(self, number: &Expr) -> Expr {
        number.bits(0, self.place())
    }
}
