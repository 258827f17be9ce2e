//! Decode: a word becomes an instruction (docs/pipeline.md section 7).
//!
//! Programs are loops, so words that have been decoded are remembered; that is this file's only state, and it cannot be
//! seen from outside.

use isa::FieldLayout;

use crate::rule_events::{Fired, RuleEvent};
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
    /// Whether there is something in the guard's field of an instruction without a guard, at the same places.
    ignored: Vec<bool>,
    layout: FieldLayout,
}

impl Decoder {
    pub(crate) fn new(shape: Shape) -> Self {
        Decoder {
            shape,
            words: vec![0; 1 << CACHE_BITS],
            meanings: vec![Decoded::from_word(&shape, 0); 1 << CACHE_BITS],
            ignored: vec![false; 1 << CACHE_BITS],
            layout: FieldLayout::new(&shape.arch),
        }
    }

    #[inline]
    fn decode(&mut self, word: u64, fired: &mut Fired) -> Decoded {
        let hash = word.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - CACHE_BITS);
        let place = hash as usize;
        if self.words[place] != word {
            self.words[place] = word;
            self.meanings[place] = Decoded::from_word(&self.shape, word);
            let has_guard = self.layout.predicated.extract(word) != 0;
            self.ignored[place] = !has_guard && self.layout.predicate.extract(word) != 0;
        }
        fired.mark_if(self.ignored[place], RuleEvent::GuardIgnored);
        self.meanings[place]
    }

    /// What decode hands to operands.
    #[inline]
    pub(crate) fn prepare(&mut self, stage: &InDecode, fired: &mut Fired) -> InOperands {
        let InDecode { context, pc, work } = *stage;
        let work = match work {
            Work::Micro(micro) => Work::Micro(micro),
            Work::Instruction { instruction: word, fetch_fault, predicted, supervisor } => {
                Work::Instruction { instruction: self.decode(word, fired), fetch_fault, predicted, supervisor }
            }
        };
        InOperands { context, pc, work }
    }
}
