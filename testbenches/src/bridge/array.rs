//! A look into an array of the model: a memory, or a register.

use super::model::bits_of_words;
use super::native::{low_bits, Variable};
use super::Copied;

/// A public register or memory of a model that stands still.
#[derive(Clone, Copy, Debug)]
pub struct ArrayView<'a> {
    pub(super) variable: Variable<'a>,
}

impl<'a> ArrayView<'a> {
    /// Entries; 1 for a register.
    pub fn depth(&self) -> u32 {
        self.variable.depth
    }

    /// Width of an entry in bits.
    pub fn width_bits(&self) -> u32 {
        self.variable.width_bits()
    }

    /// A memory, not a register.
    pub fn is_memory(&self) -> bool {
        self.variable.dimensions > 0
    }

    /// The lowest index that the Verilog declares: 0 for `mem [0:7]`. Indexes here count from 0 all the same.
    pub fn first_index(&self) -> u32 {
        self.variable.first_index
    }

    /// The low 64 bits of an entry; `None` past the last.
    pub fn read(&self, index: u32) -> Option<u64> {
        self.variable.entry(index).map(|(low, _)| low)
    }

    /// Bits `low_bit..low_bit + count` of an entry, `count` at most 64; `None` past the last.
    pub fn bits(&self, index: u32, low_bit: u32, count: u32) -> Option<u64> {
        self.variable.entry(index).map(|(low, words)| match words {
            Some(words) => bits_of_words(words, low_bit, count),
            None => low.checked_shr(low_bit).unwrap_or(0) & low_bits(count),
        })
    }

    /// Bytes of an entry as [`ArrayView::bytes`] gives them.
    pub fn entry_bytes(&self) -> usize {
        self.variable.entry_bytes()
    }

    /// An entry as the model holds it, to be copied and read later; `None` past the last.
    #[inline]
    pub fn bytes(&self, index: u32) -> Option<&'a [u8]> {
        self.variable.bytes(index)
    }

    /// How a copy of [`ArrayView::bytes`] is read.
    pub fn copied(&self) -> Copied {
        self.variable.copied()
    }

    /// The words of an entry of more than 64 bits; `None` for a narrower one, or past the last.
    pub fn words(&self, index: u32) -> Option<&'a [u32]> {
        self.variable.entry(index).and_then(|(_, words)| words)
    }
}
