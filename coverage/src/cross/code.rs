//! Code that changes: fetches of words that have been stored into since they came.

use isa::{CoreConfig, InstructionCacheField, Scalar, Slot};

use crate::counts::Counts;
use crate::seen::Seen;
use crate::table::Event;

/// A set of the RAM's words.
struct Words(Vec<u64>);

impl Words {
    fn none(words: u64) -> Self {
        Words(vec![0; words.div_ceil(64) as usize])
    }

    fn set(&mut self, word: u64, is_in: bool) {
        if let Some(bits) = self.0.get_mut(word as usize / 64) {
            *bits = *bits & !(1 << (word % 64)) | u64::from(is_in) << (word % 64);
        }
    }

    fn contains(&self, word: u64) -> bool {
        let bits = self.0.get(word as usize / 64);
        bits.is_some_and(|bits| bits >> (word % 64) & 1 == 1)
    }
}

/// Looks for changed code.
pub(super) struct CodeObserver {
    line_words: u64,
    word_bytes: u32,
    has_cache: bool,
    /// Words that have been fetched, and those of them that have been stored into since they were fetched first.
    fetched: Words,
    changed: Words,
    /// Words that have been stored into since they were asked for last.
    stored: Words,
}

impl CodeObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        let words = config.ram_bytes / u64::from(config.arch.word_bytes());
        CodeObserver {
            line_words: config.line_words.into(),
            word_bytes: config.arch.word_bytes(),
            has_cache: config.instruction_cache.is_some(),
            fetched: Words::none(words),
            changed: Words::none(words),
            stored: Words::none(words),
        }
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        if self.has_cache {
            self.cache(seen, counts);
        }
        let stores = seen.fires(Scalar::DataRequestValid, Scalar::DataRequestReady)
            && seen.is_set(Scalar::DataRequestWrite)
            && !seen.is_set(Scalar::DataRequestConsole);
        if stores {
            self.store(seen);
        }
        if seen.fires(Scalar::InstructionRequestValid, Scalar::InstructionRequestReady) {
            let word = seen.record.scalar(Scalar::InstructionRequestWord);
            if self.changed.contains(word) {
                counts.count(Event::of_changed_code(0));
            }
            self.fetched.set(word, true);
            self.stored.set(word, false);
        }
    }

    /// A word that is found in the instruction cache.
    fn cache(&self, seen: &Seen, counts: &mut Counts) {
        let field = |field: InstructionCacheField| seen.record.get(Slot::InstructionCache(field));
        let looks_up = field(InstructionCacheField::LookupValid) == 1 && field(InstructionCacheField::LookupStale) == 0;
        let hits = looks_up && field(InstructionCacheField::FillValid) == 0 && seen.is_set(Scalar::FetchValid);
        if hits && self.stored.contains(field(InstructionCacheField::LookupWord)) {
            counts.count(Event::of_changed_code(1));
        }
    }

    fn store(&mut self, seen: &Seen) {
        let first = seen.record.scalar(Scalar::DataRequestLine) * self.line_words;
        let enable = seen.record.scalar(Scalar::DataRequestByteEnable);
        let bytes = (1_u64 << self.word_bytes) - 1;
        for word in 0..self.line_words {
            if enable >> (word as u32 * self.word_bytes) & bytes != 0 {
                self.stored.set(first + word, true);
                if self.fetched.contains(first + word) {
                    self.changed.set(first + word, true);
                }
            }
        }
    }
}
