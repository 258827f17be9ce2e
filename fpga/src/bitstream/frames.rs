//! Frames of configuration bits: what the FPGA's memory of its configuration is made of, 101 words of 32 bits each.

use std::collections::{BTreeMap, HashMap};
use std::fmt;

/// Words in a frame of the 7 series (Xilinx UG470, chapter *Configuration Details*).
const FRAME_WORDS: usize = 101;

/// A bit of the configuration, and what it is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bit {
    /// The frame's address.
    pub frame: u32,
    /// The word in the frame, below 101.
    pub word: usize,
    /// The bit in the word.
    pub bit: u32,
    /// Whether it is 1.
    pub value: bool,
}

/// Where a bit is: frame, word, bit.
type Position = (u32, usize, u32);

/// The frames that features have touched; the others stay zero.
#[derive(Default)]
pub(super) struct Frames {
    frames: BTreeMap<u32, [u32; FRAME_WORDS]>,
    /// Every bit that a feature has a say in: what it is to be, and in which line the feature stands.
    settled: HashMap<Position, (bool, usize)>,
}

impl Frames {
    /// Sets or clears a bit for a feature in this line.
    ///
    /// # Errors
    /// The line of a feature that wants it to be different.
    pub(super) fn set(&mut self, bit: Bit, line: usize) -> Result<(), usize> {
        let position = (bit.frame, bit.word, bit.bit);
        let settled = self.settled.entry(position).or_insert((bit.value, line));
        if settled.0 != bit.value {
            return Err(settled.1);
        }
        let frame = self.frames.entry(bit.frame).or_insert([0; FRAME_WORDS]);
        if let Some(word) = frame.get_mut(bit.word) {
            *word |= u32::from(bit.value) << bit.bit;
        }
        Ok(())
    }
}

/// Whether a word is one of a frame.
pub(super) fn is_word_of_frame(word: usize) -> bool {
    word < FRAME_WORDS
}

impl fmt::Display for Frames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (address, words) in &self.frames {
            let words: Vec<_> = words.iter().map(|word| format!("0x{word:08X}")).collect();
            writeln!(f, "0x{address:08X} {}", words.join(","))?;
        }
        Ok(())
    }
}
