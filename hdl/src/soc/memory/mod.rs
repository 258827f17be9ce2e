//! The RAM of the system, as the core and the loader see it.
//!
//! Each kind has the same two bundles towards the core, which follow the core's own ports (docs/pipeline.md section 3) but for the
//! console's word, which has gone another way.

mod dual_port;
mod shared_port;
mod single_port;
mod wishbone;

pub use dual_port::DualPortMemory;
pub use shared_port::{MemoryAccess, SharedPort};
pub use single_port::SinglePortMemory;
pub use wishbone::{WishboneBridge, WishboneMaster};

use isa::CoreConfig;

use crate::kit::prelude::*;

bundle! {
    /// What is asked of the RAM.
    pub struct MemoryRequests(config: &CoreConfig) {
        /// A fetch is asked for.
        fetch_valid: 1,
        /// Number of its word.
        fetch_word: config.ram_word_bits(),
        /// A store or load is asked for.
        data_valid: 1,
        /// It is a store.
        data_write: 1,
        /// Number of its line.
        data_line: config.ram_line_bits(),
        /// Bytes that it stores.
        data_byte_enable: config.line_bytes(),
        /// The line to store.
        data_value: 8 * config.line_bytes(),
        /// The answer to a load is taken.
        response_ready: 1,
    }
}

bundle! {
    /// What the RAM answers.
    pub struct MemoryAnswers(config: &CoreConfig) {
        /// The fetch is taken.
        fetch_ready: 1,
        /// The oldest fetch is answered.
        fetched_valid: 1,
        /// With this word.
        fetched_word: config.arch.word_bits(),
        /// The store or load is taken.
        data_ready: 1,
        /// A load is taken and its answer is not.
        load_pending: 1,
        /// The oldest load is answered; held until taken.
        response_valid: 1,
        /// With this line.
        response_line: 8 * config.line_bytes(),
    }
}

/// How a word's number divides into its line's and its place in the line.
#[derive(Clone, Copy, Debug)]
pub(super) struct LineShape {
    line_words: u32,
    word_bits: u32,
}

impl LineShape {
    pub(super) fn new(config: &CoreConfig) -> LineShape {
        LineShape {
            line_words: config.line_words,
            word_bits: config.arch.word_bits(),
        }
    }

    /// Bits of a word's place in its line; 0 when a line is a word.
    pub(super) fn place_bits(&self) -> u32 {
        self.line_words.trailing_zeros()
    }

    /// The number of the line that holds the word of this number.
    pub(super) fn line_of(&self, word: &Expr) -> Expr {
        word.bits(self.place_bits(), word.width() - self.place_bits())
    }

    /// Keeps the place of the word asked for.
    pub(super) fn keep_place(
        &self,
        k: &mut Kernel,
        place: &Optional<RDff>,
        when: &Expr,
        word: &Expr,
    ) {
        if let Some(place) = place.get() {
            k.update_when(place, when, word.bits(0, self.place_bits()));
        }
    }

    /// The word of a line at the place kept.
    pub(super) fn word_at(&self, k: &mut Kernel, place: &Optional<RDff>, line: &Expr) -> Expr {
        let words =
            (0..self.line_words).map(|word| line.bits(word * self.word_bits, self.word_bits));
        let words: Vec<Expr> = words.collect();
        match place.get() {
            Some(place) => k.pick("word_picked", &words, place),
            None => line.clone(),
        }
    }
}
