//! The scratchpad: memory of the core's own, for data (ISA section 9).
//!
//! It is state of the core, but no reset touches it. The bank of a word decides only when the word is reached, so this
//! file knows no banks.

use isa::Address;

use super::memory_access::merge_bytes;
use super::Shape;

/// What the scratchpad holds; nothing of a machine without one. It begins as zeros.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scratchpad {
    words: Vec<u64>,
}

impl Scratchpad {
    pub(super) fn new(shape: &Shape) -> Self {
        let words = shape.features.scratchpad_bytes / shape.word_bytes;
        Scratchpad { words: vec![0; words as usize] }
    }

    /// Its words, in the order of their addresses.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// The word in which an address of the scratchpad lies; 0 elsewhere.
    #[inline]
    pub(crate) fn read(&self, shape: &Shape, address: Address) -> u64 {
        let word = self.words.get(number(shape, address));
        word.copied().unwrap_or(0)
    }

    /// Writes some bytes (bit b for byte b) of that word; nothing elsewhere.
    #[inline]
    pub(crate) fn write(&mut self, shape: &Shape, address: Address, word: u64, bytes: u64) {
        if let Some(place) = self.words.get_mut(number(shape, address)) {
            *place = merge_bytes(*place, word, bytes);
        }
    }
}

/// The number of the word in which an address lies, counted from the scratchpad's first.
#[inline]
fn number(shape: &Shape, address: Address) -> usize {
    (address.0.wrapping_sub(shape.scratchpad_address) / shape.word_bytes) as usize
}
