//! The words that have been fetched lately, as cycle records show them.
//!
//! Without an instruction cache the word of a fetch is the port's. With one it may have come long before: what came
//! last for a word's number is what the cache gives for it, since a line is asked for only when it is not there.

use std::collections::{HashMap, VecDeque};

use isa::{CoreConfig, CycleRecord, InstructionCacheField, Scalar, Slot};

/// What was fetched in the last cycles, and so is in the stages up to execute: no stage stalls.
#[derive(Clone, Debug)]
pub(super) struct Fetched {
    /// What is in decode, and in each stage behind it; that in execute is the last.
    words: VecDeque<u64>,
    cache: Option<Cached>,
}

/// What has come for the instruction cache.
#[derive(Clone, Debug)]
struct Cached {
    line_words: u64,
    /// By the number of the word.
    words: HashMap<u64, u64>,
}

impl Fetched {
    /// Before cycle 0.
    pub(super) fn new(config: &CoreConfig) -> Self {
        let cache =
            config.instruction_cache.map(|cache| Cached { line_words: cache.line_words.into(), words: HashMap::new() });
        let pipeline = config.pipeline;
        let stages = 3 + pipeline.read_stages() + pipeline.compute_stages();
        Fetched { words: vec![0; stages as usize].into(), cache }
    }

    /// The word of what is in execute, before its cycle is [seen](Fetched::see).
    pub(super) fn in_execute(&self) -> u64 {
        self.words.back().copied().unwrap_or(0)
    }

    /// A cycle has passed.
    pub(super) fn see(&mut self, record: &CycleRecord) {
        let word = match &mut self.cache {
            None => record.scalar(Scalar::InstructionResponseData),
            Some(cache) => cache.see(record),
        };
        self.words.pop_back();
        self.words.push_front(word);
    }
}

impl Cached {
    /// The word of the fetch that is answered in this cycle; 0 when none is.
    fn see(&mut self, record: &CycleRecord) -> u64 {
        let field = |field| record.get(Slot::InstructionCache(field));
        let is_filling = field(InstructionCacheField::FillValid) == 1;
        let waiting = field(InstructionCacheField::FillWord);
        if is_filling && record.scalar(Scalar::InstructionResponseValid) == 1 {
            let first = waiting - waiting % self.line_words;
            let number = first + field(InstructionCacheField::FillAnswered);
            let word = record.scalar(Scalar::InstructionResponseData);
            self.words.insert(number, word);
        }
        let number = match is_filling {
            true => waiting,
            false => field(InstructionCacheField::LookupWord),
        };
        let is_answered = record.scalar(Scalar::FetchValid) == 1;
        match is_answered {
            true => self.words.get(&number).copied().unwrap_or(0),
            false => 0,
        }
    }
}
