//! Decode: a word becomes an instruction (docs/pipeline.md section 7).
//!
//! Programs are loops, so words that have been decoded are remembered; that is this file's only
//! state, and nobody outside can see it.

use isa::{Address, Context, Gpr, Interrupt, Lane};

use super::operands::{InOperands, Prepared};
use crate::semantics::{Decoded, Shape};

/// One step of a copy (docs/pipeline.md section 12).
#[derive(Clone, Copy, Debug)]
pub(super) struct MicroOperation {
    pub(super) step: Step,
    /// The copy's last one.
    pub(super) last: bool,
}

/// What a micro-operation does.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// A register goes from a lane to another.
    Clone {
        register: Gpr,
        source: Lane,
        destination: Lane,
    },
    /// A register, and the predicate of its number, goes from lane 0 to the shadow set.
    Save { register: Gpr },
    /// The same from the shadow set to lane 0.
    Restore { register: Gpr },
    /// A value goes to a register of lane 0.
    Set { register: Gpr, value: u64 },
}

/// What is in decode.
#[derive(Clone, Copy, Debug)]
pub(super) struct InDecode {
    pub(super) context: Context,
    /// 0 for a micro-operation.
    pub(super) pc: Address,
    pub(super) work: Work,
}

/// An instruction's word, or a micro-operation.
#[derive(Clone, Copy, Debug)]
pub(super) enum Work {
    Instruction {
        word: u64,
        /// What its fetch raises.
        fetch_fault: Option<Interrupt>,
        /// Its context goes on at the target of a jump.
        predicted: bool,
    },
    Micro(MicroOperation),
}

const CACHE_BITS: u32 = 9;

/// The decoder with its memory of words.
#[derive(Clone, Debug)]
pub(super) struct Decoder {
    shape: Shape,
    /// Words, each at the place that its hash gives.
    words: Vec<u64>,
    /// What the words mean, at the same places.
    meanings: Vec<Decoded>,
}

impl Decoder {
    pub(super) fn new(shape: Shape) -> Self {
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
    pub(super) fn prepare(&mut self, stage: &InDecode) -> InOperands {
        let work = match stage.work {
            Work::Instruction {
                word,
                fetch_fault,
                predicted,
            } => Prepared::Instruction {
                decoded: self.decode(word),
                fetch_fault,
                predicted,
            },
            Work::Micro(micro) => Prepared::Micro(micro),
        };
        InOperands {
            context: stage.context,
            pc: stage.pc,
            work,
        }
    }
}
