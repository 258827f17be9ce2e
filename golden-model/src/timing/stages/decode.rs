//! Decode: a word becomes an instruction (docs/pipeline.md section 7).
//!
//! Programs are loops, so words that have been decoded are remembered; that is this file's only
//! state, and nobody outside can see it.

use isa::{Address, Context, Gpr, Interrupt, Lane};

use super::operands::InOperands;
use crate::semantics::{Decoded, Shape};

/// One step of a copy (docs/pipeline.md section 12).
#[derive(Clone, Copy, Debug)]
pub(crate) struct MicroOperation {
    pub(crate) step: Step,
    /// The copy's last one.
    pub(crate) last: bool,
}

/// What a micro-operation does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
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

/// What is in a stage between fetch and commit, with an instruction as it is there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InStage<I> {
    pub(crate) context: Context,
    /// 0 for a micro-operation.
    pub(crate) pc: Address,
    pub(crate) work: Work<I>,
}

/// An instruction, or a micro-operation.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Work<I> {
    Instruction {
        instruction: I,
        /// What its fetch raises.
        fetch_fault: Option<Interrupt>,
        /// Its context goes on at the target of a jump.
        predicted: bool,
    },
    Micro(MicroOperation),
}

/// What is in decode: an instruction's word.
pub(crate) type InDecode = InStage<u64>;

impl<I> InStage<I> {
    #[inline]
    pub(crate) const fn is_micro(&self) -> bool {
        matches!(self.work, Work::Micro(_))
    }

    /// Whether its context has gone on at the target of a jump.
    #[inline]
    pub(crate) const fn was_predicted(&self) -> bool {
        matches!(self.work, Work::Instruction { predicted, .. } if predicted)
    }
}

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
            Work::Instruction {
                instruction: word,
                fetch_fault,
                predicted,
            } => Work::Instruction {
                instruction: self.decode(word),
                fetch_fault,
                predicted,
            },
        };
        InOperands { context, pc, work }
    }
}
