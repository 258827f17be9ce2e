//! Decode: a word becomes an instruction (docs/pipeline.md section 7).
//!
//! Programs are loops, so words that have been decoded are remembered; that is this file's only state, and it cannot be
//! seen from outside.

use crate::semantics::{Decoded, Shape};
use crate::timing::in_stage::{InDecode, InOperands, Work};

const CACHE_BITS: u32 = 9;

/// The decoder with its memory of words.
#[derive(Clone, Debug)]
pub(crate) struct Decoder {
    shape: Shape,
    /// Words, each at the place that its hash gives.
    words: Vec<u64>,
    /// What the words mean, at the same places.
    meanings: Vec<Decoded>,
}

impl Decoder {
    pub(crate) fn new(shape: Shape) -> Self {
        Decoder {
            shape,
            words: vec![0; 1 << CACHE_BITS],
            meanings: vec![Decoded::from_word(&shape, 0); 1 << CACHE_BITS],
        }
    }

    #[inline]
    fn decode(&mut self, word: u64) -> Decoded {
        let hash = word.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - CACHE_BITS);
        let place = hash as usize;
        if self.words[place] != word {
            self.words[place] = word;
            self.meanings[place] = Decoded::from_word(&self.shape, word);
        }
        self.meanings[place]
    }

    /// What decode hands to operands.
    #[inline]
    pub(crate) fn prepare(&mut self, stage: &InDecode) -> InOperands {
        let InDecode { context, pc, work } = *stage;
        let work = match work {
            Work::Micro(micro) => Work::Micro(micro),
            Work::Instruction { instruction: word, fetch_fault, predicted, supervisor } => {
                Work::Instruction { instruction: self.decode(word), fetch_fault, predicted, supervisor }
            }
        };
        InOperands { context, pc, work }
    }
}
